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

// scrollByKey scrolls if the key is one for that.
func scrollByKey(s *container.Scroll, body fyne.CanvasObject, key fyne.KeyName) bool {
	const line = 48
	screenful := s.Size().Height - line
	y := s.Offset.Y
	switch key {
	case fyne.KeyUp:
		y -= line
	case fyne.KeyDown:
		y += line
	case fyne.KeyPageUp:
		y -= screenful
	case fyne.KeyPageDown, fyne.KeySpace:
		y += screenful
	case fyne.KeyHome:
		y = 0
	case fyne.KeyEnd:
		y = body.Size().Height
	default:
		return false
	}
	scrollTo(s, body, y)
	return true
}

// scrollsTo are the scrolls within one object, itself included, around another one,
// from the outermost; there says whether that is within at all.
func scrollsTo(in, o fyne.CanvasObject) (around []*container.Scroll, there bool) {
	if in == o {
		return nil, true
	}
	for _, part := range partsOf(in) {
		if around, there = scrollsTo(part, o); there {
			if s, ok := in.(*container.Scroll); ok {
				around = append([]*container.Scroll{s}, around...)
			}
			return around, true
		}
	}
	return nil, false
}

// showFocus scrolls to what has got the focus since this was called before.
func (a *App) showFocus() {
	o, _ := a.win.Canvas().Focused().(fyne.CanvasObject)
	if o == a.inSight {
		return
	}
	a.inSight = o
	var root fyne.CanvasObject = a.stack
	if top := a.win.Canvas().Overlays().Top(); top != nil {
		root = top
	}
	around, _ := scrollsTo(root, o)
	for _, s := range around {
		scrollInto(s, s.Content, o)
	}
}

// scrollInto scrolls until an object of the body is in sight. One that has no room
// there shows by itself which part of it matters.
func scrollInto(s *container.Scroll, body, o fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(s).Y
	bottom := top + o.Size().Height
	switch {
	case o.Size().Height > s.Size().Height:
	case top < theme.Gap:
		scrollTo(s, body, s.Offset.Y+top-theme.PanelInset)
	case bottom > s.Size().Height-theme.Gap:
		scrollTo(s, body, s.Offset.Y+bottom-s.Size().Height+theme.PanelInset)
	}
}
