package odds

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// example is the hand of the rules' worked example before its fourth play.
func example(t *testing.T) game.Hand {
	deal := game.Deal{
		{game.X, game.H, game.Swap, game.Measure},
		{game.X, game.CNOT, game.CNOT, game.Measure},
		{game.X, game.CNOT, game.Toffoli, game.Measure},
	}
	h, err := game.NewHand(game.Classic(3), []game.Seat{0, 1, 2}, 0, 60, deal)
	require.NoError(t, err)
	return play(t, h, game.NewPlay(game.H, 0), game.NewPlay(game.CNOT, 1, 0), game.NewPlay(game.X, 2))
}

func play(t require.TestingT, h game.Hand, plays ...game.Play) game.Hand {
	for _, p := range plays {
		mover, _ := h.Mover()
		next, err := h.Apply(game.Event{Kind: game.Played, Seat: mover, Play: p})
		require.NoError(t, err)
		h = next
	}
	return h
}

func TestNowOnTheWorkedExample(t *testing.T) {
	r := Now(play(t, example(t), game.NewPlay(game.X, 0)).Table)
	quarter, half := quantum.Fraction{Num: 1, Den: 4}, quantum.Fraction{Num: 1, Den: 2}
	never := quantum.Fraction{Num: 0, Den: 1}
	both := Share{Alone: quarter, Shares: quarter, Nothing: half, Average: Chips{225, 2}}
	assert.Equal(t, []Share{both, both, {never, half, half, Chips{45, 1}}}, r.Qubits)
	assert.Equal(t, Share{never, half, half, Chips{90, 1}}, r.House)
	assert.Equal(t, 360, r.Pool)
	require.Len(t, r.Outcomes, 8)
	assert.Equal(t, Outcome{0b101, quarter, game.Payout{Seats: []int{90, 0, 90}, House: 180}}, r.Outcomes[5])
	assert.Equal(t, []quantum.Link{{A: 0, B: 1, Relation: quantum.Differ}}, r.Links.Pairs)
}
