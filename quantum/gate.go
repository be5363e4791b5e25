package quantum

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
	"strconv"
	"strings"
)

// Qubit is the index of a wire.
type Qubit int

// maxGateQubit bounds the qubits that a gate can name. Circuits are bounded
// much lower, by memory.
const maxGateQubit = 63

// flaw is what a constructor found wrong, kept for Check to report.
type flaw uint8

const (
	empty flaw = iota // the zero Gate
	sound
	outOfRange
	repeated
	notFinite
)

// Gate is one operation on named qubits: a kind, an angle where the kind has
// one, targets, and any number of controls. The targets change only in the
// part of the state where every control is 1. Gates compare with ==; the order
// in which controls were named does not matter.
type Gate struct {
	angle    float64
	controls uint64 // a bit each; in a gate with a flaw, the qubit at fault
	op
}

// op is apart from Gate because the compiler keeps structs of up to four fields
// in registers, which halves the time of the smallest simulations.
type op struct {
	kind   Kind
	flaw   flaw
	target int8
	other  int8 // second target of SWAP, else equal to target
}

// X flips a qubit: |0⟩ ↔ |1⟩.
func X(target Qubit) Gate { return single(KindX, target, 0) }

// Y is the Pauli Y gate.
func Y(target Qubit) Gate { return single(KindY, target, 0) }

// Z negates the amplitudes where the qubit is 1.
func Z(target Qubit) Gate { return single(KindZ, target, 0) }

// H is the Hadamard gate: it puts |0⟩ and |1⟩ into equal superpositions.
func H(target Qubit) Gate { return single(KindH, target, 0) }

// S is a quarter turn of phase, diag(1, i).
func S(target Qubit) Gate { return single(KindS, target, 0) }

// Sdg is the inverse of S.
func Sdg(target Qubit) Gate { return single(KindSdg, target, 0) }

// T is an eighth turn of phase, diag(1, e^(iπ/4)).
func T(target Qubit) Gate { return single(KindT, target, 0) }

// Tdg is the inverse of T.
func Tdg(target Qubit) Gate { return single(KindTdg, target, 0) }

// SX is the square root of X.
func SX(target Qubit) Gate { return single(KindSX, target, 0) }

// RX turns a qubit about the x axis by theta.
func RX(theta float64, target Qubit) Gate { return single(KindRX, target, theta) }

// RY turns a qubit about the y axis by theta.
func RY(theta float64, target Qubit) Gate { return single(KindRY, target, theta) }

// RZ turns a qubit about the z axis by theta.
func RZ(theta float64, target Qubit) Gate { return single(KindRZ, target, theta) }

// Phase multiplies the amplitudes where the qubit is 1 by e^(i·theta).
func Phase(theta float64, target Qubit) Gate { return single(KindPhase, target, theta) }

// CNOT flips the target where the control is 1.
func CNOT(control, target Qubit) Gate { return X(target).Controlled(control) }

// Toffoli flips the target where both controls are 1.
func Toffoli(control1, control2, target Qubit) Gate {
	return X(target).Controlled(control1, control2)
}

// Swap exchanges two qubits.
func Swap(a, b Qubit) Gate {
	g := single(KindSwap, a, 0)
	if g.note(b); g.flaw == sound {
		g.other = int8(b)
	}
	return g
}

func single(k Kind, target Qubit, angle float64) Gate {
	g := Gate{angle: angle, op: op{kind: k, flaw: sound}}
	if math.IsNaN(angle) || math.IsInf(angle, 0) {
		g.flaw = notFinite
	}
	if target < 0 || target > maxGateQubit {
		g.blame(outOfRange, target)
		return g
	}
	g.target, g.other = int8(target), int8(target)
	return g
}

// Controlled returns the gate with further controls.
func (g Gate) Controlled(controls ...Qubit) Gate {
	for _, c := range controls {
		if g.note(c); g.flaw == sound {
			g.controls |= 1 << c
		}
	}
	return g
}

// note records a flaw if q cannot be added to the gate's qubits.
func (g *Gate) note(q Qubit) {
	switch {
	case g.flaw != sound:
	case q < 0 || q > maxGateQubit:
		g.blame(outOfRange, q)
	case g.mask()>>q&1 == 1:
		g.blame(repeated, q)
	}
}

func (g *Gate) blame(f flaw, q Qubit) {
	g.flaw, g.controls = f, uint64(q)
}

// mask has a bit for every qubit of a sound gate.
func (g Gate) mask() uint64 {
	return g.controls | 1<<(g.target&63) | 1<<(g.other&63)
}

// Kind says what the gate does to its targets.
func (g Gate) Kind() Kind { return g.kind }

// Angle is the angle in radians, 0 for kinds without one.
func (g Gate) Angle() float64 { return g.angle }

// Controls lists the controls in rising order; nil if there are none.
func (g Gate) Controls() []Qubit {
	if g.flaw != sound {
		return nil
	}
	return qubitsOf(g.controls)
}

// Targets lists the targets as they were named: two for SWAP, else one.
func (g Gate) Targets() []Qubit {
	if g.kind == KindSwap {
		return []Qubit{Qubit(g.target), Qubit(g.other)}
	}
	return []Qubit{Qubit(g.target)}
}

// Inverse returns the gate that undoes g.
func (g Gate) Inverse() Gate {
	if g.kind.hasAngle() {
		g.angle = -g.angle
	}
	g.kind = g.kind.inverse()
	return g
}

// fits is Check for those in a hurry.
func (g Gate) fits(qubits int) bool {
	return g.flaw == sound && g.mask()>>(qubits&63) == 0
}

// Check reports why the gate cannot be applied to so many qubits, or nil.
func (g Gate) Check(qubits int) error {
	switch g.flaw {
	case empty:
		return errors.New("quantum: the gate is empty: make gates with X, H, CNOT and so on")
	case outOfRange:
		return rangeError(g.kind, Qubit(g.controls), qubits)
	case repeated:
		return fmt.Errorf("quantum: %s names qubit %d twice: its qubits must all differ", g.kind, Qubit(g.controls))
	case notFinite:
		return fmt.Errorf("quantum: %s has the angle %v: angles are finite numbers of radians", g.kind, g.angle)
	}
	if top := bits.Len64(g.mask()) - 1; top >= qubits {
		return rangeError(g.kind, Qubit(top), qubits)
	}
	return nil
}

func rangeError(k Kind, q Qubit, qubits int) error {
	return fmt.Errorf("quantum: %s names qubit %d, but the qubits are 0 to %d", k, q, qubits-1)
}

// String writes the gate for people, as in "X q0", "CNOT q1→q0" or "RZ(0.5) q2".
func (g Gate) String() string {
	if g.flaw != sound {
		return "invalid " + g.kind.String()
	}
	var b strings.Builder
	b.WriteString(g.name())
	if g.kind.hasAngle() {
		b.WriteString("(" + strconv.FormatFloat(g.angle, 'g', -1, 64) + ")")
	}
	b.WriteByte(' ')
	if g.controls != 0 {
		b.WriteString(joinQubits(g.Controls()) + "→")
	}
	b.WriteString(joinQubits(g.Targets()))
	return b.String()
}

// name is the kind, except where a number of controls has a name of its own.
func (g Gate) name() string {
	if g.kind == KindX {
		switch bits.OnesCount64(g.controls) {
		case 1:
			return "CNOT"
		case 2:
			return "Toffoli"
		}
	}
	return g.kind.String()
}

func joinQubits(qs []Qubit) string {
	parts := make([]string, len(qs))
	for i, q := range qs {
		parts[i] = "q" + strconv.Itoa(int(q))
	}
	return strings.Join(parts, ",")
}
