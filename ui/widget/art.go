package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// GateArt is the drawing of a gate as on its card: also that of the ghost
// under the pointer, and of the rules. It is a square in the middle of its
// space.
type GateArt struct {
	fynewidget.BaseWidget

	kind    GateKind
	ink     fyne.ThemeColorName
	opacity float32
}

var _ fyne.Widget = (*GateArt)(nil)

// NewGateArt is the drawing of a gate in an ink.
func NewGateArt(kind GateKind, ink fyne.ThemeColorName) *GateArt {
	a := &GateArt{kind: kind, ink: ink, opacity: 1}
	a.ExtendBaseWidget(a)
	return a
}

// SetGate draws another gate, or the same in another ink.
func (a *GateArt) SetGate(kind GateKind, ink fyne.ThemeColorName) {
	if a.kind == kind && a.ink == ink {
		return
	}
	a.kind, a.ink = kind, ink
	a.Refresh()
}

// SetOpacity makes the drawing see-through: 1 is solid, 0 invisible.
func (a *GateArt) SetOpacity(opacity float32) {
	if a.opacity == opacity {
		return
	}
	a.opacity = opacity
	a.Refresh()
}

// CreateRenderer is for Fyne.
func (a *GateArt) CreateRenderer() fyne.WidgetRenderer {
	r := &gateArtRenderer{art: a}
	r.update()
	return r
}

type gateArtRenderer struct {
	art     *GateArt
	drawn   GateKind
	parts   []artPart
	objects []fyne.CanvasObject
}

func (r *gateArtRenderer) Destroy() {}

func (r *gateArtRenderer) Layout(size fyne.Size) {
	side := min(size.Width, size.Height)
	origin := fyne.NewPos((size.Width-side)/2, (size.Height-side)/2)
	for _, p := range r.parts {
		p.place(origin, side)
	}
}

func (r *gateArtRenderer) MinSize() fyne.Size {
	return fyne.NewSquareSize(24)
}

func (r *gateArtRenderer) Objects() []fyne.CanvasObject {
	return r.objects
}

func (r *gateArtRenderer) Refresh() {
	r.update()
	r.Layout(r.art.Size())
	canvas.Refresh(r.art)
}

func (r *gateArtRenderer) update() {
	if r.parts == nil || r.drawn != r.art.kind {
		r.drawn, r.parts = r.art.kind, artOf(r.art.kind)
		r.objects = r.objects[:0]
		for _, p := range r.parts {
			r.objects = append(r.objects, p.object())
		}
	}
	ink := faded(theme.Color(r.art.ink), r.art.opacity)
	for _, p := range r.parts {
		p.paint(ink)
	}
}
