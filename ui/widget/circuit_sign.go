package widget

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// A gate is signed: with it stands the mark of who played it, so that its hue is never
// alone. The mark stands between the wires, where its column holds nothing else: below
// a box, to the right of a line, or past the line's end where columns are narrow.

const (
	signPart  = 0.25 // of a gate's side
	signUsual = 11   // smaller only where there is little room
	signLeast = 7    // smaller, and one shape looks like another
	signGap   = 2.5
)

// sign puts the mark of who played a gate into its column, and within what is seen of
// that from top to bottom. There is none where the column is too narrow.
func (g *gatePainter) sign(op *Op, look *SeatLook, column, seen span) {
	top, bottom := op.reach()
	if look == nil || top < 0 {
		return
	}
	x, wire := g.frame.x(column.middle()), top
	size := fyne.Min(fyne.Max(signUsual, g.side*signPart), column.length()-signGap)
	switch beside := column.length()/2 - g.stroke/2 - 1.5*signGap; {
	case op.Kind == GateMeasure:
		size = fyne.Min(size, g.frame.rowHeight-g.side-2*signGap) // between two boxes
	case boxLetters[op.Kind] != "":
	case beside >= signLeast:
		size = fyne.Min(size, beside)
		x += g.stroke/2 + signGap + size/2
	default:
		wire = bottom
	}
	if size < signLeast {
		return
	}
	off := g.side/2 + signGap + size/2
	for wire < bottom && g.y(wire)+off-size/2 < seen.from {
		wire++ // what scrolled away is signed where it is seen
	}
	y := g.y(wire) + off
	if y+size/2 > seen.to {
		y = g.y(top) - off
	}
	g.pen.mark(look.Shape, fyne.NewPos(x, y), size, theme.Color(look.Hue.Name()))
}

// mark is a seat's shape, as plain as can be.
func (p *circuitPen) mark(shape theme.Shape, centre fyne.Position, side float32, fill color.Color) {
	switch shape {
	case theme.Circle:
		p.circle(centre, side, paint{fill: fill})
	case theme.Square:
		side *= squarePart
		p.rectangle(p.boxes, around(centre.X, side), around(centre.Y, side), paint{fill: fill})
	default:
		m, points := p.shapes.next(), corners(shape)
		p.place(m, around(centre.X, side), around(centre.Y, side))
		if m.FillColor != fill || !slices.Equal(m.Corners, points) {
			m.FillColor, m.Corners = fill, points
			m.Refresh()
		}
	}
}
