//go:build !cgo || ci || mobile || android || ios || js

package minimised

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// watch has nobody to ask: a phone tells of the background, and a browser of a
// lost focus.
func watch(fyne.Window, func(bool)) fyne.CanvasObject {
	return container.NewWithoutLayout()
}
