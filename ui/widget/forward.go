package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// ForwardKey hands a typed key that a focused widget has no use for to the
// widget's canvas, so that a screen's keys work whatever has the focus.
func ForwardKey(from fyne.CanvasObject, e *fyne.KeyEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(from); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

// ForwardRune does so for a character, which comes apart from its key: "?" is on
// another key on every keyboard.
func ForwardRune(from fyne.CanvasObject, r rune) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(from); c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

// ForwardKeyDown does so for the press before it. It is only for keys that
// ForwardKey will be called for: a press of which the canvas hears and whose
// key the widget keeps would make a later repeat look like a fresh press.
func ForwardKeyDown(from fyne.CanvasObject, e *fyne.KeyEvent) {
	if c := desktopCanvas(from); c != nil && c.OnKeyDown() != nil {
		c.OnKeyDown()(e)
	}
}

// ForwardKeyUp does so for the release of any key.
func ForwardKeyUp(from fyne.CanvasObject, e *fyne.KeyEvent) {
	if c := desktopCanvas(from); c != nil && c.OnKeyUp() != nil {
		c.OnKeyUp()(e)
	}
}

func desktopCanvas(o fyne.CanvasObject) desktop.Canvas {
	c, _ := fyne.CurrentApp().Driver().CanvasForObject(o).(desktop.Canvas)
	return c
}
