package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// oddsTable is the rows of the seats and the house.
type oddsTable struct {
	heads [4]*line
	rows  []*oddsRowView
}

// oddsRowView are the objects of one row.
type oddsRowView struct {
	mark                         *SeatMark
	name, alone, shares, average *line
	delta                        *deltaView
}

func newOddsRowView() *oddsRowView {
	value := func() *line { return newLine(theme.ColorText, theme.SizeText, fyne.TextStyle{}) }
	return &oddsRowView{
		mark: NewSeatMark(SeatLook{}),
		name: value(), alone: value(), shares: value(), average: value(),
		delta: newDeltaView(),
	}
}

// set takes a row's values over. Without captions above, each figure has its
// own before it.
func (v *oddsRowView) set(row OddsRow, heads OddsHeads, captioned bool) {
	v.mark.SetLook(row.Look)
	v.name.set(row.Look.Name)
	v.average.set(row.Average)
	v.delta.set(row.Delta, row.DeltaSign)
	v.alone.set(row.Alone)
	v.shares.set(row.Shares)
	size, color := theme.SizeText, theme.ColorText
	if !captioned {
		v.alone.set(join(heads.AloneShort, row.Alone))
		v.shares.set(join(heads.SharesShort, row.Shares))
		size, color = theme.SizeCaption, theme.ColorMuted
	}
	v.alone.size, v.shares.size, v.average.size = size, size, size
	v.alone.color, v.shares.color = color, color
	for _, l := range []*line{v.name, v.alone, v.shares, v.average} {
		l.restyle()
	}
}

func (t *oddsTable) layout(s *stack, heads OddsHeads, rows []OddsRow) {
	t.rows = grown(t.rows, len(rows), newOddsRowView)
	c := t.columns(s, heads, rows)
	if c.captioned {
		t.layoutHeads(s, c)
	}
	for i, row := range rows {
		v := t.rows[i]
		if c.stacked {
			v.layoutStacked(s, row, c)
		} else {
			v.layoutRow(s, row, c)
		}
	}
}

func (t *oddsTable) setHeads(heads OddsHeads) {
	for i, text := range []string{heads.Player, heads.Alone, heads.Shares, heads.Average} {
		if t.heads[i] == nil {
			t.heads[i] = newLine(theme.ColorMuted, theme.SizeCaption, fyne.TextStyle{})
		}
		t.heads[i].set(text)
		t.heads[i].restyle()
	}
}

func (t *oddsTable) layoutHeads(s *stack, c oddsColumns) {
	height := t.heads[0].height() + theme.Gap
	s.text(t.heads[0], 0, c.nameRoom, height)
	s.number(t.heads[1], c.aloneEnd, c.alone, height)
	s.number(t.heads[2], c.sharesEnd, c.shares, height)
	s.number(t.heads[3], s.width, s.width-c.sharesEnd-c.gap, height)
	s.next(height, "")
}

func (v *oddsRowView) layoutRow(s *stack, row OddsRow, c oddsColumns) {
	height := v.name.height() + s.leading(c.leading)
	v.layoutName(s, row, c.nameRoom, height)
	s.number(v.alone, c.aloneEnd, c.alone, height)
	s.number(v.shares, c.sharesEnd, c.shares, height)
	s.number(v.average, c.averageEnd, c.average, height)
	v.delta.layout(s, s.width, c.delta, height)
	s.next(height, row.Tip)
}

// layoutStacked uses two lines, who gets what and how likely below, or more
// where even that is too much.
func (v *oddsRowView) layoutStacked(s *stack, row OddsRow, c oddsColumns) {
	height := v.name.height()
	room := c.averageEnd - c.average - c.gap
	if room < nameIndent(v.name)+min(v.name.natural().Width, leastName*v.name.asked) {
		v.layoutName(s, row, s.width, height)
		s.next(height, row.Tip)
	} else {
		v.layoutName(s, row, room, height)
	}
	s.number(v.average, c.averageEnd, c.average, height)
	v.delta.layout(s, s.width, c.delta, height)
	s.next(height, row.Tip)
	v.layoutChances(s, row, c)
}

func (v *oddsRowView) layoutChances(s *stack, row OddsRow, c oddsColumns) {
	v.alone.Alignment, v.shares.Alignment = fyne.TextAlignLeading, fyne.TextAlignLeading
	alone, height, x := v.alone.natural().Width, v.alone.height(), nameIndent(v.name)
	s.text(v.alone, x, s.width-x, height)
	if x+alone+c.gap+v.shares.natural().Width > s.width {
		s.next(height, row.Tip)
	} else {
		x += alone + c.gap
	}
	s.text(v.shares, x, s.width-x, height)
	s.next(height+s.leading(c.leading), row.Tip)
}

func (v *oddsRowView) layoutName(s *stack, row OddsRow, room, height float32) {
	indent := float32(0)
	if !row.House {
		indent = nameIndent(v.name)
		placeMark(v.mark, 0, s.y, v.name, height)
		s.add(v.mark)
	}
	s.text(v.name, indent, room-indent, height)
}

// nameIndent is the space that a mark before a name takes.
func nameIndent(name *line) float32 {
	return name.asked * 1.4
}

// placeMark puts a mark before a line of text.
func placeMark(m *SeatMark, x, y float32, name *line, height float32) {
	side := name.asked * 0.92
	m.Move(fyne.NewPos(x, y+(height-side)/2))
	m.Resize(fyne.NewSquareSize(side))
}

// deltaView is a change: a triangle that points up or down, and how much.
type deltaView struct {
	arrow *Area
	text  *line
	sign  int
}

func newDeltaView() *deltaView {
	return &deltaView{
		arrow: NewArea(nil),
		text:  newLine(theme.ColorMuted, theme.SizeCaption, fyne.TextStyle{}),
	}
}

func (d *deltaView) set(text string, sign int) {
	d.sign = sign
	d.text.color = theme.ColorMuted
	switch {
	case sign > 0:
		d.text.color = theme.ColorUp
		d.arrow.Corners = []fyne.Position{{X: 0.5, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 1}}
	case sign < 0:
		d.text.color = theme.ColorDown
		d.arrow.Corners = []fyne.Position{{X: 0.5, Y: 1}, {X: 0, Y: 0}, {X: 1, Y: 0}}
	}
	d.text.set(text)
	d.text.restyle()
	d.arrow.FillColor = d.text.Color
}

func (d *deltaView) side() float32 {
	return d.text.asked * 0.72
}

// width is the room for triangle and number.
func (d *deltaView) width() float32 {
	if d.text.full == "" {
		return 0
	}
	return d.side() + 4 + d.text.natural().Width
}

func (d *deltaView) layout(s *stack, right, width, height float32) {
	if d.text.full == "" {
		return
	}
	text := min(d.text.natural().Width, width)
	s.number(d.text, right, text, height)
	if d.sign == 0 {
		return
	}
	side := d.side()
	d.arrow.Resize(fyne.NewSquareSize(side))
	d.arrow.Move(fyne.NewPos(right-text-4-side, s.y+(height-side)/2))
	s.add(d.arrow)
}
