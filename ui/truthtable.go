package ui

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"quantumpoker/game"
	"quantumpoker/quantum"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// truth is one line of a truth table: a ket, and what the gate makes of it.
type truth struct {
	before, after string
}

// truthTable is what a card's gate does to each basis state of its qubits, which
// are named in the order of the card's roles. The engine works it out.
func truthTable(c game.Card) []truth {
	var on []game.Qubit
	for q := range c.Qubits() {
		on = append(on, game.Qubit(q))
	}
	gate := game.NewPlay(c, on...).Gate()
	var table []truth
	for i := range 1 << len(on) {
		state, err := quantum.NewExact(len(on))
		if err != nil {
			panic(err) // every card has few qubits
		}
		for q := range on {
			if i>>(len(on)-1-q)&1 == 1 { // kets in their own order: 00, 01, 10, 11
				mustApply(&state, quantum.X(on[q]))
			}
		}
		before := superposition(state)
		mustApply(&state, gate)
		table = append(table, truth{before, superposition(state)})
	}
	return table
}

func mustApply(s *quantum.Exact, g quantum.Gate) {
	if err := s.Apply(g); err != nil {
		panic(err) // the gates of the cards are all exact
	}
}

// superposition writes a state of equal amplitudes as "|10⟩" or
// "(|0⟩ − |1⟩)/√2".
func superposition(s quantum.Exact) string {
	var b strings.Builder
	terms, scale := 0, 0
	for basis := range 1 << s.Qubits() {
		a, k := s.Amplitude(basis)
		if a == 0 {
			continue
		}
		switch {
		case a < 0:
			b.WriteString(" − ")
		case terms > 0:
			b.WriteString(" + ")
		}
		b.WriteString(quantum.FormatKet(uint64(basis), s.Qubits()))
		terms, scale = terms+1, k
	}
	if terms == 1 {
		return b.String()
	}
	return fmt.Sprintf("(%s)/√%d", b.String(), 1<<scale)
}

// newTruthTable draws the table; the lines in which something changes stand
// out.
func newTruthTable(c game.Card) *column {
	lines := newColumn()
	lines.gap = 2
	for _, t := range truthTable(c) {
		m := widget.TextModel{Text: t.before + " → " + t.after, Style: fyne.TextStyle{Monospace: true}, Color: theme.ColorMuted}
		if t.before != t.after {
			m.Color = theme.ColorText
		}
		lines.items = append(lines.items, widget.NewText(m))
	}
	return lines
}
