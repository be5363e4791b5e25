package theme

import "fyne.io/fyne/v2"

// Hue is the colour of a seat: one of Okabe and Ito's palette, which stays
// distinct to colour-blind eyes, made lighter or darker to stand out from each
// variant's background. Any number is valid; they repeat after HueCount.
type Hue int

// The hues in the order in which seats get them.
const (
	Orange Hue = iota
	SkyBlue
	BluishGreen
	Yellow
	Blue
	Vermillion
	ReddishPurple
	Neutral

	// HueCount is how many hues there are.
	HueCount = 8
)

var hueNames = [HueCount]fyne.ThemeColorName{
	"hueOrange", "hueSkyBlue", "hueBluishGreen", "hueYellow",
	"hueBlue", "hueVermillion", "hueReddishPurple", "hueNeutral",
}

// Name is the hue's colour.
func (h Hue) Name() fyne.ThemeColorName {
	return hueNames[h.index()]
}

// Ink is the colour of text that lies on the hue.
func (h Hue) Ink() fyne.ThemeColorName {
	return hueNames[h.index()] + "Ink"
}

func (h Hue) index() int {
	return int(((h % HueCount) + HueCount) % HueCount)
}
