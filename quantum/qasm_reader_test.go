package quantum

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"text/scanner"
)

// reader understands the OpenQASM 2 and 3 that this package writes. It stops at
// the first thing that it does not know.
type reader struct {
	scan     scanner.Scanner
	tok      rune
	version  string
	qubits   int
	measured bool
	gates    []Gate
	defined  map[string]definition
	err      error
}

// definition is a gate of OpenQASM 2, as calls of others.
type definition struct {
	params, qubits []string
	body           []statement
}

type statement struct {
	name     string
	controls int // from ctrl @
	inverse  bool
	angles   []expr
	operands []string // names in a definition, else indices
}

// expr is an angle, given the values of a definition's parameters.
type expr func(params map[string]float64) float64

func readQASM(text string) (*reader, error) {
	r := &reader{defined: map[string]definition{}}
	r.scan.Init(strings.NewReader(text))
	r.scan.Error = func(_ *scanner.Scanner, msg string) { r.fail("%s", msg) }
	r.next()
	for r.err == nil && r.tok != scanner.EOF {
		r.statement()
	}
	return r, r.err
}

func (r *reader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("%s: "+format, append([]any{r.scan.Pos()}, args...)...)
	}
}

func (r *reader) next() string {
	text := r.scan.TokenText()
	r.tok = r.scan.Scan()
	return text
}

// accept consumes the token if it is this one.
func (r *reader) accept(text string) bool {
	if r.scan.TokenText() != text || r.err != nil {
		return false
	}
	r.next()
	return true
}

func (r *reader) expect(texts ...string) {
	for _, text := range texts {
		if !r.accept(text) {
			r.fail("%q instead of %q", r.scan.TokenText(), text)
		}
	}
}

func (r *reader) statement() {
	switch {
	case r.accept("OPENQASM"):
		r.version = r.next()
		r.expect(";")
	case r.accept("include"):
		library := map[string]string{"2.0": `"qelib1.inc"`, "3.0": `"stdgates.inc"`}[r.version]
		r.expect(library, ";")
	case r.accept("qreg"):
		r.expect("q")
		r.qubits = r.index()
		r.expect(";")
	case r.accept("creg"):
		r.expect("c")
		r.index()
		r.expect(";")
	case r.accept("qubit"):
		r.qubits = r.index()
		r.expect("q", ";")
	case r.accept("bit"):
		r.index()
		r.expect("c", ";")
	case r.accept("measure"):
		r.expect("q", "-", ">", "c", ";")
		r.measured = true
	case r.accept("c"):
		r.expect("=", "measure", "q", ";")
		r.measured = true
	case r.accept("gate"):
		r.definition()
	default:
		r.apply(r.call(), nil, nil)
	}
}

// index reads [3].
func (r *reader) index() int {
	r.expect("[")
	n, err := strconv.Atoi(r.next())
	if err != nil {
		r.fail("%v", err)
	}
	r.expect("]")
	return n
}

func (r *reader) definition() {
	name := r.next()
	if _, again := r.defined[name]; again || library2[name] != nil {
		r.fail("%s is defined already", name)
	}
	var d definition
	if r.accept("(") {
		d.params = r.names()
		r.expect(")")
	}
	d.qubits = r.names()
	r.expect("{")
	for r.err == nil && !r.accept("}") {
		d.body = append(d.body, r.call())
	}
	r.defined[name] = d
}

func (r *reader) names() []string {
	names := []string{r.next()}
	for r.accept(",") {
		names = append(names, r.next())
	}
	return names
}

func (r *reader) call() (s statement) {
	for s.name = r.next(); ; s.name = r.next() {
		count := 1
		if s.name == "ctrl" && r.accept("(") {
			count, _ = strconv.Atoi(r.next())
			r.expect(")")
		}
		if !r.accept("@") {
			break
		}
		switch s.name {
		case "ctrl":
			s.controls += count
		case "inv":
			s.inverse = true
		default:
			r.fail("unknown modifier %s", s.name)
		}
	}
	if r.accept("(") {
		s.angles = append(s.angles, r.expr())
		r.expect(")")
	}
	for first := true; first || r.accept(","); first = false {
		name := r.next()
		if r.scan.TokenText() == "[" {
			name = strconv.Itoa(r.index())
		}
		s.operands = append(s.operands, name)
	}
	r.expect(";")
	return s
}

// expr reads a signed number or name, divided by any number of integers.
func (r *reader) expr() expr {
	sign := 1.0
	if r.accept("-") {
		sign = -1
	}
	text := r.next()
	divisor := 1.0
	for r.accept("/") {
		d, err := strconv.ParseFloat(r.next(), 64)
		if err != nil {
			r.fail("%v", err)
		}
		divisor *= d
	}
	number, err := strconv.ParseFloat(text, 64)
	if r.version == "2.0" && err == nil && !strings.Contains(text, ".") {
		r.fail("%s has no decimal point", text)
	}
	return func(params map[string]float64) float64 {
		switch value, ok := params[text]; {
		case ok:
			return sign * value / divisor
		case text == "pi":
			return sign * math.Pi / divisor
		default:
			return sign * number / divisor
		}
	}
}

// apply resolves a call, inside a definition with its parameters and qubits.
func (r *reader) apply(s statement, params map[string]float64, qubits map[string]string) {
	if r.err != nil {
		return
	}
	angle := 0.0
	if len(s.angles) > 0 {
		angle = s.angles[0](params)
	}
	operands := make([]string, len(s.operands))
	for i, name := range s.operands {
		operands[i] = name
		if qubits != nil {
			operands[i] = qubits[name]
		}
	}
	if d, ok := r.defined[s.name]; ok {
		inner := map[string]float64{}
		for _, p := range d.params {
			inner[p] = angle
		}
		wires := map[string]string{}
		for i, q := range d.qubits {
			wires[q] = operands[i]
		}
		for _, line := range d.body {
			r.apply(line, inner, wires)
		}
		return
	}
	library := library3
	if r.version == "2.0" {
		library = library2
	}
	build, ok := library[s.name]
	if !ok {
		r.fail("unknown gate %s", s.name)
		return
	}
	qs := make([]Qubit, len(operands))
	for i, name := range operands {
		n, err := strconv.Atoi(name)
		if err != nil {
			r.fail("%v", err)
		}
		qs[i] = Qubit(n)
	}
	g := build(angle, qs[s.controls:])
	if s.inverse {
		g = g.Inverse()
	}
	r.gates = append(r.gates, g.Controlled(qs[:s.controls]...))
}

type builder func(angle float64, qs []Qubit) Gate

func plainGate(f func(Qubit) Gate) builder {
	return func(_ float64, qs []Qubit) Gate { return f(qs[0]) }
}

func angled(f func(float64, Qubit) Gate) builder {
	return func(angle float64, qs []Qubit) Gate { return f(angle, qs[0]) }
}

// controlled is a library gate whose first operands are controls.
func controlled(b builder) builder {
	return func(angle float64, qs []Qubit) Gate { return b(angle, qs[1:]).Controlled(qs[0]) }
}

// library2 is the original qelib1.inc, where rz is another name for u1.
var library2 = map[string]builder{
	"x": plainGate(X), "y": plainGate(Y), "z": plainGate(Z), "h": plainGate(H),
	"s": plainGate(S), "sdg": plainGate(Sdg), "t": plainGate(T), "tdg": plainGate(Tdg),
	"rx": angled(RX), "ry": angled(RY), "rz": angled(Phase), "u1": angled(Phase),
	"cx": controlled(plainGate(X)), "cy": controlled(plainGate(Y)), "cz": controlled(plainGate(Z)),
	"ch": controlled(plainGate(H)), "ccx": controlled(controlled(plainGate(X))),
	"crz": controlled(angled(RZ)), "cu1": controlled(angled(Phase)),
}

var library3 = map[string]builder{
	"x": plainGate(X), "y": plainGate(Y), "z": plainGate(Z), "h": plainGate(H),
	"s": plainGate(S), "sdg": plainGate(Sdg), "t": plainGate(T), "tdg": plainGate(Tdg),
	"sx": plainGate(SX),
	"rx": angled(RX), "ry": angled(RY), "rz": angled(RZ), "p": angled(Phase),
	"cx": controlled(plainGate(X)), "ccx": controlled(controlled(plainGate(X))),
	"swap": func(_ float64, qs []Qubit) Gate { return Swap(qs[0], qs[1]) },
}
