package quantum

import (
	"math/cmplx"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The hand that the rules work through: H on q0, CNOT from q1 to q0, X on q2.
var workedHand = []Gate{H(0), H(1), H(2), H(0), CNOT(1, 0), X(2)}

func TestWorkedHand(t *testing.T) {
	s, e := run(t, 3, workedHand...), runExact(t, 3, workedHand...)
	for basis, want := range map[int]uint64{0b000: 1, 0b011: 1, 0b100: 1, 0b111: 1, 0b001: 0} {
		assert.InDelta(t, float64(want)/4, s.Probabilities()[basis], 1e-12)
		assert.Equal(t, newFraction(want, 4), e.Probability(basis), FormatKet(uint64(basis), 3))
	}
	assert.Equal(t, Links{
		Pairs:  []Link{{0, 1, Agree}},
		Groups: [][]Qubit{{0, 1}, {2}},
	}, e.Links())
}

func TestRandomCircuitsAgree(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := 1; n <= MaxExactQubits; n++ {
		for range 10 {
			s, e := run(t, n), runExact(t, n)
			oracle := s.Amplitudes()
			for range 30 {
				g := randomExactGate(r, n)
				require.NoError(t, s.Apply(g))
				require.NoError(t, e.Apply(g))
				oracle = applyByIndex(g, oracle)
			}
			require.Less(t, distance(oracle, s.ordered()), 1e-12)
			es, err := e.State()
			require.NoError(t, err)
			overlap := complex128(0)
			for i, a := range es.amps {
				overlap += a * oracle[i]
			}
			require.InDelta(t, 1, cmplx.Abs(overlap), 1e-12, "the same up to a global sign")
		}
	}
}

// FuzzExact reads gates from bytes and compares with the plain exact state.
func FuzzExact(f *testing.F) {
	f.Add(uint8(3), []byte("a hand of cards"))
	f.Add(uint8(8), []byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
	f.Fuzz(func(t *testing.T, qubits uint8, program []byte) {
		n := 1 + int(qubits)%MaxExactQubits
		p, e := newPlain(n), runExact(t, n)
		for _, b := range program {
			g := randomExactGate(rand.New(rand.NewPCG(uint64(b), 0)), n)
			next := p.apply(g)
			err := e.Apply(g)
			require.Equal(t, next.fits(), err == nil)
			if err == nil {
				p = next
			}
			requireSame(t, p, e)
		}
	})
}

func randomExactGate(r *rand.Rand, n int) Gate {
	q := r.Perm(n)
	kinds := []func() Gate{
		func() Gate { return X(Qubit(q[0])) },
		func() Gate { return H(Qubit(q[0])) },
		func() Gate { return CNOT(Qubit(q[0]), Qubit(q[1])) },
		func() Gate { return Swap(Qubit(q[0]), Qubit(q[1])) },
		func() Gate { return Toffoli(Qubit(q[0]), Qubit(q[1]), Qubit(q[2])) },
	}
	return kinds[r.IntN([]int{2, 4, 5}[min(n, 3)-1])]()
}

func run(t testing.TB, n int, gates ...Gate) *State {
	t.Helper()
	c, err := NewCircuit(n, gates...)
	require.NoError(t, err)
	s, err := c.Run()
	require.NoError(t, err)
	return s
}

func runExact(t testing.TB, n int, gates ...Gate) Exact {
	t.Helper()
	e, err := NewExact(n)
	require.NoError(t, err)
	for _, g := range gates {
		require.NoError(t, e.Apply(g))
	}
	return e
}
