package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestWorkedExample(t *testing.T) {
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
	h := knownHand(t)
	require.Equal(t, [4]float64{67.5, 67.5, 67.5, 157.5}, averages(h))
	h = after(t, h, played(0, H, 0), played(1, CNOT, 1, 0), played(2, X, 2))
	for _, o := range []int{0b000, 0b011, 0b100, 0b111} {
		require.Equal(t, "1/4", h.State().Probability(o).String())
	}
	require.Equal(t, [4]float64{22.5, 22.5, 90, 225}, averages(h))
	h = after(t, h, played(0, X, 0))
	for _, o := range []int{0b001, 0b010, 0b101, 0b110} {
		require.Equal(t, "1/4", h.State().Probability(o).String())
	}
	require.Equal(t, [4]float64{112.5, 112.5, 45, 90}, averages(h))
}

func TestTurnsAndRounds(t *testing.T) {
	for n := MinPlayers; n <= MaxPlayers; n++ {
		for first := range Qubit(n) {
			h := shuffledHand(t, n, first, uint64(n))
			r := random(1)
			for i := range gates(h) {
				q, ok := h.ToMove()
				require.True(t, ok)
				require.Equal(t, (int(first)+i)%n, int(q))
				require.Equal(t, i/n+1, h.Round())
				require.Equal(t, i >= n, h.MeasureOpen(), "Measure opens with the second round")
				require.Equal(t, i >= n, h.View(Seat(q)).Check(NewPlay(Measure)) == nil)
				require.False(t, h.OnlyMeasure())
				require.Equal(t, 4-i/n, h.Held(q))
				h = playOn(t, h, r, i+1)
				require.Equal(t, i/n+1, h.RoundOf(i))
			}
			mover, _ := h.Mover()
			assert.Equal(t, Seat(first), mover)
			assert.True(t, h.OnlyMeasure())
			assert.Equal(t, []Play{NewPlay(Measure)}, h.View(mover).Plays())
			assert.Equal(t, []Card{Measure}, h.Cards(first))
		}
	}
}

func TestMeasureEndsTheHand(t *testing.T) {
	open := playOn(t, knownHand(t), random(1), 4) // seat 1 is to move
	e := open.Draw(random(2))
	h := after(t, open, e)
	o, ok := h.Outcome()
	require.True(t, ok)
	assert.Equal(t, e.Outcome, o)
	_, moving := h.Mover()
	assert.False(t, moving)
	assert.False(t, h.MeasureOpen())
	assert.Equal(t, 2, h.Held(1), "two gates left, and the Measure is gone")
	assert.NotContains(t, h.Cards(1), Measure)
	assert.Contains(t, h.Cards(2), Measure)
	assert.Empty(t, h.View(1).Plays())
	for _, next := range []Event{looked(1), played(1, X, 0), e, tookBack(0, X, 0)} {
		_, err := h.Apply(next)
		refused(t, HandOver, err)
	}
}

func TestMeasuredNeedsAPossibleOutcome(t *testing.T) {
	h := after(t, knownHand(t), played(0, H, 0), played(1, CNOT, 1, 0), played(2, X, 2))
	possible := map[Outcome]bool{0b000: true, 0b011: true, 0b100: true, 0b111: true}
	for _, o := range []Outcome{0, 1, 2, 3, 4, 5, 6, 7, 8, 1 << 62, 1 << 63, 1<<64 - 1} {
		_, err := h.Apply(Event{Kind: Measured, Seat: 0, Outcome: o})
		if possible[o] {
			require.NoError(t, err, o)
		} else {
			refused(t, WrongOutcome, err)
		}
	}
	_, err := h.Apply(Event{Kind: Measured, Seat: 1})
	refused(t, NotYourTurn, err)
	_, err = h.Apply(played(0, Measure))
	refused(t, WrongMoment, err)
	_, err = h.Apply(Event{Kind: Dealt, Seat: 0})
	refused(t, WrongMoment, err)
}

func TestSince(t *testing.T) {
	h := after(t, knownHand(t), looked(0), played(0, H, 0)) // events 0 and 1
	assert.Empty(t, h.Since(0))
	assert.Equal(t, []int{1}, h.Since(1), "a seat that has not played is told everything")
	h = after(t, h, looked(1), played(1, X, 1), looked(2), played(2, X, 2)) // events 2 to 5
	assert.Equal(t, []int{3, 5}, h.Since(0), "that somebody looked at cards is not told")
	h = after(t, h, tookBack(2, X, 2))
	assert.Equal(t, []int{1, 3}, h.Since(2), "a play taken back does not count as the last one")
	assert.Equal(t, []int{3, 5, 6}, h.Since(0), "what others take back is told")
	h = after(t, h, played(2, X, 2), played(0, X, 0), played(1, CNOT, 0, 2)) // events 7 to 9
	assert.Empty(t, h.Since(1))
	assert.Equal(t, []int{8, 9}, h.Since(2))
	h = after(t, h, h.Draw(random(1)))
	assert.Equal(t, []int{9, 10}, h.Since(0), "the measurement is told too")
}
