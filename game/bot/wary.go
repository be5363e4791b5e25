package bot

import (
	"math"
	"slices"

	"quantumpoker/game"
	"quantumpoker/game/bot/tree"
	"quantumpoker/quantum"
)

// wary is the play that pays best after the next seat has made its best answer. Of
// each card it looks at the two placements that pay most right now. It sees the
// next seat's cards, since it plays in imagined deals.
func (b *board) wary(p *position, seen *prospect, a *answers) (game.Card, int) {
	a.states, a.values = a.states[:0], a.values[:0]
	own := b.mover(p)
	card, at, value := game.Measure, 0, int64(math.MinInt64)
	if p.turn >= b.opens {
		value = seen.now
	}
	for c := range game.Measure {
		for _, i := range twoBest(seen.cards[c]) {
			if i < 0 {
				continue
			}
			if v := b.answered(*p, c, i, own, a); v > value || v == value && tree.Before(c, card) {
				card, at, value = c, i, v
			}
		}
	}
	return card, at
}

// answers keeps the best answers to the states that a play can lead to, since many
// plays lead to the same.
type answers struct {
	seen   prospect
	states []quantum.Exact
	values []int64
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
func (b *board) answered(p position, c game.Card, at, own int, answers *answers) int64 {
	if b.play(&p, c, at) != nil {
		return math.MinInt64
	}
	if i := slices.Index(answers.states, p.state); i >= 0 {
		return answers.values[i]
	}
	after := p.state
	if p.turn < b.turns {
		next := b.mover(&p)
		b.look(&answers.seen, &p.state, next, p.left[next])
		if card, i := answers.seen.top(p.turn >= b.opens); card != game.Measure {
			if b.play(&p, card, i) != nil {
				return math.MinInt64
			}
		}
	}
	v := expect(p.state, b.pays[own][:1<<b.players])
	answers.states, answers.values = append(answers.states, after), append(answers.values, v)
	return v
}
