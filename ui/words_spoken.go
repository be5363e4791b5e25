package ui

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// What a screen reader says. A name is a list of short facts, the telling one first.

func facts(list ...string) string {
	var out []string
	for _, f := range list {
		if f != "" {
			out = append(out, f)
		}
	}
	return strings.Join(out, ", ")
}

// spokenQubit names a wire and whose it is, without brackets: "q1 Ben".
func (v voice) spokenQubit(q game.Qubit) string { return fmt.Sprintf("q%d %s", q, v.owner(q)) }

// spokenPlayed is a gate of the circuit: "CNOT, control q1 Ben, target q0 Ada,
// played by Chi".
func (v voice) spokenPlayed(e game.Standing) string {
	return facts(playOn(e.Play, v.spokenQubit), lang.L("played by {{.Name}}", args{"Name": v.name(e.Seat)}))
}

// spokenStart is a gate of the first column.
func (v voice) spokenStart(q game.Qubit) string {
	return facts(playOn(game.NewPlay(game.H, q), v.spokenQubit), lang.L("at the start"))
}

// spokenPlacement is what is being placed, with the wires that it has so far.
func (v voice) spokenPlacement(p game.Placement) string {
	out := []string{lang.L("placing {{.Card}}", args{"Card": cardName(p.Card)})}
	for i, role := range p.Card.Roles() {
		name := roleLabel(role)
		if p.On[i] != game.NoQubit {
			name = facts(name + " " + v.spokenQubit(p.On[i]))
		} else {
			name = lang.L("{{.Role}} not chosen yet", args{"Role": name})
		}
		out = append(out, name)
	}
	return facts(out...)
}

// spokenWire is a wire with its seat and its chance or result.
func (v voice) spokenWire(q game.Qubit, w widget.Wire, read bool) string {
	out := []string{v.spokenQubit(q), w.Detail}
	switch {
	case read && w.Result >= 0:
		out = append(out, lang.L("reads {{.Bit}}", args{"Bit": w.Result}))
	case w.P1Text != "":
		out = append(out, lang.L("reads 1 with {{.P}}", args{"P": w.P1Text}))
	}
	if w.Turn {
		out = append(out, lang.L("to move"))
	}
	return facts(out...)
}

// spokenCard is a card of the hand on screen.
func spokenCard(c game.Card, m widget.CardModel) string {
	out := []string{cardName(c), cardEffect(c)}
	if m.Selected {
		out = append(out, lang.L("chosen"))
	}
	if !m.Enabled {
		out = append(out, lang.L("cannot be played now"))
	}
	return facts(out...)
}

// lookName is a seat's colour and shape in words.
func lookName(l widget.SeatLook) string {
	colors := [theme.HueCount]string{
		lang.L("orange"), lang.L("sky blue"), lang.L("green"), lang.L("yellow"),
		lang.L("blue"), lang.L("vermilion"), lang.L("purple"), lang.L("grey"),
	}
	shapes := [theme.ShapeCount]string{
		lang.L("circle"), lang.L("triangle"), lang.L("square"), lang.L("diamond"),
		lang.L("pentagon"), lang.L("star"), lang.L("hexagon"), lang.L("cross"),
	}
	return facts(colors[int(l.Hue)%theme.HueCount], shapes[int(l.Shape)%theme.ShapeCount])
}
