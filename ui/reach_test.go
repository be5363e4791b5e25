package ui

import (
	"reflect"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	fynewidget "fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"quantumpoker/game"
)

// tappables are what a tap can be meant for, on screen or where one can scroll to.
// The felt takes taps on cards and wires, for which the table has keys; a list has
// the arrow keys for its rows; a tap beside a panel does what Escape does.
func tappables(o fyne.CanvasObject) []fyne.CanvasObject {
	if !o.Visible() {
		return nil
	}
	var out []fyne.CanvasObject
	switch o := o.(type) {
	case *felt, *modal, *fynewidget.PopUp:
	case *container.Scroll:
		return tappables(o.Content) // its bar does what Up and Down do
	default:
		if isTappable(o) || isFocusable(o) {
			out = append(out, o)
		}
		if isList(o) {
			return out
		}
	}
	for _, child := range children(o) {
		out = append(out, tappables(child)...)
	}
	return out
}

func isList(o fyne.CanvasObject) bool {
	switch o.(type) {
	case *longList, *fynewidget.List, *fynewidget.GridWrap:
		return true
	}
	return false
}

// top is what gets the input.
func (a *App) top() fyne.CanvasObject {
	if over := a.win.Canvas().Overlays().Top(); over != nil {
		return over
	}
	return a.win.Content()
}

// Tab comes to everything that can be tapped, and to nothing else. What it comes to
// is in sight, and looks different from before.
func TestTabReachesEverythingInSight(t *testing.T) {
	looksOnly(t)
	for name, visit := range visits(t) {
		for form, size := range map[string]fyne.Size{"wide": desktopSize, "narrow": {Width: 320, Height: 568}, "flat": {Width: 568, Height: 320}} {
			play(t, name+", "+form, func(t *testing.T) {
				p := sit(t, chair{size: size, odds: game.OddsAdvice, seed: 7, hands: 2})
				visit(p)
				left := slices.DeleteFunc(tappables(p.app.top()), func(o fyne.CanvasObject) bool {
					return o.Size() == size // what Fyne's own panels lie on
				})
				for i, o := range p.app.walkFocus() {
					object := o.(fyne.CanvasObject)
					what := describe(o, i)
					at := slices.Index(left, object)
					if assert.GreaterOrEqual(t, at, 0, "%s takes the focus, yet no tap", what) {
						left = slices.Delete(left, at, at+1)
					}
					p.inner.Focus(o)
					p.app.showFocus()
					if s, ok := p.app.current.(*tableScreen); ok {
						s.arrange() // as Fyne has it whenever a text changes its size
						assert.Equal(t, o, p.inner.Focused(), "%s loses the focus", what)
					}
					seen := object
					if reflect.TypeOf(o).Elem().Name() == "tipArea" {
						seen = children(object)[0] // the ring around the row
					}
					assert.True(t, p.inSight(seen), "%s is out of sight", what)
					if isList(object) {
						continue // its row is lit up
					}
					with := test.RenderObjectToMarkup(object)
					p.inner.Unfocus()
					assert.NotEqual(t, test.RenderObjectToMarkup(object), with, "%s looks the same with the focus as without", what)
				}
				for i, o := range left {
					if d, ok := o.(fyne.Disableable); !ok || !d.Disabled() {
						assert.Fail(t, "out of reach", "Tab does not come to %s", describe(o, i))
					}
				}
			})
		}
	}
}

// inSight reports whether no scroll hides any of an object that has room.
func (p *player) inSight(o fyne.CanvasObject) (seen bool) {
	var walk func(in fyne.CanvasObject, at fyne.Position, clip rect)
	walk = func(in fyne.CanvasObject, at fyne.Position, clip rect) {
		here := rect{at.Add(in.Position()), in.Size()}
		switch in.(type) {
		case *container.Scroll, *container.Clip:
			clip = intersection(clip, here)
		}
		if in == o {
			part := intersection(here, clip)
			seen = part.size.Width > 0 && part.size.Height >= min(here.size.Height, clip.size.Height)-1
		}
		for _, child := range children(in) {
			if child.Visible() {
				walk(child, here.at, clip)
			}
		}
	}
	walk(p.app.top(), fyne.Position{}, rect{size: p.inner.Size()})
	return seen
}
