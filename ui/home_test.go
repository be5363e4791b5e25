package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/launch"
	"quantumpoker/ui/widget"
)

// menuOf lists the buttons of the home screen.
func menuOf(h *home) map[string]*widget.Button {
	buttons := map[string]*widget.Button{}
	items := slices.Concat(h.view.menu.items, h.matches.items, h.view.menu.items[len(h.view.menu.items)-1].(*grid).items)
	for _, o := range items {
		if b, ok := o.(*widget.Button); ok {
			buttons[b.Label()] = b
		}
	}
	return buttons
}

func TestHomeLeadsEverywhere(t *testing.T) {
	a := openApp(t, windowUsual)
	for label, want := range map[string]screen{
		"New match": &matchScreen{}, "Rules": &leaf{}, "Settings": &settingsScreen{}, "About": &leaf{},
	} {
		require.Contains(t, menuOf(a.current.(*home)), label)
		test.Tap(menuOf(a.current.(*home))[label])
		assert.IsType(t, want, a.current)
		a.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		assert.IsType(t, &home{}, a.current, "Escape leads back")
	}
	assert.Contains(t, menuOf(a.current.(*home)), "Quit")
}

func TestArrowKeysMoveThroughTheMenu(t *testing.T) {
	a := openApp(t, windowUsual)
	focused := func() string { return a.win.Canvas().Focused().(*widget.Button).Label() }
	a.typedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	assert.Equal(t, "New match", focused())
	a.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	assert.Equal(t, "Rules", focused())
	a.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	assert.Equal(t, "New match", focused())
	a.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.IsType(t, &home{}, a.current, "Escape closes no window")
}

func TestHomeContinuesMatches(t *testing.T) {
	a := openApp(t, windowUsual)
	a.startMatch(launched(launch.Options{Seats: []string{"Ada", "Ben"}}))
	left := a.current
	a.goHome()
	const label = "Continue: Ada, Ben, before the first hand"
	require.Contains(t, menuOf(a.current.(*home)), label)
	test.Tap(menuOf(a.current.(*home))[label])
	assert.Same(t, left, a.current)
}

// Where there is little room, the picture gives way to the menu.
func TestTheMenuTakesTheRoomThatThePictureCannotUse(t *testing.T) {
	a := openApp(t, fyne.NewSize(360, 640))
	for range 4 {
		a.startMatch(launched(launch.Options{Seats: []string{"Ada", "Ben", "Chi", "Dan", "Eva"}}))
	}
	a.goHome()
	v := a.current.(*home).view
	assert.False(t, v.art.circuit.Visible())
	assert.Equal(t, v.menu.Size().Height, v.scroll.Size().Height, "all of the menu is seen")
	above, below := v.name.Position().Y, v.scroll.Position().Y-v.motto.Position().Y-v.motto.Size().Height
	assert.InDelta(t, above, below, 0.5, "the title stands in the middle of the rest")
	checkTexts(t, a)
}
