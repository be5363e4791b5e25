package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
)

// plays names several placements of one card that come to the same, all of them:
// "CNOT q1 → q0", "X on q0 or q2", "Toffoli any → q1 or q2".
func (v voice) plays(plays []game.Play) string {
	first := plays[0]
	if len(plays) == 1 {
		return v.brief(first)
	}
	d := args{"Card": first.Card.String()}
	switch first.Card {
	case game.CNOT, game.Toffoli:
		if len(plays) == v.placements(first.Card) {
			return lang.L("{{.Card}} on any wires", d)
		}
		d["Which"] = v.controlled(plays)
	case game.Swap:
		d["Which"] = v.swapped(plays)
	default:
		var on []game.Qubit
		for _, p := range plays {
			on = append(on, targetOf(p))
		}
		d["Which"] = either(on)
		if len(on) == v.table.Players() {
			d["Which"] = lang.L("any wire")
		}
		return lang.L("{{.Card}} on {{.Which}}", d)
	}
	return lang.L("{{.Card}} {{.Which}}", d)
}

// targetOf is the last of a play's wires.
func targetOf(p game.Play) game.Qubit {
	qs := p.Qubits()
	return qs[len(qs)-1]
}

// either lists wires of which one is meant: "q0, q1 or q2".
func either(qs []game.Qubit) string {
	names := make([]string, len(qs))
	for i, q := range qs {
		names[i] = wire(q)
	}
	return eitherOf(names)
}

func eitherOf(names []string) string {
	n := len(names)
	if n == 1 {
		return names[0]
	}
	return lang.L("{{.Some}} or {{.Last}}", args{"Some": strings.Join(names[:n-1], lang.L(", ")), "Last": names[n-1]})
}

// controlled names controls and targets, those targets together that have the
// same controls.
func (v voice) controlled(plays []game.Play) string {
	var froms []string // in the order in which they come up
	to := map[string][]game.Qubit{}
	for target := range game.Qubit(v.table.Players()) {
		onto := slices.DeleteFunc(slices.Clone(plays), func(p game.Play) bool { return targetOf(p) != target })
		if len(onto) == 0 {
			continue
		}
		from := v.controls(onto)
		if !slices.Contains(froms, from) {
			froms = append(froms, from)
		}
		to[from] = append(to[from], target)
	}
	parts := make([]string, len(froms))
	for i, from := range froms {
		parts[i] = lang.L("{{.From}} → {{.To}}", args{"From": from, "To": either(to[from])})
	}
	return strings.Join(parts, lang.L("; "))
}

// controls names the controls of plays that have one target.
func (v voice) controls(plays []game.Play) string {
	others := v.table.Players() - 1
	if plays[0].Card == game.CNOT {
		if len(plays) == others && others > 1 {
			return lang.L("any")
		}
		var from []game.Qubit
		for _, p := range plays {
			from = append(from, p.On[0])
		}
		return either(from)
	}
	if len(plays) == pairs(others) && len(plays) > 1 {
		return lang.L("any")
	}
	return v.pairs(plays, func(a string, b []game.Qubit) string {
		if len(b) == 1 {
			return lang.L("{{.A}}, {{.B}}", args{"A": a, "B": wire(b[0])})
		}
		return lang.L("{{.A}} with {{.B}}", args{"A": a, "B": either(b)})
	})
}

func (v voice) swapped(plays []game.Play) string {
	if len(plays) == pairs(v.table.Players()) {
		return lang.L("of any two")
	}
	return v.pairs(plays, func(a string, b []game.Qubit) string {
		return lang.L("{{.A}} ↔ {{.B}}", args{"A": a, "B": either(b)})
	})
}

// pairs names the first two wires of each play: as any two of some wires, if they
// are, and else by the first of them.
func (v voice) pairs(plays []game.Play, join func(a string, b []game.Qubit) string) string {
	var all []game.Qubit
	with := map[game.Qubit][]game.Qubit{}
	for _, p := range plays {
		all = append(all, p.On[0], p.On[1])
		with[p.On[0]] = append(with[p.On[0]], p.On[1])
	}
	slices.Sort(all)
	all = slices.Compact(all)
	if len(all) > 2 && len(plays) == pairs(len(all)) {
		return lang.L("two of {{.Wires}}", args{"Wires": wires(all)})
	}
	var parts []string
	for _, q := range all {
		if b := with[q]; b != nil {
			parts = append(parts, join(wire(q), b))
		}
	}
	return strings.Join(parts, lang.L("; "))
}

// placements is in how many ways a card with controls can be placed.
func (v voice) placements(c game.Card) int {
	n := v.table.Players()
	if c == game.CNOT {
		return n * (n - 1)
	}
	return n * pairs(n-1)
}

// pairs is the number of pairs among n things.
func pairs(n int) int { return n * (n - 1) / 2 }
