package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// prefs is what the player's device remembers: small settings only. A value
// that cannot be, as after an edit by hand, reads as the default.
type prefs struct {
	store prefStore
}

// hideChoice is when to hide the cards on screen after the window has lost the
// focus.
type hideChoice int

const (
	hideSoon hideChoice = iota // after a glance at another window
	hideAtOnce
	hideNever
	hideChoices = 3
)

const hideSoonDelay = 5 * time.Second

// delay is how long the cards stay; ok is false if nothing hides them.
func (h hideChoice) delay() (d time.Duration, ok bool) {
	switch h {
	case hideAtOnce:
		return 0, true
	case hideNever:
		return 0, false
	default:
		return hideSoonDelay, true
	}
}

// The sizes of text, in percent of the usual one.
const (
	textLeast = 80
	textUsual = 100
	textMost  = 200
	textStep  = 10
)

// settings are what the settings screen shows.
type settings struct {
	variant theme.Variant
	high    bool // contrast
	animate bool
	text    int // percent
	hide    hideChoice
}

const (
	keyVariant = "theme"
	keyHigh    = "high contrast"
	keyAnimate = "animate"
	keyText    = "text size"
	keyHide    = "hide cards"
	keyWidth   = "window width"
	keyHeight  = "window height"
	keyTongue  = "language"
)

func (p prefs) settings() settings {
	return settings{
		variant: theme.Variant(p.number(keyVariant, int(theme.System), 0, int(theme.Dark))),
		high:    p.store.BoolWithFallback(keyHigh, false),
		animate: p.store.BoolWithFallback(keyAnimate, true),
		text:    p.number(keyText, textUsual, textLeast, textMost),
		hide:    hideChoice(p.number(keyHide, int(hideSoon), 0, hideChoices-1)),
	}
}

func (p prefs) setSettings(s settings) {
	p.store.SetInt(keyVariant, int(s.variant))
	p.store.SetBool(keyHigh, s.high)
	p.store.SetBool(keyAnimate, s.animate)
	p.store.SetInt(keyText, s.text)
	p.store.SetInt(keyHide, int(s.hide))
}

// language is the code of the chosen language, "" for the device's.
func (p prefs) language() string {
	if code := p.store.StringWithFallback(keyTongue, ""); indexOfLanguage(code) >= 0 {
		return code
	}
	return ""
}

func (p prefs) setLanguage(code string) { p.store.SetString(keyTongue, code) }

// number reads a number that has bounds.
func (p prefs) number(key string, usual, least, most int) int {
	if v := p.store.IntWithFallback(key, usual); v >= least && v <= most {
		return v
	}
	return usual
}

// The first window, and the least and the largest that is remembered.
var (
	windowUsual = fyne.NewSize(1280, 800)
	windowLeast = fyne.NewSize(320, 320)
	windowMost  = fyne.NewSize(7680, 4320)
)

func (p prefs) windowSize() fyne.Size {
	return fyne.NewSize(
		float32(p.number(keyWidth, int(windowUsual.Width), int(windowLeast.Width), int(windowMost.Width))),
		float32(p.number(keyHeight, int(windowUsual.Height), int(windowLeast.Height), int(windowMost.Height))),
	)
}

func (p prefs) setWindowSize(s fyne.Size) {
	p.store.SetInt(keyWidth, int(s.Width))
	p.store.SetInt(keyHeight, int(s.Height))
}

// applySettings makes the look follow the settings, at once and everywhere.
func (a *App) applySettings() {
	s := a.prefs.settings()
	a.app.Settings().SetTheme(theme.New(theme.Settings{
		Variant: s.variant, HighContrast: s.high, Animate: s.animate, TextScale: float32(s.text) / 100,
	}))
}
