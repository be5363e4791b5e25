package widgettest

import (
	"fmt"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// Contrast is WCAG 2's contrast ratio of two opaque colours.
func Contrast(a, b color.Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

func luminance(c color.Color) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	n := nrgba(c)
	return 0.2126*linear(n.R) + 0.7152*linear(n.G) + 0.0722*linear(n.B)
}

// Ink is something drawn: its colour as it is asked for, as it is seen, and what it
// is seen on.
type Ink struct {
	What                string
	Text                bool
	Box                 string
	Asked, Seen, Behind color.NRGBA
}

// Inks are all texts and graphics that o shows, with what lies under each, on a
// ground of that colour. What is drawn in pixels is left out.
func Inks(o fyne.CanvasObject, ground color.Color) []Ink {
	p := &painter{ground: nrgba(ground)}
	p.walk(o, fyne.Position{}, box{size: o.Size()})
	return p.inks
}

// painter remembers what has been painted so far, the topmost last.
type painter struct {
	ground color.NRGBA
	layers []layer
	inks   []Ink
}

// area is a shape that is drawn as a picture.
type area interface {
	fyne.CanvasObject
	Colors() (fill, outline color.NRGBA)
}

type layer struct {
	box  box
	fill color.NRGBA
}

func (p *painter) walk(o fyne.CanvasObject, at fyne.Position, clip box) {
	if o == nil || !o.Visible() {
		return
	}
	here := box{at.Add(o.Position()), o.Size()}
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		inside = o.Objects
	case *container.Clip:
		clip = clip.common(here)
		inside = []fyne.CanvasObject{o.Content}
	case *container.Scroll:
		clip = clip.common(here)
		inside = test.WidgetRenderer(o).Objects()
	case area:
		fill, outline := o.Colors()
		p.outline(outline, here, clip)
		p.fill(o, fill, here, clip)
	case fyne.Widget:
		inside = test.WidgetRenderer(o).Objects()
	case *canvas.Text:
		p.text(o, here, clip)
	case *canvas.Rectangle: // of Fyne's own widgets
		if o.StrokeWidth > 0 {
			p.outline(o.StrokeColor, here, clip)
		}
		p.fill(o, o.FillColor, here, clip)
	case *canvas.Circle:
		p.fill(o, o.FillColor, here, clip)
	case *canvas.Arc:
		p.graphic(o, o.FillColor, here, clip)
	case *canvas.RegularPolygon:
		p.fill(o, o.FillColor, here, clip)
	case *canvas.Line:
		p.graphic(o, o.StrokeColor, here, clip)
	}
	for _, i := range inside {
		p.walk(i, here.pos, clip)
	}
}

// text is looked at in its middle and at its ends.
func (p *painter) text(t *canvas.Text, here, clip box) {
	if t.Text == "" {
		return
	}
	width := min(fyne.MeasureText(t.Text, t.TextSize, t.TextStyle).Width, here.size.Width)
	x := here.pos.X
	switch t.Alignment {
	case fyne.TextAlignCenter:
		x += (here.size.Width - width) / 2
	case fyne.TextAlignTrailing:
		x += here.size.Width - width
	}
	for _, part := range []float32{0.1, 0.5, 0.9} {
		p.ink(fmt.Sprintf("%q", t.Text), true, t.Color, fyne.NewPos(x+width*part, here.pos.Y+here.size.Height/2), here, clip)
	}
}

func (p *painter) graphic(o fyne.CanvasObject, c color.Color, here, clip box) {
	p.ink(fmt.Sprintf("%T", o), false, c, fyne.NewPos(here.pos.X+here.size.Width/2, here.pos.Y+here.size.Height/2), here, clip)
}

// outline is looked at in the middle of the upper edge.
func (p *painter) outline(c color.Color, here, clip box) {
	p.ink("an outline", false, c, fyne.NewPos(here.pos.X+here.size.Width/2, here.pos.Y+0.5), here, clip)
}

// ruleWidth is how thick anything is on which others can lie; rules are thinner.
const ruleWidth = 3

// fill is a graphic on which others can lie.
func (p *painter) fill(o fyne.CanvasObject, c color.Color, here, clip box) {
	p.graphic(o, c, here, clip)
	if n := nrgba(c); n.A > 0 && min(here.size.Width, here.size.Height) >= ruleWidth {
		p.layers = append(p.layers, layer{here.common(clip), n})
	}
}

func (p *painter) ink(what string, text bool, c color.Color, at fyne.Position, here, clip box) {
	n := nrgba(c)
	if n.A == 0 || !clip.has(at) {
		return
	}
	behind := p.ground
	for _, l := range p.layers {
		if l.box.has(at) {
			behind = over(l.fill, behind)
		}
	}
	p.inks = append(p.inks, Ink{what, text, here.String(), n, over(n, behind), behind})
}

func (b box) has(p fyne.Position) bool {
	return p.X >= b.pos.X && p.Y >= b.pos.Y && p.X < b.pos.X+b.size.Width && p.Y < b.pos.Y+b.size.Height
}

func nrgba(c color.Color) color.NRGBA {
	if c == nil {
		return color.NRGBA{}
	}
	return color.NRGBAModel.Convert(c).(color.NRGBA)
}

// over is a colour laid over an opaque one.
func over(top, under color.NRGBA) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*int(top.A) + int(b)*(255-int(top.A)) + 127) / 255) }
	return color.NRGBA{R: mix(top.R, under.R), G: mix(top.G, under.G), B: mix(top.B, under.B), A: 255}
}
