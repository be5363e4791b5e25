package odds

import (
	"cmp"
	"context"
	"math"
	"slices"

	"quantumpoker/game"
)

// Advice is what each move of a seat is worth if everybody saw all cards from
// here on, averaged over deals that are possible as far as the seat knows.
type Advice struct {
	// Moves are the distinct moves, the one that brings the seat most first, and
	// where that is the same in canonical order.
	Moves []Move
	// Exact says that it looks ahead to the end of the hand in every possible deal.
	Exact bool
	// Depth is how many plays it looks ahead, the seat's own being the first. What
	// comes after them counts as if it were measured there.
	Depth int
	// Deals is over how many deals it averages: all, or as many drawn by weight.
	Deals int
}

// Bounds of an estimate. They count work and not time, so that the same view gets
// the same advice on every machine.
const (
	maxDeals     = 200
	maxPositions = 2_000_000
	maxStates    = 50_000 // of eight qubits take some 40 MB
)

// Advise shows what the moves of the seat, which must be to move, are worth. With
// two and three players it shows one answer, to the end of the hand. With more it
// shows a first estimate at once and then ever deeper ones, until it has reached
// the end or done a fixed amount of work. When ctx ends it returns its error. It
// calls show before it returns, on the same goroutine.
func (s *Solver) Advise(ctx context.Context, v game.View, show func(Advice)) error {
	deals, err := deals(v)
	if err != nil {
		return err
	}
	hands, weights, all := some(deals)
	l, depth := s.estimates(v)
	l.budget.stopped = func() bool { return ctx.Err() != nil }
	for end := l.left(v.Table); ; depth++ {
		a := l.average(v, deals.gone)
		for i, dealt := range hands {
			a.add(dealt, weights[i], depth)
		}
		if err := ctx.Err(); err != nil || l.budget.out {
			return err
		}
		moves := a.moves(!all)
		rank(moves, v.Qubit())
		show(Advice{Moves: moves, Exact: all && depth >= end, Depth: depth, Deals: len(hands)})
		if depth >= end {
			return nil
		}
	}
}

// estimates gives tables to look ahead with, and how far to look at first.
func (s *Solver) estimates(v game.View) (l *lookahead, depth int) {
	if v.Players() <= exactPlayers {
		l = s.lookahead(v.Table)
		return l, max(1, l.left(v.Table))
	}
	// Not the Solver's own: what they already hold must not decide how deep a
	// bounded amount of work gets.
	l = newLookahead(newSpace(v.Players()), v.Table)
	l.budget.positions, l.budget.states = maxPositions, maxStates
	return l, 1
}

// rank sorts moves by what they bring the owner of qubit q, rounding errors aside.
func rank(moves []Move, q game.Qubit) {
	worth := func(m Move) float64 { return math.Round(m.Worth[q] / slack) }
	slices.SortStableFunc(moves, func(a, b Move) int { return cmp.Compare(worth(b), worth(a)) })
}

// some lists all deals with their weights if they are at most maxDeals, or else
// draws as many as that, always the same ones for the same view.
func some(d *Deals) (hands [][]cards, weights []float64, all bool) {
	for dealt, ways := range d.hands() {
		if len(hands) == maxDeals {
			return drawn(d), slices.Repeat([]float64{1}, maxDeals), false
		}
		hands, weights = append(hands, slices.Clone(dealt)), append(weights, float64(ways))
	}
	return hands, weights, true
}

func drawn(d *Deals) [][]cards {
	hands, r := make([][]cards, maxDeals), game.Seed{}.Stream("advice")
	for i := range hands {
		hands[i] = d.draw(r)
	}
	return hands
}
