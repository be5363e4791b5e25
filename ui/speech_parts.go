package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

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
