package bot

import (
	"context"

	"quantumpoker/game"
)

// master plays by a trained table where there is one, and by rollouts elsewhere.
type master struct{}

func (master) Play(ctx context.Context, v game.View, src game.Rand, b Budget) (Choice, error) {
	plays, err := legal(ctx, v)
	if err != nil {
		return Choice{}, err
	}
	if len(plays) == 1 {
		return Choice{Play: plays[0], Basis: AllAlike}, nil
	}
	c, ok, err := byTable(v, plays, src)
	if ok || err != nil {
		return c, err
	}
	return byRollouts(ctx, v, plays, src, b)
}
