package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
)

// fingers is what Fyne's mobile driver keeps about the fingers on the glass.
type fingers struct {
	p        *player
	touches  map[int]*touchState
	dragging fyne.Draggable
	offset   fyne.Position
}

type touchState struct {
	at    fyne.Position // of the last event
	by    fyne.Position // its delta
	since time.Time
	on    mobile.Touchable
}

// What the mobile driver does: how far a finger goes before it drags, how long a
// tap may last, and how a drag fades after a flick.
const (
	fingerThreshold = 4
	fingerTap       = 300 * time.Millisecond
	fingerFade      = 0.92
	fingerRest      = 2
	fingerFrame     = 16 * time.Millisecond
)

func (p *player) fingers() *fingers { return &fingers{p: p, touches: map[int]*touchState{}} }

func (f *fingers) down(id int, at fyne.Position) {
	touch := &touchState{at: at, since: time.Now()}
	f.touches[id] = touch
	f.dragging = nil
	o, rel := f.p.under(at, func(o fyne.CanvasObject) bool { return isTouchable(o) || isFocusable(o) })
	if on, ok := o.(mobile.Touchable); ok {
		touch.on = on
		on.TouchDown(touchEvent(id, at, rel))
	}
	if focus, ok := o.(fyne.Focusable); !ok || focus != f.p.inner.Focused() {
		f.p.inner.Unfocus()
	}
	f.p.seen()
}

func touchEvent(id int, at, rel fyne.Position) *mobile.TouchEvent {
	return &mobile.TouchEvent{ID: id, PointEvent: fyne.PointEvent{AbsolutePosition: at, Position: rel}}
}

// move is the driver's tapMove. It listens to the first finger alone.
func (f *fingers) move(id int, at fyne.Position) {
	if id != 0 {
		return
	}
	touch := f.touches[id]
	by, before := at.Subtract(touch.at), touch.at
	if f.dragging == nil && max(abs(by.X), abs(by.Y)) < fingerThreshold {
		return
	}
	touch.at, touch.by = at, by
	o, rel := f.p.under(at, func(o fyne.CanvasObject) bool { return isDraggable(o) || isTouchable(o) })
	if now, ok := o.(mobile.Touchable); touch.on != nil && (!ok || now != touch.on) {
		touch.on.TouchCancel(touchEvent(id, at, rel))
		touch.on = nil
	}
	if f.dragging == nil {
		drag, ok := o.(fyne.Draggable)
		if !ok {
			return
		}
		f.dragging, f.offset = drag, before.Subtract(rel)
	}
	f.dragging.Dragged(&fyne.DragEvent{
		PointEvent: fyne.PointEvent{Position: at.Subtract(f.offset)},
		Dragged:    fyne.NewDelta(by.X, by.Y),
	})
	f.p.seen()
}

// up ends a drag after it has faded, or taps.
func (f *fingers) up(id int) {
	touch := f.touches[id]
	if f.dragging != nil {
		drag := f.dragging
		f.dragging = nil
		f.fade(drag, &fyne.DragEvent{
			PointEvent: fyne.PointEvent{AbsolutePosition: touch.at, Position: touch.at.Subtract(f.offset)},
			Dragged:    fyne.NewDelta(touch.by.X, touch.by.Y),
		})
		f.p.seen()
		return
	}
	o, rel := f.p.under(touch.at, func(o fyne.CanvasObject) bool { return isTappable(o) || isTouchable(o) })
	if on, ok := o.(mobile.Touchable); ok {
		on.TouchUp(touchEvent(id, touch.at, rel))
	}
	if tap, ok := o.(fyne.Tappable); ok && time.Since(touch.since) < fingerTap {
		tap.Tapped(&fyne.PointEvent{AbsolutePosition: touch.at, Position: rel})
	}
	f.p.seen()
}

// fade repeats the last event of a drag with smaller and smaller deltas. A drag
// that ended slowly ends at once, without a further event.
func (f *fingers) fade(drag fyne.Draggable, ev *fyne.DragEvent) {
	for max(abs(ev.Dragged.DX), abs(ev.Dragged.DY)) > fingerRest {
		ev.Dragged.DX *= fingerFade
		ev.Dragged.DY *= fingerFade
		drag.Dragged(ev)
		f.p.wait(fingerFrame)
	}
	drag.DragEnd()
}

// glide moves the first finger, faster and faster: it lets go in a flick.
func (f *fingers) glide(from, to fyne.Position) {
	for _, at := range steps(from, to) {
		f.move(0, at)
	}
}

// swipe is a drag with one finger.
func (p *player) swipe(from, to fyne.Position) {
	f := p.fingers()
	f.down(0, from)
	f.glide(from, to)
	f.up(0)
}

// tap is a tap with one finger.
func (p *player) tap(at fyne.Position) {
	f := p.fingers()
	f.down(0, at)
	p.wait(80 * time.Millisecond)
	f.up(0)
}
