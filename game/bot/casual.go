package bot

import (
	"context"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// casual looks one play ahead: it plays what pays best if the circuit were
// measured right after it, and measures when no gate of its pays more.
type casual struct{}

func (casual) Play(ctx context.Context, v game.View, src game.Rand, _ Budget) (Choice, error) {
	plays, err := legal(ctx, v)
	if err != nil {
		return Choice{}, err
	}
	c := Choice{Basis: MeasuredNext, Options: make([]Option, len(plays))}
	pays := payTable(v.Players(), v.Qubit())
	values := make([]int64, len(plays))
	for i, p := range plays {
		after := v.State()
		if p.Card != game.Measure {
			if err := after.Apply(p.Gate()); err != nil {
				return Choice{}, err
			}
		}
		values[i] = expect(after, pays)
		c.Options[i] = Option{Play: p, Value: float64(values[i]) / unit}
	}
	settle(c.Options, values)
	return draw(c, src), nil
}

// settle gives the options of the highest value their chances. Measure, being
// sure, goes before gates that promise no more.
func settle(options []Option, values []int64) {
	best, n := values[0], 0
	for _, v := range values {
		best = max(best, v)
	}
	for i, v := range values {
		if v != best {
			continue
		}
		if options[i].Play.Card == game.Measure {
			for j := range i {
				options[j].Chance = 0
			}
			options[i].Chance = 1
			return
		}
		n++
	}
	for i, v := range values {
		if v == best {
			options[i].Chance = 1 / float64(n)
		}
	}
}

// Amounts in whole numbers: an ante is scale, which every number of winners
// divides; an expected amount has maxPower binary digits more, enough for every
// exact state.
const (
	scale    = 840 // the least number that 1 to 8 divide
	maxPower = 16
	unit     = scale << maxPower
)

// payTable lists what qubit q is paid on every outcome of n qubits, an ante being
// scale.
func payTable(n int, q game.Qubit) []int64 {
	return payTables[n][q]
}

var payTables = func() (t [game.MaxPlayers + 1][game.MaxPlayers][]int64) {
	for n := game.MinPlayers; n <= game.MaxPlayers; n++ {
		for q := range n {
			for o := range game.Outcome(1) << n {
				pay := game.Pay(n, scale, o, 0)
				t[n][q] = append(t[n][q], int64(pay.Seats[q]))
			}
		}
	}
	return t
}()

// expect is the average of pays over the outcomes of s, an ante being unit.
func expect(s quantum.Exact, pays []int64) int64 {
	var sum int64
	for i, pay := range pays {
		sum += pay * int64(s.Weight(i))
	}
	return sum * (1 << maxPower) / int64(s.Total())
}
