package bot

import (
	"math"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// board is what stays the same during a hand. Here, and wherever positions are
// played on in thought, qubits are numbered in turn order, so that qubit 0 moves
// first and first placements are Casual's first placements.
type board struct {
	players, turns int // turns before only Measure is left
	opens          int // the first turn that may measure
	pays           [][]int64
	moves          [game.Measure][]game.Play
}

func newBoard(r game.Rules) *board {
	b := &board{players: r.Players, turns: r.Players * r.Each, opens: r.Players * (r.MeasureFrom - 1)}
	for q := range game.Qubit(r.Players) {
		b.pays = append(b.pays, payTable(r.Players, q))
	}
	for c := range b.moves {
		b.moves[c] = game.Placements(game.Card(c), r.Players)
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

// prospect is what a seat is paid if the circuit is measured now, and what after
// each placement of each card, an ante being unit.
type prospect struct {
	now    int64
	cards  [game.Measure][]int64
	amps   [1 << game.MaxPlayers]int32
	weight [1 << game.MaxPlayers]int64
}

// look fills in the prospect for a seat and the kinds of cards that it holds.
func (b *board) look(out *prospect, s *quantum.Exact, seat int, cards held) {
	n := 1 << b.players
	pays := b.pays[seat][:n]
	_, k := s.Amplitude(0)
	var sum int64
	for i := range n {
		a, _ := s.Amplitude(i)
		out.amps[i] = int32(a)
		out.weight[i] = int64(a * a)
		sum += int64(a*a) * pays[i]
	}
	shift := maxPower - k
	out.now = sum << shift
	for c := range cards {
		values := out.cards[c][:0]
		if cards[c] > 0 {
			for _, p := range b.moves[c] {
				if game.Card(c) == game.H {
					values = append(values, out.afterH(pays, int(p.On[0]))<<(shift-1))
				} else {
					values = append(values, (sum+out.gain(pays, p))<<shift)
				}
			}
		}
		out.cards[c] = values
	}
}

// gain is what the seat's payout changes by when the play exchanges outcomes.
func (o *prospect) gain(pays []int64, p game.Play) int64 {
	var gain int64
	var on, up int // exchanged: the outcomes with all of on, with those that differ by up
	switch p.Card {
	case game.X:
		up = 1 << p.On[0]
	case game.CNOT:
		on, up = 1<<p.On[0], 1<<p.On[1]
	case game.Toffoli:
		on, up = 1<<p.On[0]|1<<p.On[1], 1<<p.On[2]
	case game.Swap:
		on, up = 1<<p.On[0], 1<<p.On[0]|1<<p.On[1]
	}
	off := up &^ on // bits that the lower of two exchanged outcomes lacks
	for i := on; i < len(pays); i = (i + 1) | on {
		if i&off == 0 {
			gain += (o.weight[i] - o.weight[i^up]) * (pays[i^up] - pays[i])
		}
	}
	return gain
}

// afterH is twice what the seat is paid after H on the qubit.
func (o *prospect) afterH(pays []int64, q int) int64 {
	var sum int64
	for i := range pays {
		if j := i | 1<<q; j != i {
			cross := int64(o.amps[i]) * int64(o.amps[j])
			sum += (o.weight[i]+o.weight[j])*(pays[i]+pays[j]) + 2*cross*(pays[i]-pays[j])
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
			if v > value || v == value && rank[c] < rank[card] {
				card, at, value = game.Card(c), i, v
			}
		}
	}
	return card, at
}
