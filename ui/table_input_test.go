package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"time"
)

// press is one press of a key, as Fyne's desktop driver reports it: down, typed,
// up, each to whatever has the focus by then, else to the canvas.
func (p *player) press(key fyne.KeyName) {
	p.hold(key, 0)
}

// hold is a key that is held down until it has repeated some times. A repeat is
// typed, and nothing else.
func (p *player) hold(key fyne.KeyName, repeats int) {
	ev := &fyne.KeyEvent{Name: key}
	if k, ok := p.inner.Focused().(desktop.Keyable); ok {
		k.KeyDown(ev)
	} else if p.inner.Focused() == nil {
		p.keys.down(ev)
	}
	for range repeats + 1 {
		p.typed(ev)
		p.seen()
		if repeats > 0 {
			p.wait(30 * time.Millisecond)
		}
	}
	if k, ok := p.inner.Focused().(desktop.Keyable); ok {
		k.KeyUp(ev)
	} else if p.inner.Focused() == nil {
		p.keys.up(ev)
	}
	p.seen()
}

func (p *player) typed(ev *fyne.KeyEvent) {
	switch f := p.inner.Focused(); {
	case ev.Name == fyne.KeyTab:
		p.inner.FocusNext()
	case f != nil:
		f.TypedKey(ev)
	default:
		p.inner.OnTypedKey()(ev)
	}
}

// undo is Ctrl+Z. A shortcut is not typed.
func (p *player) undo() {
	for _, key := range []fyne.KeyName{desktop.KeyControlLeft, fyne.KeyZ} {
		if p.inner.Focused() == nil {
			p.keys.down(&fyne.KeyEvent{Name: key})
		}
	}
	p.keys.TypedShortcut(&fyne.ShortcutUndo{})
	p.seen()
}

// under is the topmost object at a position that matches, and the position within
// it, found as Fyne's drivers do: overlays take all, else the last match of a
// walk through the tree, clipped by what scrolls and what clips.
func (p *player) under(at fyne.Position, matches func(fyne.CanvasObject) bool) (found fyne.CanvasObject, rel fyne.Position) {
	var walk func(o fyne.CanvasObject, offset fyne.Position, clip rect)
	walk = func(o fyne.CanvasObject, offset fyne.Position, clip rect) {
		if o == nil || !o.Visible() {
			return
		}
		here := rect{o.Position().Add(offset), o.Size()}
		switch o.(type) {
		case fyne.Scrollable, *container.Clip:
			clip = here
		}
		if clip.contains(at) && here.contains(at) && matches(o) {
			found, rel = o, at.Subtract(here.at)
		}
		for _, child := range children(o) {
			walk(child, here.at, clip)
		}
	}
	all := rect{size: p.inner.Size()}
	if top := p.inner.Overlays().Top(); top != nil {
		walk(top, fyne.Position{}, all)
	} else {
		walk(p.inner.Content(), fyne.Position{}, all)
	}
	return found, rel
}

func children(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}

func isDraggable(o fyne.CanvasObject) bool { _, ok := o.(fyne.Draggable); return ok }
func isTouchable(o fyne.CanvasObject) bool { _, ok := o.(mobile.Touchable); return ok }
func isFocusable(o fyne.CanvasObject) bool { _, ok := o.(fyne.Focusable); return ok }
func isTappable(o fyne.CanvasObject) bool  { _, ok := o.(fyne.Tappable); return ok }

// mouse is the state that Fyne's desktop driver keeps about it.
type mouse struct {
	p       *player
	at      fyne.Position
	from    fyne.Position // where the last event of a drag was, or the press
	down    bool
	pressed fyne.CanvasObject
	dragged fyne.Draggable
	offset  fyne.Position
}

// mouseThreshold is the desktop driver's, in dp.
const mouseThreshold = 2

func (m *mouse) press(at fyne.Position) {
	m.move(at)
	m.from, m.down = at, true
	m.pressed, _ = m.p.under(at, func(o fyne.CanvasObject) bool { return isTappable(o) || isFocusable(o) })
	m.unfocus()
	m.p.seen()
}

// unfocus is what a press or a release does beside what has the focus.
func (m *mouse) unfocus() {
	if focused := m.p.inner.Focused(); focused != nil {
		on, _ := m.p.under(m.at, func(o fyne.CanvasObject) bool { return o == focused.(fyne.CanvasObject) })
		if on == nil {
			m.p.inner.Unfocus()
		}
	}
}

func (m *mouse) move(at fyne.Position) {
	before := m.at
	m.at = at
	by := at.Subtract(m.from)
	if m.down && m.dragged == nil && max(abs(by.X), abs(by.Y)) >= mouseThreshold {
		if o, rel := m.p.under(before, isDraggable); o != nil {
			m.dragged, m.offset = o.(fyne.Draggable), before.Subtract(rel)
		}
	}
	if m.dragged == nil {
		test.MoveMouse(m.p.inner, at)
		m.p.seen()
		return
	}
	m.dragged.Dragged(&fyne.DragEvent{
		PointEvent: fyne.PointEvent{AbsolutePosition: at, Position: at.Subtract(m.offset)},
		Dragged:    fyne.NewDelta(by.X, by.Y),
	})
	m.from = at
	m.p.seen()
}

func (m *mouse) release() {
	m.unfocus()
	m.down = false
	if m.dragged != nil {
		m.dragged.DragEnd()
		m.dragged = nil
	} else if o, rel := m.p.under(m.at, func(o fyne.CanvasObject) bool { return isTappable(o) || isFocusable(o) }); o != nil && o == m.pressed {
		o.(fyne.Tappable).Tapped(&fyne.PointEvent{AbsolutePosition: m.at, Position: rel})
	}
	m.pressed = nil
	m.p.seen()
}

// click is a press of the mouse that does not move.
func (p *player) click(at fyne.Position) {
	m := &mouse{p: p}
	m.press(at)
	m.release()
}

// drag is a drag with the mouse in small steps.
func (p *player) drag(from, to fyne.Position) {
	m := &mouse{p: p}
	m.press(from)
	m.glide(from, to)
	m.release()
}

func (m *mouse) glide(from, to fyne.Position) {
	for _, at := range steps(from, to) {
		m.move(at)
	}
}

// steps leads from one place to another: first in pixels, then in strides.
func steps(from, to fyne.Position) []fyne.Position {
	by := to.Subtract(from)
	length := max(abs(by.X), abs(by.Y))
	var out []fyne.Position
	for done := float32(1); done < length; done += max(1, length/12) {
		out = append(out, fyne.NewPos(from.X+by.X*done/length, from.Y+by.Y*done/length))
	}
	return append(out, to)
}
