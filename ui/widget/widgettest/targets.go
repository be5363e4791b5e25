package widgettest

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// SmallTargets describes everything in o that can be tapped and is shown narrower or
// lower than least, so that a finger would miss it. What scrolls counts as a whole.
func SmallTargets(o fyne.CanvasObject, least float32) []string {
	if !o.Visible() {
		return nil
	}
	var found []string
	if _, tappable := o.(fyne.Tappable); tappable {
		if s := o.Size(); s.Width < least-slack || s.Height < least-slack {
			found = append(found, fmt.Sprintf("%s is a target of %.1f×%.1f", describe(o), s.Width, s.Height))
		}
	}
	for _, child := range inside(o) {
		found = append(found, SmallTargets(child, least)...)
	}
	return found
}

// describe names an object by its type and, where it has one, its label.
func describe(o fyne.CanvasObject) string {
	if l, ok := o.(interface{ Label() string }); ok {
		return fmt.Sprintf("%T %q", o, l.Label())
	}
	return fmt.Sprintf("%T", o)
}

// Everything is all that an object shows: itself, and what is inside of it, if it is
// visible.
func Everything(o fyne.CanvasObject) []fyne.CanvasObject {
	if !o.Visible() {
		return nil
	}
	out := []fyne.CanvasObject{o}
	for _, child := range inside(o) {
		out = append(out, Everything(child)...)
	}
	return out
}

func inside(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *container.Scroll:
		return []fyne.CanvasObject{o.Content}
	case *container.Clip:
		return []fyne.CanvasObject{o.Content}
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}
