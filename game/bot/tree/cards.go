package tree

import "quantumpoker/game"

// cards counts gate cards by kind, two bits a kind.
type cards uint16

const (
	kindBits  = 2
	cardsBits = kindBits * int(game.Measure)
)

func one(c game.Card) cards { return 1 << (kindBits * cards(c)) }

func countOf(list []game.Card) cards {
	var n cards
	for _, c := range list {
		if c != game.Measure {
			n += one(c)
		}
	}
	return n
}

func (n cards) of(c game.Card) int { return int(n>>(kindBits*cards(c))) & (1<<kindBits - 1) }

// deal is who was dealt what, and in how many ways a shuffle gives it.
type deal struct {
	seats  []cards
	weight float64
}

// dealsOf lists the deals of the rules' deck.
func dealsOf(r game.Rules) []deal {
	var out []deal
	var left [game.Measure]int
	for _, c := range r.Deck {
		left[c]++
	}
	hands := make([]cards, r.Players)
	var fill func(seat int, kind game.Card, room int, ways float64)
	fill = func(seat int, kind game.Card, room int, ways float64) {
		if room == 0 || kind == game.Measure {
			switch {
			case room > 0:
			case seat == r.Players-1:
				out = append(out, deal{append([]cards(nil), hands...), ways})
			default:
				fill(seat+1, 0, r.Each, ways)
			}
			return
		}
		for n := 0; n <= min(room, left[kind]); n++ {
			hands[seat] += cards(n) * one(kind)
			ways := ways * float64(choose(left[kind], n))
			left[kind] -= n
			fill(seat, kind+1, room-n, ways)
			left[kind] += n
			hands[seat] -= cards(n) * one(kind)
		}
	}
	fill(0, 0, r.Each, 1)
	return out
}

func choose(n, k int) int {
	c := 1
	for i := range k {
		c = c * (n - i) / (i + 1)
	}
	return c
}
