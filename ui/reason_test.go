package ui

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/resources"
)

// What the system really returns is said in the language of the game, however deep
// it is wrapped.
func TestReasonsOfTheSystemAreTranslated(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	_, missing := os.Open(filepath.Join(folder, "missing"))
	exists := os.Mkdir(file, 0o700)
	isFolder := os.WriteFile(folder, nil, 0o600)
	for want, err := range map[string]error{
		"the disk is full": &fs.PathError{Op: "write", Path: file, Err: syscall.ENOSPC},
		"there is no permission for this file or folder": &fs.PathError{Op: "open", Path: file, Err: syscall.EACCES},
		"the disk can only be read":                      &fs.PathError{Op: "open", Path: file, Err: syscall.EROFS},
		"too many files are open on this device":         &fs.PathError{Op: "open", Path: file, Err: syscall.EMFILE},
		"the file or folder is not there":                missing,
		"something with this name is there already":      exists,
		"a folder with this name is in the way":          isFolder,
	} {
		require.Error(t, err, want)
		assert.Equal(t, want, reason(fmt.Errorf("saving: %w", err)))
	}
	odd := errors.New("something else")
	assert.Equal(t, odd.Error(), reason(odd))

	speakEnglishAfter(t)
	speak(resources.Spanish)
	assert.Equal(t, "el disco está lleno", reason(&fs.PathError{Err: syscall.ENOSPC}))
}
