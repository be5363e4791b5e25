package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// markButton is a seat's mark that can be pressed.
type markButton struct {
	fynewidget.BaseWidget

	tapped func()
	look   widget.SeatLook

	mark    *widget.SeatMark
	back    *surface
	focus   *ring
	chosen  bool
	pressed bool // a key went down here and has not pressed yet
}

var (
	_ fyne.Tappable      = (*markButton)(nil)
	_ fyne.Focusable     = (*markButton)(nil)
	_ desktop.Keyable    = (*markButton)(nil)
	_ desktop.Cursorable = (*markButton)(nil)
)

func newMarkButton(look widget.SeatLook, tapped func()) *markButton {
	b := &markButton{
		tapped: tapped,
		look:   look,
		mark:   widget.NewSeatMark(look),
		back:   newSurface(theme.ColorPlate, theme.ColorPanelEdge, theme.Radius),
		focus:  newRing(theme.Radius),
	}
	b.ExtendBaseWidget(b)
	return b
}

func (b *markButton) setLook(look widget.SeatLook) {
	b.look = look
	b.mark.SetLook(look)
}

// setChosen lifts the mark out among others.
func (b *markButton) setChosen(chosen bool) {
	b.chosen = chosen
	b.back.fill = theme.ColorPlate
	if chosen {
		b.back.fill = theme.ColorTrack
	}
	b.Refresh()
}

// Tapped presses the button.
func (b *markButton) Tapped(*fyne.PointEvent) { b.tapped() }

// KeyDown arms the button, for a fresh press only.
func (b *markButton) KeyDown(ev *fyne.KeyEvent) {
	if b.pressed = presses(ev); !b.pressed {
		widget.ForwardKeyDown(b, ev)
	}
}

// KeyUp ends a press.
func (b *markButton) KeyUp(ev *fyne.KeyEvent) {
	b.pressed = false
	widget.ForwardKeyUp(b, ev)
}

// TypedKey presses the button, or hands the key on.
func (b *markButton) TypedKey(ev *fyne.KeyEvent) {
	switch {
	case !presses(ev):
		widget.ForwardKey(b, ev)
	case b.pressed:
		b.pressed = false
		b.tapped()
	}
}

func presses(ev *fyne.KeyEvent) bool {
	return ev.Name == fyne.KeyReturn || ev.Name == fyne.KeyEnter || ev.Name == fyne.KeySpace
}

// TypedRune is for fyne.Focusable.
func (b *markButton) TypedRune(r rune) { widget.ForwardRune(b, r) }

// FocusGained shows the ring.
func (b *markButton) FocusGained() { b.focus.show(true) }

// FocusLost hides it.
func (b *markButton) FocusLost() {
	b.pressed = false
	b.focus.show(false)
}

// Cursor is a hand.
func (b *markButton) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer is for Fyne.
func (b *markButton) CreateRenderer() fyne.WidgetRenderer {
	return &markButtonRenderer{button: b}
}

type markButtonRenderer struct {
	button *markButton
}

func (r *markButtonRenderer) Destroy() {}

func (r *markButtonRenderer) Layout(size fyne.Size) {
	b := r.button
	b.back.Resize(size)
	b.focus.Resize(size)
	side := min(size.Width, size.Height) * 0.5
	b.mark.Resize(fyne.NewSquareSize(side))
	b.mark.Move(fyne.NewPos((size.Width-side)/2, (size.Height-side)/2))
}

func (r *markButtonRenderer) MinSize() fyne.Size {
	return fyne.NewSquareSize(theme.Touch)
}

func (r *markButtonRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.button.back, r.button.mark, r.button.focus}
}

func (r *markButtonRenderer) Refresh() {
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.button)
}
