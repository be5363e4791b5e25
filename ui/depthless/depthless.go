// Package depthless asks the system for windows without a buffer of depths. All that
// Fyne draws is flat, and yet it clears that buffer in every frame, which alone costs
// a computer without a graphics card a tenth of it.
package depthless

import "fyne.io/fyne/v2"

// Ask is to be called between making a window and showing it.
func Ask(w fyne.Window) { ask(w) }
