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
// medians over the rounds, of which there are at least nine, and every State is
// printed beside a pass: reading and writing each of its amplitudes once, in
// place. Rounds of gates and passes alternate, so that both see the same machine.

func BenchmarkExactMix(b *testing.B) {
	const hand = 24 // gates from |000⟩, few enough to stay in range
	gates := mix(3, 42*hand)
	start, err := NewExact(3)
	require.NoError(b, err)
	var times samples
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
			count = 50
		}
		b.Run(fmt.Sprintf("n=%d", n), func(b *testing.B) {
			benchmarkState(b, n, mix(n, count), "ns/gate")
		})
	}
}

func BenchmarkHadamard(b *testing.B) {
	const n = 24
	gates := make([]Gate, n)
	for q := range gates {
		gates[q] = H(Qubit(q))
	}
	benchmarkState(b, n, gates, "ns/gate")
}

func benchmarkState(b *testing.B, n int, gates []Gate, unit string) {
	s, err := NewState(n)
	require.NoError(b, err)
	passes := len(gates)
	var gate, memory samples
	b.ReportAllocs()
	round := func() {
		gate.add(len(gates), func() {
			for _, g := range gates {
				if err := s.Apply(g); err != nil {
					b.Fatal(err)
				}
			}
		})
		memory.add(passes, func() {
			for range passes {
				pass(s.amps)
			}
		})
	}
	for b.Loop() {
		round()
	}
	for len(gate) < 9 {
		round()
	}
	b.ReportMetric(gate.median(), unit)
	b.ReportMetric(memory.median(), "ns/pass")
	b.ReportMetric(memory.median()/gate.median(), "of-pass-speed")
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

type samples []float64

func (s *samples) add(count int, f func()) {
	start := time.Now()
	f()
	*s = append(*s, float64(time.Since(start).Nanoseconds())/float64(count))
}

func (s samples) median() float64 {
	slices.Sort(s)
	return s[len(s)/2]
}
