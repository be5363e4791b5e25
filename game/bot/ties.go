package bot

import (
	"slices"

	"quantumpoker/game"
)

// rank is the order in which cards go that promise the same: Measure, which is
// sure, before all others, and what there is little of before what is common.
var rank = [game.CardKinds]int{game.Measure: 0, game.H: 1, game.Toffoli: 2, game.Swap: 3, game.X: 4, game.CNOT: 5}

// best lists the options with one card that no other option is better than. Of
// cards that are equally good the rank decides.
func best(options []Option, better func(i, j int) bool) []int {
	var out []int
	for i := range options {
		if len(out) > 0 {
			top := out[0]
			a, b := rank[options[i].Play.Card], rank[options[top].Play.Card]
			switch {
			case better(top, i) || !better(i, top) && b < a:
				continue
			case better(i, top) || a < b:
				out = out[:0]
			}
		}
		out = append(out, i)
	}
	return out
}

// firstOf is which of the options, all with one card, names the first qubits,
// counted from the first player's in turn order.
func firstOf(v game.View, options []Option, among []int) int {
	return slices.MinFunc(among, func(i, j int) int {
		a, b := inTurnOrder(v.Table, options[i].Play).On, inTurnOrder(v.Table, options[j].Play).On
		return slices.Compare(a[:], b[:])
	})
}

// inTurnOrder is the play with the qubits numbered in turn order, the first
// player's being 0.
func inTurnOrder(t game.Table, p game.Play) game.Play {
	for i, q := range p.Qubits() {
		p.On[i] = (q - t.First() + game.Qubit(t.Players())) % game.Qubit(t.Players())
	}
	return p.Canonical()
}
