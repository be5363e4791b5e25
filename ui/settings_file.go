package ui

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"github.com/natefinch/atomic"
)

// prefStore is where settings are kept. Fyne's own Preferences are one, but they
// write over their file, so that a game that is ended meanwhile loses them all.
type prefStore interface {
	BoolWithFallback(key string, usual bool) bool
	SetBool(key string, v bool)
	IntWithFallback(key string, usual int) int
	SetInt(key string, v int)
	StringWithFallback(key, usual string) string
	SetString(key, v string)
	IntList(key string) []int
	SetIntList(key string, v []int)
	StringList(key string) []string
	SetStringList(key string, v []string)
}

var (
	_ prefStore = fyne.Preferences(nil)
	_ prefStore = (*settingsFile)(nil)
)

// settingsName is the file of the settings, in the folder of the matches.
const settingsName = "settings.json"

// settingsFile keeps settings in a JSON file that is replaced whole at every
// change. A file that cannot be read counts as none, and is kept aside.
type settingsFile struct {
	name   string
	values map[string]json.RawMessage
}

func openSettings(name string) *settingsFile {
	f := &settingsFile{name: name, values: map[string]json.RawMessage{}}
	raw, err := os.ReadFile(name)
	if err != nil {
		return f // the first start, or a folder that the banner tells of
	}
	if json.Unmarshal(raw, &f.values) != nil || f.values == nil {
		f.values = map[string]json.RawMessage{}
		_ = os.Rename(name, name+".damaged")
	}
	return f
}

// read is the value of a key, or the usual one where there is none of its type.
func read[T any](f *settingsFile, key string, usual T) T {
	var v T
	if raw, ok := f.values[key]; !ok || json.Unmarshal(raw, &v) != nil {
		return usual
	}
	return v
}

// write keeps a value. Where the file cannot be written it holds until the game
// is closed; the banner says that nothing is being saved.
func write[T any](f *settingsFile, key string, v T) {
	raw, err := json.Marshal(v)
	if err != nil || bytes.Equal(raw, f.values[key]) {
		return
	}
	f.values[key] = raw
	all, err := json.MarshalIndent(f.values, "", "  ")
	if err == nil && os.MkdirAll(filepath.Dir(f.name), 0o700) == nil {
		_ = atomic.WriteFile(f.name, bytes.NewReader(all))
	}
}

func (f *settingsFile) BoolWithFallback(key string, usual bool) bool { return read(f, key, usual) }
func (f *settingsFile) SetBool(key string, v bool)                   { write(f, key, v) }
func (f *settingsFile) IntWithFallback(key string, usual int) int    { return read(f, key, usual) }
func (f *settingsFile) SetInt(key string, v int)                     { write(f, key, v) }
func (f *settingsFile) StringWithFallback(key, usual string) string  { return read(f, key, usual) }
func (f *settingsFile) SetString(key, v string)                      { write(f, key, v) }
func (f *settingsFile) IntList(key string) []int                     { return read[[]int](f, key, nil) }
func (f *settingsFile) SetIntList(key string, v []int)               { write(f, key, v) }
func (f *settingsFile) StringList(key string) []string               { return read[[]string](f, key, nil) }
func (f *settingsFile) SetStringList(key string, v []string)         { write(f, key, v) }
