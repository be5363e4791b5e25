package ui

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
	"quantumpoker/ui/widget/widgettest"
)

// telling are the colours that tell something where no text does, but for those that
// are a ground too: whether they tell depends on where they are.
func telling() map[color.NRGBA]fyne.ThemeColorName {
	names := []fyne.ThemeColorName{
		theme.ColorText, theme.ColorMuted, theme.ColorGold, theme.ColorUp, theme.ColorDown,
		theme.ColorWire, theme.ColorRound, theme.ColorStartGateEdge, theme.ColorShared, theme.ColorHouse,
		theme.ColorCardInk, theme.ColorCardBackInk, theme.ColorFocus,
		fynetheme.ColorNamePrimary, fynetheme.ColorNameInputBorder,
	}
	for h := range theme.Hue(theme.HueCount) {
		names = append(names, h.Name())
	}
	out := map[color.NRGBA]fyne.ThemeColorName{}
	for _, n := range names {
		out[theme.Color(n).(color.NRGBA)] = n
	}
	for _, ground := range []fyne.ThemeColorName{
		theme.ColorTable, theme.ColorTray, theme.ColorBar, theme.ColorPanel, theme.ColorPlate, theme.ColorPanelEdge, theme.ColorCard, theme.ColorCardEdge,
	} {
		if c := theme.Color(ground).(color.NRGBA); out[c] != theme.ColorFocus {
			delete(out, c)
		}
	}
	return out
}

// A colour thinner than this is a tint.
const tint = 0x60

// faint are the inks that stand out too little from what they lie on.
func faint(inks []widgettest.Ink, tells map[color.NRGBA]fyne.ThemeColorName) []string {
	var out []string
	for _, i := range inks {
		opaque := i.Asked
		opaque.A = 255
		name, matters := tells[opaque]
		if _, data := tells[i.Behind]; data && name != theme.ColorFocus {
			matters = false // marks of a chart may lie on each other
		}
		least := 3.0
		if i.Text {
			least, matters = 4.5, true
		}
		if c := widgettest.Contrast(i.Seen, i.Behind); matters && i.Asked.A >= tint && c < least {
			out = append(out, fmt.Sprintf("%s %s, %s %v on %v: %.2f", i.What, i.Box, name, i.Seen, i.Behind, c))
		}
	}
	return out
}

// Whatever is on any screen, at rest, pointed at, or with the focus, can be seen: by
// WCAG's measure, text with 4.5 and all else that tells something with 3.
func TestEverythingOnScreenStandsOut(t *testing.T) {
	looksOnly(t)
	for name, visit := range visits(t) {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{odds: game.OddsAdvice, seed: 7, hands: 2, seats: people(8)})
			visit(p)
			said := map[string]bool{}
			for look := range 4 {
				s := p.app.prefs.settings()
				s.variant, s.high = theme.Variant(1+look%2), look >= 2
				p.app.prefs.setSettings(s)
				p.app.applySettings()
				top := p.app.top()
				top.Refresh()
				tells := telling()
				report := func(state string) {
					for _, f := range faint(widgettest.Inks(top, theme.Color(theme.ColorTable)), tells) {
						if line := fmt.Sprintf("look %d, high %v: %s", s.variant, s.high, f); !said[line] {
							said[line] = true
							assert.Fail(t, line, state)
						}
					}
				}
				report("at rest")
				var lit []*widget.Button
				for _, o := range tappables(top) {
					if b, ok := o.(*widget.Button); ok {
						b.MouseIn(nil)
						lit = append(lit, b)
					}
				}
				report("pointed at")
				for _, b := range lit {
					b.MouseOut()
				}
				for _, o := range p.app.walkFocus() {
					p.inner.Focus(o)
					report("with the focus")
				}
				p.inner.Unfocus()
			}
		})
	}
}
