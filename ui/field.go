package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// field is a line to write in. It leaves to the screen the keys that it has no
// use for, so that Escape leads back and F11 fills the screen from here too.
type field struct {
	fynewidget.Entry

	left   func()            // called when the focus leaves; may be nil
	within *container.Scroll // what a finger scrolls from here; nil if nothing does
}

// newField is a field that tells every change, and of Enter.
func newField(text string, changed func(string), entered func()) *field {
	f := &field{}
	f.Wrapping = fyne.TextWrapOff
	f.Scroll = fyne.ScrollHorizontalOnly
	f.ExtendBaseWidget(f)
	f.SetText(text)
	f.OnChanged = changed
	f.OnSubmitted = func(string) { entered() }
	return f
}

// MinSize leaves room for a finger.
func (f *field) MinSize() fyne.Size {
	return f.Entry.MinSize().Max(fyne.NewSize(theme.Touch, theme.Touch))
}

// FocusLost tells that the player is through with it.
func (f *field) FocusLost() {
	f.Entry.FocusLost()
	if f.left != nil {
		f.left()
	}
}

// KeyDown announces what TypedKey will forward.
func (f *field) KeyDown(ev *fyne.KeyEvent) {
	f.Entry.KeyDown(ev)
	if f.forwards(ev) {
		widget.ForwardKeyDown(f, ev)
	}
}

// KeyUp lets the screen hear of it.
func (f *field) KeyUp(ev *fyne.KeyEvent) {
	f.Entry.KeyUp(ev)
	widget.ForwardKeyUp(f, ev)
}

// TypedKey writes, or hands the key on.
func (f *field) TypedKey(ev *fyne.KeyEvent) {
	if f.forwards(ev) {
		widget.ForwardKey(f, ev)
		return
	}
	f.Entry.TypedKey(ev)
}

func (f *field) forwards(ev *fyne.KeyEvent) bool {
	switch ev.Name {
	case fyne.KeyEscape, fyne.KeyF11, fyne.KeyUp, fyne.KeyDown, mobile.KeyBack:
		return true
	}
	return false
}
