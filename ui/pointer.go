package ui

import "fyne.io/fyne/v2"

// slop is how far a press may wander and still be a tap, in dp.
const slop = 8

// grip is what a press took hold of.
type grip int

const (
	gripNothing grip = iota
	gripCard         // a card of the hand, by index
	gripRole         // the mark of a role that has been placed, by index
	gripCircuit      // the circuit itself, to scroll it
)

// dragger is what a pointer acts on. Positions are within the table.
type dragger interface {
	grab(at fyne.Position) (what grip, index int)
	tap(at fyne.Position)
	dragStart(what grip, index int, at fyne.Position)
	dragMove(what grip, index int, at, by fyne.Position)
	dragDrop(what grip, index int, at fyne.Position)
	dragCancel(what grip, index int)
}

// pointer turns what the drivers send into one plain story, the same for a mouse
// and for a finger: a tap, or a drag from its true start to where it is dropped.
//
// The drivers differ. A desktop sends exact positions and begins a drag after two
// pixels. A phone sends a TouchDown first and begins later, with positions that
// are off by the first delta; the event at finger-up alone has an absolute
// position, and after a flick more events follow with fading deltas. Where the system
// takes the finger for a gesture of its own, nobody says that it has left the glass.
type pointer struct {
	to      dragger
	state   pointerState
	touched bool // this press is a finger's
	spoilt  bool // a second finger came down since the first one did
	start   fyne.Position
	at      fyne.Position
	what    grip
	index   int
}

type pointerState int

const (
	pointerIdle    pointerState = iota
	pointerPressed              // moved, but not yet farther than a tap may
	pointerDragging
	pointerDone   // dropped or cancelled; whatever else this press sends is ignored
	pointerFading // the finger is up, and yet the drag goes on for a while: ignored too
)

// touchDown begins a press with a finger, whatever has become of the one before. A
// second finger cancels a drag.
func (p *pointer) touchDown(finger int, at fyne.Position) {
	if finger > 0 {
		p.spoilt = true
		p.cancel()
		return
	}
	p.spoilt = false
	if p.state != pointerFading {
		p.cancel()
		p.state, p.touched, p.start = pointerIdle, true, at
	}
}

// touchUp ends a press that did not become a drag. For a drag that a second finger
// cancelled the driver may send this in place of its end.
func (p *pointer) touchUp(finger int) {
	if finger > 0 {
		return
	}
	p.touched = false
	if p.spoilt && p.state == pointerDone {
		p.state = pointerIdle
	}
}

// tapped is a tap as the driver sees it, unless more than one finger took part.
func (p *pointer) tapped(at fyne.Position) {
	if !p.spoilt {
		p.to.tap(at)
	}
}

// dragged takes one event of a drag.
func (p *pointer) dragged(e *fyne.DragEvent) {
	by := fyne.NewPos(e.Dragged.DX, e.Dragged.DY)
	if p.state == pointerIdle {
		if !p.touched {
			p.start = e.Position.Subtract(by)
			if e.AbsolutePosition.IsZero() { // a finger that came down on a button
				p.touched, p.start = true, p.start.Subtract(by)
			}
		}
		p.at, p.state = p.start, pointerPressed
	}
	if p.touched && !e.AbsolutePosition.IsZero() { // the finger went up
		p.finish()
		p.state = pointerFading
	}
	if p.state == pointerDone || p.state == pointerFading {
		return
	}
	p.at = p.at.Add(by)
	if p.state == pointerPressed {
		if d := p.at.Subtract(p.start); max(abs(d.X), abs(d.Y)) < slop {
			return
		}
		p.what, p.index = p.to.grab(p.start)
		p.state = pointerDragging
		p.to.dragStart(p.what, p.index, p.start)
		by = p.at.Subtract(p.start)
	}
	p.to.dragMove(p.what, p.index, p.at, by)
}

// dragEnd ends the press.
func (p *pointer) dragEnd() {
	p.finish()
	p.state, p.touched = pointerIdle, false
}

// cancel ends a drag without a drop.
func (p *pointer) cancel() {
	if p.state == pointerDragging {
		p.to.dragCancel(p.what, p.index)
	}
	if p.state != pointerIdle && p.state != pointerFading {
		p.state = pointerDone
	}
}

func (p *pointer) finish() {
	state := p.state
	p.state = pointerDone
	switch state {
	case pointerPressed:
		p.to.tap(p.start)
	case pointerDragging:
		p.to.dragDrop(p.what, p.index, p.at)
	}
}

func abs(f float32) float32 { return max(f, -f) }
