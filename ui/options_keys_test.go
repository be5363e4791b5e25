package ui

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// toOptions reveals, shows the options, and gives their list the keyboard.
func toOptions(t *testing.T) *player {
	p := seated(t, chair{odds: game.OddsWhatIf, seed: 7})
	p.reveal()
	p.table().tabs.choose(tabOptions)
	within := tappables(p.table().options)
	for range 20 {
		p.press(fyne.KeyTab)
		o, _ := p.inner.Focused().(fyne.CanvasObject)
		if _, filter := o.(*widget.Button); !filter && slices.Contains(within, o) {
			return p
		}
	}
	require.Fail(t, "Tab does not come to the options")
	return nil
}

func TestOptionsAreChosenByKeys(t *testing.T) {
	play(t, "down, Enter, Enter", func(t *testing.T) {
		p := toOptions(t)
		options := filtered(p.table().insight.listOptions(*p.snap().View), 0)
		assert.Contains(t, p.line(), "Measured right after", "the option is explained as for a pointer")
		last := len(options) - 1
		require.Positive(t, last)
		p.press(fyne.KeyUp) // there is nothing above the first
		for range options {
			p.press(fyne.KeyDown)
		}
		p.press(fyne.KeyReturn)
		require.NotNil(t, p.snap().Placement)
		assert.Equal(t, options[last].Plays[0], p.snap().Placement.Play().Canonical())
		assert.Zero(t, p.snap().Table.Plays(), "it is placed for a look")
		p.press(fyne.KeySpace)
		assert.Equal(t, options[last].Plays[0], p.snap().Placement.Play().Canonical(), "Space moved it on")
		p.press(fyne.KeyUp)
		p.press(fyne.KeySpace)
		assert.Equal(t, options[last-1].Plays[0], p.snap().Placement.Play().Canonical())
		p.press(fyne.KeyReturn)
		assert.Equal(t, 1, p.snap().Table.Plays(), "Enter goes on to what comes next")
		assert.Nil(t, p.inner.Focused(), "a list that is gone keeps the keyboard")
	})
	play(t, "Enter held down", func(t *testing.T) {
		p := toOptions(t)
		p.hold(fyne.KeyReturn, 20)
		require.NotNil(t, p.snap().Placement)
		assert.Zero(t, p.snap().Table.Plays(), "a key held down played the card")
	})
}

// The table's keys work as ever once the list is left.
func TestTheListGivesTheArrowsBack(t *testing.T) {
	for name, key := range map[string]fyne.KeyName{"by Escape": fyne.KeyEscape, "for another card": fyne.Key2} {
		play(t, name, func(t *testing.T) {
			p := toOptions(t)
			p.press(key)
			assert.Nil(t, p.inner.Focused())
			assert.IsType(t, &tableScreen{}, p.app.current)
			assert.Nil(t, p.inner.Overlays().Top())
			marker := p.table().marker
			p.press(fyne.KeyDown)
			assert.NotEqual(t, marker, p.table().marker)
		})
	}
	play(t, "when another panel is shown", func(t *testing.T) {
		p := toOptions(t)
		p.press(fyne.KeyO)
		p.wait(time.Second)
		assert.Nil(t, p.inner.Focused())
		p.press(fyne.KeyO)
		for _, o := range tappables(p.table().options) {
			p.inner.Focus(o.(fyne.Focusable))
			p.press(fyne.KeyO)
			assert.Nil(t, p.inner.Focused(), "%T", o)
			p.press(fyne.KeyO)
		}
	})
}

// Keys scroll a panel that is higher than the window, and a page does not jump
// back to what has the focus.
func TestKeysScrollWhatDoesNotFit(t *testing.T) {
	play(t, "a panel", func(t *testing.T) {
		p := sit(t, chair{size: fyne.NewSize(568, 320)})
		p.inner.OnTypedRune()('?')
		p.inner.Unfocus()
		m := p.inner.Overlays().Top().(*modal)
		p.press(fyne.KeyEnd)
		assert.InDelta(t, m.panel.Size().Height-m.scroll.Size().Height, m.scroll.Offset.Y, 1)
		p.press(fyne.KeyUp)
		assert.Less(t, m.scroll.Offset.Y, m.panel.Size().Height-m.scroll.Size().Height)
		p.press(fyne.KeyEscape)
		assert.Nil(t, p.inner.Overlays().Top())
	})
	play(t, "a page", func(t *testing.T) {
		p := sit(t, chair{size: fyne.NewSize(320, 568)})
		s := newSettings(p.app)
		p.app.show(s)
		p.press(fyne.KeyTab)
		p.press(fyne.KeyTab)
		p.press(fyne.KeyPageDown)
		assert.Positive(t, s.page.scroll.Offset.Y)
	})
}
