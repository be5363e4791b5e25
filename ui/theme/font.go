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

// Fyne reads its font of coloured emoji, which is larger than all others together,
// once for each style of text, and keeps it. The game draws none of them, and names
// that do fall back to the system's fonts: it reads a small font in its place.
func init() {
	if emoji, ok := fynetheme.DefaultEmojiFont().(*fyne.StaticResource); ok && emoji != nil {
		emoji.StaticContent = fynetheme.DefaultSymbolFont().Content()
	}
}

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
