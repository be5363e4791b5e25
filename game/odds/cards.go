package odds

import "quantumpoker/game"

// gateKinds is the number of kinds of card that are gates; Measure follows them.
const gateKinds = int(game.Measure)

// cards counts gate cards by kind. Cards of a kind are alike, so that it stands
// for what a seat holds, and equal holdings are ==.
type cards [gateKinds]uint8

// count counts the gate cards of a list.
func count(list []game.Card) (c cards) {
	for _, card := range list {
		if card != game.Measure {
			c[card]++
		}
	}
	return c
}

// list writes the cards out, sorted, and a Measure after them.
func (c cards) list() []game.Card {
	out := make([]game.Card, 0, c.total()+1)
	for k, n := range c {
		for range n {
			out = append(out, game.Card(k))
		}
	}
	return append(out, game.Measure)
}

func (c cards) total() int {
	n := 0
	for _, k := range c {
		n += int(k)
	}
	return n
}

func (c cards) plus(d cards) cards {
	for k, n := range d {
		c[k] += n
	}
	return c
}

// minus takes d, which c must hold, out of c.
func (c cards) minus(d cards) cards {
	for k, n := range d {
		c[k] -= n
	}
	return c
}

func (c cards) holds(d cards) bool {
	for k, n := range d {
		if c[k] < n {
			return false
		}
	}
	return true
}

// capped is c with at most n cards of each kind.
func (c cards) capped(n int) cards {
	for k := range c {
		c[k] = uint8(min(int(c[k]), n))
	}
	return c
}

// draws lists every way to take n of the cards.
func (c cards) draws(n int) []cards {
	var out []cards
	var draw cards
	var take func(kind, left int)
	take = func(kind, left int) {
		if kind == gateKinds {
			if left == 0 {
				out = append(out, draw)
			}
			return
		}
		for i := 0; i <= min(left, int(c[kind])); i++ {
			draw[kind] = uint8(i)
			take(kind+1, left-i)
		}
		draw[kind] = 0
	}
	take(0, n)
	return out
}
