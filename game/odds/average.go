package odds

import (
	"math"
	"slices"

	"quantumpoker/game"
)

// group is the placements of one card that lead to the same state.
type group struct {
	card  game.Card
	to    int32
	plays []game.Play
}

// groups lists the distinct moves of a seat in canonical order, none if it is not
// to move.
func (s *space) groups(v game.View) (out []group) {
	if q, ok := v.ToMove(); !ok || q != v.Qubit() {
		return nil
	}
	from := s.id(v.State())
	for c := range game.Measure {
		if !v.Holds(c) {
			continue
		}
		leads := s.from(from, c)
		first := len(out)
		for _, to := range leads.distinct {
			out = append(out, group{card: c, to: to})
		}
		for i, p := range s.plays[c] {
			g := &out[first+slices.Index(leads.distinct, leads.to[i])]
			g.plays = append(g.plays, p)
		}
	}
	if v.MeasureOpen() {
		out = append(out, group{game.Measure, from, []game.Play{game.NewPlay(game.Measure)}})
	}
	return out
}

// average is what the moves of the seat to move are worth, averaged over deals.
type average struct {
	*lookahead
	groups []group
	ply    int
	mover  game.Qubit
	gone   []cards // what each seat has played
	sums   []float64
	spread []float64 // sums of squares of what the mover itself gets, by group
	weight float64
}

func (l *lookahead) average(v game.View, gone []cards) *average {
	groups := l.groups(v)
	return &average{
		lookahead: l, groups: groups, ply: v.Table.Plays(), mover: v.Qubit(), gone: gone,
		sums: make([]float64, len(groups)*l.players), spread: make([]float64, len(groups)),
	}
}

// add looks depth plays ahead in the hand whose cards were dealt like this. It
// adds nothing once the budget is spent.
func (a *average) add(dealt []cards, weight float64, depth int) {
	var hands [game.MaxPlayers]cards
	for q, hand := range dealt {
		hands[q] = hand.minus(a.gone[q])
	}
	a.weight += weight
	for i, g := range a.groups {
		at := a.after(g, hands, depth)
		if a.budget.out {
			return
		}
		worth := a.vector(at)
		for q, w := range worth {
			a.sums[i*a.players+q] += weight * w
		}
		own := worth[a.mover]
		a.spread[i] += weight * own * own
	}
}

// after is where in worth the value after a move of the group begins.
func (a *average) after(g group, hands [game.MaxPlayers]cards, depth int) int32 {
	if g.card == game.Measure {
		return a.measure(g.to)
	}
	hands[a.mover][g.card]--
	return a.value(a.look(a.ply+1, depth-1, hands), g.to)
}

// moves gives the averages. If the deals were drawn at random, it says how far
// their number may put them off.
func (a *average) moves(drawn bool) []Move {
	out := make([]Move, len(a.groups))
	for i, g := range a.groups {
		worth := a.sums[i*a.players : (i+1)*a.players]
		for q := range worth {
			worth[q] /= a.weight
		}
		out[i] = Move{Plays: g.plays, Worth: worth}
		if drawn {
			own := worth[a.mover]
			variance := max(0, a.spread[i]/a.weight-own*own)
			out[i].Margin = 1.96 * math.Sqrt(variance/(a.weight-1))
		}
	}
	return out
}
