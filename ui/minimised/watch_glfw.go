//go:build cgo && !ci && !mobile && !android && !ios && !js

package minimised

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// watch gets hold of the window of GLFW, on which Fyne's is built, while it is
// painted: then its context is the current one.
func watch(w fyne.Window, changed func(bool)) fyne.CanvasObject {
	if _, native := w.(driver.NativeWindow); !native {
		return container.NewWithoutLayout() // a test's window, without GLFW
	}
	pixel, found := image.NewAlpha(image.Rect(0, 0, 1, 1)), false
	eye := canvas.NewRaster(func(int, int) image.Image {
		if window := glfw.GetCurrentContext(); window != nil && !found {
			found = true
			window.SetIconifyCallback(func(_ *glfw.Window, minimised bool) { changed(minimised) })
		}
		return pixel
	})
	eye.Resize(fyne.NewSquareSize(1))
	return container.NewWithoutLayout(eye)
}
