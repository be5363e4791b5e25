package ui

import (
	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// rowModel is a row of the history: what happened, and two lines about it. A
// single line may wrap over both. With figures it has those instead.
type rowModel struct {
	Ket     string
	Title   string
	Lines   [2]string
	Figures []figure
}

// figure is a number with a word below it.
type figure struct{ word, number string }

// historyRow draws a rowModel.
type historyRow struct {
	fynewidget.BaseWidget

	model   rowModel
	back    *surface
	ket     *widget.Text
	title   *widget.Text
	text    *widget.Paragraph // a single line
	lines   [2]*widget.Text
	numbers []*widget.Text
	words   []*widget.Text
}

const (
	rowInset    float32 = 12
	figureWidth float32 = 78
)

func newHistoryRow() *historyRow {
	caption := widget.TextModel{Color: theme.ColorMuted, Size: theme.SizeCaption}
	r := &historyRow{
		back:  newSurface(theme.ColorPanel, theme.ColorPanelEdge, theme.Radius),
		ket:   widget.NewText(widget.TextModel{Color: theme.ColorGold, Style: fyne.TextStyle{Monospace: true}}),
		title: widget.NewText(widget.TextModel{Style: fyne.TextStyle{Bold: true}}),
		text:  widget.NewParagraph(caption),
		lines: [2]*widget.Text{widget.NewText(caption), widget.NewText(caption)},
	}
	r.ExtendBaseWidget(r)
	return r
}

func (r *historyRow) set(m rowModel) {
	r.model = m
	r.ket.SetText(m.Ket)
	r.title.SetText(m.Title)
	for i, l := range r.lines {
		l.SetText(m.Lines[i])
	}
	r.text.SetText(m.Lines[0])
	for len(r.numbers) < len(m.Figures) {
		r.numbers = append(r.numbers, widget.NewText(widget.TextModel{}))
		r.words = append(r.words, widget.NewText(widget.TextModel{Color: theme.ColorMuted, Size: theme.SizeCaption}))
	}
	for i, f := range m.Figures {
		r.numbers[i].SetText(f.number)
		r.words[i].SetText(f.word)
	}
	r.Refresh()
}

func textHeight(size fyne.ThemeSizeName) float32 {
	return fyne.MeasureText("M", theme.Size(size), fyne.TextStyle{}).Height
}

// rowHeight is that of every row without figures.
func rowHeight() float32 {
	return max(touch, textHeight(theme.SizeText)+2*textHeight(theme.SizeCaption)+2*gap)
}

// figuresAcross is how many figures stand side by side.
func figuresAcross(width float32) int {
	each := figureWidth * theme.Size(theme.SizeText) / 14
	for _, n := range []int{8, 4} {
		if float32(n)*each <= width-2*rowInset {
			return n
		}
	}
	return 2
}

// figuresHeight is that of a row with a player's figures.
func figuresHeight(width float32) float32 {
	lines := 8 / figuresAcross(width)
	return textHeight(theme.SizeText)*float32(lines+1) + textHeight(theme.SizeCaption)*float32(lines) + 2*gap
}

// CreateRenderer is for Fyne.
func (r *historyRow) CreateRenderer() fyne.WidgetRenderer { return &historyRowRenderer{r} }

type historyRowRenderer struct{ row *historyRow }

func (h *historyRowRenderer) Destroy() {}

func (h *historyRowRenderer) Layout(size fyne.Size) {
	r := h.row
	r.back.Resize(size)
	x, y, w := rowInset, gap, size.Width-2*rowInset
	high := textHeight(theme.SizeText)
	if r.model.Ket == "" {
		rect{}.give(r.ket)
	} else {
		ket := r.ket.Natural().Width + 1
		box(x, y, ket, high).give(r.ket)
		x += ket + 10
	}
	box(x, y, size.Width-rowInset-x, high).give(r.title)
	y += high
	small := textHeight(theme.SizeCaption)
	// A single line wraps, unless it takes more than the two lines that there are.
	if high := r.text.HeightFor(w); r.model.Lines[1] == "" && high < 2.5*small {
		box(rowInset, y, w, high).give(r.text)
		rect{}.give(r.lines[0])
		rect{}.give(r.lines[1])
	} else {
		rect{}.give(r.text)
		box(rowInset, y, w, small).give(r.lines[0])
		box(rowInset, y+small, w, small).give(r.lines[1])
	}
	across := figuresAcross(size.Width)
	cell := w / float32(across)
	for i := range r.numbers {
		if i >= len(r.model.Figures) {
			rect{}.give(r.numbers[i])
			rect{}.give(r.words[i])
			continue
		}
		fx, fy := rowInset+cell*float32(i%across), y+(high+small)*float32(i/across)
		box(fx, fy, cell-4, high).give(r.numbers[i])
		box(fx, fy+high, cell-4, small).give(r.words[i])
	}
}

func (h *historyRowRenderer) MinSize() fyne.Size { return fyne.NewSize(0, rowHeight()) }

func (h *historyRowRenderer) Objects() []fyne.CanvasObject {
	r := h.row
	out := []fyne.CanvasObject{r.back, r.ket, r.title, r.text, r.lines[0], r.lines[1]}
	for i := range r.numbers {
		out = append(out, r.numbers[i], r.words[i])
	}
	return out
}

func (h *historyRowRenderer) Refresh() {
	h.Layout(h.row.Size())
	h.row.back.Refresh()
	h.row.text.Refresh()
	for _, o := range h.Objects() {
		if t, ok := o.(*widget.Text); ok {
			t.Refresh()
		}
	}
}
