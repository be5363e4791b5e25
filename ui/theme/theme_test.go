package theme

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
)

func TestVariant(t *testing.T) {
	const l, d = fynetheme.VariantLight, fynetheme.VariantDark
	for name, tt := range map[string]struct {
		chosen       Variant
		system, want fyne.ThemeVariant
	}{
		"system is light":   {System, l, l},
		"system is dark":    {System, d, d},
		"light, not system": {Light, d, l},
		"dark, not system":  {Dark, l, d},
	} {
		t.Run(name, func(t *testing.T) {
			got := New(Settings{Variant: tt.chosen}).Color(ColorTable, tt.system)
			assert.Equal(t, paletteOf(tt.want, false)[ColorTable], got)
		})
	}
}

func TestColorFollowsTheRunningApp(t *testing.T) {
	test.NewTempApp(t)
	test.ApplyTheme(t, New(Settings{Variant: Light}))
	assert.Equal(t, light[ColorPanel], Color(ColorPanel))
	test.ApplyTheme(t, New(Settings{Variant: Dark}))
	assert.Equal(t, dark[ColorPanel], Color(ColorPanel))
	test.ApplyTheme(t, test.NewTheme())
	assert.Equal(t, dark[ColorPanel], Color(ColorPanel), "a foreign theme")
}

func TestTextScale(t *testing.T) {
	test.NewTempApp(t)
	normal, large := New(Settings{}), New(Settings{TextScale: 1.5})
	for _, n := range []fyne.ThemeSizeName{SizeCaption, SizeText, SizeTitle, SizeHeading} {
		assert.InDelta(t, normal.Size(n)*1.5, large.Size(n), 1e-4, n)
	}
	pad := fynetheme.SizeNamePadding
	assert.Equal(t, normal.Size(pad), large.Size(pad), "only text grows")

	test.ApplyTheme(t, large)
	assert.Equal(t, large.Size(SizeText), Size(SizeText))
}

func TestAnimateIsThePlayersChoice(t *testing.T) {
	test.NewTempApp(t)
	for _, want := range []bool{true, false} {
		test.ApplyTheme(t, New(Settings{Animate: want}))
		assert.Equal(t, want, Animate())
	}
}

func TestAllPalettesHaveTheSameNames(t *testing.T) {
	for _, p := range []palette{light, highDark, highLight} {
		for n := range dark {
			assert.Contains(t, p, n)
		}
		assert.Len(t, p, len(dark))
	}
}

func TestHighContrast(t *testing.T) {
	for _, v := range variants {
		normal, high := New(Settings{}).Color(ColorMuted, v), New(Settings{HighContrast: true}).Color(ColorMuted, v)
		assert.NotEqual(t, normal, high)
	}
}

func TestHuesAreDistinct(t *testing.T) {
	for _, p := range []palette{light, dark, highLight, highDark} {
		seen := map[any]Hue{}
		for h := range Hue(HueCount) {
			c := p[h.Name()]
			assert.NotContains(t, seen, c, "hue %d", h)
			seen[c] = h
		}
	}
	assert.Equal(t, Orange.Name(), Hue(HueCount).Name(), "hues repeat")
	assert.Equal(t, Neutral.Name(), Hue(-1).Name())
}

func TestFont(t *testing.T) {
	for name, tt := range map[string]struct {
		style fyne.TextStyle
		want  fyne.Resource
	}{
		"plain":          {fyne.TextStyle{}, sans},
		"bold":           {fyne.TextStyle{Bold: true}, sansBold},
		"monospace":      {fyne.TextStyle{Monospace: true}, mono},
		"bold monospace": {fyne.TextStyle{Monospace: true, Bold: true}, mono},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tt.want.Name(), New(Settings{}).Font(tt.style).Name())
		})
	}
}
