package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

type palette map[fyne.ThemeColorName]color.NRGBA

func paletteOf(v fyne.ThemeVariant, high bool) palette {
	switch {
	case v == fynetheme.VariantLight && high:
		return highLight
	case v == fynetheme.VariantLight:
		return light
	case high:
		return highDark
	}
	return dark
}

// rgb and rgba read 0xRRGGBB and 0xRRGGBBAA.
func rgb(v uint32) color.NRGBA {
	return rgba(v<<8 | 0xff)
}

func rgba(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 24), G: uint8(v >> 16), B: uint8(v >> 8), A: uint8(v)}
}

var dark = withFyneNames(SkyBlue, palette{
	ColorTable:     rgb(0x10141f),
	ColorTray:      rgb(0x0b0e17),
	ColorBar:       rgb(0x171d2b),
	ColorPanel:     rgb(0x171d2b),
	ColorPanelEdge: rgb(0x232c41),
	ColorPlate:     rgb(0x1b2233),

	ColorText:  rgb(0xe8ecf5),
	ColorMuted: rgb(0x9aa6bd),
	ColorGold:  rgb(0xf2d38a),
	ColorUp:    rgb(0x7ddc9a),
	ColorDown:  rgb(0xff9b8a),

	ColorWire:          rgb(0x8f9bb5),
	ColorRound:         rgb(0x67728a),
	ColorStartGate:     rgb(0x2a3550),
	ColorStartGateEdge: rgb(0x8f9bb5),
	ColorTrack:         rgb(0x2b3550),
	ColorShared:        rgb(0x8f9bb5),
	ColorHouse:         rgb(0x69758f),

	ColorCard:         rgb(0xf4f1e8),
	ColorCardEdge:     rgb(0xf4f1e8),
	ColorCardInk:      rgb(0x22283a),
	ColorCardMuted:    rgb(0x5d6373),
	ColorCardOff:      rgb(0xb9b8b4),
	ColorCardBack:     rgb(0x27304a),
	ColorCardBackEdge: rgb(0x4a577a),
	ColorCardBackInk:  rgb(0x7a8ab4),

	ColorFocus:         rgb(0xffffff),
	ColorButton:        rgb(0x1f2740),
	ColorButtonOff:     rgb(0x1a2030),
	ColorButtonOffText: rgb(0x8a94a8),
	ColorButtonHover:   rgba(0xffffff1a),
	ColorFocusTint:     rgba(0xffffff40),
	ColorScrim:         rgba(0x05070cb3),

	fynetheme.ColorNameShadow:    rgba(0x00000066),
	fynetheme.ColorNameHyperlink: rgb(0x7cc4f0),

	Orange.Name():        rgb(0xe69f00),
	SkyBlue.Name():       rgb(0x56b4e9),
	BluishGreen.Name():   rgb(0x009e73),
	Yellow.Name():        rgb(0xf0e442),
	Blue.Name():          rgb(0x4a7fe0),
	Vermillion.Name():    rgb(0xe2661a),
	ReddishPurple.Name(): rgb(0xcc79a7),
	Neutral.Name():       rgb(0xd5dbe8),

	Orange.Ink():        rgb(0x171006),
	SkyBlue.Ink():       rgb(0x08131c),
	BluishGreen.Ink():   rgb(0x02110c),
	Yellow.Ink():        rgb(0x171606),
	Blue.Ink():          rgb(0x000000),
	Vermillion.Ink():    rgb(0x140800),
	ReddishPurple.Ink(): rgb(0x170b12),
	Neutral.Ink():       rgb(0x10141f),
})

var light = withFyneNames(Blue, palette{
	ColorTable:     rgb(0xeef1f7),
	ColorTray:      rgb(0xe2e8f1),
	ColorBar:       rgb(0xffffff),
	ColorPanel:     rgb(0xffffff),
	ColorPanelEdge: rgb(0xcdd5e3),
	ColorPlate:     rgb(0xfafbfd),

	ColorText:  rgb(0x1b2233),
	ColorMuted: rgb(0x515c73),
	ColorGold:  rgb(0x775400),
	ColorUp:    rgb(0x106b37),
	ColorDown:  rgb(0xb02a1a),

	ColorWire:          rgb(0x6b778f),
	ColorRound:         rgb(0x7b869c),
	ColorStartGate:     rgb(0xd3dae7),
	ColorStartGateEdge: rgb(0x5b6880),
	ColorTrack:         rgb(0xd8deea),
	ColorShared:        rgb(0x6b778f),
	ColorHouse:         rgb(0x7e889b),

	ColorCard:         rgb(0xfffdf6),
	ColorCardEdge:     rgb(0x78839a),
	ColorCardInk:      rgb(0x22283a),
	ColorCardMuted:    rgb(0x5d6373),
	ColorCardOff:      rgb(0xd9d7d0),
	ColorCardBack:     rgb(0x34405f),
	ColorCardBackEdge: rgb(0x56648a),
	ColorCardBackInk:  rgb(0xa3b0d2),

	ColorFocus:         rgb(0x10141f),
	ColorButton:        rgb(0xcbd4e4),
	ColorButtonOff:     rgb(0xd9dfe9),
	ColorButtonOffText: rgb(0x586174),
	ColorButtonHover:   rgba(0x0b0e170a),
	ColorFocusTint:     rgba(0x10141f40),
	ColorScrim:         rgba(0x10141f8c),

	fynetheme.ColorNameShadow:    rgba(0x10141f2e),
	fynetheme.ColorNameHyperlink: rgb(0x1d4f9e),

	Orange.Name():        rgb(0xb46600),
	SkyBlue.Name():       rgb(0x1a7fb7),
	BluishGreen.Name():   rgb(0x007a59),
	Yellow.Name():        rgb(0x8f7d00),
	Blue.Name():          rgb(0x2450a8),
	Vermillion.Name():    rgb(0xb84300),
	ReddishPurple.Name(): rgb(0xa34a7d),
	Neutral.Name():       rgb(0x4b5468),

	Orange.Ink():        rgb(0x000000),
	SkyBlue.Ink():       rgb(0x000000),
	BluishGreen.Ink():   rgb(0xffffff),
	Yellow.Ink():        rgb(0x000000),
	Blue.Ink():          rgb(0xffffff),
	Vermillion.Ink():    rgb(0xffffff),
	ReddishPurple.Ink(): rgb(0xffffff),
	Neutral.Ink():       rgb(0xffffff),
})

// withFyneNames gives Fyne's own widgets, dialogs and menus the same colours,
// and an accent that is dark or light enough to be text too.
func withFyneNames(accent Hue, p palette) palette {
	for fyneName, ours := range map[fyne.ThemeColorName]fyne.ThemeColorName{
		fynetheme.ColorNameBackground:          ColorTable,
		fynetheme.ColorNameButton:              ColorButton,
		fynetheme.ColorNameDisabledButton:      ColorButtonOff,
		fynetheme.ColorNameDisabled:            ColorButtonOffText,
		fynetheme.ColorNameError:               ColorDown,
		fynetheme.ColorNameFocus:               ColorFocusTint,
		fynetheme.ColorNameForeground:          ColorText,
		fynetheme.ColorNameForegroundOnError:   ColorPanel,
		fynetheme.ColorNameForegroundOnPrimary: accent.Ink(),
		fynetheme.ColorNameForegroundOnSuccess: ColorPanel,
		fynetheme.ColorNameForegroundOnWarning: ColorPanel,
		fynetheme.ColorNameHeaderBackground:    ColorPlate,
		fynetheme.ColorNameHover:               ColorButtonHover,
		fynetheme.ColorNameInputBackground:     ColorPlate,
		fynetheme.ColorNameInputBorder:         ColorWire,
		fynetheme.ColorNameMenuBackground:      ColorPanel,
		fynetheme.ColorNameOverlayBackground:   ColorPanel,
		fynetheme.ColorNamePlaceHolder:         ColorMuted,
		fynetheme.ColorNamePressed:             ColorButtonHover,
		fynetheme.ColorNamePrimary:             accent.Name(),
		fynetheme.ColorNameScrollBar:           ColorWire,
		fynetheme.ColorNameSelection:           ColorTrack,
		fynetheme.ColorNameSeparator:           ColorPanelEdge,
		fynetheme.ColorNameSuccess:             ColorUp,
		fynetheme.ColorNameWarning:             ColorGold,
	} {
		p[fyneName] = p[ours]
	}
	return p
}
