package ui

import (
	"fyne.io/fyne/v2"

	"quantumpoker/game"
)

// pointed is the part of the circuit that a pointer is on.
type pointed struct {
	op   int // -1 for none
	wire int // whose chance it is on, -1 for none
}

var nowhere = pointed{-1, -1}

// pointedAt finds what on the circuit has something to tell at a position of the
// table.
func (t *tableScreen) pointedAt(at fyne.Position) pointed {
	p, on := within(at, t.circuit)
	if !on {
		return nowhere
	}
	if wire, ok := t.circuit.ChanceAt(p); ok {
		return pointed{-1, wire}
	}
	if op, wire := t.circuit.TipAt(p); op >= 0 {
		return pointed{op, wire}
	}
	return nowhere
}

// point follows the mouse. While a card looks for its wires it has other news.
func (t *tableScreen) point(at fyne.Position) {
	if p := t.snap.Placement; t.dragging || p != nil && p.Active >= 0 {
		return
	}
	if p := t.pointedAt(at); p != t.pointed {
		t.pointed = p
		t.tip(t.circuitTip(p))
	}
}

// explain tells what lies at a position: a card of the hand, or a part of the
// circuit.
func (t *tableScreen) explain(at fyne.Position) {
	if i, ok := t.cardAt(at); ok && t.snap.View != nil {
		t.tip(cardMeaning(t.snap.View.Cards()[i]))
		return
	}
	t.tip(t.circuitTip(t.pointedAt(at)))
}

// unpoint is the mouse leaving the table for something that lies on it.
func (t *tableScreen) unpoint() {
	if t.pointed != nowhere {
		t.pointed = nowhere
		t.tip("")
	}
}

// circuitTip explains a part of the circuit.
func (t *tableScreen) circuitTip(p pointed) string {
	s := t.snap
	v := voice{s.Setup, s.Table}
	switch start := len(s.Table.Rules().Start); {
	case p.op >= start:
		return v.gateTip(p.op - start)
	case p.op >= 0:
		return v.startTip(game.Qubit(p.wire))
	case p.wire >= 0 && s.Setup.Odds >= game.OddsP1 && s.Result == nil:
		return v.chanceTip(game.Qubit(p.wire), previewState(s, t.hover), s.Setup.Odds)
	}
	return ""
}

// tip shows why something is what it is, in the line of the tray; "" brings back
// what stood there.
func (t *tableScreen) tip(text string) {
	t.hand.hint(text)
	t.notice.hint(text)
}
