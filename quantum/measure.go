package quantum

import (
	"cmp"
	"fmt"
	"math"
	"slices"
)

// Rand is where chance comes from: any source of math/rand/v2.
type Rand interface{ Uint64() uint64 }

// uniform draws from [0, 1).
func uniform(r Rand) float64 { return float64(r.Uint64()>>11) * 0x1p-53 }

// Sample draws the outcomes of measuring all qubits so many times, each time
// on a fresh copy: the state does not change.
func (s *State) Sample(shots int, r Rand) ([]uint64, error) {
	if shots < 0 {
		return nil, fmt.Errorf("quantum: cannot sample %d shots: ask for 0 or more", shots)
	}
	// Sorted draws need only one walk over the amplitudes, and no second vector.
	type draw struct {
		at   float64
		shot int
	}
	total := s.norm()
	draws := make([]draw, shots)
	for i := range draws {
		draws[i] = draw{uniform(r) * total, i}
	}
	slices.SortFunc(draws, func(a, b draw) int { return cmp.Compare(a.at, b.at) })
	outcomes := make([]uint64, shots)
	w := walk{amps: s.ordered()}
	for _, d := range draws {
		outcomes[d.shot] = w.to(d.at)
	}
	return outcomes, nil
}

// walk goes up the cumulative probabilities.
type walk struct {
	amps   []complex128
	next   int     // first amplitude not added yet
	sum    float64 // of those before next
	latest uint64  // the last of those with a probability that is not 0
}

// to returns the first outcome whose cumulative probability exceeds x. Should x
// be rounded up to the whole norm, that is the last outcome that is possible.
func (w *walk) to(x float64) uint64 {
	for w.sum <= x && w.next < len(w.amps) {
		if p := probability(w.amps[w.next]); p > 0 {
			w.sum += p
			w.latest = uint64(w.next)
		}
		w.next++
	}
	return w.latest
}

// Measure reads all qubits. The state becomes the basis state that is returned.
func (s *State) Measure(r Rand) uint64 {
	w := walk{amps: s.ordered()}
	outcome := w.to(uniform(r) * s.norm())
	clear(s.amps)
	s.amps[outcome] = 1
	return outcome
}

// MeasureQubit reads one qubit, 0 or 1. The state becomes the part that agrees
// with the reading, scaled back to norm 1.
func (s *State) MeasureQubit(q Qubit, r Rand) (int, error) {
	if q < 0 || int(q) >= s.qubits {
		return 0, fmt.Errorf("quantum: cannot measure qubit %d: the qubits are 0 to %d", q, s.qubits-1)
	}
	zero, one := s.weights(q)
	reading, p := 0, zero
	if zero == 0 || uniform(r)*(zero+one) < one {
		reading, p = 1, one
	}
	bit := 1 << q
	multiply(s.amps, bit, bit*(1-reading), 0)
	multiply(s.amps, bit, bit*reading, complex(1/math.Sqrt(p), 0))
	return reading, nil
}
