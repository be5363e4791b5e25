package widget

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/layout"

	"quantumpoker/ui/theme"
)

const pictureRow = 90 // height of a row in a picture

// RenderCircuit draws a circuit without a window, as large as shows all of it,
// with scale pixels to a unit and the colours of the running app.
func RenderCircuit(m CircuitModel, scale float32) image.Image {
	c := NewCircuit()
	c.SetModel(m)
	margin := layout.NewCustomPaddedLayout(theme.PanelInset, theme.PanelInset, theme.PanelInset, theme.PanelInset)
	return Render(container.New(margin, c), pictureSize(&m).Add(fyne.NewSquareSize(2*theme.PanelInset)), scale)
}

// Render draws anything without a window, with scale pixels to a unit and the
// colours of the running app.
func Render(o fyne.CanvasObject, size fyne.Size, scale float32) image.Image {
	surface := software.NewCanvas()
	surface.SetPadded(false)
	surface.SetScale(scale)
	surface.SetContent(o)
	surface.Resize(size)
	return surface.Capture()
}

// pictureSize is where each column is as wide as it gets.
func pictureSize(m *CircuitModel) fyne.Size {
	endless := float32(circuitWide + columnMost*(m.columns()+4))
	f := newCircuitFrame(fyne.NewSize(endless, pictureRow*float32(len(m.Wires))), m, zoom{})
	ends := f.size.Width - f.mid.length()
	return fyne.NewSize(max(circuitWide, ends+f.contentEnd), f.head.length()+circuitFoot+pictureRow*float32(len(m.Wires)))
}
