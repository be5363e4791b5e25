package quantum

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
)

// Export says what an OpenQASM text carries besides the gates. All of it is
// optional, and names and notes become comments.
type Export struct {
	Title   string
	Qubits  []string // the name of each qubit, such as the player's
	Notes   []string // a remark on each gate, such as who played it
	Measure bool     // measure all qubits at the end
}

// QASM3 writes the circuit in OpenQASM 3.
func (c Circuit) QASM3(x Export) string {
	var b strings.Builder
	b.WriteString("OPENQASM 3.0;\ninclude \"stdgates.inc\";\n")
	x.comments(&b, c.qubits)
	fmt.Fprintf(&b, "qubit[%d] q;\n", c.qubits)
	if x.Measure {
		fmt.Fprintf(&b, "bit[%d] c;\n", c.qubits)
	}
	for i, g := range c.gates {
		b.WriteString(call3(g) + x.note(i) + "\n")
	}
	if x.Measure {
		b.WriteString("c = measure q;\n")
	}
	return b.String()
}

var names3 = map[Kind]string{
	KindX: "x", KindY: "y", KindZ: "z", KindH: "h",
	KindS: "s", KindSdg: "sdg", KindT: "t", KindTdg: "tdg",
	KindSX: "sx", KindSXdg: "inv @ sx",
	KindRX: "rx", KindRY: "ry", KindRZ: "rz", KindPhase: "p",
	KindSwap: "swap",
}

// call3 writes one gate as an OpenQASM 3 statement.
func call3(g Gate) string {
	name := names3[g.kind]
	controls := len(g.Controls())
	switch {
	case g.kind == KindX && controls == 1:
		name = "cx"
	case g.kind == KindX && controls == 2:
		name = "ccx"
	case controls == 1:
		name = "ctrl @ " + name
	case controls > 1:
		name = fmt.Sprintf("ctrl(%d) @ %s", controls, name)
	}
	if g.kind.hasAngle() {
		name += "(" + qasmFloat(g.angle) + ")"
	}
	return name + " " + operands(g) + ";"
}

// operands writes the qubits of a gate, controls first.
func operands(g Gate) string {
	var parts []string
	for _, q := range append(g.Controls(), g.Targets()...) {
		parts = append(parts, "q["+strconv.Itoa(int(q))+"]")
	}
	return strings.Join(parts, ",")
}

// qasmFloat writes x so that it reads back as the same float64. OpenQASM 2 wants
// a decimal point even before an exponent.
func qasmFloat(x float64) string {
	if x == 0 {
		return "0.0" // never -0
	}
	if pi, ok := piFraction(x); ok {
		return pi
	}
	s := strconv.FormatFloat(x, 'g', -1, 64)
	if strings.Contains(s, ".") {
		return s
	}
	mantissa, exponent, found := strings.Cut(s, "e")
	if found {
		return mantissa + ".0e" + exponent
	}
	return mantissa + ".0"
}

// piFraction writes the fractions of π that people use, if x is exactly one.
func piFraction(x float64) (string, bool) {
	sign := ""
	if x < 0 {
		sign = "-"
	}
	for _, den := range []int{1, 2, 4, 8, 16} {
		if math.Abs(x) != math.Pi/float64(den) {
			continue
		}
		if den == 1 {
			return sign + "pi", true
		}
		return fmt.Sprintf("%spi/%d", sign, den), true
	}
	return "", false
}

func (x Export) comments(b *strings.Builder, qubits int) {
	if x.Title != "" {
		b.WriteString("// " + oneLine(x.Title) + "\n")
	}
	for q, name := range x.Qubits[:min(len(x.Qubits), qubits)] {
		if name != "" {
			fmt.Fprintf(b, "// q[%d]: %s\n", q, oneLine(name))
		}
	}
}

// note is the comment that follows gate i on its line.
func (x Export) note(i int) string {
	if i >= len(x.Notes) || x.Notes[i] == "" {
		return ""
	}
	return " // " + oneLine(x.Notes[i])
}

// oneLine keeps a name from ending its comment, or from making a text that is
// not UTF-8.
func oneLine(s string) string {
	words := strings.FieldsFunc(strings.ToValidUTF8(s, "�"), func(r rune) bool {
		return unicode.IsSpace(r) || !unicode.IsPrint(r)
	})
	return strings.Join(words, " ")
}
