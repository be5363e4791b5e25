package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// within is a position on the table relative to one of its parts, ok if it lies
// on that part and the part is shown.
func within(at fyne.Position, o fyne.CanvasObject) (fyne.Position, bool) {
	p := at.Subtract(o.Position())
	s := o.Size()
	return p, o.Visible() && p.X >= 0 && p.Y >= 0 && p.X < s.Width && p.Y < s.Height
}

func (t *tableScreen) cardAt(at fyne.Position) (int, bool) {
	p, ok := within(at, t.hand.cards)
	if !ok {
		return 0, false
	}
	i := t.hand.cardAt(p)
	return i, i >= 0
}

func (t *tableScreen) roleAt(at fyne.Position) (int, bool) {
	p, ok := within(at, t.circuit)
	if !ok || t.snap.Placement == nil {
		return 0, false
	}
	return t.circuit.RoleAt(p)
}

func (t *tableScreen) wireAt(at fyne.Position) (game.Qubit, bool) {
	p, ok := within(at, t.circuit)
	if !ok {
		return 0, false
	}
	w, ok := t.circuit.WireAt(p)
	return game.Qubit(w), ok
}

// grab says what a drag that begins here takes along.
func (t *tableScreen) grab(at fyne.Position) (grip, int) {
	if t.snap.Phase == game.Playing {
		if i, ok := t.cardAt(at); ok {
			return gripCard, i
		}
		if r, ok := t.roleAt(at); ok {
			return gripRole, r
		}
	}
	if _, ok := within(at, t.circuit); ok {
		return gripCircuit, 0
	}
	return gripNothing, 0
}

// buttonAt is the button that lies at a position, if there is one. It takes clean
// taps itself; those that wander a little reach the table as short drags.
func (t *tableScreen) buttonAt(at fyne.Position) *widget.Button {
	for _, o := range t.felt.parts {
		if b, ok := o.(*widget.Button); ok {
			if _, on := within(at, b); on {
				return b
			}
		}
	}
	return nil
}

// tap acts on a press that was no drag: a card is chosen, a mark is picked up, a
// wire gets the role that is due.
func (t *tableScreen) tap(at fyne.Position) {
	t.playsBy(byPointer())
	b := t.buttonAt(at)
	switch {
	case b != nil:
		b.Tapped(nil)
		return
	case t.measuring():
		t.stopCollapse()
		t.render()
		return
	case t.snap.Phase == game.BotMoves:
		t.skipBot()
		return
	case t.snap.Phase != game.Playing:
		t.tip(t.circuitTip(t.pointedAt(at)))
		return
	}
	t.unmark()
	if i, ok := t.cardAt(at); ok {
		t.act(t.ctl.Select(i))
		return
	}
	t.learnt() // a tap beside the cards, or on a wire for the card
	if t.snap.Placement == nil || t.snap.Placement.Card == game.Measure {
		t.tip(t.circuitTip(t.pointedAt(at)))
		return
	}
	if r, ok := t.roleAt(at); ok && t.snap.Placement.Active != r && t.snap.Placement.On[r] != game.NoQubit && !t.picking() {
		t.act(t.ctl.PickRole(r))
		return
	}
	if q, ok := t.wireAt(at); ok {
		t.act(t.ctl.Place(q))
	}
}

// picking reports whether a role that has a wire is about to be moved.
func (t *tableScreen) picking() bool {
	p := t.snap.Placement
	return p != nil && p.Active >= 0 && p.On[p.Active] != game.NoQubit
}

func (t *tableScreen) dragStart(what grip, i int, at fyne.Position) {
	t.playsBy(byPointer())
	if what != gripCircuit {
		t.unmark()
	}
	switch what {
	case gripCard:
		if models := cardModels(t.snap, -1); i < len(models) {
			t.dragging, t.held = true, i
			t.ghost.show(models[i], at)
			t.draw()
			t.arrange()
		}
	case gripRole:
		t.dragging = true
		t.act(t.ctl.PickRole(i))
	}
}

func (t *tableScreen) dragMove(what grip, i int, at, by fyne.Position) {
	switch what {
	case gripCard:
		t.ghost.move(at)
		t.hoverOver(i, at)
		t.edge.follow(t, at, func() { t.hoverOver(i, at) })
	case gripRole:
		t.edge.follow(t, at, func() {})
	case gripCircuit:
		t.circuit.ScrollBy(-by.X, -by.Y)
	}
}

// hoverOver shows what dropping the i-th card here would place.
func (t *tableScreen) hoverOver(i int, at fyne.Position) {
	var hover *game.Placement
	if q, ok := t.wireAt(at); ok {
		if p, err := t.ctl.Hover(i, q); err == nil {
			hover = &p
		}
	}
	if !samePlacement(hover, t.hover) {
		t.hover = hover
		t.draw()
	}
}

func samePlacement(a, b *game.Placement) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Card == b.Card && a.Play() == b.Play()
}

func (t *tableScreen) dragDrop(what grip, i int, at fyne.Position) {
	q, on := t.wireAt(at)
	_, back := within(at, t.felt.tray)
	t.letGo()
	switch what {
	case gripCard:
		if !on {
			t.flyBack(i)
			t.draw()
			if !back {
				t.app.toast(lang.L("Drop the card on a wire of the circuit."))
			}
			return
		}
		if err := t.ctl.Drop(i, q); err != nil {
			t.flyBack(i)
			t.act(err)
			return
		}
		t.ghost.hide()
		t.learnt()
		t.act(nil)
	case gripRole:
		if on {
			t.act(t.ctl.Place(q))
			return
		}
		t.putBack(i)
	}
}

// letGo ends a drag, and gives the hand its room back.
func (t *tableScreen) letGo() {
	t.edge.stop()
	t.dragging, t.held, t.hover = false, -1, nil
	t.arrange()
}

func (t *tableScreen) dragCancel(what grip, i int) {
	t.letGo()
	switch what {
	case gripCard:
		t.flyBack(i)
	case gripRole:
		t.putBack(i)
	}
	t.draw()
}

// putBack returns the mark under the pointer to its wire.
func (t *tableScreen) putBack(role int) {
	if p := t.snap.Placement; p != nil && role < len(p.On) && p.On[role] != game.NoQubit {
		t.act(t.ctl.Place(p.On[role]))
	}
}

// flyBack returns the card under the pointer to its place in the hand.
func (t *tableScreen) flyBack(i int) {
	if t.snap.View == nil || i >= len(t.snap.View.Cards()) {
		t.ghost.hide()
		return
	}
	t.ghost.flyBack(t.hand.cardPlace(i))
}
