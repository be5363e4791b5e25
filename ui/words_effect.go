package ui

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// most is how many facts one sentence tells; the circuit shows the rest.
const most = 3

// effect says what a gate did, or why it did nothing.
func (v voice) effect(p game.Play, e game.Effect) string {
	if e.PhasesOnly {
		return lang.L("no chance changed, only signs that a later H can bring out")
	}
	if e.Unchanged != game.Changed {
		return v.unchanged(p, e)
	}
	facts := v.facts(e)
	if len(facts) == 0 {
		return lang.L("the chances of the outcomes changed")
	}
	return list(facts[:min(len(facts), most)])
}

func (v voice) unchanged(p game.Play, e game.Effect) string {
	d := args{"Q": wire(e.Qubit), "Card": p.Card.String()}
	switch e.Unchanged {
	case game.InPlus:
		if p.Card == game.X {
			return lang.L("nothing changed: {{.Q}} is in |+⟩, and X leaves that as it is", d)
		}
		return lang.L("nothing changed: the target {{.Q}} is in |+⟩, and flipping leaves that as it is", d)
	case game.InMinus:
		return lang.L("nothing changed: {{.Q}} is in |−⟩, and X only turns its sign", d)
	case game.ControlZero:
		return lang.L("nothing changed: the control {{.Q}} is always 0", d)
	case game.NeverTogether:
		return lang.L("nothing changed: the controls are never 1 together")
	case game.PlusWhenOn:
		return lang.L("nothing changed: whenever it would be flipped, {{.Q}} is in |+⟩", d)
	case game.Alike:
		d["A"], d["B"] = wire(p.On[0]), wire(p.On[1])
		return lang.L("nothing changed: {{.A}} and {{.B}} can't be told apart", d)
	}
	return lang.L("nothing changed: the state is as it was before", d)
}

// facts lists what holds now and did not before, the most telling first.
func (v voice) facts(e game.Effect) []string {
	var out []string
	for _, q := range e.AlwaysZero {
		out = append(out, lang.L("{{.Q}} is now always 0", args{"Q": wire(q)}))
	}
	for _, q := range e.AlwaysOne {
		out = append(out, lang.L("{{.Q}} is now always 1", args{"Q": wire(q)}))
	}
	for _, l := range e.Links {
		out = append(out, linkNow(l))
	}
	for _, p := range e.Parities {
		out = append(out, parityNow(p))
	}
	for _, s := range e.Shifts {
		if slices.Contains(e.AlwaysZero, s.Qubit) || slices.Contains(e.AlwaysOne, s.Qubit) {
			continue // said already
		}
		out = append(out, lang.L("{{.Q}} reads 1 with {{.After}} instead of {{.Before}}",
			args{"Q": wire(s.Qubit), "Before": percent(s.Before), "After": percent(s.After)}))
	}
	for _, l := range e.Lost {
		out = append(out, lang.L("{{.A}} and {{.B}} no longer depend on each other", pair(l)))
	}
	return out
}

func pair(l quantum.Link) args { return args{"A": wire(l.A), "B": wire(l.B)} }

func linkNow(l quantum.Link) string {
	switch l.Relation {
	case quantum.Agree:
		return lang.L("{{.A}} and {{.B}} now always agree", pair(l))
	case quantum.Differ:
		return lang.L("{{.A}} and {{.B}} now always differ", pair(l))
	case quantum.NeverBoth:
		return lang.L("{{.A}} and {{.B}} are now never both 1", pair(l))
	case quantum.AtLeastOne:
		return lang.L("{{.A}} and {{.B}} are now never both 0", pair(l))
	case quantum.Implies:
		return lang.L("whenever {{.A}} is 1, {{.B}} is now 1 too", pair(l))
	}
	return lang.L("{{.A}} and {{.B}} now depend on each other", pair(l))
}

func parityNow(p quantum.Parity) string {
	if p.Odd {
		return lang.L("of {{.Qubits}} now always an odd number read 1", args{"Qubits": wires(p.Qubits)})
	}
	return lang.L("of {{.Qubits}} now always an even number read 1", args{"Qubits": wires(p.Qubits)})
}

// links says which qubits depend on one another as things stand.
func links(l quantum.Links) []string {
	var out []string
	for _, k := range l.Pairs {
		switch k.Relation {
		case quantum.Agree:
			out = append(out, lang.L("{{.A}} and {{.B}} always agree", pair(k)))
		case quantum.Differ:
			out = append(out, lang.L("{{.A}} and {{.B}} always differ", pair(k)))
		case quantum.NeverBoth:
			out = append(out, lang.L("{{.A}} and {{.B}} are never both 1", pair(k)))
		case quantum.AtLeastOne:
			out = append(out, lang.L("{{.A}} and {{.B}} are never both 0", pair(k)))
		case quantum.Implies:
			out = append(out, lang.L("whenever {{.A}} is 1, {{.B}} is 1 too", pair(k)))
		default:
			out = append(out, lang.L("{{.A}} and {{.B}} depend on each other", pair(k)))
		}
	}
	for _, p := range l.Parities {
		d := args{"Qubits": wires(p.Qubits)}
		if p.Odd {
			out = append(out, lang.L("of {{.Qubits}} always an odd number read 1", d))
		} else {
			out = append(out, lang.L("of {{.Qubits}} always an even number read 1", d))
		}
	}
	return out
}
