package ui

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// voice says in sentences what happens in one hand.
type voice struct {
	setup game.Setup
	table game.Table
}

func (v voice) name(s game.Seat) string { return v.setup.Seats[s].Name }

func (v voice) owner(q game.Qubit) string { return v.name(v.table.SeatOf(q)) }

func wire(q game.Qubit) string { return fmt.Sprintf("q%d", q) }

// qubit names a wire and whose it is: "q1 (Ben)".
func (v voice) qubit(q game.Qubit) string { return fmt.Sprintf("q%d (%s)", q, v.owner(q)) }

// play says a card and its qubits: "CNOT, control q1 (Ben), target q0 (Ada)".
func (v voice) play(p game.Play) string { return playOn(p, v.qubit) }

// playOn says a card and its qubits, by the names that they are given.
func playOn(p game.Play, name func(game.Qubit) string) string {
	d := args{}
	for i, q := range p.Qubits() {
		d[string(rune('A'+i))] = name(q)
	}
	switch p.Card {
	case game.X:
		return lang.L("X on {{.A}}", d)
	case game.H:
		return lang.L("H on {{.A}}", d)
	case game.CNOT:
		return lang.L("CNOT, control {{.A}}, target {{.B}}", d)
	case game.Toffoli:
		return lang.L("Toffoli, controls {{.A}} and {{.B}}, target {{.C}}", d)
	case game.Swap:
		return lang.L("SWAP of {{.A}} and {{.B}}", d)
	}
	return lang.L("Measure")
}

// brief says a card and its qubits without their owners: "CNOT q1 → q0".
func (v voice) brief(p game.Play) string {
	qs := p.Qubits()
	d := args{"Card": p.Card.String()}
	for i, q := range qs {
		d[string(rune('A'+i))] = wire(q)
	}
	switch len(qs) {
	case 0:
		return lang.L("Measure")
	case 1:
		return lang.L("{{.Card}} on {{.A}}", d)
	case 3:
		return lang.L("{{.Card}} {{.A}}, {{.B}} → {{.C}}", d)
	}
	if p.Card == game.Swap {
		return lang.L("{{.Card}} {{.A}} ↔ {{.B}}", d)
	}
	return lang.L("{{.Card}} {{.A}} → {{.B}}", d)
}

// event says what a public event was, and what it did.
func (v voice) event(e game.Event, effect game.Effect) string {
	d := args{"Name": v.name(e.Seat), "Play": v.play(e.Play), "Card": e.Play.Card.String()}
	switch e.Kind {
	case game.Played:
		d["Effect"] = v.effect(e.Play, effect)
		return lang.L("{{.Name}} played {{.Play}}: {{.Effect}}", d)
	case game.TookBack:
		return lang.L("{{.Name}} took {{.Card}} back", d)
	case game.Measured:
		d["Ket"] = quantum.FormatKet(uint64(e.Outcome), v.table.Players())
		return lang.L("{{.Name}} measured {{.Ket}}", d)
	case game.Revealed:
		return lang.L("{{.Name}} looked at the cards", d)
	}
	return ""
}

// capital begins a line that is put together from parts like a sentence.
func capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}

// list joins names: "Ada", "Ada and Ben", "Ada, Ben and Chi".
func list(names []string) string {
	switch n := len(names); n {
	case 0:
		return ""
	case 1:
		return names[0]
	default:
		return lang.L("{{.Some}} and {{.Last}}", args{"Some": strings.Join(names[:n-1], lang.L(", ")), "Last": names[n-1]})
	}
}

func wires(qs []game.Qubit) string {
	names := make([]string, len(qs))
	for i, q := range qs {
		names[i] = wire(q)
	}
	return list(names)
}

// rolePrompt asks for the qubit of a role.
func rolePrompt(card game.Card, role int) string {
	switch roles := card.Roles(); {
	case card == game.Swap:
		return lang.L("Choose the two qubits to swap")
	case roles[role] == game.Target:
		return lang.L("Choose the target")
	case card == game.Toffoli:
		return lang.L("Choose the two controls")
	}
	return lang.L("Choose the control")
}
