package tree

import (
	"slices"

	"quantumpoker/game"
)

// Spot is an information set of a Tree, and how the qubits of a hand stand to its
// seats.
type Spot struct {
	tree  *Tree
	set   *set
	id    int
	state uint8
	table game.Table
	past  []step
}

// step is a play that has been made, and what was public before it.
type step struct {
	seat   int
	state  uint8
	played hands
	action action
}

// Find is the information set of the seat to move; ok is false when the view is of
// other rules, of a seat that does not move, or when only Measure is left.
func (t *Tree) Find(v game.View) (s Spot, ok bool) {
	r := v.Rules()
	if q, open := v.ToMove(); !open || q != v.Qubit() || v.OnlyMeasure() || !t.Is(r) {
		return Spot{}, false
	}
	s = Spot{tree: t, table: v.Table}
	var played hands
	for i, standing := range v.Standing() {
		seat, card, next := i%r.Players, standing.Play.Card, s.after(standing.Play)
		s.past = append(s.past, step{seat, s.state, played, action{card: card, next: next}})
		s.state = next
		played = played.with(seat, one(card))
	}
	id, ok := t.byKey[keyOf(s.state, countOf(v.Dealt()), played)]
	if !ok {
		return Spot{}, false
	}
	s.id, s.set = int(id), &t.sets[id]
	return s, true
}

// Is reports whether the tree is of these rules.
func (t *Tree) Is(r game.Rules) bool {
	return t.rules.Players == r.Players && t.rules.Each == r.Each && t.rules.MeasureFrom == r.MeasureFrom &&
		slices.Equal(t.rules.Deck, r.Deck) && slices.Equal(t.rules.Start, r.Start)
}

// Action is the index of the set's action that the play is.
func (s Spot) Action(p game.Play) int {
	next := s.state
	if p.Card != game.Measure {
		next = s.after(p)
	}
	return slices.IndexFunc(s.set.actions, func(a action) bool { return a.card == p.Card && a.next == next })
}

// Chances is the probability of each action of the spot by the policy.
func (s Spot) Chances(policy Policy) []float64 { return policy.of(s.set) }

// after is the state after a play of the hand, whose qubits are numbered in turn
// order first.
func (s Spot) after(p game.Play) uint8 {
	n, first := game.Qubit(s.tree.rules.Players), s.table.First()
	for i, q := range p.Qubits() {
		p.On[i] = (q - first + n) % n
	}
	i := slices.Index(s.tree.space.plays[p.Card], p.Canonical())
	return s.tree.space.next[s.state][p.Card][i]
}
