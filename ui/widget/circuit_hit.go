package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// WireAt is the wire whose band a point lies in, seat and chance included. The
// first and the last band reach half a row further.
func (c *Circuit) WireAt(pos fyne.Position) (wire int, ok bool) {
	f := &c.frame
	if f.rowCount == 0 || !c.within(pos) {
		return 0, false
	}
	row := (pos.Y - f.rowTop(0)) / f.rowHeight
	if row < -0.5 || row > float32(f.rowCount)+0.5 {
		return 0, false
	}
	return min(max(0, int(row)), f.rowCount-1), true
}

// RoleAt is the role of the placement whose mark or label a point lies on. The
// area is never smaller than a finger needs; where two meet, the nearer counts.
func (c *Circuit) RoleAt(pos fyne.Position) (role int, ok bool) {
	f, p := &c.frame, c.model.Placement
	if p == nil || !c.within(pos) {
		return 0, false
	}
	across := span{f.x(f.slot.from), f.x(f.slot.to) + f.roleWidth}
	if pos.X < across.from || pos.X > across.to || pos.X < f.mid.from || pos.X > f.mid.to {
		return 0, false
	}
	nearest := max(theme.Touch, f.gate) / 2
	for i, r := range p.Roles {
		if r.Wire < 0 {
			continue
		}
		distance := pos.Y - f.wireY(r.Wire)
		if distance = max(distance, -distance); distance <= nearest {
			nearest, role, ok = distance, i, true
		}
	}
	return role, ok
}

// TipAt is the op that a point lies on, and the wire. Either is -1 where there
// is none; an op counts on all wires that it spans.
func (c *Circuit) TipAt(pos fyne.Position) (op, wire int) {
	wire, ok := c.WireAt(pos)
	if !ok {
		return -1, -1
	}
	f := &c.frame
	if pos.X < f.mid.from || pos.X > f.mid.to {
		return -1, wire
	}
	for i := range c.model.Ops {
		column := f.columns[c.model.column(i)]
		top, bottom := c.model.Ops[i].reach()
		if top <= wire && wire <= bottom && f.x(column.from) <= pos.X && pos.X < f.x(column.to) {
			return i, wire
		}
	}
	return -1, wire
}

// ChanceAt is the wire whose chance or result a point lies on.
func (c *Circuit) ChanceAt(pos fyne.Position) (wire int, ok bool) {
	wire, ok = c.WireAt(pos)
	return wire, ok && pos.X >= c.frame.end.from
}

func (c *Circuit) within(pos fyne.Position) bool {
	size := c.Size()
	return pos.X >= 0 && pos.Y >= 0 && pos.X <= size.Width && pos.Y <= size.Height
}
