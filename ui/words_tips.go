package ui

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/odds"
	"quantumpoker/quantum"
)

// shareTip says why a seat's figures are what they are.
func (v voice) shareTip(r odds.Report, q game.Qubit) string {
	share := r.Qubits[q]
	d := args{
		"Name": v.owner(q), "Average": chips(share.Average), "Ante": v.table.Ante(),
		"Ket": v.ket(game.Outcome(1) << uint(q)), "P": percent(share.Alone), "Shares": percent(share.Shares),
	}
	switch {
	case share.Nothing.Num == share.Nothing.Den:
		return lang.L("{{.Name}} gets nothing: {{.Ket}} cannot happen, nor can a share.", d)
	case share.Alone.Num == 0:
		return lang.L("{{.Name}} cannot win alone, that takes {{.Ket}}; shares {{.Shares}}; gets {{.Average}} on average, before subtracting the ante of {{.Ante}}.", d)
	}
	return lang.L("{{.Name}} wins alone only on {{.Ket}} ({{.P}}), shares {{.Shares}}, gets {{.Average}} on average, before subtracting the ante of {{.Ante}}.", d)
}

// houseTip says why the house's figures are what they are.
func (v voice) houseTip(s odds.Share) string {
	return lang.L("The house takes all if no qubit or every qubit reads 1 ({{.All}}), keeps half of a shared pool ({{.Half}}): {{.Average}} of {{.Pool}} on average.",
		args{"All": percent(s.Alone), "Half": percent(s.Shares), "Average": chips(s.Average), "Pool": v.table.Pool()})
}

// outcomeTip says why an outcome pays what it does.
func (v voice) outcomeTip(o odds.Outcome) string {
	d := args{"Ket": v.ket(o.Basis), "P": percent(o.Probability), "Pays": v.pays(o.Basis), "Pool": v.table.Pool()}
	d["Who"] = wires(onesOf(o.Basis, v.table.Players()))
	switch ones := o.Basis.Ones(); {
	case o.Probability.Num == 0:
		return lang.L("{{.Ket}} cannot happen: its amplitude is 0.", d)
	case ones == 0:
		return lang.L("{{.Ket}}, {{.P}}: no qubit reads 1, so the house takes the pool of {{.Pool}}.", d)
	case ones == v.table.Players():
		return lang.L("{{.Ket}}, {{.P}}: every qubit reads 1, so the house takes the pool of {{.Pool}}.", d)
	case ones == 1:
		return lang.L("{{.Ket}}, {{.P}}: only {{.Who}} reads 1, so {{.Pays}}, the whole pool.", d)
	}
	if o.Basis.Ones() > most {
		return lang.L("{{.Ket}}, {{.P}}: {{.Who}} read 1, so their players share half the pool of {{.Pool}}.", d)
	}
	return lang.L("{{.Ket}}, {{.P}}: {{.Who}} read 1 and share half the pool of {{.Pool}}: {{.Pays}}.", d)
}

// chanceTip says why a wire's chance to read 1 is what it is. Which outcomes make
// it up is told where the match shows outcomes.
func (v voice) chanceTip(q game.Qubit, state quantum.Exact, level game.Odds) string {
	p := state.P1(q)
	d := args{"Q": v.qubit(q), "P": percent(p)}
	switch {
	case p.Num == 0:
		return lang.L("{{.Q}} always reads 0.", d)
	case p.Num == p.Den:
		return lang.L("{{.Q}} always reads 1.", d)
	case level < game.OddsMeasured:
		return lang.L("{{.Q}} reads 1 with {{.P}} if it is measured now.", d)
	}
	var kets []string
	all := 0
	for i := range 1 << state.Qubits() {
		if state.Weight(i) == 0 {
			continue
		}
		all++
		if o := game.Outcome(i); o.One(q) {
			kets = append(kets, v.ket(o))
		}
	}
	d["N"], d["All"], d["Kets"] = len(kets), all, list(kets)
	if len(kets) > mostKets {
		return lang.L("{{.Q}} reads 1 on {{.N}} of the {{.All}} outcomes that can happen, together {{.P}}.", d)
	}
	return lang.L("{{.Q}} reads 1 on {{.Kets}}, together {{.P}}.", d)
}

// mostKets is how many outcomes one sentence names.
const mostKets = 4

func (v voice) ket(o game.Outcome) string { return quantum.FormatKet(uint64(o), v.table.Players()) }

func onesOf(o game.Outcome, players int) []game.Qubit {
	var out []game.Qubit
	for q := range game.Qubit(players) {
		if o.One(q) {
			out = append(out, q)
		}
	}
	return out
}

// gateTip says who played the i-th gate that stands, and what it did.
func (v voice) gateTip(i int) string {
	var standing []int // the events of the gates that stand
	events := v.table.Events()
	for at, e := range events {
		switch e.Kind {
		case game.Played:
			standing = append(standing, at)
		case game.TookBack:
			standing = slices.Delete(standing, len(standing)-1, len(standing))
		}
	}
	if i >= len(standing) {
		return ""
	}
	at := standing[i]
	return v.event(events[at], v.table.Effects()[at])
}

// startTip explains the first column of the circuit.
func (v voice) startTip(q game.Qubit) string {
	return lang.L("{{.Q}} starts in |0⟩ and goes through H: in |+⟩ it reads 0 or 1 with the same chance.", args{"Q": v.qubit(q)})
}
