package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quantumpoker/ui/theme"
)

// scrollTo scrolls as far as there is something to see.
func scrollTo(s *container.Scroll, body fyne.CanvasObject, y float32) {
	y = max(0, min(y, body.Size().Height-s.Size().Height))
	s.ScrollToOffset(fyne.NewPos(0, y))
}

// scrollInto scrolls until an object of the body is in sight.
func scrollInto(s *container.Scroll, body, o fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(s).Y
	bottom := top + o.Size().Height
	switch {
	case top < theme.Gap:
		scrollTo(s, body, s.Offset.Y+top-theme.PanelInset)
	case bottom > s.Size().Height-theme.Gap:
		scrollTo(s, body, s.Offset.Y+bottom-s.Size().Height+theme.PanelInset)
	}
}
