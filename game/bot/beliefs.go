package bot

import (
	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// witness is a play of another seat, and what makes it likely or not.
type witness struct {
	seat    int
	before  held // what the seat had played before
	card    game.Card
	at      int // the placement
	measure bool
	seen    prospect // of all cards, whether held or not
	sums    [models][game.Measure]float64
	now     [models]float64
	weight  [models]float64 // of the play itself
}

// anything is a hand with every kind of card.
var anything = func() (h held) {
	for c := range h {
		h[c] = 1
	}
	return h
}()

// observe looks at a play before it is made.
func (b *board) observe(p *position, played held, c game.Card, at int) *witness {
	w := &witness{seat: b.mover(p), before: played, card: c, at: at, measure: p.turn >= b.opens}
	b.look(&w.seen, &p.state, w.seat, anything)
	for m := range model(models) {
		weigh := m.weights(&w.seen)
		w.now[m] = weigh(w.seen.now)
		for c, values := range w.seen.cards {
			for _, v := range values {
				w.sums[m][c] += weigh(v)
			}
		}
		w.weight[m] = weigh(w.seen.cards[c][at])
	}
	return w
}

// likelihood is how likely the model makes the play when the seat was dealt these
// cards.
func (w *witness) likelihood(m model, dealt held) float64 {
	var total float64
	if w.measure {
		total = w.now[m]
	}
	for c := range dealt {
		if dealt[c] > w.before[c] {
			total += w.sums[m][c]
		}
	}
	if m != asCasual {
		return w.weight[m] / total
	}
	like := 0.0
	if card, at := w.top(dealt); card == w.card && at == w.at {
		like = 1 - slip
	}
	return like + slip*w.weight[m]/total
}

// top is what Casual would have played.
func (w *witness) top(dealt held) (game.Card, int) {
	seen := prospect{now: w.seen.now}
	for c := range dealt {
		if dealt[c] > w.before[c] {
			seen.cards[c] = w.seen.cards[c]
		}
	}
	return seen.top(w.measure)
}

// imagined is a deal that the view leaves possible, with a model for every other
// seat.
type imagined struct {
	left   [game.MaxPlayers]held
	models [game.MaxPlayers]model
}

// imagine draws n deals that the view leaves possible, with models, each as often
// as the plays seen make it likely.
func imagine(v game.View, witnesses []*witness, played [game.MaxPlayers]held, n int, src *stream) ([]imagined, error) {
	deals, err := odds.Hidden(v)
	if err != nil {
		return nil, err
	}
	players := v.Players()
	first := int(v.First())
	drawn := make([][game.MaxPlayers]held, n)
	like := make([][game.MaxPlayers][models]float64, n)
	weights := make([]float64, n)
	for i := range drawn {
		deal := deals.Draw(src)
		weights[i] = 1
		for seat := range players {
			drawn[i][seat] = countCards(deal[(seat+first)%players])
			like[i][seat] = prior
		}
		for _, w := range witnesses {
			for m := range model(models) {
				like[i][w.seat][m] *= w.likelihood(m, drawn[i][w.seat])
			}
		}
		for seat := range players {
			sum := 0.0
			for _, l := range like[i][seat] {
				sum += l
			}
			weights[i] *= sum
		}
	}
	out := make([]imagined, n)
	for k, i := range resample(weights, src) {
		for seat := range players {
			for c := range played[seat] {
				out[k].left[seat][c] = drawn[i][seat][c] - played[seat][c]
			}
			out[k].models[seat] = model(drawIndex(like[i][seat][:], src))
		}
	}
	shuffle(out, src)
	return out, nil
}

// resample draws as many indices as there are weights, each in proportion to its
// weight, as evenly as possible.
func resample(weights []float64, src *stream) []int {
	total := 0.0
	for _, w := range weights {
		total += w
	}
	step := total / float64(len(weights))
	out := make([]int, 0, len(weights))
	next := src.float() * step
	sum := 0.0
	for i, w := range weights {
		sum += w
		for len(out) < len(weights) && (next < sum || i == len(weights)-1) {
			out = append(out, i)
			next += step
		}
	}
	return out
}

// drawIndex draws an index in proportion to the weights.
func drawIndex(weights []float64, src *stream) int {
	total := 0.0
	for _, w := range weights {
		total += w
	}
	at := src.float() * total
	for i, w := range weights {
		if at -= w; at < 0 {
			return i
		}
	}
	return len(weights) - 1
}

// shuffle puts the deals into random order, since some are the same.
func shuffle(list []imagined, src *stream) {
	for i := len(list) - 1; i > 0; i-- {
		j := int(src.float() * float64(i+1))
		list[i], list[j] = list[j], list[i]
	}
}
