package bot

import (
	"math"

	"quantumpoker/game"
)

// wary is the play that pays best after the next seat has made its best answer. Of
// each card it looks at the two placements that pay most right now. It sees the
// next seat's cards, since it plays in imagined deals.
func (b *board) wary(p *position, seen *prospect) (game.Card, int) {
	own := b.mover(p)
	card, at, value := game.Measure, 0, int64(math.MinInt64)
	if p.turn >= b.opens {
		value = seen.now
	}
	var answer prospect
	for c := range game.Measure {
		for _, i := range twoBest(seen.cards[c]) {
			if i < 0 {
				continue
			}
			if v := b.answered(*p, c, i, own, &answer); v > value || v == value && rank[c] < rank[card] {
				card, at, value = c, i, v
			}
		}
	}
	return card, at
}

// twoBest is where the two highest values are, -1 where there is none.
func twoBest(values []int64) [2]int {
	first, second := -1, -1
	for i, v := range values {
		switch {
		case first < 0 || v > values[first]:
			first, second = i, first
		case second < 0 || v > values[second]:
			second = i
		}
	}
	return [2]int{first, second}
}

// answered is what the seat is paid if the circuit is measured after its play and
// the best answer of the next seat.
func (b *board) answered(p position, c game.Card, at, own int, answer *prospect) int64 {
	if b.play(&p, c, at) != nil {
		return math.MinInt64
	}
	if p.turn < b.turns {
		next := b.mover(&p)
		b.look(answer, &p.state, next, p.left[next])
		if card, i := answer.top(p.turn >= b.opens); card != game.Measure {
			if b.play(&p, card, i) != nil {
				return math.MinInt64
			}
		}
	}
	return expect(p.state, b.pays[own])
}
