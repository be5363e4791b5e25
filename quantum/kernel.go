package quantum

import (
	"math"
	"math/bits"
)

// The loops over amplitudes. Each works on pairs of amplitudes at lo|i and hi|i,
// for all i in which the bits of fixed are 0; lo and hi lie within fixed. The
// controls are bits fixed alike in both, so what they exclude is never visited:
//
//	for i := 0; i < len(amps); i = ((i | fixed) + 1) &^ fixed
//
// (adding to i with all fixed bits set carries across them). Below the lowest
// fixed bit, i counts through a run of contiguous memory.

// A kernel changes the pairs of a tile. It takes the first of each pair from a
// and the second from b, which are the same where a tile holds both.
type kernel func(a, b []complex128, fixed, lo, hi int)

// each runs the kernel on all pairs.
//
// Processors read ahead of a loop that goes straight through memory, but not of
// one that leaps: back and forth between the halves of a pair, or over what
// controls exclude. Large states are then worked on in tiles that span the
// leaps, and a tile is read straight through first, as far as the work itself
// does not end in order.
func each(amps []complex128, fixed, lo, hi int, k kernel) {
	leaps := fixed & (distant - cacheLine)
	if leap := topBit(lo ^ hi); leap < nearby {
		leaps &^= leap
	}
	if leaps == 0 || len(amps) < large {
		k(amps, amps, fixed, lo, hi)
		return
	}
	size := max(tileSize, 2*topBit(leaps))
	ahead := size
	if leaps&^hi == 0 { // the work ends with the last run
		ahead -= leaps & -leaps
	}
	inside := size - 1
	outside := fixed &^ inside
	for i := 0; i < len(amps); i = ((i | outside) + size) &^ outside {
		a := amps[i|lo&outside:][:size]
		b := amps[i|hi&outside:][:size]
		fetch(a[:ahead])
		if lo&outside != hi&outside {
			fetch(b[:ahead])
		}
		k(a, b, fixed&inside, lo&inside, hi&inside)
	}
}

const (
	// large is about where states outgrow the second-level cache.
	large = 1 << 16
	// cacheLine is how many amplitudes a processor loads at once.
	cacheLine = 4
	// A pair less than nearby apart lies in memory that is read ahead anyway,
	// and a loop that runs for distant is worth reading ahead of.
	nearby, distant = 1 << 5, 1 << 10
	// tileSize is how many amplitudes a tile has at least.
	tileSize = 1 << 6
)

func topBit(x int) int { return 1 << (bits.Len(uint(x)) - 1) }

// fetch reads an amplitude of each cache line, four lines at a time.
//
//go:noinline
func fetch(amps []complex128) (read uint64) {
	for ; len(amps) >= 16; amps = amps[16:] {
		read |= math.Float64bits(real(amps[0])) | math.Float64bits(real(amps[4])) |
			math.Float64bits(real(amps[8])) | math.Float64bits(real(amps[12]))
	}
	return read
}

// block is the shortest run that is better moved by copying.
const block = 32

// exchange swaps the two amplitudes of each pair.
func (s *State) exchange(a, b []complex128, fixed, lo, hi int) {
	size := len(a)
	if run := fixed & -fixed; run >= block {
		for i := 0; i < size; i = ((i | fixed) + run) &^ fixed {
			s.exchangeBlocks(a[i|lo:][:run], b[i|hi:][:run])
		}
		return
	}
	// Two pairs at a time, apart by the lowest bit that is not fixed.
	free := ^fixed & (fixed + 1)
	if free >= size {
		a[lo], b[hi] = b[hi], a[lo]
		return
	}
	fixed |= free
	for i := 0; i < size; i = ((i | fixed) + 1) &^ fixed {
		x, y := i|lo, i|hi
		a[x], b[y] = b[y], a[x]
		x, y = x|free, y|free
		a[x], b[y] = b[y], a[x]
	}
}

func (s *State) exchangeBlocks(a, b []complex128) {
	for len(a) > 0 {
		n := copy(s.held[:], a)
		copy(a, b[:n])
		copy(b, s.held[:n])
		a, b = a[n:], b[n:]
	}
}

// butterfly applies H to each pair.
func butterfly(a, b []complex128, fixed, lo, hi int) {
	size, run := len(a), fixed&-fixed
	switch {
	case run >= 8:
		a, b = a[lo:], b[hi:]
		for i := 0; i < size; i = ((i | fixed) + run) &^ fixed {
			x, y := a[i:i+run], b[i:i+run]
			for j := 3; j < len(x) && j < len(y); j += 4 {
				x[j-3], y[j-3] = pair(x[j-3], y[j-3])
				x[j-2], y[j-2] = pair(x[j-2], y[j-2])
				x[j-1], y[j-1] = pair(x[j-1], y[j-1])
				x[j], y[j] = pair(x[j], y[j])
			}
		}
	case lo == 0 && hi == fixed && fixed == run && size >= 8: // one bit, and it is not a control
		butterflyEights(a, run)
	default:
		for i := 0; i < size; i = ((i | fixed) + 1) &^ fixed {
			a[i|lo], b[i|hi] = pair(a[i|lo], b[i|hi])
		}
	}
}

// butterflyEights is H on one of the first three qubits. Offsets that are known
// to the compiler make it a fourth faster than runs this short.
func butterflyEights(amps []complex128, bit int) {
	for ; len(amps) >= 8; amps = amps[8:] {
		a := (*[8]complex128)(amps)
		switch bit {
		case 1:
			a[0], a[1] = pair(a[0], a[1])
			a[2], a[3] = pair(a[2], a[3])
			a[4], a[5] = pair(a[4], a[5])
			a[6], a[7] = pair(a[6], a[7])
		case 2:
			a[0], a[2] = pair(a[0], a[2])
			a[1], a[3] = pair(a[1], a[3])
			a[4], a[6] = pair(a[4], a[6])
			a[5], a[7] = pair(a[5], a[7])
		default:
			a[0], a[4] = pair(a[0], a[4])
			a[1], a[5] = pair(a[1], a[5])
			a[2], a[6] = pair(a[2], a[6])
			a[3], a[7] = pair(a[3], a[7])
		}
	}
}

const rootHalf = math.Sqrt2 / 2

// pair is H on two amplitudes.
func pair(u, v complex128) (sum, difference complex128) {
	return complex((real(u)+real(v))*rootHalf, (imag(u)+imag(v))*rootHalf),
		complex((real(u)-real(v))*rootHalf, (imag(u)-imag(v))*rootHalf)
}

// transform applies a matrix to each pair.
func (m *matrix) transform(a, b []complex128, fixed, lo, hi int) {
	for i := 0; i < len(a); i = ((i | fixed) + 1) &^ fixed {
		u, v := a[i|lo], b[i|hi]
		a[i|lo] = m[0][0]*u + m[0][1]*v
		b[i|hi] = m[1][0]*u + m[1][1]*v
	}
}

// multiply scales the amplitudes at i|at.
func multiply(amps []complex128, fixed, at int, by complex128) {
	run := fixed & -fixed
	for i := 0; i < len(amps); i = ((i | fixed) + run) &^ fixed {
		a := amps[i|at:][:run]
		for j := range a {
			a[j] *= by
		}
	}
}
