package ui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/widget/widgettest"
)

// sheet is what the list of keys says, "" while it is closed.
func (a *App) sheet() string {
	top := a.win.Canvas().Overlays().Top()
	if top == nil {
		return ""
	}
	return strings.Join(widgettest.Texts(top), "\n")
}

func TestQuestionMarkListsTheKeysOfTheScreen(t *testing.T) {
	for name, page := range pages {
		t.Run(name, func(t *testing.T) {
			a := openApp(t, windowUsual)
			s := page(a)
			a.show(s)
			a.win.Canvas().OnTypedRune()('?')
			require.Contains(t, a.sheet(), "full screen")
			if k, ok := s.(keyed); ok {
				for _, text := range k.keyList() {
					assert.Contains(t, strings.ReplaceAll(a.sheet(), "\n", " "), text)
				}
			}
			a.win.Canvas().OnTypedRune()('?')
			assert.Len(t, a.win.Canvas().Overlays().List(), 1, "the list does not open over itself")
			a.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			assert.Empty(t, a.sheet())
		})
	}
}

func TestTheTableListsTheKeysOfItsPhase(t *testing.T) {
	play(t, "phases", func(t *testing.T) {
		p := sit(t, chair{})
		lists := func(text string) {
			t.Helper()
			p.inner.OnTypedRune()('?')
			assert.Contains(t, strings.ReplaceAll(p.app.sheet(), "\n", " "), text)
			p.press(fyne.KeyEscape)
			require.Empty(t, p.app.sheet())
		}
		lists("show the cards of the player to move")
		p.reveal()
		lists("choose a card")
		p.press(fyne.KeyH)
		p.playGate()
		lists("take the last gate back")
	})
}

// A character reaches the screen whatever has the focus, but for a line to write in.
func TestFocusedWidgetsLeaveCharactersToTheScreen(t *testing.T) {
	a := openApp(t, windowUsual)
	a.show(newMatchScreen(a))
	for _, o := range a.walkFocus() {
		a.win.Canvas().Focus(o)
		o.TypedRune('?')
		_, writes := o.(*field)
		assert.Equal(t, writes, a.sheet() == "", "%T", o)
		if !writes {
			a.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		}
	}
}

// walkFocus is what Tab goes through, in that order.
func (a *App) walkFocus() []fyne.Focusable {
	c := a.win.Canvas()
	c.Unfocus()
	c.FocusNext()
	first := c.Focused()
	all := []fyne.Focusable{first}
	for c.FocusNext(); c.Focused() != first; c.FocusNext() {
		all = append(all, c.Focused())
	}
	return all
}

func describe(o any, i int) string {
	if b, ok := o.(interface{ Label() string }); ok {
		return fmt.Sprintf("button %q", b.Label())
	}
	return fmt.Sprintf("%T, number %d", o, i)
}
