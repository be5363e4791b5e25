package ui

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
)

func TestSettingsFileKeepsWhatItWasTold(t *testing.T) {
	name := filepath.Join(t.TempDir(), "new folder", "settings.json")
	p := prefs{openSettings(name)}
	want := settings{variant: theme.Dark, animate: false, text: 130, hide: hideNever}
	p.setSettings(want)
	d := newDraft()
	d.names[0], d.by[1], d.players, d.endless = "Zoë", game.Master, 5, true
	p.setMatch(d)

	again := prefs{openSettings(name)}
	assert.Equal(t, want, again.settings())
	assert.Equal(t, d, again.match())
	entries, err := os.ReadDir(filepath.Dir(name))
	require.NoError(t, err)
	assert.Len(t, entries, 1, "nothing of the replacing is left behind")
}

// A broken file is no error for the player: the usual settings hold, and the file
// is kept aside.
func TestABrokenSettingsFileIsKeptAside(t *testing.T) {
	for _, broken := range []string{"", "{\"theme\":", "null", "[1]", "{\"theme\":\"dark\",\"text size\":true}"} {
		name := filepath.Join(t.TempDir(), "settings.json")
		require.NoError(t, os.WriteFile(name, []byte(broken), 0o600))
		p := prefs{openSettings(name)}
		assert.Equal(t, prefs{openSettings(filepath.Join(t.TempDir(), "none"))}.settings(), p.settings(), broken)
		p.setSettings(settings{variant: theme.Light, animate: true, text: textUsual})
		assert.Equal(t, theme.Light, prefs{openSettings(name)}.settings().variant)
	}
}

func TestSettingsHoldWhereTheyCannotBeWritten(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(dir, nil, 0o600))
	p := prefs{openSettings(filepath.Join(dir, "settings.json"))}
	p.setSettings(settings{variant: theme.Dark, text: textUsual})
	assert.Equal(t, theme.Dark, p.settings().variant)
}
