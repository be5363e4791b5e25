package bot

import (
	"context"

	"quantumpoker/game"
)

// novice plays any legal play, all of them equally often.
type novice struct{}

func (novice) Play(ctx context.Context, v game.View, src game.Rand, _ Budget) (Choice, error) {
	plays, err := legal(ctx, v)
	if err != nil {
		return Choice{}, err
	}
	c := Choice{Options: make([]Option, len(plays))}
	for i, p := range plays {
		c.Options[i] = Option{Play: p, Chance: 1 / float64(len(plays))}
	}
	return draw(c, src), nil
}
