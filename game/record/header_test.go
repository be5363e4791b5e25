package record

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
)

// In a file, both of these names would be the same.
func TestNamesThatNoFileCanHold(t *testing.T) {
	s := setup(2)
	s.Seats[0].Name, s.Seats[1].Name = "\xff", "\xfe"
	_, err := openDir(t, t.TempDir()).Create(s)
	var wrong *game.SetupError
	require.ErrorAs(t, err, &wrong)
	require.Equal(t, "name", wrong.Part)
}

// The names of any match come out of its file as they went in.
func TestNamesSurviveTheFile(t *testing.T) {
	letters := rapid.StringOf(rapid.RuneFrom([]rune("A é\u00a0\u200d\u2028<&\"\\\ufffd")))
	rapid.Check(t, func(t *rapid.T) {
		s := setup(2)
		s.Seats[0].Name = rapid.OneOf(rapid.String(), letters).Draw(t, "name")
		if s.Check() != nil {
			return
		}
		got, _, damage := parseHeader(newHeader(s, fixedTime()))
		require.Nil(t, damage)
		require.Equal(t, s, got)
	})
}
