package ui

import "fyne.io/fyne/v2"

// rect is a part of the window.
type rect struct {
	at   fyne.Position
	size fyne.Size
}

func box(x, y, w, h float32) rect {
	return rect{fyne.NewPos(x, y), fyne.NewSize(max(w, 0), max(h, 0))}
}

func (r rect) right() float32  { return r.at.X + r.size.Width }
func (r rect) bottom() float32 { return r.at.Y + r.size.Height }

// inset is r without a margin on its four sides.
func (r rect) inset(x, y float32) rect {
	return box(r.at.X+x, r.at.Y+y, r.size.Width-2*x, r.size.Height-2*y)
}

func (r rect) contains(p fyne.Position) bool {
	return p.X >= r.at.X && p.Y >= r.at.Y && p.X < r.right() && p.Y < r.bottom()
}

// overlaps reports whether r and s share any point.
func (r rect) overlaps(s rect) bool {
	return max(r.at.X, s.at.X) < min(r.right(), s.right()) && max(r.at.Y, s.at.Y) < min(r.bottom(), s.bottom())
}

// give moves and resizes an object to fill r, and hides it when r is empty.
func (r rect) give(o fyne.CanvasObject) {
	if r.size.Width <= 0 || r.size.Height <= 0 {
		o.Hide()
		return
	}
	o.Move(r.at)
	o.Resize(r.size)
	o.Show()
}

// giveIf gives r to an object that is to be shown, and hides it otherwise.
func giveIf(o fyne.CanvasObject, r rect, show bool) {
	if !show {
		r = rect{}
	}
	r.give(o)
}

// form is one of the ways in which the table arranges itself.
type form int

const (
	wide   form = iota // a desktop: panels beside the circuit
	narrow             // a phone upright: one below the other
	flat               // a phone on its side: cards below the circuit, the rest beside
)

func formOf(size fyne.Size) form {
	switch {
	case size.Height < 500 && size.Width > size.Height:
		return flat
	case size.Width < 860:
		return narrow
	}
	return wide
}
