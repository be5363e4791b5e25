package bot

import (
	"math"

	"quantumpoker/game"
)

// model is how Master imagines that a seat plays.
type model uint8

const (
	asCasual  model = iota // as Casual does
	asWary                 // what pays best after the next seat's best answer
	asTempted              // what pays more right now is likelier, nothing is sure
	asNovice               // any play
	models    = 4
)

// prior is how likely Master takes each model to be before it has seen a play.
var prior = [models]float64{asCasual: 0.35, asWary: 0.4, asTempted: 0.15, asNovice: 0.1}

// temptation is the amount, an ante being unit, by which one play must pay more
// than another for asTempted to play it e times as often.
const temptation = 0.15 * unit

// slip is how often asCasual is taken to play anything else than it would.
const slip = 0.03

// draw draws what a seat plays by a model that looks at its prospect alone.
func (m model) draw(o *prospect, measure bool, src *stream) (game.Card, int) {
	if m == asCasual {
		return o.top(measure)
	}
	weigh := m.weights(o)
	total := 0.0
	if measure {
		total = weigh(o.now)
	}
	for _, values := range o.cards {
		for _, v := range values {
			total += weigh(v)
		}
	}
	at := src.float() * total
	last, lastAt := game.Measure, 0
	for c, values := range o.cards {
		for i, v := range values {
			last, lastAt = game.Card(c), i
			if at -= weigh(v); at < 0 {
				return last, lastAt
			}
		}
	}
	if measure {
		return game.Measure, 0
	}
	return last, lastAt
}

// weights is how likely, up to a factor, the model makes a play of that value.
func (m model) weights(o *prospect) func(value int64) float64 {
	if m == asNovice {
		return func(int64) float64 { return 1 }
	}
	return func(value int64) float64 { return math.Exp(float64(value-o.now) / temptation) }
}

// stream turns a source of bits into what rollouts need.
type stream struct{ game.Rand }

func (s *stream) float() float64 { return float64(s.Uint64()>>11) * 0x1p-53 }
