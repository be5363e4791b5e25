package launch_test

import (
	"flag"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/launch"
)

func TestParse(t *testing.T) {
	tests := map[string]struct {
		args []string
		want launch.Options
	}{
		"nothing":      {nil, launch.Options{}},
		"seats":        {[]string{"-seats", "Ada, Ben ,Chi"}, launch.Options{Seats: []string{"Ada", "Ben", "Chi"}}},
		"seed":         {[]string{"-seed=7"}, launch.Options{Seed: 7, Fixed: true}},
		"seed 0":       {[]string{"-seed", "0"}, launch.Options{Fixed: true}},
		"largest seed": {[]string{"-seed", "18446744073709551615"}, launch.Options{Seed: 1<<64 - 1, Fixed: true}},
		"version":      {[]string{"--version"}, launch.Options{Version: true}},
		"both": {
			[]string{"-seats", "A,B,C,D,E,F,G,H", "-seed", "1"},
			launch.Options{Seats: []string{"A", "B", "C", "D", "E", "F", "G", "H"}, Seed: 1, Fixed: true},
		},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			var help strings.Builder
			got, err := launch.Parse(tt.args, &help)
			require.NoError(t, err)
			assert.Equal(t, tt.want, got)
			assert.Empty(t, help.String())
		})
	}
}

// handText tells of a finished hand.
const handText = "QP1-AIADYAAAANAWIYIJAABUEZLOYOU3ZGVDJ77OF46B3YKM6747NPWREZJSRY2ABG5W5RNKAS3QA66AAAADAEAASAABAACQCAAHAGROQDUX"

func TestReplayTakesTheTextOfAHand(t *testing.T) {
	got, err := launch.Parse([]string{"-replay", handText}, io.Discard)
	require.NoError(t, err)
	require.NotNil(t, got.Replay)
	assert.Equal(t, handText, got.Replay.Code())
	_, err = launch.Parse([]string{"-replay", handText[:len(handText)-2]}, io.Discard)
	require.Error(t, err)
	assert.Contains(t, err.Error(), "damaged: copy all of it again")
}

func TestBadArgumentsAreNamedInOneLine(t *testing.T) {
	tests := map[string]struct {
		args []string
		want []string // parts of the message
	}{
		"unknown flag":     {[]string{"-sets", "Ada,Ben"}, []string{"-sets", "-h lists the flags"}},
		"no value":         {[]string{"-seed"}, []string{"-seed"}},
		"bare argument":    {[]string{"Ada"}, []string{`"Ada"`}},
		"seed is a word":   {[]string{"-seed", "x"}, []string{`"x"`, "-seed", "whole number from 0"}},
		"negative seed":    {[]string{"-seed", "-1"}, []string{`"-1"`, "whole number from 0"}},
		"seed too large":   {[]string{"-seed", "18446744073709551616"}, []string{"18446744073709551615"}},
		"one seat":         {[]string{"-seats", "Ada"}, []string{`"Ada"`, "-seats", "2 to 8 players"}},
		"nine seats":       {[]string{"-seats", "A,B,C,D,E,F,G,H,I"}, []string{"that is 9"}},
		"no seats":         {[]string{"-seats", ""}, []string{"name 1 is empty"}},
		"empty name":       {[]string{"-seats", "Ada, ,Ben"}, []string{"name 2 is empty"}},
		"same name":        {[]string{"-seats", "Ada,Ben, Ada"}, []string{`two players are named "Ada"`}},
		"no hand":          {[]string{"-replay", "hello"}, []string{"-replay", "not the text of a hand"}},
		"replay and seats": {[]string{"-seats", "Ada,Ben", "-replay", handText}, []string{"-replay", "-seats", "one of the two"}},
		"long name":        {[]string{"-seats", strings.Repeat("é", 41) + ",Ben"}, []string{"longer than 40 letters"}},
		"no UTF-8":         {[]string{"-seats", "\xff,\xfe"}, []string{`"\xff" has a letter that cannot be shown`, "leave that letter out"}},
		"two lines":        {[]string{"-seats", "A\nB,Ben"}, []string{`"A\nB" has a letter that cannot be shown`}},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			var help strings.Builder
			_, err := launch.Parse(tt.args, &help)
			require.Error(t, err)
			assert.NotErrorIs(t, err, flag.ErrHelp)
			for _, part := range tt.want {
				assert.ErrorContains(t, err, part)
			}
			assert.NotContains(t, err.Error(), "\n")
			assert.Empty(t, help.String())
		})
	}
}

func TestHelpNamesEveryFlag(t *testing.T) {
	for _, ask := range []string{"-h", "--help"} {
		var help strings.Builder
		_, err := launch.Parse([]string{ask}, &help)
		require.ErrorIs(t, err, flag.ErrHelp)
		for _, name := range []string{"-seats Ada,Ben,Chi", "-seed number", "-version"} {
			assert.Contains(t, help.String(), name)
		}
	}
}

func TestTheFolderOfMatchesIsMade(t *testing.T) {
	require.NoError(t, launch.Options{}.MakeData(), "the device's own is not of the command line")
	folder := filepath.Join(t.TempDir(), "games", "matches")
	for range 2 {
		require.NoError(t, launch.Options{Data: folder}.MakeData())
		assert.DirExists(t, folder)
	}
}

func TestAFolderThatCannotBeMadeIsNamedInOneLine(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	for _, data := range []string{file, filepath.Join(file, "matches"), "no\x00folder"} {
		err := launch.Options{Data: data}.MakeData()
		require.Error(t, err, data)
		for _, part := range []string{"-data", strconv.Quote(data), "name a folder that is there or can be made"} {
			assert.ErrorContains(t, err, part)
		}
		assert.NotContains(t, err.Error(), "\n")
	}
}
