package odds

import (
	"quantumpoker/game"
	"quantumpoker/quantum"
)

// Chances[q][c] is the chance that the seat with qubit q holds a card of kind c now.
type Chances [][game.CardKinds]quantum.Fraction

// Chances gives who may hold what.
func (d *Deals) Chances() Chances {
	lacks := d.lacks()
	out := make(Chances, len(lacks))
	for q := range out {
		out[q][game.Measure] = fraction(1, 1)
		if d.measured == game.Qubit(q) {
			out[q][game.Measure] = fraction(0, 1)
		}
		for c, ways := range lacks[q] {
			out[q][c] = fraction(d.Ways()-ways, d.Ways())
		}
	}
	return out
}

// lacks weighs, for every qubit and kind, the deals in which its seat holds none
// now. It deals from the first seat on, so that what earlier seats left meets the
// weight of all ways to deal on.
func (d *Deals) lacks() [][gateKinds]uint64 {
	out := make([][gateKinds]uint64, len(d.room))
	before := make([]uint64, len(d.ways[0])) // weighs the ways to leave each rest
	before[d.index(d.rest)] = 1
	open := d.rest.total()
	for q, room := range d.room {
		after := make([]uint64, len(before))
		left := d.known(game.Qubit(q)).minus(d.gone[q])
		for _, rest := range d.rest.draws(open) {
			ways := before[d.index(rest)]
			if ways == 0 {
				continue
			}
			for _, draw := range d.draws[q] {
				if !rest.holds(draw) {
					continue
				}
				next := d.index(rest.minus(draw))
				dealt := ways * d.weight(q, rest, draw)
				after[next] += dealt
				for c, n := range draw.plus(left) {
					if n == 0 {
						out[q][c] += dealt * d.ways[q+1][next]
					}
				}
			}
		}
		before, open = after, open-room
	}
	return out
}
