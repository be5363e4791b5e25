package odds

import (
	"fmt"
	"slices"

	"quantumpoker/game"
)

type weighted struct {
	deal game.Deal
	ways uint64
}

// naiveDeals gives every deal and in how many of all orders of the deck it comes
// up, found by dealing every order. Orders within a seat's cards do not count.
func naiveDeals(r game.Rules) []weighted {
	ways := map[string]uint64{}
	deals := map[string]game.Deal{}
	hands := make([][]game.Card, r.Players)
	var give func(i int)
	give = func(i int) { // to whom goes the i-th card of the deck?
		if i == len(r.Deck) {
			d := make(game.Deal, r.Players)
			for q := range d {
				d[q] = append(slices.Clone(hands[q]), game.Measure)
				slices.Sort(d[q])
			}
			k := fmt.Sprint(d)
			ways[k]++
			deals[k] = d
			return
		}
		for q := range hands {
			if len(hands[q]) < r.Each {
				hands[q] = append(hands[q], r.Deck[i])
				give(i + 1)
				hands[q] = hands[q][:len(hands[q])-1]
			}
		}
	}
	give(0)
	var out []weighted
	for k, d := range deals {
		out = append(out, weighted{d, ways[k]})
	}
	return out
}
