package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// SeatLook is what a seat is recognised by: its name, and a hue and a shape
// that always go together.
type SeatLook struct {
	Name  string
	Hue   theme.Hue
	Shape theme.Shape
	Bot   bool // the mark gets an eye
}

// squarePart is the side of a square that looks as large as the other shapes.
const squarePart = 0.88

// SeatMark is a seat's shape in its hue, as large as its space allows.
type SeatMark struct {
	fynewidget.BaseWidget

	look  SeatLook
	shown markColors
}

// markColors are those of the shape and of the eye. They change with the theme, also
// while the mark is on no screen and hears nothing of it.
type markColors struct{ shape, eye color.Color }

func (l SeatLook) colors() markColors {
	return markColors{theme.Color(l.Hue.Name()), theme.Color(l.Hue.Ink())}
}

var _ fyne.Widget = (*SeatMark)(nil)

// NewSeatMark is the mark of a seat.
func NewSeatMark(look SeatLook) *SeatMark {
	m := &SeatMark{look: look}
	m.ExtendBaseWidget(m)
	return m
}

// SetLook makes it the mark of another seat, in the colours of the present theme.
func (m *SeatMark) SetLook(look SeatLook) {
	if m.look == look && m.shown == look.colors() {
		return
	}
	m.look = look
	m.Refresh()
}

// CreateRenderer is for Fyne.
func (m *SeatMark) CreateRenderer() fyne.WidgetRenderer {
	r := &seatMarkRenderer{mark: m, shape: NewArea(nil), eye: NewArea(nil)}
	r.update()
	return r
}

type seatMarkRenderer struct {
	mark       *SeatMark
	shape, eye *Area
}

func (r *seatMarkRenderer) Destroy() {}

func (r *seatMarkRenderer) Layout(size fyne.Size) {
	side := min(size.Width, size.Height)
	r.place(r.eye, size, side*0.3)
	r.eye.CornerRadius = side * 0.15
	r.shape.CornerRadius = side / 2
	if r.mark.look.Shape == theme.Square {
		side *= squarePart
		r.shape.CornerRadius = side * 0.07
	}
	r.place(r.shape, size, side)
}

// place centres a square object of that side.
func (r *seatMarkRenderer) place(o fyne.CanvasObject, within fyne.Size, side float32) {
	o.Resize(fyne.NewSquareSize(side))
	o.Move(fyne.NewPos((within.Width-side)/2, (within.Height-side)/2))
}

func (r *seatMarkRenderer) MinSize() fyne.Size {
	return fyne.NewSquareSize(theme.Size(theme.SizeCaption))
}

func (r *seatMarkRenderer) Objects() []fyne.CanvasObject {
	if r.mark.look.Bot {
		return []fyne.CanvasObject{r.shape, r.eye}
	}
	return []fyne.CanvasObject{r.shape}
}

func (r *seatMarkRenderer) Refresh() {
	r.update()
	r.Layout(r.mark.Size())
	canvas.Refresh(r.mark)
}

func (r *seatMarkRenderer) update() {
	look := r.mark.look
	r.mark.shown = look.colors()
	r.shape.FillColor, r.shape.Corners = r.mark.shown.shape, corners(look.Shape)
	r.eye.FillColor = r.mark.shown.eye
}
