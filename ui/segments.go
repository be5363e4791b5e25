package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// segments lets the player choose one of a few values that are all in sight,
// side by side where there is room and else below each other. The arrow keys
// choose too.
type segments struct {
	fynewidget.BaseWidget

	onChanged func(chosen int)

	labels  []string
	chosen  int
	focused bool
}

var (
	_ fyne.Tappable      = (*segments)(nil)
	_ fyne.Focusable     = (*segments)(nil)
	_ desktop.Keyable    = (*segments)(nil)
	_ desktop.Cursorable = (*segments)(nil)
)

func newSegments(chosen int, onChanged func(int), labels ...string) *segments {
	s := &segments{labels: labels, chosen: chosen, onChanged: onChanged}
	s.ExtendBaseWidget(s)
	return s
}

func (s *segments) choose(i int) {
	if i == s.chosen || i < 0 || i >= len(s.labels) {
		return
	}
	s.chosen = i
	s.Refresh()
	s.onChanged(i)
}

const segmentInset = 12 // beside a label

// widths are those that the labels take, and their sum.
func (s *segments) widths() (each []float32, all float32) {
	for _, l := range s.labels {
		w := fyne.MeasureText(l, theme.Size(theme.SizeText), fyne.TextStyle{Bold: true}).Width + 2*segmentInset
		each, all = append(each, w), all+w
	}
	return each, all
}

func (s *segments) sideBySide(width float32) bool {
	_, all := s.widths()
	return all <= width
}

// cells calls each with the place of every segment. Side by side they share the
// room that their labels leave.
func (s *segments) cells(size fyne.Size, each func(i int, pos fyne.Position, size fyne.Size)) {
	n := float32(len(s.labels))
	widths, all := s.widths()
	if !s.sideBySide(size.Width) {
		for i := range s.labels {
			each(i, fyne.NewPos(0, float32(i)*size.Height/n), fyne.NewSize(size.Width, size.Height/n))
		}
		return
	}
	x, more := float32(0), (size.Width-all)/n
	for i, w := range widths {
		each(i, fyne.NewPos(x, 0), fyne.NewSize(w+more, size.Height))
		x += w + more
	}
}

func (s *segments) cellHeight() float32 {
	return max(theme.Touch, fyne.MeasureText("M", theme.Size(theme.SizeText), fyne.TextStyle{}).Height+2*theme.Gap)
}

// HeightFor is the height that the segments take at a width.
func (s *segments) HeightFor(width float32) float32 {
	if s.sideBySide(width) {
		return s.cellHeight()
	}
	return s.cellHeight() * float32(len(s.labels))
}

// Tapped chooses the segment under the finger.
func (s *segments) Tapped(e *fyne.PointEvent) {
	s.cells(s.Size(), func(i int, pos fyne.Position, size fyne.Size) {
		p := e.Position.Subtract(pos)
		if p.X >= 0 && p.Y >= 0 && p.X < size.Width && p.Y < size.Height {
			s.choose(i)
		}
	})
}

// TypedKey chooses with the arrow keys.
func (s *segments) TypedKey(ev *fyne.KeyEvent) {
	switch ev.Name {
	case fyne.KeyLeft:
		s.choose(s.chosen - 1)
	case fyne.KeyRight:
		s.choose(s.chosen + 1)
	default:
		widget.ForwardKey(s, ev)
	}
}

// TypedRune is for fyne.Focusable.
func (s *segments) TypedRune(r rune) { widget.ForwardRune(s, r) }

// KeyDown announces what TypedKey will forward.
func (s *segments) KeyDown(ev *fyne.KeyEvent) {
	if ev.Name != fyne.KeyLeft && ev.Name != fyne.KeyRight {
		widget.ForwardKeyDown(s, ev)
	}
}

// KeyUp lets the screen hear of it.
func (s *segments) KeyUp(ev *fyne.KeyEvent) { widget.ForwardKeyUp(s, ev) }

// FocusGained shows the ring.
func (s *segments) FocusGained() {
	s.focused = true
	s.Refresh()
}

// FocusLost hides it.
func (s *segments) FocusLost() {
	s.focused = false
	s.Refresh()
}

// Cursor is a hand.
func (s *segments) Cursor() desktop.Cursor {
	return desktop.PointerCursor
}

// CreateRenderer is for Fyne.
func (s *segments) CreateRenderer() fyne.WidgetRenderer {
	r := &segmentsRenderer{segments: s, track: newSurface(theme.ColorTrack, "", theme.Radius), ring: newRing(theme.Radius)}
	r.thumb = newSurface(theme.SkyBlue.Name(), "", theme.Radius-2)
	r.objects = []fyne.CanvasObject{r.track, r.thumb}
	for range s.labels {
		l := widget.NewText(widget.TextModel{})
		r.labels = append(r.labels, l)
		r.objects = append(r.objects, l)
	}
	r.objects = append(r.objects, r.ring)
	r.update()
	return r
}

type segmentsRenderer struct {
	segments     *segments
	track, thumb *surface
	labels       []*widget.Text
	ring         *ring
	objects      []fyne.CanvasObject
}

func (r *segmentsRenderer) Destroy() {}

func (r *segmentsRenderer) Layout(size fyne.Size) {
	r.track.Resize(size)
	r.ring.Resize(size)
	r.segments.cells(size, func(i int, pos fyne.Position, size fyne.Size) {
		if i == r.segments.chosen {
			r.thumb.Move(pos.AddXY(3, 3))
			r.thumb.Resize(size.SubtractWidthHeight(6, 6))
		}
		r.labels[i].Move(pos.AddXY(segmentInset/2, 0))
		r.labels[i].Resize(size.SubtractWidthHeight(segmentInset, 0))
	})
}

func (r *segmentsRenderer) MinSize() fyne.Size {
	return fyne.NewSize(theme.Touch*2, r.segments.HeightFor(r.segments.Size().Width))
}

func (r *segmentsRenderer) Objects() []fyne.CanvasObject {
	return r.objects
}

func (r *segmentsRenderer) Refresh() {
	r.update()
	r.Layout(r.segments.Size())
	for _, o := range r.objects {
		o.Refresh()
	}
	canvas.Refresh(r.segments)
}

func (r *segmentsRenderer) update() {
	for i, l := range r.labels {
		m := widget.TextModel{Text: r.segments.labels[i], Align: fyne.TextAlignCenter}
		if i == r.segments.chosen {
			m.Color, m.Style.Bold = theme.SkyBlue.Ink(), true
		}
		l.SetModel(m)
	}
	r.ring.show(r.segments.focused)
}
