package quantum

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// One round of a benchmark applies a fixed random mix of gates. All figures are
// medians over the rounds, of which there are at least nine. Every State has a
// pass beside it: reading and writing each of its amplitudes once, in place.
// Rounds of gates and passes alternate, so that both see the same machine.
const leastRounds = 9

func BenchmarkExactMix(b *testing.B) {
	const hand = 24 // gates from |000⟩, few enough to stay in range
	gates := mix(3, 42*hand)
	start, err := NewExact(3)
	require.NoError(b, err)
	times := newSamples()
	b.ReportAllocs()
	for b.Loop() {
		times.add(len(gates), func() {
			for h := 0; h < len(gates); h += hand {
				e := start
				for _, g := range gates[h : h+hand] {
					if err := e.Apply(g); err != nil {
						b.Fatal(err)
					}
				}
			}
		})
	}
	b.ReportMetric(times.median(), "ns/gate")
	b.ReportMetric(0, "ns/op")
}

func BenchmarkStateMix(b *testing.B) {
	for _, n := range []int{3, 8, 10, 20} {
		count := 1000
		if n == 20 {
			count = 100
		}
		b.Run(fmt.Sprintf("n=%d", n), func(b *testing.B) { benchmarkState(b, n, mix(n, count)) })
	}
}

// BenchmarkHadamard applies H to each qubit in turn.
func BenchmarkHadamard(b *testing.B) {
	const n = 24
	gates := make([]Gate, n)
	for q := range gates {
		gates[q] = H(Qubit(q))
	}
	b.Run(fmt.Sprintf("n=%d", n), func(b *testing.B) { benchmarkState(b, n, gates) })
}

func benchmarkState(b *testing.B, n int, gates []Gate) {
	s, err := NewState(n)
	require.NoError(b, err)
	pass(s.amps) // so that the system has handed out the memory
	gate, memory := newSamples(), newSamples()
	round := func() {
		gate.add(len(gates), func() {
			for _, g := range gates {
				if err := s.Apply(g); err != nil {
					b.Fatal(err)
				}
			}
		})
		memory.add(len(gates), func() {
			for range gates {
				pass(s.amps)
			}
		})
	}
	b.ReportAllocs()
	for b.Loop() {
		round()
	}
	for len(gate) < leastRounds {
		round()
	}
	b.ReportMetric(gate.median(), "ns/gate")
	b.ReportMetric(memory.median(), "ns/pass")
	b.ReportMetric(gate.median()/memory.median(), "passes/gate")
	b.ReportMetric(0, "ns/op")
}

// pass reads and writes every amplitude once.
func pass(amps []complex128) {
	for i, a := range amps {
		amps[i] = -a
	}
}

// mix is a fixed random sequence of X, H, CNOT, Toffoli and SWAP on random
// qubits, each kind as likely as the others.
func mix(qubits, count int) []Gate {
	r := rand.New(rand.NewPCG(uint64(qubits), 2026))
	gates := make([]Gate, count)
	for i := range gates {
		gates[i] = randomExactGate(r, qubits)
	}
	return gates
}

// samples are times in nanoseconds.
type samples []float64

// newSamples has room enough that measuring does not allocate.
func newSamples() samples { return make(samples, 0, 1<<18) }

func (s *samples) add(count int, f func()) {
	start := time.Now()
	f()
	*s = append(*s, float64(time.Since(start).Nanoseconds())/float64(count))
}

func (s samples) median() float64 {
	slices.Sort(s)
	return s[len(s)/2]
}
