package theme

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"quantumpoker/resources"
)

var (
	sans     = fyne.NewStaticResource("sans-regular.ttf", resources.SansRegular)
	sansBold = fyne.NewStaticResource("sans-bold.ttf", resources.SansBold)
	mono     = fyne.NewStaticResource("mono-regular.ttf", resources.MonoRegular)
)

// Font is the bundled face of a style. There is no italic: the game does not
// use it.
func (t *gameTheme) Font(s fyne.TextStyle) fyne.Resource {
	switch {
	case s.Symbol:
		return fynetheme.DefaultTheme().Font(s)
	case s.Monospace:
		return mono
	case s.Bold:
		return sansBold
	default:
		return sans
	}
}
