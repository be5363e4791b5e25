package bot

import (
	"math"

	"quantumpoker/game"
	"quantumpoker/game/bot/tree"
	"quantumpoker/quantum"
)

// board is what stays the same during a hand. Here, and wherever positions are
// played on in thought, qubits are numbered in turn order, so that qubit 0 moves
// first and first placements are Casual's first placements.
type board struct {
	players, turns int        // turns before only Measure is left
	opens          int        // the first turn that may measure
	pays           []outcomes // by seat
	moves          [game.Measure][]game.Play
	exchanges      [game.Measure][][]exchange // by move
}

func newBoard(r game.Rules) *board {
	b := &board{players: r.Players, turns: r.Players * r.Each, opens: r.Players * (r.MeasureFrom - 1)}
	for q := range game.Qubit(r.Players) {
		var pays outcomes
		copy(pays[:], payTable(r.Players, q))
		b.pays = append(b.pays, pays)
	}
	for c := range b.moves {
		b.moves[c] = game.Placements(game.Card(c), r.Players)
		for _, p := range b.moves[c] {
			b.exchanges[c] = append(b.exchanges[c], exchanges(p, r.Players))
		}
	}
	return b
}

// held counts gate cards by kind.
type held [game.Measure]int8

func countCards(cards []game.Card) (h held) {
	for _, c := range cards {
		if c != game.Measure {
			h[c]++
		}
	}
	return h
}

// position is a hand as somebody imagines it: the state, and everybody's cards.
type position struct {
	state quantum.Exact
	turn  int
	left  [game.MaxPlayers]held
}

func (b *board) mover(p *position) int { return p.turn % b.players }

// play plays the i-th placement of the card.
func (b *board) play(p *position, c game.Card, i int) error {
	p.left[b.mover(p)][c]--
	p.turn++
	return p.state.Apply(b.moves[c][i].Gate())
}

// exchange is two outcomes whose amplitudes a play exchanges.
type exchange struct{ low, high uint8 }

// exchanges lists what a play of a gate other than H exchanges.
func exchanges(p game.Play, players int) (out []exchange) {
	if p.Card == game.H {
		return nil
	}
	var on, up int // the outcomes with all of on change place with those that differ by up
	for i, role := range p.Card.Roles() {
		switch {
		case role == game.Control, role == game.Swapped && i == 0:
			on |= 1 << p.On[i]
		}
		if role != game.Control {
			up |= 1 << p.On[i]
		}
	}
	for i := range 1 << players {
		if i&on == on && i&(up&^on) == 0 {
			out = append(out, exchange{uint8(i), uint8(i ^ up)})
		}
	}
	return out
}

// prospect is what a seat is paid if the circuit is measured now, and what after
// each placement of each card, an ante being unit.
type prospect struct {
	now     int64
	cards   [game.Measure][]int64
	amps    outcomes
	weights outcomes
}

// outcomes holds a number for each outcome.
type outcomes [1 << game.MaxPlayers]int64

// look fills in the prospect for a seat and the kinds of cards that it holds.
func (b *board) look(out *prospect, s *quantum.Exact, seat int, cards held) {
	n := 1 << b.players
	pays := &b.pays[seat]
	_, k := s.Amplitude(0)
	var sum int64
	even := true
	for i := range n {
		a, _ := s.Amplitude(i)
		w := int64(a * a)
		out.amps[i], out.weights[i] = int64(a), w
		sum += w * pays[i]
		even = even && w == out.weights[0]
	}
	shift := maxPower - k
	out.now = sum << shift
	for c := range cards {
		values := out.cards[c][:0]
		if cards[c] > 0 {
			for i := range b.moves[c] {
				switch {
				case game.Card(c) == game.H:
					values = append(values, out.afterH(pays, n, 1<<i)<<(shift-1))
				case even:
					values = append(values, out.now)
				default:
					values = append(values, (sum+out.gain(pays, b.exchanges[c][i]))<<shift)
				}
			}
		}
		out.cards[c] = values
	}
}

// gain is what the seat's payout changes by when amplitudes are exchanged.
func (o *prospect) gain(pays *outcomes, list []exchange) (gain int64) {
	for _, x := range list {
		gain += (o.weights[x.low] - o.weights[x.high]) * (pays[x.high] - pays[x.low])
	}
	return gain
}

// afterH is twice what the seat is paid after H on the qubit that bit stands for.
func (o *prospect) afterH(pays *outcomes, n, bit int) (sum int64) {
	for i := range n {
		if j := i | bit; j != i {
			cross := 2 * o.amps[i] * o.amps[j]
			sum += (o.weights[i]+o.weights[j])*(pays[i]+pays[j]) + cross*(pays[i]-pays[j])
		}
	}
	return sum
}

// top is the best card to play and its first best placement by Casual's rules;
// Measure, where it may be played, if nothing pays more.
func (o *prospect) top(measure bool) (game.Card, int) {
	card, at, value := game.Measure, 0, int64(math.MinInt64)
	if measure {
		value = o.now
	}
	for c, values := range o.cards {
		for i, v := range values {
			if v > value || v == value && tree.Before(game.Card(c), card) {
				card, at, value = game.Card(c), i, v
			}
		}
	}
	return card, at
}
