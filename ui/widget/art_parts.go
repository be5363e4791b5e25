package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// artPart is one stroke of a drawing. Its coordinates are parts of the
// drawing's side, from the top left.
type artPart interface {
	object() fyne.CanvasObject
	place(origin fyne.Position, side float32)
	paint(ink color.Color)
}

const (
	artStroke   = 0.05
	thinnestArt = 1.5 // dp
)

func strokeWidth(side float32) float32 {
	return max(thinnestArt, side*artStroke)
}

type artLine struct {
	*canvas.Line
	from, to fyne.Position
}

func newArtLine(x1, y1, x2, y2 float32) artLine {
	return artLine{canvas.NewLine(nil), fyne.NewPos(x1, y1), fyne.NewPos(x2, y2)}
}

func (l artLine) object() fyne.CanvasObject { return l.Line }
func (l artLine) paint(ink color.Color)     { l.StrokeColor = ink }

func (l artLine) place(origin fyne.Position, side float32) {
	l.StrokeWidth = strokeWidth(side)
	l.Position1 = origin.AddXY(l.from.X*side, l.from.Y*side)
	l.Position2 = origin.AddXY(l.to.X*side, l.to.Y*side)
}

// artDisc is a filled dot, or a ring if it is hollow.
type artDisc struct {
	*Area
	centre fyne.Position
	radius float32
	hollow bool
}

func newArtDisc(x, y, radius float32, hollow bool) artDisc {
	return artDisc{NewArea(color.Transparent), fyne.NewPos(x, y), radius, hollow}
}

func (d artDisc) object() fyne.CanvasObject { return d.Area }

func (d artDisc) paint(ink color.Color) {
	if d.hollow {
		d.StrokeColor = ink
		return
	}
	d.FillColor = ink
}

func (d artDisc) place(origin fyne.Position, side float32) {
	if d.hollow {
		d.StrokeWidth = strokeWidth(side)
	}
	d.CornerRadius = d.radius * side
	d.Resize(fyne.NewSquareSize(2 * d.radius * side))
	d.Move(origin.AddXY((d.centre.X-d.radius)*side, (d.centre.Y-d.radius)*side))
}

// artLetter is a capital drawn as a polygon, so that it needs no font and
// stays crisp while it grows. The polygon is no larger than the letter.
type artLetter struct {
	*Area
	from, to fyne.Position // the corners of its box
}

func newArtLetter(corners []fyne.Position) artLetter {
	l := artLetter{NewArea(nil), corners[0], corners[0]}
	for _, c := range corners {
		l.from = fyne.NewPos(min(l.from.X, c.X), min(l.from.Y, c.Y))
		l.to = fyne.NewPos(max(l.to.X, c.X), max(l.to.Y, c.Y))
	}
	box := l.to.Subtract(l.from)
	for _, c := range corners {
		in := c.Subtract(l.from)
		l.Corners = append(l.Corners, fyne.NewPos(in.X/box.X, in.Y/box.Y))
	}
	return l
}

func (l artLetter) object() fyne.CanvasObject { return l.Area }
func (l artLetter) paint(ink color.Color)     { l.FillColor = ink }

func (l artLetter) place(origin fyne.Position, side float32) {
	l.Resize(fyne.NewSize((l.to.X-l.from.X)*side, (l.to.Y-l.from.Y)*side))
	l.Move(origin.AddXY(l.from.X*side, l.from.Y*side))
}

// artBow is part of a ring, between two angles from the top.
type artBow struct {
	*canvas.Arc
	centre fyne.Position
	radius float32
}

func newArtBow(x, y, radius, from, to float32) artBow {
	return artBow{canvas.NewArc(from, to, 0, nil), fyne.NewPos(x, y), radius}
}

func (b artBow) object() fyne.CanvasObject { return b.Arc }
func (b artBow) paint(ink color.Color)     { b.FillColor = ink }

func (b artBow) place(origin fyne.Position, side float32) {
	b.CutoutRatio = 1 - strokeWidth(side)/(b.radius*side)
	b.Resize(fyne.NewSquareSize(2 * b.radius * side))
	b.Move(origin.AddXY((b.centre.X-b.radius)*side, (b.centre.Y-b.radius)*side))
}
