package quantum

import (
	"math"
	"math/cmplx"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/blas/cblas128"
)

// The oracles share nothing with the engine but the names of gates: matrices
// are written as sums of Pauli matrices, and qubits are multiplied in by
// Kronecker products, or index by index for states too large for that.

type mat2 [4]complex128 // row by row

var (
	pauliI  = mat2{1, 0, 0, 1}
	pauliX  = mat2{0, 1, 1, 0}
	pauliY  = mat2{0, -1i, 1i, 0}
	pauliZ  = mat2{1, 0, 0, -1}
	project = mat2{0, 0, 0, 1} // |1⟩⟨1|
)

func sum2(a complex128, m mat2, b complex128, n mat2) (s mat2) {
	for i := range s {
		s[i] = a*m[i] + b*n[i]
	}
	return s
}

// oracleMatrix is the matrix of a kind on one qubit.
func oracleMatrix(k Kind, angle float64) mat2 {
	turn := func(m mat2) mat2 { // exp(-i·angle·m/2)
		return sum2(complex(math.Cos(angle/2), 0), pauliI, complex(0, -math.Sin(angle/2)), m)
	}
	phase := func(theta float64) mat2 { return mat2{1, 0, 0, cmplx.Exp(complex(0, theta))} }
	switch k {
	case KindX:
		return pauliX
	case KindY:
		return pauliY
	case KindZ:
		return pauliZ
	case KindH:
		return sum2(complex(1/math.Sqrt2, 0), pauliX, complex(1/math.Sqrt2, 0), pauliZ)
	case KindS:
		return phase(math.Pi / 2)
	case KindSdg:
		return phase(-math.Pi / 2)
	case KindT:
		return phase(math.Pi / 4)
	case KindTdg:
		return phase(-math.Pi / 4)
	case KindSX:
		return sum2((1+1i)/2, pauliI, (1-1i)/2, pauliX)
	case KindSXdg:
		return sum2((1-1i)/2, pauliI, (1+1i)/2, pauliX)
	case KindRX:
		return turn(pauliX)
	case KindRY:
		return turn(pauliY)
	case KindRZ:
		return turn(pauliZ)
	case KindPhase:
		return phase(angle)
	}
	panic("no matrix for " + k.String())
}

// kron is the product with at(0) on qubit 0, the least significant bit.
func kron(n int, at func(q Qubit) mat2) cblas128.General {
	size := 1 << n
	g := cblas128.General{Rows: size, Cols: size, Stride: size, Data: make([]complex128, size*size)}
	for row := range size {
		for col := range size {
			x := complex128(1)
			for q := range n {
				x *= at(Qubit(q))[row>>q&1*2+col>>q&1]
			}
			g.Data[row*size+col] = x
		}
	}
	return g
}

// dense is the whole matrix of a gate: 1 + P(U-1), with P the projector on the
// part where the controls are 1. SWAP is (II + XX + YY + ZZ)/2.
func dense(n int, g Gate) cblas128.General {
	total := kron(n, func(Qubit) mat2 { return pauliI })
	add := func(factor complex128, onTargets mat2) {
		term := kron(n, func(q Qubit) mat2 {
			switch {
			case slices.Contains(g.Controls(), q):
				return project
			case slices.Contains(g.Targets(), q):
				return onTargets
			default:
				return pauliI
			}
		})
		for i, x := range term.Data {
			total.Data[i] += factor * x
		}
	}
	if g.Kind() == KindSwap {
		add(-0.5, pauliI)
		add(0.5, pauliX)
		add(0.5, pauliY)
		add(0.5, pauliZ)
		return total
	}
	add(1, sum2(1, oracleMatrix(g.Kind(), g.Angle()), -1, pauliI))
	return total
}

func applyDense(n int, g Gate, amps []complex128) []complex128 {
	out := make([]complex128, len(amps))
	cblas128.Gemv(blas.NoTrans, 1, dense(n, g), vector(amps), 0, vector(out))
	return out
}

func vector(data []complex128) cblas128.Vector {
	return cblas128.Vector{N: len(data), Inc: 1, Data: data}
}

// applyByIndex computes each amplitude of the result from its definition.
func applyByIndex(g Gate, amps []complex128) []complex128 {
	out := slices.Clone(amps)
	result := resultsOf(g)
	for i := range out {
		if !slices.ContainsFunc(g.Controls(), func(c Qubit) bool { return i>>c&1 == 0 }) {
			out[i] = result(amps, i)
		}
	}
	return out
}

// resultsOf computes the amplitude at i after the gate, where its controls are 1.
func resultsOf(g Gate) func(amps []complex128, i int) complex128 {
	targets := g.Targets()
	t := targets[0]
	if g.Kind() == KindSwap {
		return func(amps []complex128, i int) complex128 {
			a, b := i>>t&1, i>>targets[1]&1
			return amps[i&^(1<<t)&^(1<<targets[1])|b<<t|a<<targets[1]]
		}
	}
	m := oracleMatrix(g.Kind(), g.Angle())
	return func(amps []complex128, i int) complex128 {
		row, zero := i>>t&1, i&^(1<<t)
		return m[2*row]*amps[zero] + m[2*row+1]*amps[zero|1<<t]
	}
}

// arbitrary is a state without any symmetry that could hide a fault.
func arbitrary(r *rand.Rand, n int) *State {
	s := stateOf(make([]complex128, 1<<n))
	for i := range s.amps {
		s.amps[i] = complex(r.NormFloat64(), r.NormFloat64())
	}
	s.renormalise()
	return s
}

// disordered is a state of these amplitudes in a layout like those that gates
// leave behind.
func disordered(r *rand.Rand, amps []complex128) *State {
	s := stateOf(make([]complex128, len(amps)))
	places := r.Perm(s.qubits)
	for q, place := range places {
		s.place[q] = 1 << place
	}
	s.inverted, s.loose = r.IntN(len(amps)), true
	for basis, a := range amps {
		index := s.inverted
		for q, place := range places {
			index ^= basis >> q & 1 << place
		}
		s.amps[index] = a
	}
	return s
}

// distance is the largest difference of two amplitudes.
func distance(a, b []complex128) float64 {
	worst := 0.0
	for i := range a {
		worst = max(worst, cmplx.Abs(a[i]-b[i]))
	}
	return worst
}

// allKinds has every gate on one target.
func allKinds(angle float64, t Qubit) []Gate {
	return []Gate{
		X(t), Y(t), Z(t), H(t), S(t), Sdg(t), T(t), Tdg(t), SX(t), SX(t).Inverse(),
		RX(angle, t), RY(angle, t), RZ(angle, t), Phase(angle, t),
	}
}

// gatesOn has every gate whose qubits are exactly these, in this order:
// controls first, then the targets.
func gatesOn(angle float64, qs []Qubit) []Gate {
	last := len(qs) - 1
	gates := allKinds(angle, qs[last])
	for i, g := range gates {
		gates[i] = g.Controlled(qs[:last]...)
	}
	if len(qs) >= 2 {
		gates = append(gates, Swap(qs[last-1], qs[last]).Controlled(qs[:last-1]...))
	}
	return gates
}

// tuples calls f with every ordered choice of up to size qubits.
func tuples(n, size int, f func(qs []Qubit)) {
	var extend func(qs []Qubit)
	extend = func(qs []Qubit) {
		if len(qs) > 0 {
			f(qs)
		}
		if len(qs) == size {
			return
		}
		for q := range Qubit(n) {
			if !slices.Contains(qs, q) {
				extend(append(slices.Clone(qs), q))
			}
		}
	}
	extend(nil)
}

func TestEveryGateOnEveryTuple(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	for n := 1; n <= 6; n++ {
		start := arbitrary(r, n)
		tuples(n, n, func(qs []Qubit) {
			for _, g := range gatesOn(r.Float64()*7-3.5, qs) {
				want := applyByIndex(g, start.amps)
				for _, got := range []*State{stateOf(start.Amplitudes()), disordered(r, start.amps)} {
					require.NoError(t, got.Apply(g))
					if d := distance(want, got.ordered()); d > 1e-14 {
						require.Failf(t, "differs from the oracle", "%s on %d qubits by %g", g, n, d)
					}
				}
			}
		})
	}
}

func TestEveryGateAgainstDenseMatrices(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for n := 1; n <= 5; n++ {
		start := arbitrary(r, n)
		tuples(n, min(n, 3), func(qs []Qubit) {
			for _, g := range gatesOn(r.Float64()*7-3.5, qs) {
				got := stateOf(start.Amplitudes())
				require.NoError(t, got.Apply(g))
				require.Less(t, distance(applyDense(n, g, start.amps), got.ordered()), 1e-12, "%s of %d", g, n)
			}
		})
	}
}

func TestRandomCircuitsAgainstDenseMatrices(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	for n := 2; n <= 8; n++ {
		got := arbitrary(r, n)
		want := got.Amplitudes()
		for range 12 {
			g := randomGate(r, n)
			require.NoError(t, got.Apply(g))
			want = applyDense(n, g, want)
		}
		require.Less(t, distance(want, got.ordered()), 1e-12, "%d qubits", n)
	}
}

// Around the edges of a tile and beyond the second-level cache, the loops take
// other turns than in small states.
func TestLargeStates(t *testing.T) {
	r := rand.New(rand.NewPCG(20, 11))
	for n, sets := range map[int][][]Qubit{
		11: {
			{0}, {1}, {2}, {5}, {9}, {10}, {0, 1}, {1, 0}, {0, 10}, {10, 0}, {4, 5}, {9, 10}, {10, 9},
			{0, 1, 2}, {2, 1, 10}, {10, 9, 8}, {0, 5, 10}, {10, 5, 0}, {8, 9, 10}, {3, 6, 9}, {1, 3, 2, 10},
		},
		20: {
			{0}, {6}, {10}, {19}, {0, 1}, {19, 0}, {0, 19}, {10, 9}, {18, 19},
			{5, 10, 19}, {19, 9, 0}, {2, 17, 6},
		},
	} {
		if n == 20 && testing.Short() {
			continue
		}
		start := arbitrary(r, n)
		for _, qs := range sets {
			gates := gatesOn(r.Float64()*7-3.5, qs)
			if n == 20 { // one of each loop
				gates = slices.DeleteFunc(gates, func(g Gate) bool {
					return !slices.Contains([]Kind{KindX, KindH, KindSX, KindRZ, KindPhase, KindSwap}, g.Kind())
				})
			}
			for _, g := range gates {
				result := resultsOf(g)
				for _, got := range []*State{stateOf(start.Amplitudes()), disordered(r, start.amps)} {
					require.NoError(t, got.Apply(g))
					for i, a := range got.ordered() {
						want := start.amps[i]
						if uint64(i)&g.controls == g.controls {
							want = result(start.amps, i)
						}
						if cmplx.Abs(a-want) > 1e-14 {
							require.Failf(t, "differs from the oracle", "%s on %d qubits at %d", g, n, i)
						}
					}
				}
			}
		}
	}
}

// randomGate is any gate with up to three controls.
func randomGate(r *rand.Rand, n int) Gate {
	qs := make([]Qubit, 0, 4)
	for _, q := range r.Perm(n)[:1+r.IntN(min(n, 4))] {
		qs = append(qs, Qubit(q))
	}
	gates := gatesOn(r.Float64()*7-3.5, qs)
	return gates[r.IntN(len(gates))]
}
