package quantum

import (
	"errors"
	"fmt"
	"math"
)

// MaxExactQubits bounds the size of an [Exact].
const MaxExactQubits = 8

// ErrExactRange is wrapped by the error of [Exact.Apply] when a gate's result
// would need whole numbers beyond ±127. Up to 13 gates H from |0…0⟩ never do.
var ErrExactRange = errors.New("amplitudes too large for an exact state")

// Exact is a state whose amplitudes are whole numbers over √2ᵏ: all that X, H,
// Z, Y and SWAP, with controls on any but H and Y, reach from |0…0⟩. Nothing is
// ever rounded. Make one with [NewExact]; it is a value and copies are
// independent.
//
// Two values are == exactly if they are the same physical state of the same
// number of qubits, since the form is canonical: k is as small as possible, and
// the global phase, which no measurement can show, is such that the first
// amplitude that is not 0 is positive.
type Exact struct {
	qubits uint8
	k      uint8
	// amps holds eight amplitudes a word as signed bytes, index i in byte i%8
	// of word i/8, so qubits 0 to 2 choose a byte and the others a word.
	amps [1 << (MaxExactQubits - 3)]uint64
}

// NewExact returns |0…0⟩.
func NewExact(qubits int) (Exact, error) {
	if qubits < 1 || qubits > MaxExactQubits {
		return Exact{}, fmt.Errorf("quantum: an exact state of %d qubits: choose 1 to %d, or use State", qubits, MaxExactQubits)
	}
	e := Exact{qubits: uint8(qubits)}
	e.amps[0] = 1
	return e, nil
}

// Qubits is the number of qubits.
func (e Exact) Qubits() int { return int(e.qubits) }

// Amplitude returns the whole number a and the k of the amplitude a/√2ᵏ. The
// global phase is normalised, see [Exact].
func (e Exact) Amplitude(basis int) (a, k int) {
	e.mustHaveBasis(basis)
	return e.amp(basis), int(e.k)
}

func (e *Exact) amp(basis int) int {
	return int(int8(e.amps[basis>>3] >> (basis & 7 * 8)))
}

func (e *Exact) mustHaveBasis(basis int) {
	if basis < 0 || basis>>e.qubits != 0 {
		panic(fmt.Sprintf("quantum: basis state %d is not one of %d qubits", basis, e.qubits))
	}
}

// Total is the common denominator of all probabilities, a power of two.
func (e Exact) Total() uint64 { return 1 << e.k }

// Weight is the numerator of the outcome's probability, over [Exact.Total].
func (e Exact) Weight(basis int) uint64 {
	e.mustHaveBasis(basis)
	a := e.amp(basis)
	return uint64(a * a)
}

// Weights appends the weights of all 2ⁿ outcomes to dst.
func (e *Exact) Weights(dst []uint64) []uint64 {
	for basis := range 1 << e.qubits {
		a := e.amp(basis)
		dst = append(dst, uint64(a*a))
	}
	return dst
}

// Probability is the probability of the outcome.
func (e Exact) Probability(basis int) Fraction {
	return newFraction(e.Weight(basis), e.Total())
}

// P1 is the probability that the qubit reads 1.
func (e Exact) P1(q Qubit) Fraction {
	mustHave(q, int(e.qubits))
	weight, bit := uint64(0), 1<<q
	for i := bit; i < 1<<e.qubits; i = (i + 1) | bit {
		a := e.amp(i)
		weight += uint64(a * a)
	}
	return newFraction(weight, e.Total())
}

// Measure draws the outcome of measuring all qubits. The value itself does not
// change.
func (e Exact) Measure(r Rand) uint64 {
	// Total is a power of two, so the draw is uniform without rejection.
	draw := r.Uint64() & (e.Total() - 1)
	for basis := range 1 << e.qubits {
		a := e.amp(basis)
		if w := uint64(a * a); draw >= w {
			draw -= w
			continue
		}
		return uint64(basis)
	}
	panic(fmt.Sprintf("quantum: the weights of an exact state of %d qubits do not add up: make it with NewExact", e.qubits))
}

// State returns the same state in floating point.
func (e Exact) State() (*State, error) {
	s, err := NewState(int(e.qubits))
	if err != nil {
		return nil, err
	}
	for i := range s.amps {
		s.amps[i] = complex(float64(e.amp(i))*scaleOf(int(e.k)), 0)
	}
	return s, nil
}

// scaleOf is 1/√2ᵏ.
func scaleOf(k int) float64 {
	scale := math.Ldexp(1, -(k / 2))
	if k&1 == 1 {
		scale *= rootHalf
	}
	return scale
}
