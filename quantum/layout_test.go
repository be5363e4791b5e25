package quantum

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Whatever order the gates have left the amplitudes in, nobody who reads sees it.
func TestReadersSeeOneOrder(t *testing.T) {
	const n = 5
	r := rand.New(rand.NewPCG(5, 11))
	for name, read := range map[string]func(*State) (any, error){
		"Amplitudes":    func(s *State) (any, error) { return s.Amplitudes(), nil },
		"Probabilities": func(s *State) (any, error) { return s.Probabilities(), nil },
		"P1":            func(s *State) (any, error) { return s.P1(3), nil },
		"Marginal":      func(s *State) (any, error) { return s.Marginal(4, 1) },
		"Joint":         func(s *State) (any, error) { return s.Joint() },
		"Links":         func(s *State) (any, error) { return s.Links(), nil },
		"Sample":        func(s *State) (any, error) { return s.Sample(1000, rand.NewPCG(1, 2)) },
		"Measure": func(s *State) (any, error) {
			return []any{s.Measure(rand.NewPCG(3, 4)), s.Amplitudes()}, nil
		},
		"MeasureQubit": func(s *State) (any, error) {
			reading, err := s.MeasureQubit(2, rand.NewPCG(5, 6))
			return []any{reading, s.Amplitudes()}, err
		},
	} {
		for range 10 {
			start := arbitrary(r, n)
			loose := disordered(r, start.amps)
			want, err := read(start)
			require.NoError(t, err)
			got, err := read(loose)
			require.NoError(t, err)
			assert.Equal(t, want, got, name)
		}
	}
}

func TestRunLeavesNothingToReaders(t *testing.T) {
	s := run(t, 3, X(0), H(1), Swap(0, 2))
	assert.Equal(t, inOrder(), s.layout)
}
