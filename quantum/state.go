package quantum

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
)

// MaxQubits bounds every circuit and state. Memory usually ends earlier: n
// qubits take 2ⁿ⁺⁴ bytes.
const MaxQubits = 30

// State is the statevector of a number of qubits. Make one with [NewState] or
// [Circuit.Run].
type State struct {
	qubits int
	amps   []complex128
	layout
	// inexact counts the gates that rounded since the last renormalisation.
	inexact int
	held    [64]complex128 // for moving amplitudes
}

// NewState returns |0…0⟩.
func NewState(qubits int) (*State, error) {
	if err := checkQubits(qubits); err != nil {
		return nil, err
	}
	if err := checkMemory(qubits); err != nil {
		return nil, err
	}
	amps := make([]complex128, 1<<qubits)
	amps[0] = 1
	return stateOf(amps), nil
}

// stateOf makes the amplitudes, a power of two, a state.
func stateOf(amps []complex128) *State {
	return &State{qubits: bits.Len(uint(len(amps))) - 1, amps: amps, layout: inOrder()}
}

func checkQubits(qubits int) error {
	if qubits < 1 || qubits > MaxQubits {
		return fmt.Errorf("quantum: %d qubits: choose 1 to %d", qubits, MaxQubits)
	}
	return nil
}

// Qubits is the number of qubits.
func (s *State) Qubits() int { return s.qubits }

// Amplitudes returns a copy of the 2ⁿ amplitudes.
func (s *State) Amplitudes() []complex128 { return slices.Clone(s.ordered()) }

// renormaliseAfter is how many rounding gates may pass before the norm is set
// right. One gate is off by up to 2e-16, always the same way if it is repeated.
const renormaliseAfter = 512

// Apply applies one gate. If it returns an error, the state is unchanged.
func (s *State) Apply(g Gate) error {
	if !g.fits(s.qubits) {
		return g.Check(s.qubits)
	}
	controls, target, other := s.bits(g.controls), s.bit(g.target), s.bit(g.other)
	fixed := controls | target | other
	// What the gate pairs: all controls read 1, and the target 0 in lo and 1 in hi.
	lo, hi := controls^s.inverted&fixed, (controls|target)^s.inverted&fixed
	switch g.kind {
	case KindX:
		if controls == 0 {
			s.invert(target)
		} else {
			s.permute(fixed, lo, hi)
		}
		return nil
	case KindSwap:
		if controls == 0 {
			s.swap(g.target, g.other)
		} else {
			s.permute(fixed, lo^other, hi)
		}
		return nil
	case KindH:
		s.hadamard(fixed, lo, hi)
	case KindZ, KindS, KindSdg, KindT, KindTdg, KindPhase:
		multiply(s.amps, fixed, hi, phaseOf(g))
	case KindRZ:
		multiply(s.amps, fixed, lo, expi(-g.angle/2))
		multiply(s.amps, fixed, hi, expi(g.angle/2))
	default:
		m := matrixOf(g)
		each(s.amps, fixed, lo, hi, m.transform)
	}
	if s.inexact++; s.inexact == renormaliseAfter {
		s.renormalise()
	}
	return nil
}

func (s *State) renormalise() {
	s.inexact = 0
	scale := complex(1/math.Sqrt(s.norm()), 0)
	for i := range s.amps {
		s.amps[i] *= scale
	}
}

// norm is the sum of all probabilities, which rounding keeps close to 1. Adding
// up part by part keeps the sum's own rounding well below that of the gates.
func (s *State) norm() float64 {
	const part = 1 << 10
	total := 0.0
	for i := 0; i < len(s.amps); i += part {
		sum := 0.0
		for _, a := range s.amps[i:min(i+part, len(s.amps))] {
			sum += probability(a)
		}
		total += sum
	}
	return total
}

func probability(a complex128) float64 { return real(a)*real(a) + imag(a)*imag(a) }

// Probabilities returns the probability of each of the 2ⁿ outcomes.
func (s *State) Probabilities() []float64 {
	ps := make([]float64, len(s.amps))
	for i, a := range s.ordered() {
		ps[i] = probability(a)
	}
	return ps
}

// P1 is the probability that the qubit reads 1.
func (s *State) P1(q Qubit) float64 {
	mustHave(q, s.qubits)
	zero, one := s.weights(q)
	return one / (zero + one)
}

// weights sums the squares of the amplitudes where the qubit is 0, and where it
// is 1.
func (s *State) weights(q Qubit) (zero, one float64) {
	bit, amps := 1<<q, s.ordered()
	for i := 0; i < len(amps); i = ((i | bit) + bit) &^ bit {
		for j, a := range amps[i:][:bit] {
			zero += probability(a)
			one += probability(amps[i|bit|j])
		}
	}
	return zero, one
}

func mustHave(q Qubit, qubits int) {
	if q < 0 || int(q) >= qubits {
		panic(fmt.Sprintf("quantum: qubit %d is not among the %d qubits", q, qubits))
	}
}

// permute and hadamard are each for the most frequent kernels. In states without
// tiles a direct call counts.

func (s *State) permute(fixed, lo, hi int) {
	if len(s.amps) < large {
		s.exchange(s.amps, s.amps, fixed, lo, hi)
		return
	}
	each(s.amps, fixed, lo, hi, s.exchange)
}

func (s *State) hadamard(fixed, lo, hi int) {
	if len(s.amps) < large {
		butterfly(s.amps, s.amps, fixed, lo, hi)
		return
	}
	each(s.amps, fixed, lo, hi, butterfly)
}
