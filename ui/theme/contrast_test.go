package theme

import (
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"quantumpoker/ui/widget/widgettest"
)

var (
	surfaces = []fyne.ThemeColorName{ColorTable, ColorTray, ColorBar, ColorPanel, ColorPlate}
	variants = map[string]fyne.ThemeVariant{
		"light": fynetheme.VariantLight,
		"dark":  fynetheme.VariantDark,
	}
)

type pairs map[fyne.ThemeColorName][]fyne.ThemeColorName // what is seen, on what

func textPairs() pairs {
	p := pairs{
		ColorText:                              append(surfaces, ColorButton, ColorTrack, ColorStartGate),
		ColorMuted:                             surfaces,
		ColorGold:                              surfaces,
		ColorUp:                                surfaces,
		ColorDown:                              surfaces,
		ColorCardInk:                           {ColorCard, ColorCardOff},
		ColorCardMuted:                         {ColorCard},
		ColorButtonOffText:                     {ColorButtonOff, ColorPlate},
		fynetheme.ColorNameForeground:          {fynetheme.ColorNameBackground, fynetheme.ColorNameInputBackground, fynetheme.ColorNameOverlayBackground, fynetheme.ColorNameMenuBackground, fynetheme.ColorNameButton, fynetheme.ColorNameSelection, fynetheme.ColorNameHeaderBackground},
		fynetheme.ColorNameHyperlink:           {fynetheme.ColorNameBackground, fynetheme.ColorNameOverlayBackground},
		fynetheme.ColorNamePlaceHolder:         {fynetheme.ColorNameInputBackground, fynetheme.ColorNameBackground},
		fynetheme.ColorNameForegroundOnError:   {fynetheme.ColorNameError},
		fynetheme.ColorNameForegroundOnSuccess: {fynetheme.ColorNameSuccess},
		fynetheme.ColorNameForegroundOnWarning: {fynetheme.ColorNameWarning},
	}
	return p
}

// huePairs are texts on or in the hue of a seat, which is of middling lightness so
// that all eight are told apart.
func huePairs() pairs {
	p := pairs{
		fynetheme.ColorNamePrimary:             {fynetheme.ColorNameBackground, fynetheme.ColorNameOverlayBackground},
		fynetheme.ColorNameForegroundOnPrimary: {fynetheme.ColorNamePrimary},
	}
	for h := range Hue(HueCount) {
		p[h.Ink()] = []fyne.ThemeColorName{h.Name()}
	}
	return p
}

func graphicPairs() pairs {
	p := pairs{
		ColorWire:                      surfaces,
		ColorRound:                     {ColorTable},
		ColorStartGateEdge:             {ColorTable},
		ColorShared:                    {ColorPanel},
		ColorHouse:                     {ColorPanel},
		ColorFocus:                     append(surfaces, ColorButton),
		ColorCardBackInk:               {ColorCardBack},
		ColorCardInk:                   {ColorCardOff},
		fynetheme.ColorNameInputBorder: {fynetheme.ColorNameBackground, fynetheme.ColorNameOverlayBackground},
	}
	for h := range Hue(HueCount) {
		p[h.Name()] = surfaces
	}
	return p
}

func TestContrast(t *testing.T) {
	for name, test := range map[string]struct {
		high           bool
		text, graphics float64
	}{
		"normal": {false, 4.5, 3},
		"high":   {true, 7, 4.5},
	} {
		for variant, v := range variants {
			t.Run(name+"/"+variant, func(t *testing.T) {
				colors := paletteOf(v, test.high)
				keeps := func(p pairs, least float64) {
					for seen, behind := range p {
						for _, on := range behind {
							assert.Contains(t, colors, seen)
							assert.Contains(t, colors, on)
							assert.GreaterOrEqualf(t, widgettest.Contrast(colors[seen], colors[on]), least, "%s on %s", seen, on)
						}
					}
				}
				keeps(textPairs(), test.text)
				keeps(huePairs(), 4.5)
				keeps(graphicPairs(), test.graphics)
			})
		}
	}
}

func TestContrastOfBlackOnWhite(t *testing.T) {
	assert.InDelta(t, 21, widgettest.Contrast(rgb(0), rgb(0xffffff)), 1e-9)
	assert.InDelta(t, 4.54, widgettest.Contrast(rgb(0x767676), rgb(0xffffff)), 0.01)
}
