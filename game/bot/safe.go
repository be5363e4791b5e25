package bot

import (
	"context"
	"fmt"
	"log/slog"

	"quantumpoker/game"
)

// Safe wraps a bot so that a hand never hangs on it: when it fails, panics or
// returns an illegal play, Casual decides on that turn, and the log says so in
// one line. Only a done context still ends in an error.
func Safe(b Bot) Bot { return safe{b} }

type safe struct{ Bot }

func (s safe) Play(ctx context.Context, v game.View, src game.Rand, b Budget) (Choice, error) {
	c, err := s.try(ctx, v, src, b)
	if err == nil || ctx.Err() != nil {
		return c, err
	}
	slog.Warn("a bot failed, Casual plays this turn", "bot", fmt.Sprintf("%T", s.Bot), "seat", v.Seat(), "plays", v.Table.Plays(), "err", err)
	return casual{}.Play(ctx, v, src, b)
}

func (s safe) try(ctx context.Context, v game.View, src game.Rand, b Budget) (c Choice, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	if c, err = s.Bot.Play(ctx, v, src, b); err == nil {
		if err = v.Check(c.Play); err != nil {
			err = fmt.Errorf("%v is illegal: %w", c.Play, err)
		}
	}
	return c, err
}
