package bot

import (
	"context"
	"fmt"

	"quantumpoker/game"
)

// Bot decides on plays. Its methods may be called by several goroutines at once.
type Bot interface {
	// Play decides for the seat of the view, which must be to move. It draws
	// every random number from src and stops with ctx's error when ctx is done.
	Play(ctx context.Context, v game.View, src game.Rand, b Budget) (Choice, error)
}

// Budget is how much a bot may compute for one play, counted in rollouts: plays
// of the hand to its end. Zero is the level's own measure. Levels that do not
// search ignore it.
type Budget int

// Basis is what the values of a bot's options mean.
type Basis uint8

// The bases, each named for what a value is the average of.
const (
	NoValues     Basis = iota // every legal play was as likely, and none was valued
	AllAlike                  // there was one legal play, or all of them came to the same
	MeasuredNext              // the payout if the circuit were measured right after the play
	OpenHands                 // the payout if everybody saw all cards from here on
	Estimate                  // the same, looking only some turns ahead
	Mastered                  // the payout if all went on as Masters do
	Rollouts                  // the payout in plays of the hand to its end
)

// Option is a legal play as a bot saw it.
type Option struct {
	Play game.Play
	// Value is what the bot expects to be paid, in antes; see Choice.Basis.
	Value float64
	// Chance is the probability with which it plays this: of the options that
	// are best, and equally so, each has the same.
	Chance float64
}

// Choice is a decision and its reason.
type Choice struct {
	Play game.Play
	// Basis says what the values of the options are.
	Basis Basis
	// Options lists the legal plays that it compared, in the order of
	// [game.View.Plays]: all of them, or with Rollouts those that it tried, or none
	// with NoValues and AllAlike.
	Options []Option
}

// ByLevel returns the bot of a level. It panics for [game.Person].
func ByLevel(level game.Player) Bot {
	switch level {
	case game.Novice:
		return novice{}
	case game.Casual:
		return casual{}
	case game.Skilled:
		return skilled{}
	case game.Master:
		return master{}
	}
	panic(fmt.Sprintf("bot: %v is not a bot", level))
}

// legal lists the plays of the view, or says why there are none.
func legal(ctx context.Context, v game.View) ([]game.Play, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	plays := v.Plays()
	if len(plays) == 0 {
		return nil, fmt.Errorf("bot: seat %d is not to move, so it has nothing to play", v.Seat())
	}
	return plays, nil
}

// draw picks one of the options by their chances.
func draw(c Choice, src game.Rand) Choice {
	left := float64(src.Uint64()>>11) * 0x1p-53
	for _, o := range c.Options {
		if o.Chance == 0 {
			continue
		}
		c.Play = o.Play // the last possible one, should rounding leave something over
		if left -= o.Chance; left < 0 {
			break
		}
	}
	return c
}
