package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
)

func TestPrefsRemember(t *testing.T) {
	p := prefs{test.NewTempApp(t).Preferences()}
	assert.Equal(t, settings{variant: theme.System, animate: true, text: 100, hide: hideSoon}, p.settings())
	assert.Equal(t, windowUsual, p.windowSize())
	assert.Equal(t, newDraft(), p.match())

	s := settings{variant: theme.Dark, animate: false, text: 150, hide: hideNever}
	p.setSettings(s)
	assert.Equal(t, s, p.settings())
	p.setWindowSize(fyne.NewSize(700, 500))
	assert.Equal(t, fyne.NewSize(700, 500), p.windowSize())

	d := newDraft()
	d.names[0], d.players, d.chips, d.ante, d.hands = "Zoe", 5, "500", "10", "3"
	d.endless, d.odds = true, game.OddsNothing
	d.setColor(0, 4)
	d.setShape(1, 7)
	p.setMatch(d)
	assert.Equal(t, d, p.match())
}

func TestPrefsThatCannotBeReadAsUsual(t *testing.T) {
	p := prefs{test.NewTempApp(t).Preferences()}
	for _, key := range []string{keyVariant, keyText, keyHide, keyWidth, keyHeight, keyPlayers, keyOdds} {
		p.store.SetInt(key, 1_000_000)
	}
	p.store.SetIntList(keyColors, []int{0, 0})
	p.store.SetStringList(keyNames, []string{"Zoe"})
	assert.Equal(t, settings{variant: theme.System, animate: true, text: 100, hide: hideSoon}, p.settings())
	assert.Equal(t, windowUsual, p.windowSize())
	want := newDraft()
	want.names[0] = "Zoe"
	assert.Equal(t, want, p.match())
}

func TestHideDelay(t *testing.T) {
	type answer struct {
		d  time.Duration
		ok bool
	}
	for h, want := range map[hideChoice]answer{
		hideAtOnce: {0, true}, hideSoon: {5 * time.Second, true}, hideNever: {0, false},
	} {
		d, ok := h.delay()
		assert.Equal(t, want, answer{d, ok})
	}
}

func TestTheWindowRemembersItsSize(t *testing.T) {
	a := openApp(t, fyne.NewSize(900, 700))
	a.rememberSize()
	assert.Equal(t, fyne.NewSize(900, 700), a.prefs.windowSize())
	a.win.SetFullScreen(true)
	a.win.Resize(fyne.NewSize(1920, 1080))
	a.rememberSize()
	assert.Equal(t, fyne.NewSize(900, 700), a.prefs.windowSize(), "full screen is no size to remember")
}
