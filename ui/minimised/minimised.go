// Package minimised tells when a desktop's window is minimised. Fyne knows only
// that a window has lost the focus, which says nothing about whether it is still
// in sight.
package minimised

import "fyne.io/fyne/v2"

// Watch returns an invisible object that has to be in the window's content for
// as long as the window is open. It calls changed on the UI goroutine when the
// window is minimised and when it is back. X11, Windows and macOS tell; a
// Wayland compositor keeps it to itself.
func Watch(w fyne.Window, changed func(minimised bool)) fyne.CanvasObject {
	return watch(w, changed)
}
