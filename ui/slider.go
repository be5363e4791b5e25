package ui

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// slider goes to any of some steps, counted from 0, by drag, tap, the arrow keys,
// Home and End. Its parts are of one size whatever the size of the text, so that
// it can change that size without slipping from under the pointer.
type slider struct {
	fynewidget.BaseWidget

	at, last int
	say      func(at int) string // for a screen reader: what the slider is, and where
	moved    func(to int)
	ring     *ring
}

var (
	_ fyne.Draggable     = (*slider)(nil)
	_ fyne.Tappable      = (*slider)(nil)
	_ fyne.Focusable     = (*slider)(nil)
	_ desktop.Keyable    = (*slider)(nil)
	_ desktop.Cursorable = (*slider)(nil)
)

// The bar along which the thumb slides, and the thumb itself.
const (
	sliderBar   float32 = 4
	sliderThumb float32 = 22
)

func newSlider(at, last int, say func(int) string, moved func(int)) *slider {
	s := &slider{at: at, last: last, say: say, moved: moved, ring: newRing(theme.Radius)}
	s.ExtendBaseWidget(s)
	return s
}

// show moves the thumb without telling.
func (s *slider) show(at int) {
	if at = max(0, min(at, s.last)); at != s.at {
		s.at = at
		s.Refresh()
	}
}

func (s *slider) goTo(at int) {
	before := s.at
	if s.show(at); s.at != before {
		s.moved(s.at)
	}
}

// way is how far the thumb can go, which keeps half of itself clear of both ends.
func (s *slider) way() float32 { return max(1, s.Size().Width-2*sliderThumb) }

// point goes to the step under the pointer.
func (s *slider) point(x float32) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s); c != nil && !fyne.CurrentDevice().IsMobile() {
		c.Focus(s)
	}
	s.goTo(int(math.Round(float64((x - sliderThumb) / s.way() * float32(s.last)))))
}

// Tapped goes there.
func (s *slider) Tapped(e *fyne.PointEvent) { s.point(e.Position.X) }

// Dragged goes along.
func (s *slider) Dragged(e *fyne.DragEvent) { s.point(e.Position.X) }

// DragEnd is for fyne.Draggable.
func (s *slider) DragEnd() {}

// TypedKey slides, or hands the key on.
func (s *slider) TypedKey(ev *fyne.KeyEvent) {
	switch ev.Name {
	case fyne.KeyLeft:
		s.goTo(s.at - 1)
	case fyne.KeyRight:
		s.goTo(s.at + 1)
	case fyne.KeyHome:
		s.goTo(0)
	case fyne.KeyEnd:
		s.goTo(s.last)
	default:
		widget.ForwardKey(s, ev)
	}
}

// TypedRune leaves characters to the screen.
func (s *slider) TypedRune(r rune) { widget.ForwardRune(s, r) }

// KeyDown announces what TypedKey will forward.
func (s *slider) KeyDown(ev *fyne.KeyEvent) {
	switch ev.Name {
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd:
	default:
		widget.ForwardKeyDown(s, ev)
	}
}

// KeyUp lets the screen hear of it.
func (s *slider) KeyUp(ev *fyne.KeyEvent) { widget.ForwardKeyUp(s, ev) }

// FocusGained shows the ring.
func (s *slider) FocusGained() { s.ring.show(true) }

// FocusLost hides it.
func (s *slider) FocusLost() { s.ring.show(false) }

// Cursor is a hand.
func (s *slider) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Spoken is what it is and where it stands.
func (s *slider) Spoken() []widget.Spoken {
	return []widget.Spoken{{Label: s.say(s.at), Role: fyne.AccessibleRoleText, Size: s.Size()}}
}

// CreateRenderer is for Fyne.
func (s *slider) CreateRenderer() fyne.WidgetRenderer {
	r := &sliderRenderer{slider: s, bar: newSurface(theme.ColorWire, "", sliderBar/2)}
	r.done = newSurface(theme.SkyBlue.Name(), "", sliderBar/2)
	r.thumb = canvas.NewCircle(color.Transparent)
	r.thumb.StrokeWidth = 3
	r.update()
	return r
}

type sliderRenderer struct {
	slider    *slider
	bar, done *surface
	thumb     *canvas.Circle
}

func (r *sliderRenderer) Destroy() {}

func (r *sliderRenderer) update() {
	r.thumb.FillColor = theme.Color(theme.SkyBlue.Name())
	r.thumb.StrokeColor = theme.Color(theme.ColorText)
}

func (r *sliderRenderer) Layout(size fyne.Size) {
	s := r.slider
	way := s.way()
	at := sliderThumb + way*float32(s.at)/float32(max(1, s.last))
	y := (size.Height - sliderBar) / 2
	r.bar.Move(fyne.NewPos(sliderThumb, y))
	r.bar.Resize(fyne.NewSize(way, sliderBar))
	r.done.Move(fyne.NewPos(sliderThumb, y))
	r.done.Resize(fyne.NewSize(at-sliderThumb, sliderBar))
	r.thumb.Move(fyne.NewPos(at-sliderThumb/2, (size.Height-sliderThumb)/2))
	r.thumb.Resize(fyne.NewSquareSize(sliderThumb))
	s.ring.Resize(size)
}

// MinSize leaves room for a finger.
func (r *sliderRenderer) MinSize() fyne.Size { return fyne.NewSize(2*theme.Touch, theme.Touch) }

func (r *sliderRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.bar, r.done, r.thumb, r.slider.ring}
}

func (r *sliderRenderer) Refresh() {
	r.update()
	r.Layout(r.slider.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.slider)
}
