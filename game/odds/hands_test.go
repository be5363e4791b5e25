package odds

import (
	"slices"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
)

// fresh deals a hand by the rules.
func fresh(t require.TestingT, r game.Rules, first game.Qubit, ante int, seed uint64) game.Hand {
	seats := make([]game.Seat, r.Players)
	for i := range seats {
		seats[i] = game.Seat(i)
	}
	deal := game.NewDeal(r, game.FixedSeeds(seed)(1).Stream(game.StreamDeal))
	h, err := game.NewHand(r, seats, first, ante, deal)
	require.NoError(t, err)
	return h
}

// anyHand draws a hand that has come some way, take-backs included.
func anyHand(t *rapid.T, minPlayers, maxPlayers int) game.Hand {
	n := rapid.IntRange(minPlayers, maxPlayers).Draw(t, "players")
	first := game.Qubit(rapid.IntRange(0, n-1).Draw(t, "first"))
	h := fresh(t, game.Classic(n), first, rapid.IntRange(1, 100).Draw(t, "ante"), rapid.Uint64().Draw(t, "seed"))
	for range rapid.IntRange(0, 3*n).Draw(t, "steps") {
		if last, ok := h.TakeBack(); ok && rapid.IntRange(0, 3).Draw(t, "take back") == 0 {
			h = apply(t, h, game.Event{Kind: game.TookBack, Seat: last.Seat, Play: last.Play})
		} else if !h.OnlyMeasure() {
			plays := slices.DeleteFunc(mover(h).Plays(), func(p game.Play) bool { return p.Card == game.Measure })
			h = play(t, h, rapid.SampledFrom(plays).Draw(t, "play"))
		}
	}
	return h
}

// mover is the view of the seat to move.
func mover(h game.Hand) game.View {
	s, _ := h.Mover()
	return h.View(s)
}

func apply(t require.TestingT, h game.Hand, e game.Event) game.Hand {
	next, err := h.Apply(e)
	require.NoError(t, err)
	return next
}

func play(t require.TestingT, h game.Hand, plays ...game.Play) game.Hand {
	for _, p := range plays {
		s, _ := h.Mover()
		h = apply(t, h, game.Event{Kind: game.Played, Seat: s, Play: p})
	}
	return h
}

// replayed is the hand with another deal, and whether its events fit that deal.
func replayed(h game.Hand, d game.Deal) (game.Hand, bool) {
	out, err := game.NewHand(h.Rules(), h.Seats(), h.First(), h.Ante(), d)
	for _, e := range h.Events() {
		if err == nil {
			out, err = out.Apply(e)
		}
	}
	return out, err == nil
}
