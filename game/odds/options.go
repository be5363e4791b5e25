package odds

import (
	"cmp"
	"slices"

	"quantumpoker/game"
)

// Option is one distinct thing that the seat to move can do, and what everybody
// would get if it were measured right after.
type Option struct {
	// Plays are the placements of one card that lead to the same state, in
	// canonical order.
	Plays  []game.Play
	Qubits []Share
	House  Share
	// Gain is how much more the seat itself would get than if it were measured now.
	Gain Chips
}

// Options lists what the seat can do, what brings it most first, and where that is
// the same in canonical order; nothing if the seat is not to move.
func Options(v game.View) []Option {
	s, pays := newSpace(v.Players()), payouts(v.Table)
	groups := s.groups(v)
	out := make([]Option, len(groups))
	for i, g := range groups {
		out[i].Plays = g.plays
		out[i].Qubits, out[i].House = shares(s.states[g.to], pays)
	}
	me := v.Qubit()
	now, _ := shares(v.State(), pays)
	for i := range out {
		out[i].Gain = out[i].Qubits[me].Average.Sub(now[me].Average)
	}
	slices.SortStableFunc(out, func(a, b Option) int { return cmp.Compare(b.Gain.Float(), a.Gain.Float()) })
	return out
}
