package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/widget"
)

// speech tells a screen reader what is on screen.
//
// Fyne's drivers look for names in plain containers alone, not within widgets, and
// all of this game is in widgets. So the names are collected, each with its place,
// and laid in a layer of their own that nobody sees. A driver asks anew after each
// change of the window: speech stands before its layer and fills it when it is
// asked for its own role. Where nobody asks, nothing is collected.
type speech struct {
	fynewidget.BaseWidget

	collect func() []widget.Spoken
	told    []widget.Spoken
	layer   *fyne.Container
}

var _ fyne.Accessible = (*speech)(nil)

func newSpeech(collect func() []widget.Spoken) *speech {
	s := &speech{collect: collect, layer: container.NewWithoutLayout()}
	s.ExtendBaseWidget(s)
	return s
}

// AccessibilityLabel is empty: it has nothing to say itself.
func (s *speech) AccessibilityLabel() string { return "" }

// AccessibilityRole is a container's, which is not read out.
func (s *speech) AccessibilityRole() fyne.AccessibleRole {
	s.tell()
	return fyne.AccessibleRoleContainer
}

// CreateRenderer is for Fyne: there is nothing to see.
func (s *speech) CreateRenderer() fyne.WidgetRenderer {
	return fynewidget.NewSimpleRenderer(container.NewWithoutLayout())
}

// tell fills the layer with what is on screen now.
func (s *speech) tell() {
	said := s.collect()
	if slices.Equal(said, s.told) {
		return
	}
	s.told = said
	s.layer.Objects = nil
	for _, what := range said {
		o := &utterance{label: what.Label, role: what.Role}
		o.Move(what.At)
		o.Resize(what.Size)
		s.layer.Objects = append(s.layer.Objects, o)
	}
}

// forget drops all names: some may be of cards that have just been hidden.
func (s *speech) forget() { s.told, s.layer.Objects = nil, nil }

// utterance is a name at a place. No painter knows it, so nothing is drawn.
type utterance struct {
	canvas.Rectangle

	label string
	role  fyne.AccessibleRole
}

var _ fyne.Accessible = (*utterance)(nil)

func (s *utterance) AccessibilityLabel() string { return s.label }

func (s *utterance) AccessibilityRole() fyne.AccessibleRole { return s.role }

// spokenNow is all that is on screen: of an open panel, that panel alone.
func (a *App) spokenNow() []widget.Spoken {
	c := a.win.Canvas()
	var out []widget.Spoken
	if top := c.Overlays().Top(); top != nil {
		out = spokenIn(top, fyne.Position{})
	} else {
		out = spokenIn(a.banner, fyne.Position{})
	}
	return append(out, spokenIn(a.toasts, fyne.Position{})...)
}

// A part of the window may name itself in several pieces, or have parts within.
type (
	speaker interface{ Spoken() []widget.Spoken }
	holder  interface{ inside() []fyne.CanvasObject }
)

// partsOf is what an object has within.
func partsOf(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case *container.Scroll:
		return []fyne.CanvasObject{o.Content}
	case holder:
		return o.inside()
	case interface{ Within() []fyne.CanvasObject }:
		return o.Within()
	}
	return nil
}

// spokenIn collects the names in an object, which is at a place.
func spokenIn(o fyne.CanvasObject, at fyne.Position) []widget.Spoken {
	if !o.Visible() {
		return nil
	}
	switch is := o.(type) {
	case speaker:
		said := is.Spoken()
		for i := range said {
			said[i].At = said[i].At.Add(at)
		}
		return said
	case *container.Scroll:
		at = at.Subtract(is.Offset)
	case *fyne.Container, holder: // Fyne's containers have a name too, an empty one
	case fyne.Accessible:
		return []widget.Spoken{{Label: is.AccessibilityLabel(), Role: is.AccessibilityRole(), At: at, Size: o.Size()}}
	}
	var out []widget.Spoken
	for _, i := range partsOf(o) {
		out = append(out, spokenIn(i, at.Add(i.Position()))...)
	}
	return out
}
