package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// Bar shows a part of a whole as a rounded bar that is filled from the left.
type Bar struct {
	fynewidget.BaseWidget

	part  float64
	color fyne.ThemeColorName
}

var _ fyne.Widget = (*Bar)(nil)

// NewBar is a bar with that part filled, from 0 to 1.
func NewBar(part float64, color fyne.ThemeColorName) *Bar {
	b := &Bar{part: part, color: color}
	b.ExtendBaseWidget(b)
	return b
}

// SetBar changes the filled part and its colour.
func (b *Bar) SetBar(part float64, color fyne.ThemeColorName) {
	if b.part == part && b.color == color {
		return
	}
	b.part, b.color = part, color
	b.Refresh()
}

// CreateRenderer is for Fyne.
func (b *Bar) CreateRenderer() fyne.WidgetRenderer {
	r := &barRenderer{bar: b, track: NewArea(nil), fill: NewArea(nil)}
	r.update()
	return r
}

type barRenderer struct {
	bar         *Bar
	track, fill *Area
}

func (r *barRenderer) Destroy() {}

func (r *barRenderer) Layout(size fyne.Size) {
	part := float32(min(max(r.bar.part, 0), 1))
	width := size.Width * part
	if part > 0 {
		width = max(width, min(size.Height, size.Width)) // a small chance still shows as a dot
	}
	r.track.Resize(size)
	r.fill.Resize(fyne.NewSize(width, size.Height))
	r.track.CornerRadius, r.fill.CornerRadius = size.Height/2, size.Height/2
}

func (r *barRenderer) MinSize() fyne.Size {
	return fyne.NewSize(24, 8)
}

func (r *barRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.track, r.fill}
}

func (r *barRenderer) Refresh() {
	r.update()
	r.Layout(r.bar.Size())
	canvas.Refresh(r.bar)
}

func (r *barRenderer) update() {
	r.track.FillColor = theme.Color(theme.ColorTrack)
	r.fill.FillColor = theme.Color(r.bar.color)
	r.fill.Hidden = r.bar.part <= 0
}
