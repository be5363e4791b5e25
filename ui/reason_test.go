package ui

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/record"
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
	below := os.MkdirAll(filepath.Join(file, "below"), 0o700)
	isFolder := os.WriteFile(folder, nil, 0o600)
	for want, err := range map[string]error{
		"the disk is full": &fs.PathError{Op: "write", Path: file, Err: syscall.ENOSPC},
		"there is no permission for this file or folder": &fs.PathError{Op: "open", Path: file, Err: syscall.EACCES},
		"the disk can only be read":                      &fs.PathError{Op: "open", Path: file, Err: syscall.EROFS},
		"too many files are open on this device":         &fs.PathError{Op: "open", Path: file, Err: syscall.EMFILE},
		"the file or folder is not there":                missing,
		"something with this name is there already":      exists,
		"a folder with this name is in the way":          isFolder,
		"a file is in the way of the folder":             below,
	} {
		require.Error(t, err, want)
		assert.Equal(t, want, reason(fmt.Errorf("saving: %w", err)))
	}
	assert.Equal(t, "the file or folder is not there", reason(&record.Damage{Kind: record.NoAccess, Err: missing}))
	odd := errors.New("something else")
	assert.Equal(t, odd.Error(), reason(odd))

	speakEnglishAfter(t)
	speak(resources.Spanish)
	assert.Equal(t, "el disco está lleno", reason(&fs.PathError{Err: syscall.ENOSPC}))
}

// What the rules and the records say is in English; a player reads it in the language
// that is spoken, and as a part of a sentence.
func TestReasonsOfTheGameAreTranslated(t *testing.T) {
	speakEnglishAfter(t)
	speak(pseudo(t))
	english := regexp.MustCompile(`[a-z]{4,}`)
	errs := []error{
		&game.SetupError{Part: "name", Value: "", Min: 1, Max: game.MaxName},
		&game.SetupError{Part: "seats", Value: "1", Min: game.MinPlayers, Max: game.MaxPlayers},
		&game.DealError{Part: game.PartOutcome, Claimed: "|00⟩", Follows: "|01⟩"},
		&record.Damage{Line: 1, Kind: record.Foreign},
		&record.Damage{Line: 3, Kind: record.Illegal, Err: &game.Refusal{Reason: game.NotHeld, Card: game.X}},
		&record.Damage{Line: 3, Kind: record.Covered},
	}
	for r := game.HandOver; r <= game.BadDeal; r++ {
		errs = append(errs, &game.Refusal{Reason: r, Card: game.X, Qubit: 1, Round: 2})
	}
	for _, err := range errs {
		said := reason(fmt.Errorf("wrapped: %w", err))
		assert.False(t, english.MatchString(said), "%q", said)
		assert.NotContains(t, said, "<no value>")
		assert.NotRegexp(t, `[.。]$`, said)
	}
}

func TestTheTroubleWithACodeIsTranslated(t *testing.T) {
	speakEnglishAfter(t)
	speak(resources.Spanish)
	trouble := &record.CodeError{Kind: record.IllegalCode, Err: &game.Refusal{Reason: game.NotYourTurn}}
	assert.Equal(t, "El texto cuenta una mano que no pudo ocurrir: le toca a otro asiento.", codeTrouble(trouble))
}
