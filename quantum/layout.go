package quantum

import (
	"math/bits"
	"slices"
)

// layout says where a State keeps its amplitudes: qubit q is the bit place[q] of
// an index into amps, and reads inverted if that bit is in inverted. An X or a
// SWAP without controls changes nothing but this. Moving the amplitudes is put
// off until they are read in order, which takes no more moves than there were
// gates, and often none.
type layout struct {
	place    [32]uint32 // MaxQubits, and up to what five bits can index
	inverted int
	loose    bool // something was put off
}

// inOrder is the layout in which an amplitude's index is its basis state.
func inOrder() (l layout) {
	for q := range l.place {
		l.place[q] = 1 << q
	}
	return l
}

func (l *layout) bit(q int8) int { return int(l.place[q&31]) }

// bits has the bits of all qubits in the mask.
func (l *layout) bits(mask uint64) (all int) {
	for ; mask != 0; mask &= mask - 1 {
		all |= int(l.place[bits.TrailingZeros64(mask)&31])
	}
	return all
}

// invert is X.
func (l *layout) invert(bit int) {
	l.inverted ^= bit
	l.loose = true
}

// swap is SWAP.
func (l *layout) swap(a, b int8) {
	l.place[a&31], l.place[b&31] = l.place[b&31], l.place[a&31]
	l.loose = true
}

// ordered returns the amplitudes, each at the index that is its basis state.
func (s *State) ordered() []complex128 {
	if s.loose {
		s.order()
	}
	return s.amps
}

// order does what was put off.
func (s *State) order() {
	for q := range int8(s.qubits) {
		if bit := s.bit(q); s.inverted&bit != 0 {
			s.permute(bit, 0, bit)
		}
	}
	for q := range int8(s.qubits) {
		from, to := s.bit(q), 1<<q
		if from != to {
			s.permute(from|to, min(from, to), max(from, to))
			s.swap(q, int8(slices.Index(s.place[:], uint32(to))))
		}
	}
	s.inverted, s.loose = 0, false
}
