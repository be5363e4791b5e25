package theme

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
)

// contrast is WCAG 2's contrast ratio of two opaque colours.
func contrast(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

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
		fynetheme.ColorNamePrimary:             {fynetheme.ColorNameBackground, fynetheme.ColorNameOverlayBackground},
		fynetheme.ColorNameForegroundOnPrimary: {fynetheme.ColorNamePrimary},
		fynetheme.ColorNameForegroundOnError:   {fynetheme.ColorNameError},
		fynetheme.ColorNameForegroundOnSuccess: {fynetheme.ColorNameSuccess},
		fynetheme.ColorNameForegroundOnWarning: {fynetheme.ColorNameWarning},
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
	for kind, least := range map[string]float64{"text": 4.5, "graphics": 3} {
		p := textPairs()
		if kind == "graphics" {
			p = graphicPairs()
		}
		for name, v := range variants {
			colors := paletteOf(v)
			t.Run(fmt.Sprintf("%s/%s", kind, name), func(t *testing.T) {
				for seen, behind := range p {
					for _, on := range behind {
						assert.Contains(t, colors, seen)
						assert.Contains(t, colors, on)
						got := contrast(colors[seen], colors[on])
						assert.GreaterOrEqualf(t, got, least, "%s on %s", seen, on)
					}
				}
			})
		}
	}
}

func TestContrastOfBlackOnWhite(t *testing.T) {
	assert.InDelta(t, 21, contrast(rgb(0), rgb(0xffffff)), 1e-9)
	assert.InDelta(t, 4.54, contrast(rgb(0x767676), rgb(0xffffff)), 0.01)
}
