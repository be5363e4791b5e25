package quantum

import (
	"math"
	"math/bits"
)

// The loops over amplitudes. Each works on pairs of amplitudes at lo|i and hi|i,
// for all i in which the bits of fixed are 0; lo and hi lie within fixed. The
// controls are bits fixed to 1 in both, so what they exclude is never visited:
//
//	for i := 0; i < len(amps); i = ((i | fixed) + 1) &^ fixed
//
// (adding to i with all fixed bits set carries across them). Since i counts in
// whole runs between the fixed bits, the inner loops are over contiguous memory,
// or where the lowest bits are fixed, over a constant stride.

// tileSize is how many amplitudes are worked on at a time, so that they stay in
// the first-level cache.
const tileSize = 1 << 10

// A kernel changes the pairs of a tile. The two slices, with lo for the first
// and hi for the second, are the same where lo and hi differ within a tile.
type kernel func(a, b []complex128, fixed, lo, hi int)

// each runs the kernel on all pairs, tile by tile.
func each(amps []complex128, fixed, lo, hi int, k kernel) {
	if len(amps) <= tileSize {
		k(amps, amps, fixed, lo, hi)
		return
	}
	size := tileSize
	jumps := len(amps) >= large && fixed&(2*tileSize-1) >= nearby
	if jumps {
		size = max(tileSize/4, 1<<bits.Len(uint(fixed&(tileSize-1))))
	}
	inside := size - 1
	outside := fixed &^ inside
	for i := 0; i < len(amps); i = ((i | outside) + size) &^ outside {
		a := amps[i|lo&^inside:][:size]
		b := amps[i|hi&^inside:][:size]
		if jumps {
			fetch(a)
			fetch(b)
		}
		k(a, b, fixed&inside, lo&inside, hi&inside)
	}
}

const (
	// large is where states outgrow the second-level cache.
	large = 1 << 16
	// nearby is the shortest jump that a processor's prefetching fails to see
	// through.
	nearby = 1 << 5
)

// fetch reads one amplitude of each cache line, in the order that processors
// expect. Jumping about a tile that comes from memory takes up to three times
// as long without it.
//
//go:noinline
func fetch(tile []complex128) (sum float64) {
	for ; len(tile) >= 16; tile = tile[16:] {
		sum += real(tile[0]) + real(tile[4]) + (real(tile[8]) + real(tile[12]))
	}
	return sum
}

// runOf is the length of the runs of contiguous memory between fixed bits.
func runOf(fixed, size int) int {
	if fixed == 0 {
		return size
	}
	return fixed & -fixed
}

// short is a length of runs too short for an inner loop of their own.
const short = 4

// strides is the walk through a tile where a lowest fixed bit makes runs short.
// Of the fixed bits, the lowest group of adjacent ones is stepped over by a
// stride, and rest is what else is fixed. Within each run between the bits of
// rest, a walk starts from each of the first few indices.
type strides struct{ rest, run, starts, stride int }

func stridesOf(fixed, size int) strides {
	lowest := fixed & -fixed
	above := fixed + lowest // carries through the group
	rest := fixed & above
	return strides{rest, runOf(rest, size), lowest, above & -above}
}

// exchange swaps the two amplitudes of each pair.
func (s *State) exchange(a, b []complex128, fixed, lo, hi int) {
	run := runOf(fixed, len(a))
	if run < short {
		exchangeStrides(a, b, fixed, lo, hi)
		return
	}
	for i := 0; i < len(a); i = ((i | fixed) + run) &^ fixed {
		x, y := a[i|lo:][:run], b[i|hi:][:run]
		if run >= block {
			s.exchangeBlocks(x, y)
			continue
		}
		for j, u := range x {
			x[j], y[j] = y[j], u
		}
	}
}

func exchangeStrides(a, b []complex128, fixed, lo, hi int) {
	w := stridesOf(fixed, len(a))
	for i := 0; i < len(a); i = ((i | w.rest) + w.run) &^ w.rest {
		x, y := a[i|lo:], b[i|hi:]
		for start := range w.starts {
			for j := start; j < w.run; j += w.stride {
				x[j], y[j] = y[j], x[j]
			}
		}
	}
}

// block is the shortest run that is moved by copying.
const block = 32

func (s *State) exchangeBlocks(x, y []complex128) {
	for len(x) > 0 {
		n := copy(s.held[:], x)
		copy(x, y[:n])
		copy(y, s.held[:n])
		x, y = x[n:], y[n:]
	}
}

// butterfly applies H to each pair.
func butterfly(a, b []complex128, fixed, lo, hi int) {
	run := runOf(fixed, len(a))
	if run < short {
		butterflyStrides(a, b, fixed, lo, hi)
		return
	}
	for i := 0; i < len(a); i = ((i | fixed) + run) &^ fixed {
		x, y := a[i|lo:][:run], b[i|hi:][:run]
		for j, u := range x {
			v := y[j]
			x[j] = complex((real(u)+real(v))*rootHalf, (imag(u)+imag(v))*rootHalf)
			y[j] = complex((real(u)-real(v))*rootHalf, (imag(u)-imag(v))*rootHalf)
		}
	}
}

func butterflyStrides(a, b []complex128, fixed, lo, hi int) {
	w := stridesOf(fixed, len(a))
	for i := 0; i < len(a); i = ((i | w.rest) + w.run) &^ w.rest {
		x, y := a[i|lo:], b[i|hi:]
		for start := range w.starts {
			for j := start; j < w.run; j += w.stride {
				u, v := x[j], y[j]
				x[j] = complex((real(u)+real(v))*rootHalf, (imag(u)+imag(v))*rootHalf)
				y[j] = complex((real(u)-real(v))*rootHalf, (imag(u)-imag(v))*rootHalf)
			}
		}
	}
}

const rootHalf = math.Sqrt2 / 2

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
