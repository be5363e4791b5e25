package widget

import "fyne.io/fyne/v2"

// Spoken is what a screen reader says about a part of a widget, and where in the
// widget that part is.
type Spoken struct {
	Label string
	Role  fyne.AccessibleRole
	At    fyne.Position
	Size  fyne.Size
}

// said is a text about all of a widget.
func said(o fyne.CanvasObject, label string) Spoken {
	return Spoken{Label: label, Role: fyne.AccessibleRoleText, Size: o.Size()}
}

// sayAll are the texts that say something, about all of a widget.
func sayAll(o fyne.CanvasObject, labels ...string) []Spoken {
	var out []Spoken
	for _, l := range labels {
		if l != "" {
			out = append(out, said(o, l))
		}
	}
	return out
}

// Spoken is the text.
func (t *Text) Spoken() []Spoken { return sayAll(t, t.model.Text) }

// Spoken is the text.
func (p *Paragraph) Spoken() []Spoken { return sayAll(p, p.model.Text) }

// AccessibilityLabel is what the button says, in words.
func (b *Button) AccessibilityLabel() string {
	if b.Name != "" {
		return b.Name
	}
	return b.label
}

// AccessibilityRole is for fyne.Accessible.
func (b *Button) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// AccessibilityLabel names the card, or says only that one is hidden.
func (c *Card) AccessibilityLabel() string {
	if c.model.FaceDown {
		return c.model.SpokenBack
	}
	return c.model.Spoken
}

// AccessibilityRole is a button's where the card can be played.
func (c *Card) AccessibilityRole() fyne.AccessibleRole {
	if c.model.Enabled {
		return fyne.AccessibleRoleButton
	}
	return fyne.AccessibleRoleText
}

// Spoken are the names of the cards.
func (h *Hand) Spoken() []Spoken {
	var out []Spoken
	for _, c := range h.cards {
		if label := c.AccessibilityLabel(); label != "" {
			out = append(out, Spoken{Label: label, Role: c.AccessibilityRole(), At: c.Position(), Size: c.Size()})
		}
	}
	return out
}

// Spoken are the wires from the top, then the gates in the order of play, then
// what is being placed.
func (c *Circuit) Spoken() []Spoken {
	m, f := &c.model, &c.frame
	if len(m.Wires) != f.rowCount || m.columns() != len(f.columns) {
		return nil // not drawn yet
	}
	var out []Spoken
	add := func(label string, role fyne.AccessibleRole, across span, top, bottom int) {
		from, to := max(f.rowTop(top), f.rows.from), min(f.rowTop(bottom+1), f.rows.to)
		if label != "" && to > from && across.to > across.from {
			out = append(out, Spoken{label, role, fyne.NewPos(across.from, from), fyne.NewSize(across.length(), to-from)})
		}
	}
	for i, w := range m.Wires {
		role := fyne.AccessibleRoleText
		if w.Lit {
			role = fyne.AccessibleRoleButton
		}
		add(w.Spoken, role, span{0, f.size.Width}, i, i)
	}
	column := func(s span) span { return span{max(f.x(s.from), f.mid.from), min(f.x(s.to), f.mid.to)} }
	for i := range m.Ops {
		top, bottom := m.Ops[i].reach()
		add(m.Ops[i].Spoken, fyne.AccessibleRoleText, column(f.columns[m.column(i)]), top, bottom)
	}
	if p := m.Placement; p != nil {
		add(p.Spoken, fyne.AccessibleRoleText, column(f.slot), 0, len(m.Wires)-1)
	}
	return out
}

// Spoken are the sentences that explain the rows, then all else that is written.
func (o *Odds) Spoken() []Spoken {
	labels := []string{o.model.Title, o.model.Note}
	for _, r := range o.model.Rows {
		labels = append(labels, r.Tip)
	}
	for _, r := range o.model.Outcomes {
		labels = append(labels, r.Tip)
	}
	return sayAll(o, append(append(labels, o.model.Links...), o.model.Footer)...)
}

// Spoken are the rows that are in sight, each with the sentence that explains it.
func (o *Options) Spoken() []Spoken {
	var out []Spoken
	for i, r := range o.tips.ranges {
		if row := o.model.Rows[i]; o.scroll != nil {
			at := o.scroll.Position().AddXY(0, r.from-o.scroll.Offset.Y)
			size := fyne.NewSize(o.scroll.Size().Width, r.to-r.from)
			if at.Y+size.Height > o.scroll.Position().Y && at.Y < o.Size().Height {
				out = append(out, Spoken{row.Text + ": " + row.Tip, fyne.AccessibleRoleButton, at, size})
			}
		}
	}
	return append(out, sayAll(o, o.model.Footer...)...)
}

// Spoken are the sentences that explain the chances.
func (h *HiddenCards) Spoken() []Spoken {
	var labels []string
	for _, r := range h.model.Rows {
		for _, c := range r.Cells {
			labels = append(labels, c.Tip)
		}
	}
	labels = append(labels, h.model.Head)
	for _, d := range h.model.Deals {
		labels = append(labels, d.Percent+" "+d.Text)
	}
	return sayAll(h, append(labels, h.model.Footer)...)
}

// Spoken are the events.
func (r *Recap) Spoken() []Spoken {
	labels := []string{r.model.Title, r.model.Note}
	for _, row := range r.model.Rows {
		labels = append(labels, row.Text)
	}
	return sayAll(r, append(labels, r.model.Empty)...)
}
