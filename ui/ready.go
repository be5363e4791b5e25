package ui

import (
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// readyCircuit is the circuit as the first hand will begin: the seats that play
// it and the H on every wire.
func readyCircuit(s game.Snapshot) widget.CircuitModel {
	seats := looks(s.Setup, s.Accounts)
	m := widget.CircuitModel{RoundNames: roundNames(game.Classic(len(seats)).Each)}
	for i, look := range seats {
		chips := args{"Q": wire(game.Qubit(i)), "Chips": s.Accounts[i].Chips}
		m.Wires = append(m.Wires, widget.Wire{
			Look: look, Qubit: wire(game.Qubit(i)), Result: -1,
			Detail: lang.L("chips {{.Chips}}", chips), Short: lang.L("{{.Q}} · {{.Chips}}", chips),
		})
		m.Ops = append(m.Ops, widget.Op{Kind: widget.GateH, Targets: []int{i}})
	}
	m.Start = len(m.Ops)
	return m
}

// readyNews says how a hand goes, before the first one.
func readyNews(s game.Snapshot) widget.RecapModel {
	return widget.RecapModel{Title: lang.L("How a hand goes"), Empty: sentences(
		lang.L("Everybody pays the ante of {{.Ante}}, and the house adds as much again.", args{"Ante": s.Setup.Ante}),
		lang.L("Every qubit starts with an H. Each player gets three gates and a Measure, and plays one card a turn, onto any wires."),
		lang.L("From round 2 on you may measure on your turn. Whoever's qubit then reads 1 wins: alone the whole pool, together half of it. If nobody or everybody reads 1, the house takes all."),
	)}
}

// readyNotice offers to deal the first hand.
func (t *tableScreen) readyNotice() noticeModel {
	s := t.snap
	m := noticeModel{
		Title: lang.L("Ready to deal"),
		Text:  lang.L("The deck is shuffled and sealed: {{.Seal}}…", args{"Seal": s.Seal.String()[:8]}),
		More:  lang.L("Anybody may cut it before the first card."),
		Main:  lang.L("Deal the cards"), Back: lang.L("Cut the deck"),
	}
	m.OnMain = func() { t.deal("") }
	m.OnBack = t.openCut
	return m
}
