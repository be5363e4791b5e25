package odds

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
)

func TestValuesOnTheWorkedExample(t *testing.T) {
	v := example(t).View(0)
	var s Solver
	moves, err := s.Values(v)
	require.NoError(t, err)
	require.Len(t, moves, 6)
	require.Equal(t, []game.Play{game.NewPlay(game.X, 0), game.NewPlay(game.X, 1)}, moves[0].Plays,
		"the two qubits always agree, so that flipping either does the same")
	require.Equal(t, Move{Plays: []game.Play{game.NewPlay(game.Measure)}, Worth: []float64{22.5, 22.5, 90}}, moves[5])
}

// plainMoves is the worth of every group's move by the plain solve.
func plainMoves(h game.Hand, groups []group, deal []cards, depth int) [][]float64 {
	p, me := newPlain(h.Table), mover(h).Qubit()
	gone := gather(mover(h)).gone
	hands := make([]cards, h.Players())
	for q := range hands {
		hands[q] = deal[q].minus(gone[q])
	}
	out := make([][]float64, len(groups))
	for i, g := range groups {
		state, err := mover(h).Preview(g.plays[0])
		if err != nil {
			panic(err)
		}
		worth := p.measured(p.id(state.State()))
		if g.card != game.Measure {
			hands[me][g.card]--
			worth = p.value(p.id(state.State()), hands, h.Plays()+1, depth-1)
			hands[me][g.card]++
		}
		out[i] = worth[:h.Players()]
	}
	return out
}

func TestLookingAheadAgreesWithThePlainSolve(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := anyHand(t, 2, 5)
		depth := rapid.IntRange(1, 3).Draw(t, "depth")
		d, err := Hidden(mover(h))
		require.NoError(t, err)
		deal := d.draw(game.Seed{}.Stream("test"))
		l := newLookahead(newSpace(h.Players()), h.Table)
		a := l.average(mover(h), d.gone)
		a.add(deal, 1, depth)
		want := plainMoves(h, a.groups, deal, depth)
		for i, m := range a.moves(false) {
			require.InDeltaSlice(t, want[i], m.Worth, 1e-6, "%v", m.Plays)
		}
	})
}

// TestValuesAgreeWithThePlainSolve uses one Solver for hands of all kinds, so that
// it has to tell them apart.
func TestValuesAgreeWithThePlainSolve(t *testing.T) {
	var s Solver
	rapid.Check(t, func(t *rapid.T) {
		h := anyHand(t, 2, 3)
		for h.Plays() < 3*h.Players()-4 {
			h = play(t, h, mover(h).Plays()[0])
		}
		d, err := Hidden(mover(h))
		require.NoError(t, err)
		groups := newSpace(h.Players()).groups(mover(h))
		sums := make([]chips, len(groups))
		for deal, ways := range d.hands() {
			for i, worth := range plainMoves(h, groups, deal, h.Players()*3) {
				for q, w := range worth {
					sums[i][q] += w * float64(ways) / float64(d.Ways())
				}
			}
		}
		moves, err := s.Values(mover(h))
		require.NoError(t, err)
		for i, m := range moves {
			require.InDeltaSlice(t, sums[i][:h.Players()], m.Worth, 1e-6, "%v", m.Plays)
		}
	})
}

func TestOpenIsValuesOfOneDeal(t *testing.T) {
	var s Solver
	v := example(t).View(0)
	d, err := Hidden(v)
	require.NoError(t, err)
	values, err := s.Values(v)
	require.NoError(t, err)
	sums := make([]float64, len(values))
	for deal, ways := range d.All() {
		moves, err := s.Open(v, deal)
		require.NoError(t, err)
		for i, m := range moves {
			assert.Equal(t, values[i].Plays, m.Plays)
			sums[i] += m.Worth[0] * float64(ways) / float64(d.Ways())
		}
	}
	for i, m := range values {
		assert.InDelta(t, m.Worth[0], sums[i], 1e-9)
	}
	_, err = s.Open(v, game.Deal{{game.X}, {game.CNOT}, {game.H}})
	require.ErrorIs(t, err, &game.Refusal{Reason: game.BadDeal})
}

func TestSolverRefuses(t *testing.T) {
	var s Solver
	h := example(t)
	_, err := s.Values(h.View(1))
	require.ErrorIs(t, err, &game.Refusal{Reason: game.NotYourTurn})
	require.ErrorIs(t, s.Advise(context.Background(), h.View(1), nil), &game.Refusal{Reason: game.NotYourTurn})
	_, err = s.Values(apply(t, h, h.Draw(game.Seed{}.Stream("test"))).View(1))
	require.ErrorIs(t, err, &game.Refusal{Reason: game.HandOver})
	_, err = s.Values(mover(fresh(t, game.Classic(4), 0, 60, 1)))
	require.ErrorContains(t, err, "4 players")
}

// TestWhatLooksTheSameGetsTheSameFigures deals the others' cards anew in all ways
// that the seat could not tell from the real one.
func TestWhatLooksTheSameGetsTheSameFigures(t *testing.T) {
	figures := func(t require.TestingT, v game.View) (out []any) {
		d, err := Hidden(v)
		require.NoError(t, err)
		out = append(out, d.Chances())
		out = append(out, Options(v), Now(v.Table))
		if v.Players() <= exactPlayers {
			var s Solver
			moves, err := s.Values(v)
			require.NoError(t, err)
			out = append(out, moves)
		}
		return out
	}
	rapid.Check(t, func(t *rapid.T) {
		h := anyHand(t, 2, 4)
		d, err := Hidden(mover(h))
		require.NoError(t, err)
		want := figures(t, mover(h))
		for range 5 {
			deal := d.Draw(game.Seed{byte(rapid.IntRange(0, 255).Draw(t, "deal"))}.Stream("test"))
			other, fits := replayed(h, deal)
			require.True(t, fits)
			require.Equal(t, want, figures(t, mover(other)))
		}
	})
}
