package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"

	"quantumpoker/ui/widget"
)

// What each composed part of the window has within, in the order in which it is read.

func (f *felt) inside() []fyne.CanvasObject    { return f.parts }
func (c *column) inside() []fyne.CanvasObject  { return c.items }
func (g *grid) inside() []fyne.CanvasObject    { return g.items }
func (m *modal) inside() []fyne.CanvasObject   { return []fyne.CanvasObject{m.scroll} }
func (b *banner) inside() []fyne.CanvasObject  { return []fyne.CanvasObject{b.text, b.screen} }
func (t *toaster) inside() []fyne.CanvasObject { return []fyne.CanvasObject{t.text} }

func (l *newsLine) inside() []fyne.CanvasObject { return []fyne.CanvasObject{l.text} }

func (s *stepper) inside() []fyne.CanvasObject { return []fyne.CanvasObject{s.less, s.text, s.more} }

func (r *accountRow) inside() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.name, r.note, r.chips, r.delta, r.action}
}

func (p *page) inside() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.way, p.title, p.scroll}
	if p.foot != nil {
		out = append(out, p.foot)
	}
	return out
}

// The picture beside the menu says nothing.
func (v *homeView) inside() []fyne.CanvasObject {
	return []fyne.CanvasObject{v.name, v.motto, v.scroll}
}

func (v *historyView) inside() []fyne.CanvasObject {
	return []fyne.CanvasObject{v.way, v.title, v.export, v.tabs, v.look, v.note, v.list, v.undo}
}

func (f *faceUp) inside() []fyne.CanvasObject { return []fyne.CanvasObject{f.name, f.cards} }

func (b *undoBar) inside() []fyne.CanvasObject { return []fyne.CanvasObject{b.text, b.undo} }

func (r *historyRow) inside() []fyne.CanvasObject {
	out := []fyne.CanvasObject{r.ket, r.title, r.text, r.lines[0], r.lines[1]}
	for i := range r.numbers {
		out = append(out, r.numbers[i], r.words[i])
	}
	return out
}

func (v *replayView) inside() []fyne.CanvasObject {
	return []fyne.CanvasObject{
		v.way, v.title, v.menu, v.circuit, v.tabs, v.odds, v.scroll, v.chart, v.words,
		v.left, v.play, v.right, v.round, v.pace, v.slider,
	}
}

// Spoken are how many rows there are, and those that are in sight.
func (l *longList) Spoken() []widget.Spoken {
	out := []widget.Spoken{{Label: lang.L("a list of {{.N}}", args{"N": l.rows}), Role: fyne.AccessibleRoleText, Size: l.Size()}}
	item := l.CreateItem()
	size := fyne.NewSize(l.Size().Width, item.MinSize().Height)
	step := size.Height + fynetheme.Padding() // which Fyne keeps between rows
	first := int(l.GetScrollOffset() / step)
	for row := first; row < l.rows; row++ {
		at := fyne.NewPos(0, float32(row)*step-l.GetScrollOffset())
		if at.Y >= l.Size().Height {
			break
		}
		l.UpdateItem(row, item)
		var words []string
		for _, part := range spokenIn(item, at) {
			words = append(words, part.Label)
		}
		out = append(out, widget.Spoken{Label: facts(words...), Role: fyne.AccessibleRoleButton, At: at, Size: size})
	}
	return out
}

// Spoken are the choices, each with whether it is chosen.
func (s *segments) Spoken() []widget.Spoken {
	var out []widget.Spoken
	s.cells(s.Size(), func(i int, at fyne.Position, size fyne.Size) {
		label := s.labels[i]
		if i == s.chosen {
			label = lang.L("{{.What}}, chosen", args{"What": label})
		}
		out = append(out, widget.Spoken{Label: label, Role: fyne.AccessibleRoleButton, At: at, Size: size})
	})
	return out
}

// Spoken is what is written in the field.
func (f *field) Spoken() []widget.Spoken {
	return []widget.Spoken{{Label: lang.L("{{.Text}}, can be changed", args{"Text": f.Text}), Role: fyne.AccessibleRoleText, Size: f.Size()}}
}

// Spoken names the colour and the shape.
func (b *markButton) Spoken() []widget.Spoken {
	label := lookName(b.look)
	if b.chosen {
		label = lang.L("{{.What}}, chosen", args{"What": label})
	}
	return []widget.Spoken{{Label: label, Role: fyne.AccessibleRoleButton, Size: b.Size()}}
}
