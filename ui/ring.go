package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// ring outlines what has the focus. It is hidden until show(true).
type ring struct {
	fynewidget.BaseWidget

	radius float32
}

func newRing(radius float32) *ring {
	r := &ring{radius: radius}
	r.ExtendBaseWidget(r)
	r.Hide()
	return r
}

func (r *ring) show(shown bool) {
	if shown {
		r.Show()
	} else {
		r.Hide()
	}
}

// CreateRenderer is for Fyne.
func (r *ring) CreateRenderer() fyne.WidgetRenderer {
	rect := widget.NewArea(color.Transparent)
	rect.CornerRadius, rect.StrokeWidth = r.radius, 2.5
	rr := &ringRenderer{rect: rect}
	rr.Refresh()
	return rr
}

type ringRenderer struct {
	rect *widget.Area
}

func (r *ringRenderer) Destroy() {}

func (r *ringRenderer) Layout(size fyne.Size) {
	r.rect.Resize(size)
}

func (r *ringRenderer) MinSize() fyne.Size {
	return fyne.Size{}
}

func (r *ringRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.rect}
}

func (r *ringRenderer) Refresh() {
	r.rect.StrokeColor = theme.Color(theme.ColorFocus)
	r.rect.Refresh()
}
