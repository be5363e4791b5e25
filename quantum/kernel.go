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
	jumps := len(amps) >= large && fixed&(tileSize-1) >= nearby
	if jumps { // the smaller, the more of fetch is hidden behind the work
		size = max(tileSize/8, 1<<bits.Len(uint(fixed&(tileSize-1))))
	}
	inside := size - 1
	outside := fixed &^ inside
	for i := 0; i < len(amps); i = ((i | outside) + size) &^ outside {
		a := amps[i|lo&^inside:][:size]
		b := amps[i|hi&^inside:][:size]
		if jumps {
			fetch(a)
			if lo&^inside != hi&^inside {
				fetch(b)
			}
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

const (
	// cacheLine is how many amplitudes a processor loads at once.
	cacheLine = 4
	// block is the shortest run that is moved by copying.
	block = 32
)

// strides is a walk through a tile for fixed bits so low that runs are short.
// The lowest group of adjacent fixed bits is stepped over by a stride, and rest
// is what else is fixed. Within each run between the bits of rest, a walk starts
// from each of the first few indices.
type strides struct{ rest, run, starts, stride int }

// stridesOf also reports whether to walk so: if runs are shorter than a cache
// line, and the walks longer than those.
func stridesOf(fixed, size int) (w strides, better bool) {
	lowest := fixed & -fixed
	if fixed == 0 || lowest >= cacheLine {
		return strides{}, false
	}
	above := fixed + lowest // carries through the group
	rest := fixed & above
	w = strides{rest, runOf(rest, size), lowest, above & -above}
	return w, w.run >= lowest*w.stride
}

// exchange swaps the two amplitudes of each pair.
func (s *State) exchange(a, b []complex128, fixed, lo, hi int) {
	size, run := len(a), runOf(fixed, len(a))
	w, better := stridesOf(fixed, size)
	a, b = a[lo:], b[hi:]
	switch {
	case better:
		exchangeStrides(a, b, size, w)
	case run < block:
		for i := 0; i < size; i = ((i | fixed) + run) &^ fixed {
			x, y := a[i:i+run], b[i:i+run]
			for j, u := range x {
				x[j], y[j] = y[j], u
			}
		}
	default:
		for i := 0; i < size; i = ((i | fixed) + run) &^ fixed {
			s.exchangeBlocks(a[i:i+run], b[i:i+run])
		}
	}
}

func exchangeStrides(a, b []complex128, size int, w strides) {
	for i := 0; i < size; i = ((i | w.rest) + w.run) &^ w.rest {
		for start := i; start < i+w.starts; start++ {
			for j := start; j < i+w.run; j += w.stride {
				a[j], b[j] = b[j], a[j]
			}
		}
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
	size, run := len(a), runOf(fixed, len(a))
	w, better := stridesOf(fixed, size)
	a, b = a[lo:], b[hi:]
	if better {
		for i := 0; i < size; i = ((i | w.rest) + w.run) &^ w.rest {
			for start := i; start < i+w.starts; start++ {
				butterflyStride(a[start:], b[start:], w.run, w.stride)
			}
		}
		return
	}
	for i := 0; i < size; i = ((i | fixed) + run) &^ fixed {
		x, y := a[i:i+run], b[i:i+run]
		for j, u := range x {
			v := y[j]
			x[j] = complex((real(u)+real(v))*rootHalf, (imag(u)+imag(v))*rootHalf)
			y[j] = complex((real(u)-real(v))*rootHalf, (imag(u)-imag(v))*rootHalf)
		}
	}
}

func butterflyStride(x, y []complex128, run, stride int) {
	for j := 0; j < run; j += stride {
		u, v := x[j], y[j]
		x[j] = complex((real(u)+real(v))*rootHalf, (imag(u)+imag(v))*rootHalf)
		y[j] = complex((real(u)-real(v))*rootHalf, (imag(u)-imag(v))*rootHalf)
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
