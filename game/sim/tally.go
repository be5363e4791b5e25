package main

import (
	"math"
	"slices"

	"quantumpoker/game"
)

// tally adds up results. Tallies are merged in the order of the deals, so that
// the sums are the same to the last digit however many workers there were.
type tally struct {
	deals, hands int
	sum          result
	squares      []float64 // of each deal's mean payout, by place
	gaps         []gap
}

// gap is what a level got more than the other seats, summed over deals. The
// weakest level of the line-up has none.
type gap struct {
	level        game.Player
	sum, squares float64
}

func newTally(seats []game.Player) tally {
	n := len(seats)
	t := tally{sum: result{seats: make([]seatResult, n)}, squares: make([]float64, n)}
	weakest := slices.Min(seats)
	for _, l := range levels {
		if l != weakest && slices.Contains(seats, l) {
			t.gaps = append(t.gaps, gap{level: l})
		}
	}
	return t
}

// count adds the sum of one deal's hands.
func (t *tally) count(seats []game.Player, r result, hands int) {
	t.deals++
	t.hands += hands
	t.sum.add(r)
	means := make([]float64, len(seats))
	for i, s := range r.seats {
		means[i] = s.paid / float64(hands)
		t.squares[i] += means[i] * means[i]
	}
	for i := range t.gaps {
		g := lead(seats, means, t.gaps[i].level)
		t.gaps[i].sum += g
		t.gaps[i].squares += g * g
	}
}

// lead is the mean of the level's seats less the mean of the others.
func lead(seats []game.Player, means []float64, level game.Player) float64 {
	var own, others, n float64
	for i, l := range seats {
		if l == level {
			own += means[i]
			n++
		} else {
			others += means[i]
		}
	}
	return own/n - others/(float64(len(seats))-n)
}

func (t *tally) merge(o tally) {
	t.deals += o.deals
	t.hands += o.hands
	t.sum.add(o.sum)
	for i := range t.squares {
		t.squares[i] += o.squares[i]
	}
	for i := range t.gaps {
		t.gaps[i].sum += o.gaps[i].sum
		t.gaps[i].squares += o.gaps[i].squares
	}
}

// standardError is that of the mean of n values of which the sum and the sum of
// squares are given; 0 where one value alone says nothing about it.
func standardError(sum, squares float64, n int) float64 {
	if n < 2 {
		return 0
	}
	mean := sum / float64(n)
	return math.Sqrt(max(0, squares/float64(n)-mean*mean) / float64(n-1))
}
