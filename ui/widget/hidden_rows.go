package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// hiddenTable is the rows of the seats below the drawings of the gates.
type hiddenTable struct {
	head  *line
	gates []*GateArt
	rows  []*hiddenView
}

type hiddenView struct {
	mark  *SeatMark
	name  *line
	cells []*line
}

func newHiddenView() *hiddenView {
	return &hiddenView{mark: NewSeatMark(SeatLook{}), name: newLine(theme.ColorText, theme.SizeText, fyne.TextStyle{})}
}

func (v *hiddenView) set(row HiddenRow, size fyne.ThemeSizeName) {
	v.mark.SetLook(row.Look)
	v.name.set(row.Look.Name)
	v.name.restyle()
	v.cells = grown(v.cells, len(row.Cells), func() *line {
		return newLine(theme.ColorText, theme.SizeText, fyne.TextStyle{})
	})
	for i, cell := range row.Cells {
		l := v.cells[i]
		l.set(cell.Text)
		l.color, l.size, l.TextStyle.Bold = theme.ColorText, size, cell.Certain
		if cell.Never {
			l.color = theme.ColorMuted
		}
		l.restyle()
	}
}

// hiddenColumns share the width out between the names and the gates.
type hiddenColumns struct {
	stacked      bool // names stand above their figures
	name, column float32
	art          float32 // side of a gate's drawing
}

func (t *hiddenTable) layout(s *stack, m HiddenModel) {
	t.rows = grown(t.rows, len(m.Rows), newHiddenView)
	t.gates = grown(t.gates, len(m.Gates), func() *GateArt { return NewGateArt(GateX, theme.ColorText) })
	c := t.columns(s.width, m)
	t.layoutHead(s, m, c)
	for i, row := range m.Rows {
		t.rows[i].layout(s, row, c)
	}
}

// columns tries the roomiest way first: figures in the usual size, in small print,
// and then below the names.
func (t *hiddenTable) columns(width float32, m HiddenModel) hiddenColumns {
	if t.head == nil {
		t.head = newLine(theme.ColorMuted, theme.SizeCaption, fyne.TextStyle{})
	}
	t.head.set(m.Player)
	t.head.restyle()
	c, need := t.tryColumns(width, m, theme.SizeText)
	if c.name < need {
		c, need = t.tryColumns(width, m, theme.SizeCaption)
	}
	if c.name < min(need, leastName*theme.Size(theme.SizeText)) {
		c.stacked, c.name, c.column = true, 0, width/float32(len(m.Gates))
	}
	return c
}

func (t *hiddenTable) tryColumns(width float32, m HiddenModel, size fyne.ThemeSizeName) (c hiddenColumns, need float32) {
	c.art = theme.Size(theme.SizeText) * 1.6
	least := c.art
	need = t.head.natural().Width + theme.Gap
	for i, row := range m.Rows {
		v := t.rows[i]
		v.set(row, size)
		need = max(need, nameIndent(v.name)+v.name.natural().Width+theme.Gap)
		for _, cell := range v.cells[:len(row.Cells)] {
			least = max(least, cell.natural().Width)
		}
	}
	count := float32(len(m.Gates))
	least += theme.Gap * 0.75
	c.column = clamp((width-need)/count, least, least*2)
	c.name = width - c.column*count
	return c, need
}

// layoutHead draws each gate above the end of its column.
func (t *hiddenTable) layoutHead(s *stack, m HiddenModel, c hiddenColumns) {
	if c.name-theme.Gap >= fyne.MeasureText(t.head.full, theme.Size(theme.SizeLeast), t.head.TextStyle).Width {
		s.text(t.head, 0, c.name-theme.Gap, c.art)
	}
	for i, kind := range m.Gates {
		g := t.gates[i]
		g.SetGate(kind, theme.ColorText)
		g.Move(fyne.NewPos(c.name+c.column*float32(i+1)-c.art, s.y))
		g.Resize(fyne.NewSquareSize(c.art))
		s.add(g)
	}
	s.y += c.art
}

func (v *hiddenView) layout(s *stack, row HiddenRow, c hiddenColumns) {
	height := max(v.name.height()+7, theme.Touch*0.8)
	indent := nameIndent(v.name)
	placeMark(v.mark, 0, s.y, v.name, height)
	s.add(v.mark)
	room := c.name - theme.Gap/2
	if c.stacked {
		room = s.width
	}
	s.text(v.name, indent, room-indent, height)
	if c.stacked {
		s.y += height - 7
	}
	for i, cell := range row.Cells {
		right := c.name + c.column*float32(i+1)
		s.number(v.cells[i], right, c.column, height)
		s.cell(right-c.column, right, height, cell.Tip)
	}
	s.y += height
}
