package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
)

// felt is the surface of the table: it holds all its parts, arranges them, and is
// the one object that takes taps and drags, so that a card, a wire and a mark are
// all dragged by the same rules.
type felt struct {
	fynewidget.BaseWidget

	screen *tableScreen
	tray   *surface
	shield *shield
	parts  []fyne.CanvasObject
}

var (
	_ fyne.Tappable          = (*felt)(nil)
	_ fyne.SecondaryTappable = (*felt)(nil)
	_ fyne.Draggable         = (*felt)(nil)
	_ mobile.Touchable       = (*felt)(nil)
	_ desktop.Hoverable      = (*felt)(nil)
)

func newFelt(t *tableScreen) *felt {
	f := &felt{screen: t, tray: newSurface(theme.ColorTray, "", 0)}
	f.parts = append(f.parts, f.tray, t.circuit, t.odds, t.options, t.hidden, t.recap)
	f.parts = append(f.parts, t.tabs.objects()...)
	f.parts = append(f.parts, t.hand.objects()...)
	f.parts = append(f.parts, t.notice.objects()...)
	f.parts = append(f.parts, t.result.objects()...)
	f.parts = append(f.parts, t.bar.objects()...)
	f.shield = newShield(f)
	f.parts = append(f.parts, f.shield, t.ghost.card)
	f.ExtendBaseWidget(f)
	return f
}

// Tapped is a tap on the table that no button took.
func (f *felt) Tapped(e *fyne.PointEvent) { f.screen.pointer.tapped(e.Position) }

// TappedSecondary is a long press with a finger, or the mouse's other button: it
// asks what something is.
func (f *felt) TappedSecondary(e *fyne.PointEvent) { f.screen.explain(e.Position) }

// Dragged and DragEnd are a drag from anywhere on the table.
func (f *felt) Dragged(e *fyne.DragEvent) { f.screen.pointer.dragged(e) }

// DragEnd ends it.
func (f *felt) DragEnd() {
	f.shield.Hide()
	f.screen.pointer.dragEnd()
}

// TouchDown is a finger on the table.
func (f *felt) TouchDown(e *mobile.TouchEvent) {
	f.shield.Hide()
	if what, _ := f.screen.grab(e.Position); what != gripNothing {
		f.shield.Show()
	}
	f.screen.pointer.touchDown(e.ID, e.Position)
}

// TouchUp is that finger going up without a drag.
func (f *felt) TouchUp(e *mobile.TouchEvent) {
	f.shield.Hide()
	f.screen.pointer.touchUp(e.ID)
}

// TouchCancel is the finger moving onto something else; a drag goes on all the same.
func (f *felt) TouchCancel(*mobile.TouchEvent) {}

// MouseIn, MouseMoved and MouseOut are a mouse that looks around.
func (f *felt) MouseIn(e *desktop.MouseEvent) { f.screen.point(e.Position) }

// MouseMoved is it going on.
func (f *felt) MouseMoved(e *desktop.MouseEvent) { f.screen.point(e.Position) }

// MouseOut is it leaving, also for a button or a panel.
func (f *felt) MouseOut() { f.screen.unpoint() }

// CreateRenderer is for Fyne.
func (f *felt) CreateRenderer() fyne.WidgetRenderer { return &feltRenderer{felt: f} }

type feltRenderer struct{ felt *felt }

func (r *feltRenderer) Destroy() {}

func (r *feltRenderer) Layout(size fyne.Size) {
	r.felt.shield.Resize(size)
	r.felt.screen.arrange()
}

func (r *feltRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *feltRenderer) Objects() []fyne.CanvasObject { return r.felt.parts }

func (r *feltRenderer) Refresh() {
	for _, o := range r.felt.parts {
		o.Refresh()
	}
}

// arrange puts every part where it belongs at the table's size and phase.
func (t *tableScreen) arrange() {
	size := t.felt.Size()
	if size.Width == 0 || size.Height == 0 {
		return
	}
	p := t.places(size)
	t.bar.arrange(p)
	if printed := t.bar.saysOdds(); p.form != t.form || printed != t.printed {
		t.form, t.printed = p.form, printed
		t.tabs.render(t.snap, t.form)
		t.draw()
	}
	done := t.snap.Result != nil && !t.measuring()
	p.tray.give(t.felt.tray)
	t.arrangeInfo(p, done)
	t.hand.arrange(p)
	t.notice.arrange(p)
	t.result.arrange(p)
}

// places are where the parts go in the present phase.
func (t *tableScreen) places(size fyne.Size) places {
	p := placesFor(size, t.players)
	if _, placing := t.placed(); placing {
		t.tabs.open = false
		p = p.placing(t.players)
	} else {
		p = p.saying(t.notice.need(p), t.players).telling(t.result.need(p), t.players)
	}
	p.cramped = p.cramped || t.tabs.crowded(p.side.size.Width)
	return p
}

// placed is the card of the hand that is looking for its wires, ok if one is.
func (t *tableScreen) placed() (index int, ok bool) {
	switch p := t.snap.Placement; {
	case t.held >= 0:
		return t.held, true
	case p != nil && p.Card != game.Measure:
		return p.Index, true
	}
	return 0, false
}
