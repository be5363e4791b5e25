package widget

import (
	"image/color"

	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

const (
	ghostOpacity  = 0.92
	slotOpacity   = 0.06
	litOpacity    = 0.08
	turnStroke    = 3
	captionIndent = 8
	scrollBar     = 3
)

// drawBack draws what lies under the gates and does not scroll down with them:
// the slot, and the rounds with their captions.
func (r *circuitRenderer) drawBack(m *CircuitModel, f *circuitFrame) {
	down := span{f.head.from, f.rows.to + circuitFoot}
	r.back.begin(f.mid, down)
	for i, mark := range f.marks {
		x := f.x(mark.x)
		line := r.marks.next()
		line.Resize(fyne.NewSize(markWidth, f.rows.to-f.head.from))
		line.Move(fyne.NewPos(x, down.from).Subtract(r.back.origin))

		until := f.mid.to
		if i+1 < len(f.marks) {
			until = min(until, f.x(f.marks[i+1].x))
		}
		// The caption stays in sight as long as any of its round does.
		x = max(x, f.mid.from) + captionIndent
		if x+f.text.captionWidth(mark.name) <= until-2 {
			r.back.text(mark.name, x, f.head.middle(), 0, lettering{f.text.caption, fyne.TextStyle{}, theme.Color(theme.ColorMuted)})
		}
	}
	r.marks.finish()
	r.drawSlot(m, f)
	if f.snap > 0 {
		r.drawScrollBar(f)
	}
	r.back.finish()
}

func (r *circuitRenderer) drawSlot(m *CircuitModel, f *circuitFrame) {
	look := m.slotLook()
	if look == nil {
		r.slot.raster.Hide()
		return
	}
	hue := theme.Color(look.Hue.Name())
	across := span{f.x(f.slot.from), f.x(f.slot.to)}
	down := f.slotDown()
	r.slot.show(fyne.NewPos(across.from, down.from).Subtract(r.back.origin), fyne.NewSize(across.length(), down.length()), hue)
}

// drawScrollBar shows which part of a long circuit is seen.
func (r *circuitRenderer) drawScrollBar(f *circuitFrame) {
	whole := f.snap + f.mid.length()
	from := f.mid.from + f.mid.length()*f.scrollX/whole
	y := around(f.rows.to+circuitFoot/2, scrollBar)
	r.back.rectangle(r.back.boxes, span{from, from + f.mid.length()*f.mid.length()/whole}, y,
		paint{fill: theme.Color(theme.ColorTrack), radius: scrollBar / 2})
}

// drawGates draws the wires, and the gates on them.
func (r *circuitRenderer) drawGates(m *CircuitModel, f *circuitFrame) {
	r.gates.begin(f.mid, f.rows)
	for i := range m.Wires {
		r.drawWire(&m.Wires[i], f, i)
	}
	painter := newGatePainter(r.gates, f)
	for i := range m.Ops {
		if column := f.columns[m.column(i)]; f.seen(column) {
			painter.draw(&m.Ops[i], f.x(column.middle()), inkOf(m.Ops[i].Look))
			painter.sign(&m.Ops[i], m.Ops[i].Look, column, f.rows)
		}
	}
	if m.Placement != nil {
		painter.draw(&m.Placement.Op, f.x(f.slot.middle()), inkOf(&m.Placement.Look).ghostly())
		painter.sign(&m.Placement.Op, &m.Placement.Look, f.slot, f.slotDown().shrunk(float32(slotStroke)))
		r.drawRoles(m, f)
	}
	r.gates.finish()
}

func (r *circuitRenderer) drawWire(w *Wire, f *circuitFrame, row int) {
	y := f.wireY(row)
	c, width := theme.Color(theme.ColorWire), float32(1.5)
	inset := span{f.mid.from + 2, f.mid.to - 2}
	if w.Lit {
		c, width = theme.Color(w.Look.Hue.Name()), 3
	}
	if w.Marker {
		if w.Lit { // square, inside the outline: round corners cost more to paint
			r.gates.rectangle(r.gates.bands, span{inset.from + 2, inset.to - 2}, around(y, f.rowHeight-8), paint{fill: faded(c, litOpacity)})
		}
		r.gates.rectangle(r.gates.bands, inset, around(y, f.rowHeight-4),
			paint{fill: color.Transparent, stroke: theme.Color(theme.ColorFocus), width: 2, radius: theme.Radius})
	}
	r.gates.line(r.gates.wires, fyne.NewPos(f.mid.from, y), fyne.NewPos(f.mid.to, y), c, width)

	size := fitted(zeroKet, f.text.caption, monospace, fyne.NewSize(startLabel-circuitGap, f.rowHeight))
	height := fyne.MeasureText(zeroKet, size, monospace).Height
	if at := (span{0, startLabel}); f.wide && f.seen(at) && 2*(height+2) < f.rowHeight {
		r.gates.text(zeroKet, f.x(circuitGap-2), y-height/2-2, 0, lettering{size, monospace, theme.Color(theme.ColorMuted)})
	}
}

// drawRoles names the wires of the ghost, beside the slot. A role that has no
// wire yet is offered where the player's choice would go now.
func (r *circuitRenderer) drawRoles(m *CircuitModel, f *circuitFrame) {
	p := m.Placement
	taken := make([]bool, len(m.Wires))
	for i := range p.Roles {
		if role := &p.Roles[i]; role.Wire >= 0 {
			taken[role.Wire] = true
			r.drawRole(role, f, role.Wire, i == p.Active, p.Look)
		}
	}
	if p.Active < 0 || p.Roles[p.Active].Wire >= 0 {
		return
	}
	hue := theme.Color(p.Look.Hue.Name())
	for i := range m.Wires {
		if w := &m.Wires[i]; !taken[i] && (w.Lit || w.Marker) {
			r.gates.circle(fyne.NewPos(f.x(f.slot.middle()), f.wireY(i)), f.gate*dotPart,
				paint{fill: theme.Color(theme.ColorTable), stroke: hue, width: 2})
			r.drawRole(&p.Roles[p.Active], f, i, true, p.Look)
		}
	}
}

// drawRole sets the label of a role beside its wire.
func (r *circuitRenderer) drawRole(role *Role, f *circuitFrame, wire int, active bool, look SeatLook) {
	if role.Label == "" {
		return
	}
	edge, ink := theme.Color(theme.ColorPanelEdge), theme.Color(theme.ColorText)
	if active {
		edge = theme.Color(look.Hue.Name())
	}
	if role.Suggested {
		ink = theme.Color(theme.ColorMuted)
	}
	from := f.x(f.slot.to) + circuitGap
	pad, width := float32(rolePad), f.text.detailWidth(role.Label)
	if room := f.roleWidth - circuitGap; width+2*pad > room {
		pad = rolePad / 2
		width = room - 2*pad
	}
	text := span{from + pad, from + pad + width}
	y := f.wireY(wire)
	r.gates.rectangle(r.gates.boxes, span{from, text.to + pad}, around(y, f.text.detailHeight+4),
		paint{theme.Color(theme.ColorPanel), edge, 1.5, (f.text.detailHeight + 4) / 2})
	r.label(r.gates, role.Label, text, y, 0.5, lettering{f.text.detail, fyne.TextStyle{}, ink})
}
