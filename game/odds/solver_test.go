package odds

import (
	"testing"

	"github.com/stretchr/testify/require"

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

func BenchmarkFirst(b *testing.B) {
	deal := game.Deal{
		{game.X, game.H, game.Swap, game.Measure},
		{game.X, game.CNOT, game.CNOT, game.Measure},
		{game.X, game.CNOT, game.Toffoli, game.Measure},
	}
	h, _ := game.NewHand(game.Classic(3), []game.Seat{0, 1, 2}, 0, 60, deal)
	v := h.View(0)
	b.Run("cold", func(b *testing.B) {
		for b.Loop() {
			var s Solver
			s.Values(v)
		}
	})
	b.Run("warm", func(b *testing.B) {
		var s Solver
		for b.Loop() {
			s.Values(v)
		}
	})
	b.Run("options", func(b *testing.B) {
		for b.Loop() {
			Options(v)
		}
	})
}
