// Package widgettest looks for what must never be seen on a screen: things
// that stand outside of what holds them, and texts that run into each other.
package widgettest

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// slack is what rounding may add, in Fyne's units.
const slack = 0.6

// Offences walks everything that o shows, as it is laid out now, and describes
// each thing that is outside of o and each pair of texts that overlap. What
// scrolls is measured against the scrolled content; of what a clip cuts, only
// the part that is seen counts.
func Offences(o fyne.CanvasObject) []string {
	w := &walker{bounds: box{size: o.Size()}}
	w.walk(o, fyne.NewPos(0, 0))
	for i, a := range w.texts {
		for _, b := range w.texts[i+1:] {
			if a.box.overlaps(b.box) {
				w.report("texts %q at %v and %q at %v overlap", a.text, a.box, b.text, b.box)
			}
		}
	}
	return w.found
}

// Texts are all strings that o shows, also those that must be scrolled to.
func Texts(o fyne.CanvasObject) []string {
	w := &walker{bounds: box{size: o.Size()}}
	w.walk(o, fyne.NewPos(0, 0))
	return w.strings
}

type box struct {
	pos  fyne.Position
	size fyne.Size
}

func (b box) within(o box) bool {
	end, outer := b.pos.Add(b.size), o.pos.Add(o.size)
	return b.pos.X >= o.pos.X-slack && b.pos.Y >= o.pos.Y-slack && end.X <= outer.X+slack && end.Y <= outer.Y+slack
}

func (b box) overlaps(o box) bool {
	end, other := b.pos.Add(b.size), o.pos.Add(o.size)
	return min(end.X, other.X)-max(b.pos.X, o.pos.X) > slack && min(end.Y, other.Y)-max(b.pos.Y, o.pos.Y) > slack
}

func (b box) String() string {
	return fmt.Sprintf("(%.1f %.1f, %.1f×%.1f)", b.pos.X, b.pos.Y, b.size.Width, b.size.Height)
}

type inked struct {
	text string
	box  box
}

// common is the part that lies in both, without size if there is none.
func (b box) common(o box) box {
	from := fyne.NewPos(max(b.pos.X, o.pos.X), max(b.pos.Y, o.pos.Y))
	end, other := b.pos.Add(b.size), o.pos.Add(o.size)
	return box{from, fyne.NewSize(max(0, min(end.X, other.X)-from.X), max(0, min(end.Y, other.Y)-from.Y))}
}

type walker struct {
	bounds  box
	clip    *box // what can be seen here of what is drawn, nil for all
	texts   []inked
	strings []string
	found   []string
}

func (w *walker) report(format string, args ...any) {
	w.found = append(w.found, fmt.Sprintf(format, args...))
}

// walk looks at an object whose own position is counted already in pos.
func (w *walker) walk(o fyne.CanvasObject, pos fyne.Position) {
	if !o.Visible() {
		return
	}
	if t, ok := o.(*canvas.Text); ok {
		w.text(t, pos)
		return
	}
	if b := (box{pos, o.Size()}); w.clip == nil && !b.within(w.bounds) {
		w.report("%T at %v is outside of %v", o, b, w.bounds)
	}
	switch o := o.(type) {
	case *container.Scroll:
		w.scrolled(o.Content)
	case *container.Clip:
		w.clipped(o, pos)
	case *fyne.Container:
		w.children(o.Objects, pos)
	case fyne.Widget:
		w.children(test.WidgetRenderer(o).Objects(), pos)
	}
}

func (w *walker) children(objects []fyne.CanvasObject, pos fyne.Position) {
	for _, o := range objects {
		w.walk(o, pos.Add(o.Position()))
	}
}

func (w *walker) scrolled(content fyne.CanvasObject) {
	w.found = append(w.found, Offences(content)...)
	w.strings = append(w.strings, Texts(content)...)
}

func (w *walker) clipped(o *container.Clip, pos fyne.Position) {
	outer, seen := w.clip, box{pos, o.Size()}
	if outer != nil {
		seen = seen.common(*outer)
	}
	w.clip = &seen
	w.children([]fyne.CanvasObject{o.Content}, pos)
	w.clip = outer
}

// text measures the ink of a text: an object may be wider than what it says.
func (w *walker) text(t *canvas.Text, pos fyne.Position) {
	if t.Text == "" {
		return
	}
	b := box{pos, fyne.MeasureText(t.Text, t.TextSize, t.TextStyle)}
	switch t.Alignment {
	case fyne.TextAlignCenter:
		b.pos.X += (t.Size().Width - b.size.Width) / 2
	case fyne.TextAlignTrailing:
		b.pos.X += t.Size().Width - b.size.Width
	}
	if t.Size().Height > b.size.Height {
		b.pos.Y += (t.Size().Height - b.size.Height) / 2
	}
	if w.clip != nil {
		if b = b.common(*w.clip); b.size.Width == 0 || b.size.Height == 0 {
			return // nothing of it is seen
		}
	}
	if !b.within(w.bounds) {
		w.report("text %q at %v is outside of %v", t.Text, b, w.bounds)
	}
	w.texts = append(w.texts, inked{t.Text, b})
	w.strings = append(w.strings, t.Text)
}
