package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// penLayer keeps the objects of one type that were drawn last time, in the
// order in which they were asked for.
type penLayer[T fyne.CanvasObject] struct {
	box   *fyne.Container
	items []T
	used  int
	make  func() T
}

func newPenLayer[T fyne.CanvasObject](make func() T) *penLayer[T] {
	return &penLayer[T]{box: container.NewWithoutLayout(), make: make}
}

// next is the object to draw with: the one that was in this place last time.
func (l *penLayer[T]) next() T {
	if l.used == len(l.items) {
		item := l.make()
		l.items = append(l.items, item)
		l.box.Add(item)
	}
	item := l.items[l.used]
	l.used++
	if !item.Visible() {
		item.Show()
	}
	return item
}

// finish hides what was not asked for again.
func (l *penLayer[T]) finish() {
	for _, item := range l.items[l.used:] {
		if item.Visible() {
			item.Hide()
		}
	}
	l.used = 0
}

// circuitPen draws into a clipped region. Code calls it as if it painted a new
// picture each time; it keeps its objects and touches only those that differ,
// which makes a change of the model cheap. Its layers lie in the order of the
// fields: what is drawn on a later one covers what is on an earlier one.
type circuitPen struct {
	clip   *container.Clip
	origin fyne.Position

	bands   *penLayer[*Area]
	wires   *penLayer[*canvas.Line]
	boxes   *penLayer[*Area]
	circles *penLayer[*Area]
	shapes  *penLayer[*Area]
	strokes *penLayer[*canvas.Line]
	arcs    *penLayer[*canvas.Arc]
	arrows  *penLayer[*canvas.RegularPolygon]
	texts   *penLayer[*canvas.Text]
}

func newCircuitPen(under ...fyne.CanvasObject) *circuitPen {
	area := func() *Area { return NewArea(color.Transparent) }
	line := func() *canvas.Line { return canvas.NewLine(color.Transparent) }
	p := &circuitPen{
		bands:   newPenLayer(area),
		wires:   newPenLayer(line),
		boxes:   newPenLayer(area),
		circles: newPenLayer(area),
		shapes:  newPenLayer(area),
		strokes: newPenLayer(line),
		arcs:    newPenLayer(func() *canvas.Arc { return canvas.NewArc(-meterSweep, meterSweep, meterCutout, color.Transparent) }),
		arrows: newPenLayer(func() *canvas.RegularPolygon {
			return &canvas.RegularPolygon{Sides: 3, Angle: 90, FillColor: color.Transparent}
		}),
		texts: newPenLayer(func() *canvas.Text { return canvas.NewText("", color.Transparent) }),
	}
	layers := append(under, p.bands.box, p.wires.box, p.boxes.box, p.circles.box, p.shapes.box,
		p.strokes.box, p.arcs.box, p.arrows.box, p.texts.box)
	p.clip = container.NewClip(container.NewWithoutLayout(layers...))
	return p
}

// begin sets the region that is drawn into. Places are the widget's.
func (p *circuitPen) begin(x, y span) {
	p.origin = fyne.NewPos(x.from, y.from)
	p.clip.Move(p.origin)
	p.clip.Resize(fyne.NewSize(max(0, x.length()), max(0, y.length())))
}

func (p *circuitPen) finish() {
	for _, t := range p.texts.items[p.texts.used:] {
		t.Text = "" // what is hidden may have been for one player's eyes
	}
	p.bands.finish()
	p.wires.finish()
	p.boxes.finish()
	p.circles.finish()
	p.shapes.finish()
	p.strokes.finish()
	p.arcs.finish()
	p.arrows.finish()
	p.texts.finish()
}

// paint is how a surface is filled and outlined.
type paint struct {
	fill, stroke color.Color
	width        float32 // of the outline
	radius       float32 // of the corners
}

func (p *circuitPen) line(l *penLayer[*canvas.Line], from, to fyne.Position, c color.Color, width float32) {
	line := l.next()
	from, to = from.Subtract(p.origin), to.Subtract(p.origin)
	if line.Position1 == from && line.Position2 == to && line.StrokeColor == c && line.StrokeWidth == width {
		return
	}
	line.Position1, line.Position2, line.StrokeColor, line.StrokeWidth = from, to, c, width
	line.Refresh()
}

func (p *circuitPen) rectangle(l *penLayer[*Area], x, y span, look paint) {
	r := l.next()
	p.place(r, x, y)
	if r.FillColor == look.fill && r.StrokeColor == look.stroke && r.StrokeWidth == look.width && r.CornerRadius == look.radius {
		return
	}
	r.FillColor, r.StrokeColor, r.StrokeWidth, r.CornerRadius = look.fill, look.stroke, look.width, look.radius
	r.Refresh()
}

func (p *circuitPen) circle(centre fyne.Position, diameter float32, look paint) {
	look.radius = diameter / 2
	p.rectangle(p.circles, around(centre.X, diameter), around(centre.Y, diameter), look)
}

func (p *circuitPen) arc(centre fyne.Position, diameter float32, fill color.Color) {
	a := p.arcs.next()
	p.place(a, around(centre.X, diameter), around(centre.Y, diameter))
	if a.FillColor != fill {
		a.FillColor = fill
		a.Refresh()
	}
}

// arrow is a triangle that points to the right.
func (p *circuitPen) arrow(centre fyne.Position, diameter float32, fill color.Color) {
	t := p.arrows.next()
	p.place(t, around(centre.X, diameter), around(centre.Y, diameter))
	if t.FillColor != fill {
		t.FillColor = fill
		t.Refresh()
	}
}

// lettering is how a text is set.
type lettering struct {
	size  float32
	style fyne.TextStyle
	color color.Color
}

// text sets a line of text at middle height y; anchor says which part of it
// stands at x: 0 its start, 0.5 its middle, 1 its end.
func (p *circuitPen) text(s string, x, y, anchor float32, look lettering) {
	t := p.texts.next()
	if t.Text != s || t.TextSize != look.size || t.TextStyle != look.style || t.Color != look.color {
		t.Text, t.TextSize, t.TextStyle, t.Color = s, look.size, look.style, look.color
		t.Refresh()
	}
	size := fyne.MeasureText(s, look.size, look.style)
	p.place(t, span{x - anchor*size.Width, x + (1-anchor)*size.Width}, around(y, size.Height))
}

func (p *circuitPen) place(o fyne.CanvasObject, x, y span) {
	o.Move(fyne.NewPos(x.from, y.from).Subtract(p.origin))
	o.Resize(fyne.NewSize(x.length(), y.length()))
}

// around is the stretch of that length about a middle.
func around(middle, length float32) span {
	return span{middle - length/2, middle + length/2}
}

// faded is a colour with that part of its opacity.
func faded(c color.Color, part float32) color.Color {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	n.A = uint8(float32(n.A) * part)
	return n
}
