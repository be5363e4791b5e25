package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget/widgettest"
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
	variant, contrast, text := choiceIn(s, 1).(*segments), choiceIn(s, 2).(*segments), choiceIn(s, 3).(*slider)
	motion, bots, hide := choiceIn(s, 4).(*segments), choiceIn(s, 5).(*segments), choiceIn(s, 6).(*segments)

	size := theme.Size(theme.SizeText)
	variant.choose(1)
	light := theme.Color(theme.ColorTable)
	variant.choose(2)
	assert.NotEqual(t, light, theme.Color(theme.ColorTable))
	muted := theme.Color(theme.ColorMuted)
	contrast.choose(1)
	assert.NotEqual(t, muted, theme.Color(theme.ColorMuted))
	text.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
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

// Settings are opened over a screen, and the device may change the look at any time:
// what was away meanwhile comes back as what stayed looks.
func TestAScreenComesBackInTheNewLook(t *testing.T) {
	looksOnly(t)
	for name, visit := range visits(t) {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{odds: game.OddsAdvice, seed: 7, hands: 2, seats: people(3)})
			p.app.look(theme.Dark, textUsual)
			visit(p)
			shown := p.app.current
			inks := func() []widgettest.Ink {
				return widgettest.Inks(p.app.win.Content(), theme.Color(theme.ColorTable))
			}
			p.app.show(newSettings(p.app))
			p.app.look(theme.Light, 120)
			p.app.show(shown)
			back := inks()
			p.app.applySettings()
			assert.Equal(t, inks(), back)
		})
	}
}

// A drag changes the text under it, on and on: the slider keeps the drag, the
// keyboard, and its place under the pointer.
func TestTextSizeFollowsADrag(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 320, Height: 568}, windowUsual} {
		a := openApp(t, size)
		a.look(theme.Dark, textLeast)
		s := newSettings(a)
		a.show(s)
		text := choiceIn(s, 3).(*slider)
		a.focus(text)
		a.showFocus()
		at := func() fyne.Position { return a.app.Driver().AbsolutePositionForObject(text) }
		width, left, top := text.Size().Width, at().X, at().Y
		assert.GreaterOrEqual(t, text.Size().Height, theme.Touch)
		var seen []int
		for x := float32(0); x <= width; x += 2 {
			text.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, 5)}})
			if now := a.prefs.settings().text; len(seen) == 0 || seen[len(seen)-1] != now {
				seen = append(seen, now)
				assert.InDelta(t, float32(now)/100*14, theme.Size(theme.SizeText), 1e-3, "it does not hold at once")
			}
			assert.Same(t, text, a.win.Canvas().Focused())
			assert.InDelta(t, top, at().Y, 0.5, "it slips away at %d%%", seen[len(seen)-1])
			assert.Equal(t, []float32{left, width}, []float32{at().X, text.Size().Width})
		}
		text.DragEnd()
		assert.Equal(t, []int{80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200}, seen)
	}
}

func TestSliderByKeys(t *testing.T) {
	a := openApp(t, windowUsual)
	var to []int
	s := newSlider(2, 3, func(at int) string { return "" }, func(at int) { to = append(to, at) })
	a.show(newLeaf(a, "Slider", newColumn(s)))
	for _, k := range []fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft, fyne.KeyHome, fyne.KeyLeft, fyne.KeyEnd} {
		s.TypedKey(&fyne.KeyEvent{Name: k})
	}
	assert.Equal(t, []int{3, 2, 0, 3}, to, "beyond its ends there is nothing")
	s.show(1)
	assert.Len(t, to, 4, "what the program shows it does not tell")
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.IsType(t, &home{}, a.current, "other keys are the screen's")
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

// A button that can change nothing says so, and leaves the focus to the other one.
func TestStepperIsDisabledAtItsEnds(t *testing.T) {
	test.NewTempApp(t)
	s := newStepper(2, 2, 4, 1, func(int) string { return "" }, func(int) {})
	w := test.NewTempWindow(t, s)
	state := func() []bool { return []bool{s.less.Disabled(), s.more.Disabled()} }
	assert.Equal(t, []bool{true, false}, state())
	w.Canvas().Focus(s.more)
	test.Tap(s.more)
	assert.Equal(t, []bool{false, false}, state())
	assert.Equal(t, fyne.Focusable(s.more), w.Canvas().Focused())
	test.Tap(s.more)
	assert.Equal(t, []bool{false, true}, state())
	assert.Equal(t, fyne.Focusable(s.less), w.Canvas().Focused())
}
