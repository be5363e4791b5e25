package resources_test

import (
	"bufio"
	"bytes"
	"image/png"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/go-text/typesetting/font"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/resources"
)

var faces = map[string][]byte{
	"sans regular": resources.SansRegular,
	"sans bold":    resources.SansBold,
	"mono regular": resources.MonoRegular,
}

// promised are characters that screens rely on, written out here so that a line lost from
// glyphs.txt is noticed.
const promised = "–—‘’“”…•·× ⟨⟩⊗⊕√−→←↑↓↔≤≥≠±½¼¾★✓✗▲▼●■◆ψφθαβ†⁻⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉☰⌫⏎"

// listed reads fonts/glyphs.txt.
func listed(t *testing.T) []rune {
	t.Helper()
	file, err := os.Open("fonts/glyphs.txt")
	require.NoError(t, err)
	defer file.Close()
	var runes []rune
	for lines := bufio.NewScanner(file); lines.Scan(); {
		text, _, _ := strings.Cut(lines.Text(), "#")
		fields := strings.Fields(text)
		if len(fields) == 0 {
			continue
		}
		first, last, isRange := strings.Cut(fields[0], "-")
		if !isRange {
			last = first
		}
		from, err := strconv.ParseInt(first, 16, 32)
		require.NoError(t, err)
		to, err := strconv.ParseInt(last, 16, 32)
		require.NoError(t, err)
		for r := rune(from); r <= rune(to); r++ {
			runes = append(runes, r)
		}
	}
	return runes
}

func parse(t *testing.T, data []byte) *font.Face {
	t.Helper()
	face, err := font.ParseTTF(bytes.NewReader(data))
	require.NoError(t, err)
	return face
}

func TestFacesHaveEveryListedGlyph(t *testing.T) {
	want := append(listed(t), []rune(promised)...)
	for name, data := range faces {
		t.Run(name, func(t *testing.T) {
			face := parse(t, data)
			for _, r := range want {
				_, ok := face.NominalGlyph(r)
				assert.True(t, ok, "%U %q has no glyph", r, r)
			}
		})
	}
}

// A glyph that came from another font is drawn, and as large as its neighbours.
func TestFilledInGlyphsHaveASensibleSize(t *testing.T) {
	for name, data := range faces {
		t.Run(name, func(t *testing.T) {
			face := parse(t, data)
			em := float64(face.Upem())
			for _, r := range "⟨⟩⊗⊕√−→←↑↓↔≤≥≠★✓✗▲▼●■◆☰⌫⏎" {
				glyph, _ := face.NominalGlyph(r)
				box, ok := face.GlyphExtents(glyph)
				require.True(t, ok, "%q", r)
				size := float64(max(box.Width, -box.Height))
				assert.Greater(t, size, 0.2*em, "%q is tiny", r)
				assert.Less(t, size, 1.15*em, "%q is huge", r)
				assert.LessOrEqual(t, float64(box.XBearing+box.Width), float64(face.HorizontalAdvance(glyph))+0.05*em, "%q sticks out", r)
			}
		})
	}
}

func TestMonospaceIsOneWidth(t *testing.T) {
	face := parse(t, resources.MonoRegular)
	zero, _ := face.NominalGlyph('0')
	for _, r := range listed(t) {
		glyph, _ := face.NominalGlyph(r)
		assert.Equal(t, face.HorizontalAdvance(zero), face.HorizontalAdvance(glyph), "%U %q", r, r)
	}
}

// Figures in the sans face stand in columns too, so that odds don't jump about as they change.
func TestFiguresShareOneWidth(t *testing.T) {
	for name, data := range faces {
		face := parse(t, data)
		zero, _ := face.NominalGlyph('0')
		for _, r := range "123456789" {
			glyph, _ := face.NominalGlyph(r)
			assert.Equal(t, face.HorizontalAdvance(zero), face.HorizontalAdvance(glyph), "%q in %s", r, name)
		}
	}
}

func TestLicenceTravelsWithTheFonts(t *testing.T) {
	assert.Contains(t, resources.FontLicence, "SIL OPEN FONT LICENSE Version 1.1")
	assert.Contains(t, resources.FontLicence, "Google LLC")
	assert.Contains(t, resources.FontLicence, "Adobe")
}

func TestIconIsASquareOf1024(t *testing.T) {
	icon, err := png.DecodeConfig(bytes.NewReader(resources.Icon))
	require.NoError(t, err)
	assert.Equal(t, [2]int{1024, 1024}, [2]int{icon.Width, icon.Height})
}
