// Package theme is how the game looks: every colour, text size and length of a
// motion has a name here, and nothing else in the window knows a colour value.
//
// Conventions: a colour is asked for by its name at the moment of drawing, so
// that a change of theme needs a refresh and nothing more. Lengths are in
// Fyne's device-independent units. Each palette keeps WCAG's contrasts: text
// at least 4.5:1 on what it lies on, graphics at least 3:1. Those of high contrast
// keep 7:1 and 4.5:1, but for text on a seat's hue, which has 4.5:1.
package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// Variant says which palette is used.
type Variant int

// The variants. System follows what the device is set to.
const (
	System Variant = iota
	Light
	Dark
)

// Settings are what the player chooses about the look.
type Settings struct {
	Variant      Variant
	HighContrast bool
	Animate      bool    // whether motions are shown at all
	TextScale    float32 // 1 is the normal size; 0 counts as 1
}

type gameTheme struct {
	settings Settings
}

var _ fyne.Theme = (*gameTheme)(nil)

// New is the game's theme with these settings.
func New(s Settings) fyne.Theme {
	if s.TextScale <= 0 {
		s.TextScale = 1
	}
	return &gameTheme{settings: s}
}

// Color is the named colour. Names that belong to Fyne alone and that no part
// of the game shows keep Fyne's own value.
func (t *gameTheme) Color(n fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	v = t.settings.Variant.orSystem(v)
	if c, ok := paletteOf(v, t.settings.HighContrast)[n]; ok {
		return c
	}
	return fynetheme.DefaultTheme().Color(n, v)
}

// Icon is Fyne's icon of that name.
func (t *gameTheme) Icon(n fyne.ThemeIconName) fyne.Resource {
	return fynetheme.DefaultTheme().Icon(n)
}

// Size is a named length. Text and the icons that stand in text grow with the
// player's text scale, all else keeps its size.
func (t *gameTheme) Size(n fyne.ThemeSizeName) float32 {
	if n == SizeLeast {
		return leastText * min(1, t.settings.TextScale)
	}
	if s, ok := textSizes[n]; ok {
		return s * t.settings.TextScale
	}
	if s, ok := lengths[n]; ok {
		return s
	}
	return fynetheme.DefaultTheme().Size(n)
}

func (v Variant) orSystem(system fyne.ThemeVariant) fyne.ThemeVariant {
	switch v {
	case Light:
		return fynetheme.VariantLight
	case Dark:
		return fynetheme.VariantDark
	default:
		return system
	}
}

// Color is the named colour as the running app shows it. An app that has
// another theme than the game's is given the dark palette, so that a drawn
// thing is never invisible.
func Color(n fyne.ThemeColorName) color.Color {
	settings := fyne.CurrentApp().Settings()
	if t, ok := settings.Theme().(*gameTheme); ok {
		return t.Color(n, settings.ThemeVariant())
	}
	return fallback.Color(n, fynetheme.VariantDark)
}

// Size is the named length as the running app shows it, with the player's text
// scale applied.
func Size(n fyne.ThemeSizeName) float32 {
	return current().Size(n)
}

var fallback = &gameTheme{settings: Settings{Variant: Dark, TextScale: 1}}

func current() *gameTheme {
	if t, ok := fyne.CurrentApp().Settings().Theme().(*gameTheme); ok {
		return t
	}
	return fallback
}
