package bot

import (
	"context"
	"sync"

	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// skilled averages, over the deals that its view leaves possible, what each play
// is worth if everybody saw all cards from here on, and takes the best; equally
// good placements of a card equally often. With up to three players it looks to
// the end of the hand, with more it looks skilledDepth plays ahead.
type skilled struct{}

const skilledDepth = 2

// slack is how far apart two averages, in antes, may be and still count as equal:
// far more than rounding makes of it, far less than any two that differ.
const slack = 1e-9

// solvers keep what they have worked out for later turns.
var solvers = sync.Pool{New: func() any { return new(odds.Solver) }}

func (skilled) Play(ctx context.Context, v game.View, src game.Rand, _ Budget) (Choice, error) {
	plays, err := legal(ctx, v)
	if err != nil {
		return Choice{}, err
	}
	moves, basis, err := openHands(ctx, v)
	if err != nil {
		return Choice{}, err
	}
	worth := map[game.Play]float64{}
	for _, m := range moves {
		for _, p := range m.Plays {
			worth[p] = m.Worth[v.Qubit()] / float64(v.Ante())
		}
	}
	c := Choice{Basis: basis, Options: make([]Option, len(plays))}
	for i, p := range plays {
		c.Options[i] = Option{Play: p, Value: worth[p]}
	}
	equals := best(c.Options, func(i, j int) bool { return c.Options[i].Value > c.Options[j].Value+slack })
	for _, i := range equals {
		c.Options[i].Chance = 1 / float64(len(equals))
	}
	return draw(c, src), nil
}

// openHands values the moves of the view's seat.
func openHands(ctx context.Context, v game.View) ([]odds.Move, Basis, error) {
	s := solvers.Get().(*odds.Solver)
	defer solvers.Put(s)
	if v.Players() <= 3 {
		moves, err := s.Values(v)
		return moves, OpenHands, err
	}
	var moves []odds.Move
	deep, stop := context.WithCancel(ctx)
	defer stop()
	err := s.Advise(deep, v, func(a odds.Advice) {
		moves = a.Moves
		if a.Depth >= skilledDepth {
			stop()
		}
	})
	if err != nil && (ctx.Err() != nil || moves == nil) {
		return nil, 0, err
	}
	return moves, Estimate, nil
}
