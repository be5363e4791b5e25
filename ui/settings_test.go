package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"quantumpoker/ui/theme"
)

// choiceIn finds what can be chosen in a section of the settings.
func choiceIn(s *settingsScreen, section int) fyne.CanvasObject {
	items := s.page.body.items[section].(*column).items
	return items[len(items)-1]
}

func TestSettingsHoldAtOnceAndLast(t *testing.T) {
	a := openApp(t, windowUsual)
	s := newSettings(a)
	a.show(s)
	variant, contrast, text := choiceIn(s, 1).(*segments), choiceIn(s, 2).(*segments), choiceIn(s, 3).(*stepper)
	motion, bots, hide := choiceIn(s, 4).(*segments), choiceIn(s, 5).(*segments), choiceIn(s, 6).(*segments)

	size := theme.Size(theme.SizeText)
	variant.choose(1)
	light := theme.Color(theme.ColorTable)
	variant.choose(2)
	assert.NotEqual(t, light, theme.Color(theme.ColorTable))
	muted := theme.Color(theme.ColorMuted)
	contrast.choose(1)
	assert.NotEqual(t, muted, theme.Color(theme.ColorMuted))
	test.Tap(text.more)
	assert.InDelta(t, size*1.1, theme.Size(theme.SizeText), 1e-3)
	motion.choose(1)
	assert.False(t, theme.Animate())
	hide.choose(0)
	bots.choose(3)
	assert.Equal(t, paceAtOnce, a.prefs.pace())

	want := settings{variant: theme.Dark, high: true, animate: false, text: 110, hide: hideAtOnce}
	assert.Equal(t, want, a.prefs.settings())
	assert.Equal(t, want, newSettings(a).chosen)
}

func TestSegmentsWithPointerAndKeys(t *testing.T) {
	a := openApp(t, fyne.NewSize(600, 400))
	var chosen []int
	s := newSegments(1, func(i int) { chosen = append(chosen, i) }, "one", "two", "three")
	a.show(newLeaf(a, "Segments", newColumn(s)))
	test.TapAt(s, fyne.NewPos(s.Size().Width-5, 5))
	test.TapAt(s, fyne.NewPos(5, 5))
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	assert.Equal(t, []int{2, 0, 1}, chosen, "left of the first there is none")

	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.IsType(t, &home{}, a.current, "other keys are the screen's")
}

func TestSegmentsStackWhereTheyLackRoom(t *testing.T) {
	test.NewTempApp(t)
	s := newSegments(0, func(int) {}, "Somewhat long", "Longer than that", "The longest of all of them")
	assert.Equal(t, 3*s.HeightFor(600), s.HeightFor(200))
}

func TestStepperKeepsItsBounds(t *testing.T) {
	test.NewTempApp(t)
	var values []int
	s := newStepper(2, 2, 3, 1, func(int) string { return "" }, func(n int) { values = append(values, n) })
	test.Tap(s.less)
	test.Tap(s.more)
	test.Tap(s.more)
	assert.Equal(t, []int{3}, values)
}
