package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// outcomeTable is the list of results, each with its chance as a bar.
type outcomeTable struct {
	head *line
	rows []*outcomeView
}

type outcomeView struct {
	ket, percent, text *line
	below              *Paragraph // instead of text, if that is too long
	bar                *Area
}

func newOutcomeView() *outcomeView {
	caption := func(c fyne.ThemeColorName) *line { return newLine(c, theme.SizeCaption, fyne.TextStyle{}) }
	v := &outcomeView{
		ket:     caption(theme.ColorText),
		percent: caption(theme.ColorText),
		text:    caption(theme.ColorMuted),
		below:   NewParagraph(TextModel{}),
		bar:     NewArea(nil),
	}
	v.bar.CornerRadius = 2
	return v
}

func (v *outcomeView) set(row OutcomeRow) {
	v.ket.set(row.Ket)
	v.percent.set(row.Percent)
	v.text.set(row.Text)
	v.ket.color = theme.ColorText
	if row.Probability == 0 {
		v.ket.color = theme.ColorMuted // what cannot happen steps back
	}
	v.percent.color = v.ket.color
	v.bar.FillColor = theme.Color(row.Color)
	for _, l := range []*line{v.ket, v.percent, v.text} {
		l.restyle()
	}
}

// outcomeColumns are shared by all rows.
type outcomeColumns struct {
	ket, bar, percent, text float32 // widths
	likeliest               float64
}

const (
	outcomeGap = 10
	widestBar  = 110
)

func (t *outcomeTable) layout(s *stack, head string, rows []OutcomeRow) {
	t.layoutHead(s, head)
	t.rows = grown(t.rows, len(rows), newOutcomeView)
	c := t.columns(s.width, rows)
	for i, row := range rows {
		t.rows[i].layout(s, row, c)
	}
}

func (t *outcomeTable) layoutHead(s *stack, head string) {
	if head == "" {
		return
	}
	if t.head == nil {
		t.head = newLine(theme.ColorMuted, theme.SizeCaption, fyne.TextStyle{})
	}
	t.head.set(head)
	t.head.restyle()
	height := t.head.height() + theme.Gap
	s.text(t.head, 0, s.width, height)
	s.next(height, "")
}

func (t *outcomeTable) columns(width float32, rows []OutcomeRow) outcomeColumns {
	var c outcomeColumns
	for i, row := range rows {
		v := t.rows[i]
		v.set(row)
		c.ket = max(c.ket, v.ket.natural().Width)
		c.percent = max(c.percent, v.percent.natural().Width)
		c.likeliest = max(c.likeliest, row.Probability)
	}
	c.bar = clamp(width-c.ket-c.percent-2*outcomeGap, 0, min(width*0.21, widestBar))
	c.text = width - c.ket - c.bar - c.percent - 3*outcomeGap
	return c
}

// layout puts the text beside the bar, or below it if it is too long for that.
func (v *outcomeView) layout(s *stack, row OutcomeRow, c outcomeColumns) {
	height := v.ket.height() + s.leading(5)
	s.text(v.ket, 0, c.ket, height)
	barStart := c.ket + outcomeGap
	if row.Probability > 0 {
		thick := v.ket.asked * 0.95
		v.bar.Move(fyne.NewPos(barStart, s.y+(height-thick)/2))
		v.bar.Resize(fyne.NewSize(max(2, c.bar*float32(row.Probability/c.likeliest)), thick))
		s.add(v.bar)
	}
	percentEnd := barStart + c.bar + outcomeGap + c.percent
	s.number(v.percent, percentEnd, c.percent, height)
	if v.text.natural().Width <= c.text {
		s.text(v.text, percentEnd+outcomeGap, c.text, height)
		s.next(height, row.Tip)
		return
	}
	s.next(height, row.Tip)
	v.below.SetModel(TextModel{Text: row.Text, Color: theme.ColorMuted, Size: theme.SizeCaption})
	room := max(0, s.width-barStart)
	v.below.Move(fyne.NewPos(barStart, s.y))
	v.below.Resize(fyne.NewSize(room, v.below.HeightFor(room)))
	s.add(v.below)
	s.next(v.below.Size().Height+3, row.Tip)
}
