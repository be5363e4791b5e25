package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// TextModel is a line of text and how it looks. The zero values of Color and
// Size are theme.ColorText and theme.SizeText.
type TextModel struct {
	Text  string
	Color fyne.ThemeColorName
	Size  fyne.ThemeSizeName
	Part  float32 // of Size, for a paragraph that has no room for all of it; 0 is all
	Style fyne.TextStyle
	Align fyne.TextAlign
}

func (m TextModel) withDefaults() TextModel {
	if m.Color == "" {
		m.Color = theme.ColorText
	}
	if m.Size == "" {
		m.Size = theme.SizeText
	}
	return m
}

// Text is one line of text. Where it lacks room it is set smaller, and then ends in "…".
type Text struct {
	fynewidget.BaseWidget

	model TextModel
}

var _ fyne.Widget = (*Text)(nil)

// NewText is a line of text.
func NewText(model TextModel) *Text {
	t := &Text{model: model.withDefaults()}
	t.ExtendBaseWidget(t)
	return t
}

// SetModel changes text and look.
func (t *Text) SetModel(model TextModel) {
	model = model.withDefaults()
	if t.model == model {
		return
	}
	t.model = model
	t.Refresh()
}

// SetText changes the text and keeps the look.
func (t *Text) SetText(s string) {
	m := t.model
	m.Text = s
	t.SetModel(m)
}

// Natural is the size at which nothing is shortened. MinSize is smaller: no
// name may widen a window.
func (t *Text) Natural() fyne.Size {
	return fyne.MeasureText(t.model.Text, theme.Size(t.model.Size), t.model.Style)
}

// Least is the width below which it is shortened.
func (t *Text) Least() float32 {
	return fyne.MeasureText(t.model.Text, min(theme.Size(t.model.Size), theme.Size(theme.SizeLeast)), t.model.Style).Width
}

// CreateRenderer is for Fyne.
func (t *Text) CreateRenderer() fyne.WidgetRenderer {
	r := &textRenderer{text: t, line: newLine(t.model.Color, t.model.Size, t.model.Style)}
	r.update()
	return r
}

type textRenderer struct {
	text *Text
	line *line
}

func (r *textRenderer) Destroy() {}

func (r *textRenderer) Layout(size fyne.Size) {
	r.line.place(0, 0, size.Width, size.Height)
}

func (r *textRenderer) MinSize() fyne.Size {
	least := fyne.MeasureText(ellipsis, r.line.asked, r.line.TextStyle)
	return fyne.NewSize(min(least.Width, r.line.natural().Width), r.line.height())
}

func (r *textRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.line.Text}
}

func (r *textRenderer) Refresh() {
	r.update()
	r.Layout(r.text.Size())
	canvas.Refresh(r.text)
}

func (r *textRenderer) update() {
	m := r.text.model
	r.line.color, r.line.size = m.Color, m.Size
	r.line.TextStyle, r.line.Alignment = m.Style, m.Align
	r.line.set(m.Text)
	r.line.restyle()
}
