package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// ButtonKind is how much a button asks to be pressed.
type ButtonKind int

// The kinds: Primary is filled in a hue and there is one on a screen at most,
// Secondary is filled calmly, Quiet is text alone.
const (
	Secondary ButtonKind = iota
	Primary
	Quiet
)

// Button is a rounded button for pointer, finger and keys.
//
// A key presses it only if the whole press is the button's own: a key that is
// held down while the focus arrives here repeats, but does not press. Keys that
// press no button go on to the canvas.
type Button struct {
	fynewidget.DisableableWidget

	OnTapped func()
	Name     string // what a screen reader says instead of the label

	label   string
	kind    ButtonKind
	hue     theme.Hue
	focused bool
	hovered bool
	armed   bool // a key went down here and has not pressed yet
}

var (
	_ fyne.Widget        = (*Button)(nil)
	_ fyne.Tappable      = (*Button)(nil)
	_ fyne.Focusable     = (*Button)(nil)
	_ fyne.Disableable   = (*Button)(nil)
	_ desktop.Hoverable  = (*Button)(nil)
	_ desktop.Keyable    = (*Button)(nil)
	_ desktop.Cursorable = (*Button)(nil)
)

// NewButton is a button of a kind. A Primary one is orange until SetHue.
func NewButton(label string, kind ButtonKind, onTapped func()) *Button {
	b := &Button{OnTapped: onTapped, label: label, kind: kind}
	b.ExtendBaseWidget(b)
	return b
}

// Label is what the button says.
func (b *Button) Label() string {
	return b.label
}

// SetLabel changes what the button says.
func (b *Button) SetLabel(label string) {
	if b.label == label {
		return
	}
	b.label = label
	b.Refresh()
}

// SetKind changes how much the button asks to be pressed.
func (b *Button) SetKind(kind ButtonKind) {
	if b.kind == kind {
		return
	}
	b.kind = kind
	b.Refresh()
}

// SetHue changes what a Primary button is filled with.
func (b *Button) SetHue(hue theme.Hue) {
	if b.hue == hue {
		return
	}
	b.hue = hue
	b.Refresh()
}

// Hide takes the button away, and the focus from it: keys must not press what
// cannot be seen.
func (b *Button) Hide() {
	b.DisableableWidget.Hide()
	b.leave()
}

// leave takes the focus away.
func (b *Button) leave() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); b.focused && c != nil {
		c.Unfocus()
	}
}

// Tapped presses the button.
func (b *Button) Tapped(*fyne.PointEvent) {
	if !b.Visible() || b.Disabled() || b.OnTapped == nil {
		return
	}
	b.OnTapped()
}

// KeyDown arms the button: it is called for a fresh press, never for a repeat.
func (b *Button) KeyDown(e *fyne.KeyEvent) {
	if b.armed = b.pressedBy(e.Name); !b.armed {
		ForwardKeyDown(b, e)
	}
}

// KeyUp ends a press.
func (b *Button) KeyUp(e *fyne.KeyEvent) {
	b.armed = false
	ForwardKeyUp(b, e)
}

// TypedKey presses the button, once for a fresh press. It comes last of all
// that a key press sends, so the press cannot also reach the next screen.
func (b *Button) TypedKey(e *fyne.KeyEvent) {
	switch {
	case !b.pressedBy(e.Name):
		ForwardKey(b, e)
	case b.armed:
		b.armed = false
		b.Tapped(nil)
	}
}

// TypedRune leaves characters to the canvas; Space arrives as a key.
func (b *Button) TypedRune(r rune) { ForwardRune(b, r) }

// pressedBy reports whether the key is for the button. Fyne leaves the focus with
// a button that has been hidden, which must not be pressed any more.
func (b *Button) pressedBy(k fyne.KeyName) bool {
	return b.Visible() && (k == fyne.KeyReturn || k == fyne.KeyEnter || k == fyne.KeySpace)
}

// FocusGained shows the ring.
func (b *Button) FocusGained() {
	b.focused = true
	b.Refresh()
}

// FocusLost hides the ring, and forgets a key that is still down.
func (b *Button) FocusLost() {
	b.focused, b.armed = false, false
	b.Refresh()
}

// MouseIn lights the button up.
func (b *Button) MouseIn(*desktop.MouseEvent) {
	b.hovered = true
	b.Refresh()
}

// MouseMoved is for desktop.Hoverable.
func (b *Button) MouseMoved(*desktop.MouseEvent) {}

// MouseOut ends what MouseIn began.
func (b *Button) MouseOut() {
	b.hovered = false
	b.Refresh()
}

// Cursor is a hand where the button can be pressed.
func (b *Button) Cursor() desktop.Cursor {
	if b.Disabled() {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}
