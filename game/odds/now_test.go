package odds

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

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

func TestSharesAddUpToThePool(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := anyHand(t, game.MinPlayers, game.MaxPlayers)
		r := Now(h.Table)
		left, chance := Chips{int64(h.Pool()), 1}.Sub(r.House.Average), 0.0
		for _, s := range r.Qubits {
			left = left.Sub(s.Average)
			require.Equal(t, 1.0, s.Alone.Float()+s.Shares.Float()+s.Nothing.Float())
		}
		require.Equal(t, Chips{0, 1}, left, "the averages of seats and house are the pool")
		for i, o := range r.Outcomes {
			require.EqualValues(t, i, o.Basis)
			chance += o.Probability.Float()
			chips := o.Payout.House
			for _, c := range o.Payout.Seats {
				chips += c
			}
			require.Equal(t, h.Pool(), chips)
		}
		require.Equal(t, 1.0, chance)
	})
}

func TestChips(t *testing.T) {
	require.Equal(t, "45/2", newChips(90, 4).String())
	require.Equal(t, "-45", Chips{45, 2}.Sub(Chips{135, 2}).String())
	require.Equal(t, Chips{-1, 6}, Chips{1, 3}.Sub(Chips{1, 2}))
	require.Equal(t, -22.5, Chips{-45, 2}.Float())
}
