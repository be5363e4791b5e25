package quantum

import (
	"fmt"
	"strconv"
	"strings"
)

// QASM2 writes the circuit in OpenQASM 2 with the gates of the original
// qelib1.inc. What that lacks is defined first, built from what it has: SWAP,
// √X, and most gates with controls. The defined names avoid those that later
// versions of qelib1.inc took, such as "swap", since a gate may not be defined
// twice.
func (c Circuit) QASM2(x Export) string {
	w := qasm2{done: map[gate2]bool{}}
	var body strings.Builder
	for i, g := range c.gates {
		body.WriteString(w.call(g) + " " + operands(g) + ";" + x.note(i) + "\n")
	}
	var b strings.Builder
	b.WriteString("OPENQASM 2.0;\ninclude \"qelib1.inc\";\n")
	x.comments(&b, c.qubits)
	b.WriteString(w.definitions.String())
	fmt.Fprintf(&b, "qreg q[%d];\n", c.qubits)
	if x.Measure {
		fmt.Fprintf(&b, "creg c[%d];\n", c.qubits)
	}
	b.WriteString(body.String())
	if x.Measure {
		b.WriteString("measure q -> c;\n")
	}
	return b.String()
}

// gate2 is a gate of OpenQASM 2: a kind with a number of controls.
type gate2 struct {
	kind     Kind
	controls int
}

// library names what the original qelib1.inc has. Its rz is the same as u1,
// off by a phase that nothing shows as long as there is no control; its crz is
// a true controlled RZ.
var library = map[gate2]string{
	{KindX, 0}: "x", {KindX, 1}: "cx", {KindX, 2}: "ccx",
	{KindY, 0}: "y", {KindY, 1}: "cy",
	{KindZ, 0}: "z", {KindZ, 1}: "cz",
	{KindH, 0}: "h", {KindH, 1}: "ch",
	{KindS, 0}: "s", {KindSdg, 0}: "sdg", {KindT, 0}: "t", {KindTdg, 0}: "tdg",
	{KindRX, 0}: "rx", {KindRY, 0}: "ry",
	{KindRZ, 0}: "rz", {KindRZ, 1}: "crz",
	{KindPhase, 0}: "u1", {KindPhase, 1}: "cu1",
}

// stems name the gates defined here; a number of controls comes before.
var stems = map[Kind]string{
	KindX: "x", KindY: "y", KindH: "h", KindSX: "sqrtx", KindSXdg: "sqrtxdg",
	KindRX: "rx", KindRY: "ry", KindRZ: "rz", KindPhase: "phase", KindSwap: "exchange",
}

// turns are the kinds that are a Phase of a fixed angle.
var turns = map[Kind]string{
	KindZ: "pi", KindS: "pi/2", KindSdg: "-pi/2", KindT: "pi/4", KindTdg: "-pi/4",
}

// qasm2 collects the definitions that the gates called so far need.
type qasm2 struct {
	definitions strings.Builder
	done        map[gate2]bool
}

// call writes a gate's name and angle.
func (w *qasm2) call(g Gate) string {
	gate := gate2{g.kind, len(g.Controls())}
	angle := ""
	if g.kind.hasAngle() {
		angle = qasmFloat(g.angle)
	}
	if turn, ok := turns[g.kind]; ok && library[gate] == "" {
		gate.kind, angle = KindPhase, turn
	}
	return w.name(gate) + parenthesised(angle)
}

func parenthesised(angle string) string {
	if angle == "" {
		return ""
	}
	return "(" + angle + ")"
}

// name returns the gate's name, and defines it before its first use.
func (w *qasm2) name(g gate2) string {
	if name, ok := library[g]; ok {
		return name
	}
	name := stems[g.kind]
	if g.controls > 0 {
		name = "ctrl" + strconv.Itoa(g.controls) + "_" + name
	}
	if w.done[g] {
		return name
	}
	w.done[g] = true
	body := strings.Join(w.body(g), " ")
	params := append(controls(g.controls), "t")
	if g.kind == KindSwap {
		params = append(params, "u")
	}
	angle := ""
	if g.kind.hasAngle() {
		angle = "theta"
	}
	fmt.Fprintf(&w.definitions, "gate %s%s %s { %s }\n",
		name, parenthesised(angle), strings.Join(params, ","), body)
	return name
}

// controls are the parameters that a definition of n controls begins with.
func controls(n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = "c" + strconv.Itoa(i)
	}
	return names
}

// body builds a gate from ones with fewer controls or of simpler kinds.
func (w *qasm2) body(g gate2) []string {
	n := g.controls
	// with writes kind on the first m controls and the target.
	with := func(kind Kind, angle string, m int, target string) string {
		return w.name(gate2{kind, m}) + parenthesised(angle) + " " +
			strings.Join(append(controls(m), target), ",") + ";"
	}
	on := func(kind Kind, angle string) string { return with(kind, angle, n, "t") }
	switch g.kind {
	case KindX: // X = H Z H
		return []string{"h t;", on(KindPhase, "pi"), "h t;"}
	case KindY: // Y = S X S†
		return []string{"sdg t;", on(KindX, ""), "s t;"}
	case KindH: // H is Z seen from an eighth turn aside
		return []string{"ry(-pi/4) t;", on(KindPhase, "pi"), "ry(pi/4) t;"}
	case KindSX: // √X = H S H
		return []string{"h t;", on(KindPhase, "pi/2"), "h t;"}
	case KindSXdg:
		return []string{"h t;", on(KindPhase, "-pi/2"), "h t;"}
	case KindRX: // RX = H RZ H
		return []string{"h t;", on(KindRZ, "theta"), "h t;"}
	case KindRY, KindRZ: // X turns the second half back into the first's sense
		half := w.name(gate2{g.kind, 0})
		return []string{half + "(theta/2) t;", on(KindX, ""), half + "(-theta/2) t;", on(KindX, "")}
	case KindSwap:
		flipU := w.name(gate2{KindX, n + 1}) + " " + strings.Join(append(controls(n), "t", "u"), ",") + ";"
		return []string{"cx u,t;", flipU, "cx u,t;"}
	default: // KindPhase, by the last control c and the others
		c := controls(n)[n-1]
		flip := with(KindX, "", n-1, c)
		return []string{
			"cu1(theta/2) " + c + ",t;", flip, "cu1(-theta/2) " + c + ",t;", flip,
			with(KindPhase, "theta/2", n-1, "t"),
		}
	}
}
