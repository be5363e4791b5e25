package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	fynewidget "fyne.io/fyne/v2/widget"
)

// A finger that comes down on a field may be about to scroll the page that the field
// is in. So the field is written in, and the keyboard comes up, only once the finger
// goes up without a drag.

var _ mobile.Touchable = (*field)(nil)

// TouchDown waits for what becomes of it.
func (f *field) TouchDown(*mobile.TouchEvent) {}

// TouchUp begins to write where the finger was.
func (f *field) TouchUp(e *mobile.TouchEvent) { f.Entry.TouchDown(e) }

// CreateRenderer is for Fyne.
func (f *field) CreateRenderer() fyne.WidgetRenderer {
	r := f.Entry.CreateRenderer()
	if !fyne.CurrentDevice().IsMobile() {
		return r
	}
	p := &pane{field: f}
	p.ExtendBaseWidget(p)
	return &fieldRenderer{r, p}
}

type fieldRenderer struct {
	fyne.WidgetRenderer
	pane *pane
}

func (r *fieldRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.pane.Resize(size)
}

func (r *fieldRenderer) Objects() []fyne.CanvasObject {
	return append(r.WidgetRenderer.Objects(), r.pane)
}

// pane lies over a field and hands drags to what scrolls it. Taps go through.
type pane struct {
	fynewidget.BaseWidget

	field *field
}

var _ fyne.Draggable = (*pane)(nil)

// Dragged scrolls, if the field is in anything that does.
func (p *pane) Dragged(e *fyne.DragEvent) {
	if p.field.within != nil {
		p.field.within.Scrolled(&fyne.ScrollEvent{Scrolled: e.Dragged})
	}
}

// DragEnd has nothing to do.
func (p *pane) DragEnd() {}

// CreateRenderer is for Fyne.
func (p *pane) CreateRenderer() fyne.WidgetRenderer {
	return fynewidget.NewSimpleRenderer(container.NewWithoutLayout())
}
