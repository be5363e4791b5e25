package game

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Two hands that differ only in cards that others still hide are one to a seat.
func TestViewsHoldNothingHidden(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(3, MaxPlayers).Draw(t, "players")
		seed := rapid.Uint64().Draw(t, "seed")
		r := random(seed)
		h := playOn(t, shuffledHand(t, n, 0, seed), r, r.IntN(2*n+1))
		me := Qubit(r.IntN(n))
		a, b := (me+1)%Qubit(n), (me+2)%Qubit(n)
		hiddenA, hiddenB := h.Cards(a)[0], h.Cards(b)[0]
		deal := Deal{}
		for q := range Qubit(n) {
			cards := h.Dealt(q)
			switch q {
			case a:
				cards[slices.Index(cards, hiddenA)] = hiddenB
			case b:
				cards[slices.Index(cards, hiddenB)] = hiddenA
			}
			slices.Sort(cards)
			deal = append(deal, cards)
		}
		other, err := NewHand(h.Rules(), h.Seats(), h.First(), h.Ante(), deal)
		require.NoError(t, err)
		other = after(t, other, h.Events()...)

		require.Equal(t, h.View(Seat(me)), other.View(Seat(me)))
		if hiddenA != hiddenB {
			require.NotEqual(t, h.View(Seat(a)), other.View(Seat(a)))
		}
	})
}

func TestViewIsOfOneSeat(t *testing.T) {
	h := after(t, knownHand(t), played(0, H, 0))
	v := h.View(1)
	assert.Equal(t, Seat(1), v.Seat())
	assert.Equal(t, Qubit(1), v.Qubit())
	assert.Equal(t, []Card{X, CNOT, CNOT, Measure}, v.Cards())
	assert.Equal(t, []Card{X, H, Swap, Measure}, h.View(0).Dealt())
	assert.Equal(t, []Card{X, Swap, Measure}, h.View(0).Cards())
	assert.True(t, v.Holds(CNOT))
	assert.False(t, v.Holds(Toffoli))
	assert.Panics(t, func() { h.View(3) })
}

func TestPreview(t *testing.T) {
	h := knownHand(t)
	v := h.View(0)
	p := NewPlay(H, 0)
	shown, err := v.Preview(p)
	require.NoError(t, err)
	same(t, after(t, h, played(0, H, 0)).Table, shown)
	same(t, h.Table, v.Table)

	shown, err = v.Preview(NewPlay(Toffoli, 0, 1, 2))
	require.NoError(t, err, "a card that the seat lacks may be previewed too")
	assert.Equal(t, 1, shown.Plays())
	shown, err = v.Preview(NewPlay(Measure))
	require.NoError(t, err)
	same(t, h.Table, shown)
	for _, bad := range []Play{NewPlay(CNOT, 1), NewPlay(CNOT, 1, 1), NewPlay(X, 3)} {
		_, err = v.Preview(bad)
		assert.Error(t, err, bad)
	}
}

// print is all that a hand says about itself.
func print(h Hand) string {
	return fmt.Sprint(h.events, h.standing, h.state, h.outcome, h.done, h.deal, h.seats, h.rules)
}

// Hands that go on from one another, in a tree, never change one another.
func TestHandsAreValues(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(MinPlayers, MaxPlayers).Draw(t, "players")
		seed := rapid.Uint64().Draw(t, "seed")
		r := random(seed)
		hands := []Hand{shuffledHand(t, n, 0, seed)}
		prints := []string{print(hands[0])}
		for range 40 {
			h := hands[max(0, len(hands)-1-r.IntN(4))]
			mover, ok := h.Mover()
			if !ok {
				continue
			}
			var e Event
			last, canTakeBack := h.TakeBack()
			switch {
			case canTakeBack && r.IntN(2) == 0:
				e = Event{Kind: TookBack, Seat: last.Seat, Play: last.Play}
			case h.OnlyMeasure() || h.MeasureOpen() && r.IntN(12) == 0:
				e = h.Draw(r)
			case !h.Looked() && r.IntN(4) == 0:
				e = looked(mover)
			default:
				e = Event{Kind: Played, Seat: mover, Play: anyGate(h.View(mover), r)}
			}
			next := after(t, h, e)
			hands, prints = append(hands, next), append(prints, print(next))
		}
		for i, h := range hands {
			require.Equal(t, prints[i], print(h))
		}
	})
}

// What a hand gives out or was given is not a way into it.
func TestHandsShareNothing(t *testing.T) {
	deal, seats := knownDeal(), []Seat{0, 1, 2}
	h, err := NewHand(Classic(3), seats, 0, 60, deal)
	require.NoError(t, err)
	h = after(t, h, played(0, H, 0))
	want := print(h)
	deal[1][0], seats[0] = Toffoli, 5
	h.Events()[0].Seat = 2
	h.Standing()[0].Seat = 2
	h.Seats()[0] = 2
	h.Cards(1)[0], h.Dealt(1)[0] = Toffoli, Toffoli
	h.View(1).Cards()[0], h.View(1).Dealt()[0] = Toffoli, Toffoli
	h.View(1).Plays()[0] = NewPlay(X, 2)
	assert.Equal(t, want, print(h))
	assert.Equal(t, NewPlay(X, 0), h.View(1).Plays()[0])
}
