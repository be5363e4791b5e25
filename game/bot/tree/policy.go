package tree

import (
	"slices"

	"quantumpoker/game"
)

// Policy gives each action of each information set its probability, sets in the
// order in which they were made and actions in theirs.
type Policy []float64

// of is the part of the policy that belongs to the set.
func (p Policy) of(s *set) []float64 { return p[s.first : int(s.first)+len(s.actions)] }

// Novice plays every play equally often.
func (t *Tree) Novice() Policy {
	p := make(Policy, t.actions)
	for i := range t.sets {
		s := &t.sets[i]
		equally(s.actions, p.of(s), func(int) bool { return true })
	}
	return p
}

// Casual plays what pays best if measured right after it, and measures when
// nothing pays more.
func (t *Tree) Casual() Policy {
	p := make(Policy, t.actions)
	for i := range t.sets {
		s := &t.sets[i]
		mover := int(s.turn) % t.rules.Players
		values := make([]float64, len(s.actions))
		for a, act := range s.actions {
			values[a] = t.space.pays[act.next][mover]
		}
		best(s.actions, values, p.of(s))
		onlyFirst(p.of(s))
	}
	return p
}

// Skilled plays what is worth most on average over the deals that its set leaves
// possible, if everybody saw all cards from then on.
func (t *Tree) Skilled() Policy {
	p := make(Policy, t.actions)
	open := t.openHands()
	for i := range t.sets {
		s := &t.sets[i]
		best(s.actions, t.average(s, open), p.of(s))
	}
	return p
}

// average is what each action of the set is worth to its mover on average over
// the set's deals, given the values of the nodes of the next turn.
func (t *Tree) average(s *set, values [][]payouts) []float64 {
	out := make([]float64, len(s.actions))
	turn := int(s.turn)
	mover, total := turn%t.rules.Players, 0.0
	for _, i := range t.nodes(s) {
		n := &t.layers[turn][i]
		weight := t.deals[n.deal].weight
		total += weight
		for a, child := range t.children(turn, n) {
			out[a] += times(weight, t.valueOf(turn, child, values)[mover])
		}
	}
	for a := range out {
		out[a] /= total
	}
	return out
}

// close is how far apart two values may be and still count as equal: far more
// than rounding makes of it, far less than any two that differ.
const close = 1e-9

// best divides the probability among the plays of the highest value with one
// card, the one that goes [Before] the others.
func best(actions []action, values, out []float64) {
	top := slices.Max(values)
	card := actions[0].card
	found := false
	for a, act := range actions {
		if values[a] >= top-close && (!found || Before(act.card, card)) {
			card, found = act.card, true
		}
	}
	equally(actions, out, func(a int) bool { return values[a] >= top-close && actions[a].card == card })
}

// rank is the order of Before.
var rank = [game.CardKinds]int{game.Measure: 0, game.H: 1, game.Toffoli: 2, game.Swap: 3, game.X: 4, game.CNOT: 5}

// Before reports which of two cards that promise the same is played: Measure, which is
// sure, before all others, and what there is little of before what is common.
func Before(a, b game.Card) bool { return rank[a] < rank[b] }

// onlyFirst takes the first of the possible actions.
func onlyFirst(probs []float64) {
	first := slices.IndexFunc(probs, func(p float64) bool { return p > 0 })
	clear(probs)
	probs[first] = 1
}

// equally divides the probability among the plays of the chosen actions.
func equally(actions []action, out []float64, chosen func(a int) bool) {
	total := 0
	for a, act := range actions {
		if chosen(a) {
			total += act.plays
		}
	}
	for a, act := range actions {
		out[a] = 0
		if chosen(a) {
			out[a] = float64(act.plays) / float64(total)
		}
	}
}
