package bot

import (
	"context"
	randv2 "math/rand/v2"

	"quantumpoker/game"
)

// novice plays any legal play, all of them equally often.
type novice struct{}

func (novice) Play(ctx context.Context, v game.View, src game.Rand, _ Budget) (Choice, error) {
	plays, err := legal(ctx, v)
	if err != nil {
		return Choice{}, err
	}
	return Choice{Play: plays[randv2.New(src).IntN(len(plays))]}, nil
}
