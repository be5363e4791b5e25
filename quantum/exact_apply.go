package quantum

import (
	"fmt"
	"math"
)

// rootHalf is 1/√2ᵏ.
func rootHalf(k int) float64 {
	scale := math.Ldexp(1, -(k / 2))
	if k&1 == 1 {
		scale *= math.Sqrt2 / 2
	}
	return scale
}

// Apply applies one gate: X, Z and SWAP with any controls, and H and Y without.
// If it returns an error, the state is unchanged.
func (e *Exact) Apply(g Gate) error {
	if err := g.Check(int(e.qubits)); err != nil {
		return err
	}
	var a [1 << MaxExactQubits]int
	for i := range 1 << e.qubits {
		a[i] = e.amp(i)
	}
	n := 1 << e.qubits
	c, t, o := int(g.controls), 1<<uint8(g.target), 1<<uint8(g.other)
	k := int(e.k)
	switch {
	case g.kind == KindX:
		for i := range n {
			if i&c == c && i&t == 0 {
				a[i], a[i|t] = a[i|t], a[i]
			}
		}
	case g.kind == KindSwap:
		for i := range n {
			if i&c == c && i&t == 0 && i&o != 0 {
				a[i], a[i^t^o] = a[i^t^o], a[i]
			}
		}
	case g.kind == KindZ:
		for i := range n {
			if i&(c|t) == c|t {
				a[i] = -a[i]
			}
		}
	case g.kind == KindH && c == 0:
		k++
		for i := range n {
			if i&t == 0 {
				a[i], a[i|t] = a[i]+a[i|t], a[i]-a[i|t]
			}
		}
	case g.kind == KindY && c == 0:
		for i := range n {
			if i&t == 0 {
				a[i], a[i|t] = -a[i|t], a[i]
			}
		}
	default:
		return fmt.Errorf("quantum: an exact state cannot take %s: use State", g)
	}
	return e.store(a[:n], k)
}

// store writes the canonical form of a/√2ᵏ.
func (e *Exact) store(a []int, k int) error {
	all, first := 0, 0
	for _, x := range a {
		all |= x
		if first == 0 {
			first = x
		}
	}
	for all&1 == 0 {
		all >>= 1
		k -= 2
		for i := range a {
			a[i] /= 2
		}
	}
	for _, x := range a {
		if x < -127 || x > 127 {
			return fmt.Errorf("quantum: %w: use State", ErrExactRange)
		}
	}
	clear(e.amps[:])
	e.k = uint8(k)
	for i, x := range a {
		if first < 0 {
			x = -x
		}
		e.amps[i>>3] |= uint64(uint8(x)) << (i & 7 * 8)
	}
	return nil
}
