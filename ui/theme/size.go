package theme

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// The text sizes of the game, smallest first. SizeText and SizeTitle are
// Fyne's own names, so its widgets agree with the drawn ones. SizeLeast is for text
// that has no room in its own size: it is never larger than small print usually is.
const (
	SizeLeast   fyne.ThemeSizeName = "leastText"
	SizeCaption                    = fynetheme.SizeNameCaptionText
	SizeText                       = fynetheme.SizeNameText
	SizeTitle                      = fynetheme.SizeNameSubHeadingText
	SizeHeading                    = fynetheme.SizeNameHeadingText
)

// Touch is the least width and height of anything that a finger must hit.
const Touch float32 = 44

// The radii of rounded corners, and the space kept inside panels.
const (
	Radius     float32 = 8
	CardRadius float32 = 10
	Gap        float32 = 8
	PanelInset float32 = 16
)

// leastText is SizeLeast for all who have not asked for smaller text.
const leastText float32 = 11

var textSizes = map[fyne.ThemeSizeName]float32{
	SizeCaption:                  12.5,
	SizeText:                     14,
	SizeTitle:                    17,
	SizeHeading:                  28,
	fynetheme.SizeNameInlineIcon: 20,
}

var lengths = map[fyne.ThemeSizeName]float32{
	fynetheme.SizeNameInnerPadding:    12.5, // so that a line to write in is as high as Touch
	fynetheme.SizeNameInputRadius:     Radius,
	fynetheme.SizeNameSelectionRadius: Radius / 2,
	fynetheme.SizeNameButtonRadius:    Radius,
	fynetheme.SizeNameDialogRadius:    CardRadius,
	fynetheme.SizeNamePopupRadius:     Radius,
	fynetheme.SizeNameMenuRadius:      Radius,
}
