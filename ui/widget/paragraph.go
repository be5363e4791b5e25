package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// Paragraph is text that wraps to the width it is given. As with Fyne's own
// wrapping label, its MinSize is that for the width which it has now.
type Paragraph struct {
	fynewidget.BaseWidget

	model TextModel
}

var _ fyne.Widget = (*Paragraph)(nil)

// NewParagraph is a wrapping text.
func NewParagraph(model TextModel) *Paragraph {
	p := &Paragraph{model: model.withDefaults()}
	p.ExtendBaseWidget(p)
	return p
}

// SetModel changes text and look.
func (p *Paragraph) SetModel(model TextModel) {
	model = model.withDefaults()
	if p.model == model {
		return
	}
	p.model = model
	p.Refresh()
}

// SetText changes the text and keeps the look.
func (p *Paragraph) SetText(s string) {
	m := p.model
	m.Text = s
	p.SetModel(m)
}

// HeightFor is the height that the text takes at a width.
func (p *Paragraph) HeightFor(width float32) float32 {
	return float32(len(p.lines(width))) * p.lineHeight()
}

func (p *Paragraph) lines(width float32) []string {
	size := p.size()
	return wrap(p.model.Text, width, func(s string) float32 {
		return fyne.MeasureText(s, size, p.model.Style).Width
	})
}

func (p *Paragraph) lineHeight() float32 {
	return fyne.MeasureText("M", p.size(), p.model.Style).Height
}

// size is that of the letters.
func (p *Paragraph) size() float32 {
	size := theme.Size(p.model.Size)
	if p.model.Part > 0 {
		size *= p.model.Part
	}
	return size
}

// CreateRenderer is for Fyne.
func (p *Paragraph) CreateRenderer() fyne.WidgetRenderer {
	return &paragraphRenderer{paragraph: p}
}

type paragraphRenderer struct {
	paragraph *Paragraph
	lines     []*line
	objects   []fyne.CanvasObject
}

func (r *paragraphRenderer) Destroy() {}

func (r *paragraphRenderer) Layout(size fyne.Size) {
	m, height := r.paragraph.model, r.paragraph.lineHeight()
	r.objects = r.objects[:0]
	for i, s := range r.paragraph.lines(size.Width) {
		if i == len(r.lines) {
			r.lines = append(r.lines, newLine(m.Color, m.Size, m.Style))
		}
		l := r.lines[i]
		l.color, l.size = m.Color, m.Size
		l.TextStyle, l.Alignment = m.Style, m.Align
		l.restyle()
		l.ask(r.paragraph.size())
		l.set(s)
		l.place(0, float32(i)*height, size.Width, height)
		r.objects = append(r.objects, l.Text)
	}
}

func (r *paragraphRenderer) MinSize() fyne.Size {
	least := fyne.MeasureText("MM", r.paragraph.size(), r.paragraph.model.Style).Width
	width := max(least, r.paragraph.Size().Width)
	return fyne.NewSize(least, r.paragraph.HeightFor(width))
}

func (r *paragraphRenderer) Objects() []fyne.CanvasObject {
	return r.objects
}

func (r *paragraphRenderer) Refresh() {
	r.Layout(r.paragraph.Size())
	canvas.Refresh(r.paragraph)
}
