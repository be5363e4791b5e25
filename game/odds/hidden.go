package odds

import (
	"fmt"
	"iter"
	randv2 "math/rand/v2"

	"quantumpoker/game"
)

// Deals is every deal that one seat still has to reckon with. A deal's weight is
// in how many ways the single cards of the deck make it, so that all weights of a
// fresh three-player deck add up to 9!/(3!·3!·3!) = 1,680. How the others play is
// not taken for a hint at what they hold; what they played and showed is.
//
// Nothing is sampled, whatever the number of players: the weights of all ways to
// deal on are added up seat by seat, see [Hidden].
type Deals struct {
	evidence
	// room is how many cards of each seat are unknown, free the labelled cards
	// that are dealt to this seat or a later one, as far as known.
	room []int
	free []cards
	// rest is what nobody has shown; draws[q] is what of it q may have.
	rest  cards
	draws [][]cards
	// ways[q][index] weighs all ways to deal what is left to q and those after it.
	ways [][]uint64
}

// maxCards bounds the deck so that all weights fit into 64 bits.
const maxCards = 24

// Hidden finds the deals that are possible as far as the seat can know, or a
// [Contradiction] if there are none.
//
// What q and the later seats get depends on the earlier ones only by the cards
// that those left. So the weight of all ways to deal on is kept for every such
// rest, from the last seat to the first.
func Hidden(v game.View) (*Deals, error) { return dealsFor(gather(v)) }

func dealsFor(e evidence) (*Deals, error) {
	if err := e.check(); err != nil {
		return nil, err
	}
	if n := e.deck.total(); n > maxCards {
		return nil, fmt.Errorf("a deck of %d gate cards has more deals than can be counted: use at most %d", n, maxCards)
	}
	n := len(e.gone)
	d := &Deals{
		evidence: e, rest: e.deck,
		room: make([]int, n), free: make([]cards, n+1), draws: make([][]cards, n), ways: make([][]uint64, n+1),
	}
	for q := n - 1; q >= 0; q-- {
		known := e.known(game.Qubit(q))
		d.room[q] = e.each - known.total()
		d.free[q] = d.free[q+1].plus(known)
		d.rest = d.rest.minus(known)
	}
	d.weigh()
	return d, nil
}

// weigh fills draws and ways.
func (d *Deals) weigh() {
	n, size := len(d.room), 1
	for _, c := range d.rest {
		size *= int(c) + 1
	}
	d.ways[n] = make([]uint64, size)
	d.ways[n][0] = 1
	open := 0
	for q := n - 1; q >= 0; q-- {
		d.ways[q] = make([]uint64, size)
		d.draws[q] = d.rest.draws(d.room[q])
		open += d.room[q]
		for _, rest := range d.rest.draws(open) {
			total := uint64(0)
			for _, draw := range d.draws[q] {
				if rest.holds(draw) {
					total += d.weight(q, rest, draw) * d.ways[q+1][d.index(rest.minus(draw))]
				}
			}
			d.ways[q][d.index(rest)] = total
		}
	}
}

// index numbers the sets of cards within d.rest.
func (d *Deals) index(c cards) int {
	i := 0
	for k, n := range c {
		i = i*(int(d.rest[k])+1) + int(n)
	}
	return i
}

// weight is in how many ways q gets the draw besides its known cards when rest is
// what is left for it and those after it.
func (d *Deals) weight(q int, rest, draw cards) uint64 {
	ways := uint64(1)
	for k := range draw {
		all := rest[k] + d.free[q][k]
		mine := draw[k] + d.free[q][k] - d.free[q+1][k]
		ways *= choose[all][mine]
	}
	return ways
}

// choose[n][k] is n over k.
var choose = func() (t [maxCards + 1][maxCards + 1]uint64) {
	for n := range t {
		t[n][0] = 1
		for k := 1; k <= n; k++ {
			t[n][k] = t[n-1][k-1] + t[n-1][k]
		}
	}
	return t
}()

// Ways is the weight of all possible deals together.
func (d *Deals) Ways() uint64 { return d.ways[0][d.index(d.rest)] }

// All gives every possible deal and its weight, always in the same order.
func (d *Deals) All() iter.Seq2[game.Deal, uint64] {
	return func(yield func(game.Deal, uint64) bool) {
		for hands, weight := range d.hands() {
			if !yield(d.deal(hands), weight) {
				return
			}
		}
	}
}

// hands gives what every seat may have been dealt. The slice is used again.
func (d *Deals) hands() iter.Seq2[[]cards, uint64] {
	return func(yield func([]cards, uint64) bool) {
		hands := make([]cards, len(d.room))
		var deal func(q int, rest cards, ways uint64) bool
		deal = func(q int, rest cards, ways uint64) bool {
			if q == len(hands) {
				return yield(hands, ways)
			}
			for _, draw := range d.draws[q] {
				if !rest.holds(draw) {
					continue
				}
				hands[q] = d.known(game.Qubit(q)).plus(draw)
				if !deal(q+1, rest.minus(draw), ways*d.weight(q, rest, draw)) {
					return false
				}
			}
			return true
		}
		deal(0, d.rest, 1)
	}
}

// Draw picks a possible deal with a chance in proportion to its weight.
func (d *Deals) Draw(r game.Rand) game.Deal { return d.deal(d.draw(r)) }

func (d *Deals) draw(r game.Rand) []cards {
	at := randv2.New(r).Uint64N(d.Ways())
	hands, rest := make([]cards, len(d.room)), d.rest
	for q := range hands {
		for _, draw := range d.draws[q] {
			if !rest.holds(draw) {
				continue
			}
			left := rest.minus(draw)
			each, behind := d.weight(q, rest, draw), d.ways[q+1][d.index(left)]
			if ways := each * behind; at >= ways {
				at -= ways
				continue
			}
			at %= behind // which of the ways to deal on
			hands[q], rest = d.known(game.Qubit(q)).plus(draw), left
			break
		}
	}
	return hands
}

func (d *Deals) deal(hands []cards) game.Deal {
	out := make(game.Deal, len(hands))
	for q, hand := range hands {
		out[q] = hand.list()
	}
	return out
}
