package quantum

import "math"

// The loops over amplitudes. All visit the indices in which the bits of fixed
// are 0, in runs that are contiguous because no fixed bit lies below them:
//
//	for i := 0; i < len(amps); i = (i|fixed + run) &^ fixed
//
// (adding to i with all fixed bits set carries across them). The bits of lo and
// hi, both within fixed, then say which amplitudes of the run's cosets to use.
// Controls are fixed bits set in lo and hi, so what they exclude is skipped.

// runOf is the length of the runs.
func runOf(fixed int) int { return fixed & -fixed }

// exchange swaps the amplitudes at lo and hi.
func exchange(amps []complex128, fixed, lo, hi int) {
	run := runOf(fixed)
	for i := 0; i < len(amps); i = ((i | fixed) + run) &^ fixed {
		a, b := amps[i|lo:][:run], amps[i|hi:][:run]
		for j, x := range a {
			a[j], b[j] = b[j], x
		}
	}
}

// butterfly applies H between the amplitudes at lo and hi.
func butterfly(amps []complex128, fixed, lo, hi int) {
	const r = math.Sqrt2 / 2
	run := runOf(fixed)
	for i := 0; i < len(amps); i = ((i | fixed) + run) &^ fixed {
		a, b := amps[i|lo:][:run], amps[i|hi:][:run]
		for j, x := range a {
			y := b[j]
			a[j] = complex((real(x)+real(y))*r, (imag(x)+imag(y))*r)
			b[j] = complex((real(x)-real(y))*r, (imag(x)-imag(y))*r)
		}
	}
}

// multiply scales the amplitudes at one place.
func multiply(amps []complex128, fixed, at int, by complex128) {
	run := runOf(fixed)
	for i := 0; i < len(amps); i = ((i | fixed) + run) &^ fixed {
		a := amps[i|at:][:run]
		for j := range a {
			a[j] *= by
		}
	}
}

// transform applies a matrix between the amplitudes at lo and hi.
func transform(amps []complex128, fixed, lo, hi int, m matrix) {
	run := runOf(fixed)
	for i := 0; i < len(amps); i = ((i | fixed) + run) &^ fixed {
		a, b := amps[i|lo:][:run], amps[i|hi:][:run]
		for j, x := range a {
			y := b[j]
			a[j] = m[0][0]*x + m[0][1]*y
			b[j] = m[1][0]*x + m[1][1]*y
		}
	}
}
