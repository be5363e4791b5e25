package game

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWorkedExample(t *testing.T) {
	deal := Deal{{X, H, Swap, Measure}, {X, CNOT, CNOT, Measure}, {X, CNOT, Toffoli, Measure}}
	h, err := NewHand(Classic(3), []Seat{0, 1, 2}, 0, 60, deal)
	require.NoError(t, err)
	for _, e := range []Event{
		{Kind: Played, Seat: 0, Play: NewPlay(H, 0)},
		{Kind: Played, Seat: 1, Play: NewPlay(CNOT, 1, 0)},
		{Kind: Played, Seat: 2, Play: NewPlay(X, 2)},
	} {
		h, err = h.Apply(e)
		require.NoError(t, err)
	}
	averages := func(h Hand) (out [4]float64) {
		for o := range Outcome(8) {
			p := h.Payout(o)
			w := h.State().Probability(int(o)).Float()
			for q, chips := range p.Seats {
				out[q] += w * float64(chips)
			}
			out[3] += w * float64(p.House)
		}
		return out
	}
	require.Equal(t, [4]float64{22.5, 22.5, 90, 225}, averages(h))
	h, err = h.Apply(Event{Kind: Played, Seat: 0, Play: NewPlay(X, 0)})
	require.NoError(t, err)
	require.Equal(t, [4]float64{112.5, 112.5, 45, 90}, averages(h))
	effects := h.Effects()
	require.Equal(t, InPlus, effects[2].Unchanged)
	require.Len(t, effects[1].Links, 1)
}
