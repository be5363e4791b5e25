package theme

import "maps"

// The palettes of high contrast: the grounds are black or white, what lies on them
// is near the other end, and every surface has an outline that can be seen.

var highDark = dark.with(SkyBlue, palette{
	ColorTable:     rgb(0x000000),
	ColorTray:      rgb(0x000000),
	ColorBar:       rgb(0x000000),
	ColorPanel:     rgb(0x05070c),
	ColorPanelEdge: rgb(0x9aa6bd),
	ColorPlate:     rgb(0x0b0e17),

	ColorText:  rgb(0xffffff),
	ColorMuted: rgb(0xd5dbe8),
	ColorGold:  rgb(0xffe08a),
	ColorUp:    rgb(0x9af0b4),
	ColorDown:  rgb(0xffb8ab),

	ColorWire:          rgb(0xe8ecf5),
	ColorRound:         rgb(0xb8c2d6),
	ColorStartGate:     rgb(0x1b2233),
	ColorStartGateEdge: rgb(0xffffff),
	ColorTrack:         rgb(0x2b3550),
	ColorShared:        rgb(0xc3ccde),
	ColorHouse:         rgb(0x8e99b0),

	ColorCard:         rgb(0xffffff),
	ColorCardEdge:     rgb(0xffffff),
	ColorCardInk:      rgb(0x000000),
	ColorCardMuted:    rgb(0x333846),
	ColorCardOff:      rgb(0xb9b8b4),
	ColorCardBack:     rgb(0x16203a),
	ColorCardBackEdge: rgb(0xffffff),
	ColorCardBackInk:  rgb(0xc3d2ff),

	ColorButton:        rgb(0x1f2740),
	ColorButtonOff:     rgb(0x10141f),
	ColorButtonOffText: rgb(0xb4bdce),

	Orange.Name():        rgb(0xffb224),
	SkyBlue.Name():       rgb(0x7cccff),
	BluishGreen.Name():   rgb(0x2fd39e),
	Yellow.Name():        rgb(0xfff066),
	Blue.Name():          rgb(0x8aaeff),
	Vermillion.Name():    rgb(0xff8446),
	ReddishPurple.Name(): rgb(0xf09acb),
	Neutral.Name():       rgb(0xffffff),
})

var highLight = light.with(Blue, palette{
	ColorTable:     rgb(0xffffff),
	ColorTray:      rgb(0xf4f6fa),
	ColorPanelEdge: rgb(0x4a5468),
	ColorPlate:     rgb(0xffffff),

	ColorText:  rgb(0x000000),
	ColorMuted: rgb(0x2f3747),
	ColorGold:  rgb(0x533a00),
	ColorUp:    rgb(0x004a22),
	ColorDown:  rgb(0x801408),

	ColorWire:          rgb(0x2f3747),
	ColorRound:         rgb(0x4a5468),
	ColorStartGate:     rgb(0xe2e8f1),
	ColorStartGateEdge: rgb(0x000000),
	ColorShared:        rgb(0x3f495c),
	ColorHouse:         rgb(0x69748a),

	ColorCard:        rgb(0xffffff),
	ColorCardEdge:    rgb(0x000000),
	ColorCardInk:     rgb(0x000000),
	ColorCardMuted:   rgb(0x333846),
	ColorCardBack:    rgb(0x16203a),
	ColorCardBackInk: rgb(0xc3d2ff),

	ColorFocus:         rgb(0x000000),
	ColorButton:        rgb(0xd9e0ec),
	ColorButtonOff:     rgb(0xeceff5),
	ColorButtonOffText: rgb(0x444c5c),

	Orange.Name():        rgb(0x985300),
	SkyBlue.Name():       rgb(0x00689c),
	BluishGreen.Name():   rgb(0x00664a),
	Yellow.Name():        rgb(0x6b5d00),
	Blue.Name():          rgb(0x1d3fa0),
	Vermillion.Name():    rgb(0x9c2b00),
	ReddishPurple.Name(): rgb(0x8a2f68),
	Neutral.Name():       rgb(0x333b4d),

	Orange.Ink():  rgb(0xffffff),
	SkyBlue.Ink(): rgb(0xffffff),
	Yellow.Ink():  rgb(0xffffff),
})

// with is p with some colours in place of its own, and Fyne's names to match.
func (p palette) with(accent Hue, own palette) palette {
	out := maps.Clone(p)
	maps.Copy(out, own)
	return withFyneNames(accent, out)
}
