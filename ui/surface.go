package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// surface is a filled rectangle in colours of the theme: a bar, a panel. The window
// itself is in ColorTable to begin with: to fill it once more would cost a software
// painter as much as all else on the table.
type surface struct {
	fynewidget.BaseWidget

	fill, edge fyne.ThemeColorName // edge "" draws none
	radius     float32
}

func newSurface(fill, edge fyne.ThemeColorName, radius float32) *surface {
	s := &surface{fill: fill, edge: edge, radius: radius}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer is for Fyne.
func (s *surface) CreateRenderer() fyne.WidgetRenderer {
	r := &surfaceRenderer{surface: s, rect: widget.NewArea(color.Transparent)}
	r.rect.CornerRadius = s.radius
	r.update()
	return r
}

type surfaceRenderer struct {
	surface *surface
	rect    *widget.Area
}

func (r *surfaceRenderer) Destroy() {}

func (r *surfaceRenderer) Layout(size fyne.Size) {
	r.rect.Resize(size)
}

func (r *surfaceRenderer) MinSize() fyne.Size {
	return fyne.Size{}
}

func (r *surfaceRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.rect}
}

func (r *surfaceRenderer) Refresh() {
	r.update()
	r.rect.Refresh()
}

func (r *surfaceRenderer) update() {
	r.rect.FillColor = theme.Color(r.surface.fill)
	if r.surface.edge != "" {
		r.rect.StrokeColor = theme.Color(r.surface.edge)
		r.rect.StrokeWidth = 1
	}
}
