package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// felt is the surface of the table: it holds all its parts, arranges them, and is
// the one object that takes taps and drags, so that a card, a wire and a mark are
// all dragged by the same rules.
type felt struct {
	fynewidget.BaseWidget

	screen *tableScreen
	ground *surface
	tray   *surface
	parts  []fyne.CanvasObject
}

var (
	_ fyne.Tappable    = (*felt)(nil)
	_ fyne.Draggable   = (*felt)(nil)
	_ mobile.Touchable = (*felt)(nil)
)

func newFelt(t *tableScreen) *felt {
	f := &felt{screen: t, ground: newSurface(theme.ColorTable, "", 0), tray: newSurface(theme.ColorTray, "", 0)}
	f.parts = append(f.parts, f.ground, f.tray, t.circuit, t.odds, t.recap)
	f.parts = append(f.parts, t.tabs.objects()...)
	f.parts = append(f.parts, t.hand.objects()...)
	f.parts = append(f.parts, t.notice.objects()...)
	f.parts = append(f.parts, t.result.objects()...)
	f.parts = append(f.parts, t.bar.objects()...)
	f.parts = append(f.parts, t.ghost.card)
	f.ExtendBaseWidget(f)
	return f
}

// Tapped is a tap on the table that no button took.
func (f *felt) Tapped(e *fyne.PointEvent) { f.screen.pointer.tapped(e.Position) }

// Dragged and DragEnd are a drag from anywhere on the table.
func (f *felt) Dragged(e *fyne.DragEvent) { f.screen.pointer.dragged(e) }

// DragEnd ends it.
func (f *felt) DragEnd() { f.screen.pointer.dragEnd() }

// TouchDown is a finger on the table.
func (f *felt) TouchDown(e *mobile.TouchEvent) { f.screen.pointer.touchDown(e.ID, e.Position) }

// TouchUp is that finger going up without a drag.
func (f *felt) TouchUp(e *mobile.TouchEvent) { f.screen.pointer.touchUp(e.ID) }

// TouchCancel is the finger moving onto something else; a drag goes on all the same.
func (f *felt) TouchCancel(*mobile.TouchEvent) {}

// CreateRenderer is for Fyne.
func (f *felt) CreateRenderer() fyne.WidgetRenderer { return &feltRenderer{felt: f} }

type feltRenderer struct{ felt *felt }

func (r *feltRenderer) Destroy() {}

func (r *feltRenderer) Layout(size fyne.Size) {
	r.felt.ground.Resize(size)
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
	if f := formOf(size); f != t.form {
		t.form = f
		t.showInfo(t.snap, t.hover)
	}
	p := placesFor(size, t.players)
	done := t.snap.Result != nil && !t.measuring()
	t.bar.arrange(p)
	p.circuit.give(t.circuit)
	p.tray.give(t.felt.tray)
	t.arrangeInfo(p, done)
	t.hand.arrange(p)
	t.notice.arrange(p)
	t.result.arrange(p)
}

// arrangeInfo shares the space beside the circuit between odds and news. Once the
// hand is done the result takes it.
func (t *tableScreen) arrangeInfo(p places, done bool) {
	var nothing rect
	odds, recap, tabs := p.side, p.news, nothing
	switch {
	case done:
		odds, recap = nothing, nothing
		if p.form == wide {
			recap = p.news
		}
	case p.form != wide:
		if !t.tabs.needed {
			odds, recap = nothing, p.side
			break
		}
		tabs = box(p.side.at.X, p.side.at.Y, p.side.size.Width, tabHeight)
		rest := box(p.side.at.X, tabs.bottom()+gap/2, p.side.size.Width, p.side.size.Height-tabHeight-gap/2)
		if t.tabs.news {
			odds, recap = nothing, rest
		} else {
			odds, recap = rest, nothing
		}
	case !t.tabs.needed: // no odds in this match: the news have the side too
		odds, recap = nothing, p.side
	}
	odds.give(t.odds)
	recap.give(t.recap)
	t.tabs.arrange(tabs)
}
