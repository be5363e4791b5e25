package widget

import (
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

	look SeatLook
}

var _ fyne.Widget = (*SeatMark)(nil)

// NewSeatMark is the mark of a seat.
func NewSeatMark(look SeatLook) *SeatMark {
	m := &SeatMark{look: look}
	m.ExtendBaseWidget(m)
	return m
}

// SetLook makes it the mark of another seat.
func (m *SeatMark) SetLook(look SeatLook) {
	if m.look == look {
		return
	}
	m.look = look
	m.Refresh()
}

// CreateRenderer is for Fyne.
func (m *SeatMark) CreateRenderer() fyne.WidgetRenderer {
	r := &seatMarkRenderer{
		mark:   m,
		circle: canvas.NewCircle(nil),
		square: canvas.NewRectangle(nil),
		poly:   &canvas.ArbitraryPolygon{NormalizedPoints: true},
		eye:    canvas.NewCircle(nil),
	}
	r.update()
	return r
}

type seatMarkRenderer struct {
	mark   *SeatMark
	circle *canvas.Circle
	square *canvas.Rectangle
	poly   *canvas.ArbitraryPolygon
	eye    *canvas.Circle
	shown  []fyne.CanvasObject
}

func (r *seatMarkRenderer) Destroy() {}

func (r *seatMarkRenderer) Layout(size fyne.Size) {
	side := min(size.Width, size.Height)
	r.place(r.circle, size, side)
	r.place(r.square, size, side*squarePart)
	r.place(r.poly, size, side)
	r.place(r.eye, size, side*0.3)
	r.square.CornerRadius = side * 0.06
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
	return r.shown
}

func (r *seatMarkRenderer) Refresh() {
	r.update()
	r.Layout(r.mark.Size())
	canvas.Refresh(r.mark)
}

func (r *seatMarkRenderer) update() {
	hue := theme.Color(r.mark.look.Hue.Name())
	var shape fyne.CanvasObject
	switch s := r.mark.look.Shape; s {
	case theme.Circle:
		r.circle.FillColor = hue
		shape = r.circle
	case theme.Square:
		r.square.FillColor = hue
		shape = r.square
	default:
		r.poly.FillColor = hue
		r.poly.Points = corners(s)
		shape = r.poly
	}
	r.shown = append(r.shown[:0], shape)
	if r.mark.look.Bot {
		r.eye.FillColor = theme.Color(r.mark.look.Hue.Ink())
		r.shown = append(r.shown, r.eye)
	}
}
