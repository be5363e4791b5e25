package quantum

import "fmt"

// Apply applies one gate: X, Z and SWAP with any controls, and H and Y without.
// If it returns an error, the state is unchanged.
func (e *Exact) Apply(g Gate) error {
	if !g.fits(int(e.qubits)) {
		return g.Check(int(e.qubits))
	}
	if e.qubits > laneQubits {
		return e.applyWords(g)
	}
	// What follows is all that applyWords does for the gates that matter most to
	// games of up to three qubits, whose states are one word. It is here because
	// a call would be a fifth of the work.
	w := e.amps[0]
	m := &moves[(g.target<<2|g.other)&15]
	switch {
	case g.kind == KindX || g.kind == KindSwap:
		w = swapLanes(w, m.mask&lanesWith[g.controls&7], m.shift)
	case g.kind == KindH && g.controls == 0:
		a, b := w&m.mask, w>>(m.shift&63)&m.mask
		if (a^b)&lowBits == 0 {
			mean := meanLanes(a, b)
			w = mean | subLanes(mean, b)<<(m.shift&63)
			e.k--
			break
		}
		if e.k >= safeK && e.outgrows(Qubit(g.target)) {
			return tooLarge(g)
		}
		w = addLanes(a, b) | subLanes(a, b)<<(m.shift&63)
		e.k++
	default:
		return e.applyWords(g)
	}
	if firstNegative(w) {
		w = subLanes(0, w)
	}
	e.amps[0] = w
	return nil
}

// applyWords is Apply for a gate that fits, for any number of qubits.
func (e *Exact) applyWords(g Gate) error {
	switch {
	case g.kind == KindX:
		e.flip(g.controls, Qubit(g.target))
	case g.kind == KindSwap:
		e.swap(g.controls, Qubit(g.target), Qubit(g.other))
	case g.kind == KindZ:
		e.negate(g.mask())
	case g.kind == KindY && g.controls == 0: // Y = iXZ, and i is a global phase
		e.negate(1 << g.target)
		e.flip(0, Qubit(g.target))
	case g.kind == KindH && g.controls == 0:
		if err := e.hadamard(Qubit(g.target)); err != nil {
			return err
		}
	default:
		return unsupported(g)
	}
	e.normalise()
	return nil
}

func tooLarge(g Gate) error {
	return fmt.Errorf("quantum: %s: %w: use State", g, ErrExactRange)
}

func unsupported(g Gate) error {
	return fmt.Errorf("quantum: an exact state cannot take %s: use State", g)
}

// laneQubits is how many qubits, the first ones, choose a lane in a word.
const laneQubits = 3

// words is the part of amps in use.
func (e *Exact) words() []uint64 {
	return e.amps[:max(1, 1<<e.qubits>>laneQubits)]
}

// swap applies SWAP on a and b where the controls are 1.
func (e *Exact) swap(controls uint64, a, b Qubit) {
	e.flip(1<<b, a)
	e.flip(controls|1<<a, b)
	e.flip(1<<b, a)
}

// flip applies X on q where the controls are 1.
func (e *Exact) flip(controls uint64, q Qubit) {
	words := e.words()
	lanes := lanesWith[controls&7]
	step := int(controls >> laneQubits)
	if q < laneQubits {
		m := moves[q<<2|q]
		for i := step; i < len(words); i = (i + 1) | step {
			words[i] = swapLanes(words[i], m.mask&lanes, m.shift)
		}
		return
	}
	bit := 1 << (q - laneQubits)
	for i := step | bit; i < len(words); i = (i + 1) | step | bit {
		x := (words[i] ^ words[i^bit]) & lanes
		words[i] ^= x
		words[i^bit] ^= x
	}
}

// negate changes the sign of the amplitudes whose index has all bits of mask.
func (e *Exact) negate(mask uint64) {
	words := e.words()
	lanes := lanesWith[mask&7]
	step := int(mask >> laneQubits)
	for i := step; i < len(words); i = (i + 1) | step {
		words[i] = words[i]&^lanes | subLanes(0, words[i]&lanes)
	}
}

// hadamard applies H. The sum and the difference of two amplitudes gain a
// factor √½, that is k+1, or if all of them are even, a factor √2, that is k-1.
func (e *Exact) hadamard(q Qubit) error {
	words := e.words()
	m := move{mask: ^uint64(0)}
	bit := 0
	if q < laneQubits {
		m = moves[q<<2|q]
	} else {
		bit = 1 << (q - laneQubits)
	}
	odd := uint64(0)
	for i := 0; i < len(words); i = ((i | bit) + 1) &^ bit {
		odd |= (words[i] ^ words[i|bit]>>(m.shift&63)) & m.mask & lowBits
	}
	if odd == 0 {
		for i := 0; i < len(words); i = ((i | bit) + 1) &^ bit {
			a, b := words[i]&m.mask, words[i|bit]>>(m.shift&63)&m.mask
			mean := meanLanes(a, b)
			words[i|bit] = subLanes(mean, b) << (m.shift & 63)
			words[i] = words[i]&^m.mask | mean
		}
		e.k--
		return nil
	}
	if e.k >= safeK && e.outgrows(q) {
		return tooLarge(H(q))
	}
	for i := 0; i < len(words); i = ((i | bit) + 1) &^ bit {
		a, b := words[i]&m.mask, words[i|bit]>>(m.shift&63)&m.mask
		words[i|bit] = subLanes(a, b) << (m.shift & 63)
		words[i] = words[i]&^m.mask | addLanes(a, b)
	}
	e.k++
	return nil
}

// safeK is such that for all smaller k one more H stays within ±127, since no
// amplitude exceeds √2ᵏ.
const safeK = 13

// outgrows reports whether a sum or difference of amplitudes exceeds ±127.
func (e *Exact) outgrows(q Qubit) bool {
	bit := 1 << q
	for i := 0; i < 1<<e.qubits; i = ((i | bit) + 1) &^ bit {
		a, b := e.amp(i), e.amp(i|bit)
		if max(a, -a)+max(b, -b) > 127 {
			return true
		}
	}
	return false
}

// normalise makes the first amplitude that is not 0 positive.
func (e *Exact) normalise() {
	words := e.words()
	for i, w := range words {
		if w == 0 {
			continue
		}
		if firstNegative(w) {
			for j := i; j < len(words); j++ {
				words[j] = subLanes(0, words[j])
			}
		}
		return
	}
}
