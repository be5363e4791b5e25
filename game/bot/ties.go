package bot

import (
	"slices"

	"quantumpoker/game"
	"quantumpoker/game/bot/tree"
)

// best lists the options with one card that no other option is better than. Of
// cards that are equally good it is the one that goes [tree.Before] the others.
func best(options []Option, better func(i, j int) bool) []int {
	var out []int
	for i := range options {
		if len(out) > 0 {
			top := out[0]
			card, topCard := options[i].Play.Card, options[top].Play.Card
			switch {
			case better(top, i) || !better(i, top) && tree.Before(topCard, card):
				continue
			case better(i, top) || tree.Before(card, topCard):
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
