//go:build cgo && !ci && !mobile && !android && !ios && !js

package depthless

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// ask tells GLFW, on which Fyne's windows are built. Stencils share the buffer.
func ask(w fyne.Window) {
	if _, native := w.(driver.NativeWindow); !native {
		return // a test's window, without GLFW
	}
	glfw.WindowHint(glfw.DepthBits, 0)
	glfw.WindowHint(glfw.StencilBits, 0)
}
