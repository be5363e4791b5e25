package bot

import (
	"context"

	"quantumpoker/game"
)

// casual looks one play ahead: it plays what pays best if the circuit were
// measured right after it, and measures when no gate of its pays more. Where
// several placements are as good it takes the first, counting from the hand's
// first player, every time.
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
	c.Play = c.Options[firstOf(v, c.Options, best(c.Options, func(i, j int) bool { return values[i] > values[j] }))].Play
	for i := range c.Options {
		if c.Options[i].Play == c.Play {
			c.Options[i].Chance = 1
		}
	}
	return c, nil
}
