package odds

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// TestCensusOfTheClassicDeck pins the figures to six decimals.
func TestCensusOfTheClassicDeck(t *testing.T) {
	c, err := NewCensus(game.Classic(3), 2)
	require.NoError(t, err)
	assert.Equal(t, 162, c.Deals)
	assert.EqualValues(t, 1680, c.Ways)
	for name, w := range map[string]struct {
		got  Payouts
		ways uint64
		want []float64 // the seats and the house
	}{
		"all deals":       {c.All, 1680, []float64{1.648930, 1.421254, 1.524113, 1.405703}},
		"q0 has Hadamard": {c.Holder[0], 560, []float64{1.749732, 1.788454, 1.121752, 1.340061}},
		"q1 has Hadamard": {c.Holder[1], 560, []float64{1.512528, 1.629801, 1.684738, 1.172933}},
		"q2 has Hadamard": {c.Holder[2], 560, []float64{1.684528, 0.845508, 1.765848, 1.704116}},
	} {
		assert.Equal(t, w.ways, w.got.Ways, name)
		assert.InDeltaSlice(t, w.want, append(w.got.Seats, w.got.House), 5e-7, name)
	}
}

func TestCensusIsForFewPlayers(t *testing.T) {
	_, err := NewCensus(game.Classic(4), 2)
	require.ErrorContains(t, err, "4 players")
}

func TestCensusWithoutHadamards(t *testing.T) {
	r := game.Classic(2)
	r.Deck = []game.Card{game.X, game.X, game.X, game.CNOT, game.CNOT, game.Swap}
	c, err := NewCensus(r, 1)
	require.NoError(t, err)
	assert.Equal(t, Payouts{Seats: []float64{0, 0}}, c.Holder[0])
	assert.Equal(t, Payouts{Ways: 20, Seats: []float64{1, 1}, House: 2}, c.All, "nothing ever changes")
}

func BenchmarkCensus(b *testing.B) {
	for b.Loop() {
		if _, err := NewCensus(game.Classic(3), 2); err != nil {
			b.Fatal(err)
		}
	}
}
