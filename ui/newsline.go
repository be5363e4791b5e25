package ui

import (
	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/widget"
)

// newsLine is one event in a sentence, beside the mark of who did it.
type newsLine struct {
	fynewidget.BaseWidget

	mark *widget.SeatMark
	text *widget.Paragraph
}

const newsMark = 16

func newNewsLine(row widget.RecapRow) *newsLine {
	l := &newsLine{mark: widget.NewSeatMark(row.Look), text: widget.NewParagraph(widget.TextModel{Text: row.Text})}
	l.ExtendBaseWidget(l)
	return l
}

// HeightFor is the height of the sentence at a width.
func (l *newsLine) HeightFor(width float32) float32 {
	return l.text.HeightFor(width - newsMark - gap)
}

// CreateRenderer is for Fyne.
func (l *newsLine) CreateRenderer() fyne.WidgetRenderer { return &newsRenderer{l} }

type newsRenderer struct{ line *newsLine }

func (r *newsRenderer) Destroy() {}

func (r *newsRenderer) Layout(size fyne.Size) {
	box(0, 2, newsMark, newsMark).give(r.line.mark)
	box(newsMark+gap, 0, size.Width-newsMark-gap, size.Height).give(r.line.text)
}

func (r *newsRenderer) MinSize() fyne.Size { return fyne.NewSize(newsMark+gap, newsMark) }

func (r *newsRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.line.mark, r.line.text}
}

func (r *newsRenderer) Refresh() {
	r.line.mark.Refresh()
	r.line.text.Refresh()
}
