package odds

import (
	"testing"

	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

func TestCensusOfTheClassicDeck(t *testing.T) {
	c, err := NewCensus(game.Classic(3), 2)
	require.NoError(t, err)
	require.Equal(t, 162, c.Deals)
	require.EqualValues(t, 1680, c.Ways)
	t.Log(c)
}

func BenchmarkCensus(b *testing.B) {
	for b.Loop() {
		if _, err := NewCensus(game.Classic(3), 2); err != nil {
			b.Fatal(err)
		}
	}
}
