package odds

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// advice collects all answers.
func advice(t *testing.T, s *Solver, v game.View) (all []Advice) {
	require.NoError(t, s.Advise(context.Background(), v, func(a Advice) { all = append(all, a) }))
	return all
}

func TestAdviceForThreePlayersIsExact(t *testing.T) {
	var s Solver
	v := mover(fresh(t, game.Classic(3), 1, 60, 1))
	all := advice(t, &s, v)
	require.Len(t, all, 1)
	require.True(t, all[0].Exact)
	require.Equal(t, 9, all[0].Depth)
	values, err := s.Values(v)
	require.NoError(t, err)
	require.ElementsMatch(t, values, all[0].Moves)
	for i, m := range all[0].Moves[1:] {
		require.GreaterOrEqual(t, all[0].Moves[i].Worth[1], m.Worth[1], "the best comes first")
	}
}

// late is a hand of five players in whose last round so many cards are left.
func late(t *testing.T, left int) game.Hand {
	h := fresh(t, game.Classic(5), 0, 60, 1)
	for h.Plays() < 15-left {
		h = play(t, h, mover(h).Plays()[0])
	}
	return h
}

func TestAdviceForManyPlayersRefinesToTheEnd(t *testing.T) {
	h := late(t, 4)
	all := advice(t, new(Solver), mover(h))
	require.Len(t, all, 4)
	for i, a := range all {
		assert.Equal(t, i+1, a.Depth)
		assert.Equal(t, i == 3, a.Exact)
	}
	options := Options(mover(h))
	for _, m := range all[0].Moves {
		for _, o := range options {
			if o.Plays[0] == m.Plays[0] {
				assert.Equal(t, o.Qubits[mover(h).Qubit()].Average.Float(), m.Worth[mover(h).Qubit()],
					"one play ahead, a move is worth what a measurement brings")
			}
		}
	}
}

func TestAdviceInTheLastMeasurement(t *testing.T) {
	all := advice(t, new(Solver), mover(late(t, 0)))
	require.Len(t, all, 1)
	require.True(t, all[0].Exact)
	require.Len(t, all[0].Moves, 1)
}

// TestAdviceShowsItsMargin draws two hundred deals and checks the margin against
// the exact average over all.
func TestAdviceShowsItsMargin(t *testing.T) {
	v := mover(fresh(t, game.Classic(5), 0, 60, 2))
	d, err := Hidden(v)
	require.NoError(t, err)
	l := newLookahead(newSpace(5), v.Table)
	exact, drawn := l.average(v, d.gone), l.average(v, d.gone)
	for hands, ways := range d.hands() {
		exact.add(hands, float64(ways), 3)
	}
	hands, weights, all := some(d)
	require.False(t, all)
	for i := range hands {
		drawn.add(hands[i], weights[i], 3)
	}
	want := exact.moves(false)
	for i, m := range drawn.moves(true) {
		assert.Positive(t, m.Margin)
		assert.InDelta(t, want[i].Worth[0], m.Worth[0], 1.5*m.Margin)
		assert.Less(t, m.Margin, 3.0)
	}
}

func TestAdviceIsBoundedAndTheSameEveryTime(t *testing.T) {
	v := mover(fresh(t, game.Classic(8), 0, 60, 3))
	var s Solver
	first := advice(t, &s, v)
	require.NotEmpty(t, first)
	require.Equal(t, first, advice(t, &s, v), "what the Solver did before must not show")
	require.False(t, first[len(first)-1].Exact)
}

func TestAdviceStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	shown := 0
	err := new(Solver).Advise(ctx, mover(fresh(t, game.Classic(8), 0, 60, 3)), func(Advice) {
		shown++
		cancel()
	})
	require.ErrorIs(t, err, context.Canceled)
	require.Equal(t, 1, shown)

	var s Solver
	err = s.Advise(ctx, mover(fresh(t, game.Classic(3), 0, 60, 3)), func(Advice) { shown++ })
	require.ErrorIs(t, err, context.Canceled)
	require.Equal(t, 1, shown)
	v := mover(fresh(t, game.Classic(3), 0, 60, 3))
	require.Equal(t, advice(t, new(Solver), v), advice(t, &s, v), "half-done work leaves no trace")
}
