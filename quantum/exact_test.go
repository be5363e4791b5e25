package quantum

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// plain is an exact state without any cleverness: amplitudes are whole numbers
// over √2ᵏ that may grow.
type plain struct {
	amps []int64
	k    int
}

func newPlain(n int) plain {
	p := plain{amps: make([]int64, 1<<n)}
	p.amps[0] = 1
	return p
}

// apply returns the canonical result of a gate.
func (p plain) apply(g Gate) plain {
	out := plain{append([]int64(nil), p.amps...), p.k}
	t, other := int(g.Targets()[0]), 0
	if g.Kind() == KindSwap {
		other = int(g.Targets()[1])
	}
	if g.Kind() == KindH {
		out.k++
	}
	for i := range p.amps {
		if uint64(i)&g.controls != g.controls {
			continue
		}
		bit := i >> t & 1
		sign := int64(1 - 2*bit)
		partner := p.amps[i^1<<t]
		switch g.Kind() {
		case KindX:
			out.amps[i] = partner
		case KindY: // up to the global phase i
			out.amps[i] = -sign * partner
		case KindZ:
			out.amps[i] = sign * p.amps[i]
		case KindH:
			out.amps[i] = sign*p.amps[i] + partner
		case KindSwap:
			if bit != i>>other&1 {
				out.amps[i] = p.amps[i^1<<t^1<<other]
			}
		}
	}
	out.reduce()
	return out
}

func (p *plain) reduce() {
	var first, all int64
	for _, a := range p.amps {
		all |= a
		if first == 0 {
			first = a
		}
	}
	divisor := int64(1)
	for ; all&1 == 0; all >>= 1 {
		divisor *= 2
		p.k -= 2
	}
	if first < 0 {
		divisor = -divisor
	}
	for i := range p.amps {
		p.amps[i] /= divisor
	}
}

func (p plain) fits() bool {
	for _, a := range p.amps {
		if a > 127 || a < -127 {
			return false
		}
	}
	return true
}

func requireSame(t require.TestingT, want plain, got Exact) {
	for i, a := range want.amps {
		b, k := got.Amplitude(i)
		require.EqualValues(t, a, b)
		require.Equal(t, want.k, k)
	}
}

// exactGates has every gate that an Exact takes, on these qubits in this order.
func exactGates(qs []Qubit) []Gate {
	last := len(qs) - 1
	gates := []Gate{X(qs[last]).Controlled(qs[:last]...), Z(qs[last]).Controlled(qs[:last]...)}
	if last == 0 {
		return append(gates, H(qs[0]), Y(qs[0]))
	}
	return append(gates, Swap(qs[last-1], qs[last]).Controlled(qs[:last-1]...))
}

func TestExactEveryGateOnEveryTuple(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for n := 1; n <= 6; n++ {
		p, e := newPlain(n), runExact(t, n)
		for range 40 {
			g := randomExactGate(r, n)
			p = p.apply(g)
			require.NoError(t, e.Apply(g))
		}
		tuples(n, min(n, 4), func(qs []Qubit) {
			for _, g := range exactGates(qs) {
				got := e
				require.NoError(t, got.Apply(g), "%s", g)
				requireSame(t, p.apply(g), got)
			}
		})
	}
}

// Long random walks leave the range, and must do so exactly when they have to.
func TestExactRange(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for n := 1; n <= MaxExactQubits; n++ {
		refused := 0
		p, e := newPlain(n), runExact(t, n)
		for range 4000 {
			g := randomExactGate(r, n)
			next, before := p.apply(g), e
			err := e.Apply(g)
			if next.fits() {
				require.NoError(t, err)
				p = next
			} else {
				require.ErrorIs(t, err, ErrExactRange)
				require.ErrorContains(t, err, g.String())
				require.Equal(t, before, e)
				refused++
				p, e = newPlain(n), runExact(t, n)
			}
			requireSame(t, p, e)
		}
		if n >= 3 {
			assert.Positive(t, refused, "%d qubits", n)
		}
	}
}

func TestThirteenHadamardsAlwaysFit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, MaxExactQubits).Draw(t, "qubits")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		e, err := NewExact(n)
		require.NoError(t, err)
		for left := 13; left > 0; {
			g := randomExactGate(r, n)
			if g.Kind() == KindH {
				left--
			}
			require.NoError(t, e.Apply(g))
		}
	})
}

func TestExactAgreesWithState(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, MaxExactQubits).Draw(t, "qubits")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		e, err := NewExact(n)
		require.NoError(t, err)
		s, err := NewState(n)
		require.NoError(t, err)
		for range rapid.IntRange(0, 40).Draw(t, "gates") {
			g := randomExactGate(r, n)
			require.NoError(t, e.Apply(g))
			require.NoError(t, s.Apply(g))
		}
		var total uint64
		for i, p := range s.Probabilities() {
			require.InDelta(t, p, e.Probability(i).Float(), 1e-12)
			total += e.Weight(i)
		}
		require.Equal(t, e.Total(), total)
		require.Equal(t, e.Total()&-e.Total(), e.Total(), "a power of two")
		for q := range Qubit(n) {
			require.InDelta(t, s.P1(q), e.P1(q).Float(), 1e-12)
		}
		back, err := e.State()
		require.NoError(t, err)
		sign := 1.0
		for i, a := range s.amps {
			if real(a) < -1e-9 || real(a) > 1e-9 {
				sign = real(a) / real(back.amps[i])
				break
			}
		}
		for i, a := range s.amps {
			require.InDelta(t, real(a), sign*real(back.amps[i]), 1e-12)
		}
		for i, w := range e.Weights(nil) {
			require.Equal(t, e.Weight(i), w)
		}
	})
}

func TestEqualityIsPhysical(t *testing.T) {
	same := func(a, b []Gate) {
		t.Helper()
		assert.True(t, runExact(t, 3, a...) == runExact(t, 3, b...))
	}
	same([]Gate{H(0), H(0)}, nil)
	same([]Gate{X(0), Z(0)}, []Gate{X(0)}) // -|100⟩
	same([]Gate{H(1), CNOT(1, 2), Y(0)}, []Gate{H(2), CNOT(2, 1), X(0)})
	same([]Gate{H(0), CNOT(0, 1), H(0), H(1)}, []Gate{H(0), CNOT(0, 1)})
	same([]Gate{Swap(0, 1).Controlled(2)}, nil)
	assert.False(t, runExact(t, 3, H(0)) == runExact(t, 3, H(0), Z(0)), "a relative phase is physical")
	assert.False(t, runExact(t, 2) == runExact(t, 3))
}

// From the start of the classic game, one H and any number of the other gates
// reach 71 states.
func TestStatesOfTheClassicGame(t *testing.T) {
	var moves []Gate
	tuples(3, 3, func(qs []Qubit) {
		moves = append(moves, X(qs[len(qs)-1]).Controlled(qs[:len(qs)-1]...))
		if len(qs) == 2 {
			moves = append(moves, Swap(qs[0], qs[1]))
		}
	})
	start := runExact(t, 3, H(0), H(1), H(2))
	seen := map[Exact]bool{start: true}
	var todo []Exact
	visit := func(e Exact, g Gate) {
		require.NoError(t, e.Apply(g))
		if !seen[e] {
			seen[e] = true
			todo = append(todo, e)
		}
	}
	for q := range Qubit(3) {
		visit(start, H(q))
	}
	for len(todo) > 0 {
		e := todo[0]
		todo = todo[1:]
		for _, g := range moves {
			visit(e, g)
		}
	}
	assert.Len(t, seen, 71)
}

func TestExactRefuses(t *testing.T) {
	for _, g := range []Gate{
		S(0), T(0), SX(0), RX(1, 0), RY(1, 0), RZ(1, 0), Phase(1, 0),
		H(0).Controlled(1), Y(0).Controlled(1),
	} {
		for _, n := range []int{3, 4} {
			e := runExact(t, n, H(0))
			before := e
			assert.ErrorContains(t, e.Apply(g), "an exact state cannot take "+g.String())
			assert.Equal(t, before, e)
		}
	}
	e := runExact(t, 3)
	assert.Panics(t, func() { e.Weight(8) })
	assert.Panics(t, func() { e.Probability(-1) })
	assert.Panics(t, func() { e.P1(3) })
}

func TestFraction(t *testing.T) {
	e := runExact(t, 3, H(0), H(1), Toffoli(0, 1, 2))
	assert.Equal(t, Fraction{1, 4}, e.P1(2))
	assert.Equal(t, "1/4", e.P1(2).String())
	assert.Equal(t, 0.25, e.P1(2).Float())
	assert.Equal(t, "0", e.Probability(0b100).String())
	assert.Equal(t, Fraction{1, 1}, runExact(t, 1).Probability(0))
	assert.Equal(t, "1", runExact(t, 1, X(0)).P1(0).String())
}
