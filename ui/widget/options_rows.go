package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// optionsTable is the rows of a list of options, under captions.
type optionsTable struct {
	heads [2]*line
	rows  []*optionView
	tips  *tipArea
}

// optionView are the objects of one row.
type optionView struct {
	ground         *Area // of what is being placed
	art            *GateArt
	text           *Paragraph
	average, ahead *line
	delta          *deltaView
}

func newOptionView() *optionView {
	value := func() *line { return newLine(theme.ColorText, theme.SizeText, fyne.TextStyle{}) }
	v := &optionView{
		ground: NewArea(nil),
		art:    NewGateArt(GateX, theme.ColorText),
		text:   NewParagraph(TextModel{}),
		delta:  newDeltaView(), average: value(), ahead: value(),
	}
	v.ground.CornerRadius = theme.Radius
	return v
}

func (v *optionView) set(row OptionRow) {
	v.ground.FillColor = theme.Color(theme.ColorButton)
	v.art.SetGate(row.Art, theme.ColorText)
	v.text.SetModel(TextModel{Text: row.Text})
	v.average.set(row.Average)
	v.delta.set(row.Delta, row.DeltaSign)
	v.ahead.set(row.Ahead)
	v.ahead.color, v.ahead.TextStyle.Bold = theme.ColorMuted, row.Best
	if row.Best {
		v.ahead.color = theme.ColorGold
	}
	v.average.restyle()
	v.ahead.restyle()
}

// optionColumns say where the figures of all rows end.
type optionColumns struct {
	stacked                      bool // the figures stand below the words, each after its caption
	heads                        OptionsHeads
	art                          float32
	averageEnd, deltaEnd         float32
	aheadEnd                     float32
	average, delta, ahead, words float32 // widths
}

const (
	optionGap   = 10
	optionInset = 4 // inside the ground of a row
)

// layout begins on a line of that height which is taken up to taken.
func (t *optionsTable) layout(s *stack, heads OptionsHeads, rows []OptionRow, taken, height float32) {
	t.rows = grown(t.rows, len(rows), newOptionView)
	if len(rows) == 0 {
		t.tips.set(nil, fyne.Size{})
		s.y += height
		return
	}
	c := t.columns(s, heads, rows)
	t.layoutHeads(s, c, taken, height)
	s.tips = nil
	for i, row := range rows {
		t.rows[i].layout(s, row, c)
	}
	t.tips.set(s.tips, fyne.NewSize(s.width, s.y))
	s.add(t.tips)
}

// columns tries the roomiest way first: whole captions, short ones, and then the
// figures below the words.
func (t *optionsTable) columns(s *stack, heads OptionsHeads, rows []OptionRow) optionColumns {
	size := theme.Size(theme.SizeText)
	c := t.tryColumns(s.width, heads.Average, heads.Ahead, rows, usualDeltaWidth())
	if c.words < 8*size {
		c = t.tryColumns(s.width, heads.AverageShort, heads.AheadShort, rows, 0)
	}
	if c.words < 5*size {
		c.stacked, c.heads = true, heads
		c.words = s.width - c.art - optionGap - 2*optionInset
	}
	return c
}

func (t *optionsTable) tryColumns(width float32, average, ahead string, rows []OptionRow, delta float32) optionColumns {
	c := optionColumns{art: theme.Size(theme.SizeText) * 1.6, delta: delta}
	for i, text := range []string{average, ahead} {
		if t.heads[i] == nil {
			t.heads[i] = newLine(theme.ColorMuted, theme.SizeCaption, fyne.TextStyle{})
		}
		t.heads[i].set(text)
		t.heads[i].restyle()
	}
	for i, row := range rows {
		v := t.rows[i]
		v.set(row)
		c.average = max(c.average, v.average.natural().Width)
		c.delta = max(c.delta, v.delta.width())
		c.ahead = max(c.ahead, v.ahead.natural().Width)
	}
	c.aheadEnd = width - optionInset
	c.deltaEnd = c.aheadEnd
	if ahead != "" {
		c.ahead = max(c.ahead, t.heads[1].natural().Width)
		c.deltaEnd = c.aheadEnd - c.ahead - optionGap
	}
	c.averageEnd = c.deltaEnd - c.delta - optionGap/2
	// The first caption stands above both the average and its change.
	start := min(c.averageEnd-c.average, c.deltaEnd-t.heads[0].natural().Width)
	c.words = start - c.art - 2*optionGap - optionInset
	return c
}

// layoutHeads puts the captions behind the filters, or below them if they are long.
func (t *optionsTable) layoutHeads(s *stack, c optionColumns, taken, height float32) {
	if c.stacked {
		s.y += height
		return
	}
	width := min(t.heads[0].natural().Width, c.deltaEnd)
	if c.deltaEnd-width < taken {
		s.y += height
		height = 0
	}
	height = max(height, t.heads[0].height()+2)
	s.number(t.heads[0], c.deltaEnd, width, height)
	if t.heads[1].full != "" {
		s.number(t.heads[1], c.aheadEnd, c.ahead, height)
	}
	s.y += height
}

// layout puts the figures beside the words, or below them.
func (v *optionView) layout(s *stack, row OptionRow, c optionColumns) {
	line, words, below := v.average.height()+4, v.text.HeightFor(c.words), float32(0)
	if c.stacked {
		below = line * v.linesBelow(row, c)
	}
	height := max(words+below+6, theme.Touch)
	if row.Selected {
		v.ground.Move(fyne.NewPos(0, s.y+1))
		v.ground.Resize(fyne.NewSize(s.width, height-2))
		s.add(v.ground)
	}
	top := s.y + (height-words-below)/2
	v.art.Move(fyne.NewPos(optionInset, s.y+(height-c.art)/2))
	v.art.Resize(fyne.NewSquareSize(c.art))
	v.text.Move(fyne.NewPos(optionInset+c.art+optionGap, top))
	v.text.Resize(fyne.NewSize(c.words, words))
	s.add(v.art, v.text)
	start := s.y
	if c.stacked {
		s.y = top + words
		v.layoutBelow(s, row, c, line)
	} else {
		s.y += (height - line) / 2
		v.layoutBeside(s, row, c, line)
	}
	s.y = start
	s.next(height, row.Tip)
}

func (v *optionView) layoutBeside(s *stack, row OptionRow, c optionColumns, height float32) {
	s.number(v.average, c.averageEnd, c.average, height)
	v.delta.layout(s, c.deltaEnd, c.delta, height)
	if row.Ahead != "" {
		s.number(v.ahead, c.aheadEnd, c.ahead, height)
	}
}

// linesBelow is how many lines the figures take below the words.
func (v *optionView) linesBelow(row OptionRow, c optionColumns) float32 {
	v.average.set(join(c.heads.AverageShort, row.Average))
	lines := float32(1)
	if v.average.natural().Width+optionGap+v.delta.width() > c.words {
		lines++
	}
	if row.Ahead != "" {
		v.ahead.set(join(c.heads.AheadShort, row.Ahead))
		lines++
	}
	return lines
}

func (v *optionView) layoutBelow(s *stack, row OptionRow, c optionColumns, height float32) {
	x := c.art + optionGap + optionInset
	average, delta := v.average.natural().Width, v.delta.width()
	v.average.Alignment, v.ahead.Alignment = fyne.TextAlignLeading, fyne.TextAlignLeading
	s.text(v.average, x, c.words, height)
	if average+optionGap+delta > c.words {
		s.y += height
		v.delta.layout(s, x+min(delta, c.words), delta, height)
	} else {
		v.delta.layout(s, x+average+optionGap+delta, delta, height)
	}
	if row.Ahead != "" {
		s.y += height
		s.text(v.ahead, x, c.words, height)
	}
}
