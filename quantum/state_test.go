package quantum

import (
	"math"
	"math/cmplx"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestInverseReturnsToTheStart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 10).Draw(t, "qubits")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		c, err := NewCircuit(n)
		require.NoError(t, err)
		for range rapid.IntRange(0, 60).Draw(t, "gates") {
			require.NoError(t, c.Append(randomGate(r, n)))
		}
		require.NoError(t, c.Append(c.Inverse().Gates()...))
		s, err := c.Run()
		require.NoError(t, err)
		require.InDelta(t, 1, cmplx.Abs(s.amps[0]), 1e-12)
	})
}

func TestNormStaysOne(t *testing.T) {
	const gates = 100_000
	r := rand.New(rand.NewPCG(100, 0))
	for name, next := range map[string]func(i int) Gate{
		"any gates":       func(int) Gate { return randomGate(r, 4) },
		"H alone":         func(int) Gate { return H(2) },
		"H with controls": func(i int) Gate { return H(Qubit(i % 4)).Controlled(Qubit((i + 1) % 4)) },
		"one rotation":    func(int) Gate { return RX(0.7, 1) },
		"one phase":       func(int) Gate { return Phase(1.1, 0) },
	} {
		t.Run(name, func(t *testing.T) {
			s := arbitrary(r, 4)
			worst := 0.0
			for i := range gates {
				require.NoError(t, s.Apply(next(i)))
				worst = max(worst, math.Abs(s.norm()-1))
			}
			assert.Less(t, worst, 1e-12)
		})
	}
}

func TestDistributions(t *testing.T) {
	// q0 and q2 agree, q1 reads 1 with a chance of a quarter on its own.
	s := run(t, 3, H(0), CNOT(0, 2), RY(2*math.Asin(0.5), 1))
	assert.InDelta(t, 0.5, s.P1(0), 1e-15)
	assert.InDelta(t, 0.25, s.P1(1), 1e-15)

	ps, err := s.Marginal(2, 1)
	require.NoError(t, err)
	assert.InDeltaSlice(t, []float64{0.375, 0.375, 0.125, 0.125}, ps, 1e-15)
	ps, err = s.Marginal(0, 2)
	require.NoError(t, err)
	assert.InDeltaSlice(t, []float64{0.5, 0, 0, 0.5}, ps, 1e-15)
	assert.InDeltaSlice(t, []float64{0.375, 0, 0.125, 0, 0, 0.375, 0, 0.125}, s.Probabilities(), 1e-15)

	outcomes, err := s.Joint()
	require.NoError(t, err)
	var total float64
	var bases []uint64
	for _, o := range outcomes {
		bases = append(bases, o.Basis)
		total += o.P
	}
	assert.Equal(t, []uint64{0b000, 0b010, 0b101, 0b111}, bases)
	assert.InDelta(t, 1, total, 1e-15)
	outcomes, err = s.Joint(2, 0)
	require.NoError(t, err)
	assert.Len(t, outcomes, 2)

	_, err = s.Marginal(0, 3)
	assert.ErrorContains(t, err, "no distribution of qubit 3: the qubits are 0 to 2")
	_, err = s.Joint(1, 1)
	assert.ErrorContains(t, err, "names qubit 1 twice")
	assert.PanicsWithValue(t, "quantum: qubit 3 is not among the 3 qubits", func() { s.P1(3) })
	assert.Panics(t, func() { s.P1(-1) })
}

func TestApplyDoesNotAllocate(t *testing.T) {
	r := rand.New(rand.NewPCG(0, 0))
	for _, n := range []int{3, 12} {
		s := arbitrary(r, n)
		tuples(3, 3, func(qs []Qubit) {
			for _, g := range gatesOn(0.3, qs) {
				allocs := testing.AllocsPerRun(2, func() {
					if s.Apply(g) != nil {
						t.Fail()
					}
				})
				require.Zero(t, allocs, "%s", g)
			}
		})
	}
	e := runExact(t, 8, H(0))
	for _, g := range []Gate{X(0), X(7), Z(2), Y(3), Toffoli(0, 7, 3), Swap(2, 6), H(7), H(0)} {
		require.Zero(t, testing.AllocsPerRun(2, func() {
			if e.Apply(g) != nil {
				t.Fail()
			}
		}), "%s", g)
	}
}

func TestFormatKet(t *testing.T) {
	assert.Equal(t, "|100⟩", FormatKet(1, 3))
	assert.Equal(t, "|01⟩", FormatKet(2, 2))
}
