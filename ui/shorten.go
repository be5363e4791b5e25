package ui

import (
	"strings"
	"unicode"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// smallerBy is from one size of letters to the next one that is tried.
const smallerBy = 0.94

// shorten sets a text into a paragraph so that it is not higher than most at that
// width: in smaller print where it has to be, and as a last resort without its last
// words. It returns its height.
func shorten(p *widget.Paragraph, m widget.TextModel, width, most float32) float32 {
	if m.Size == "" {
		m.Size = theme.SizeText
	}
	p.SetModel(m)
	least := theme.Size(theme.SizeLeast) / theme.Size(m.Size)
	for m.Part = 1; p.HeightFor(width) > most && m.Part > least; {
		m.Part = max(least, m.Part*smallerBy)
		p.SetModel(m)
	}
	for left := withoutLast(m.Text); p.HeightFor(width) > most && left != ""; left = withoutLast(left) {
		p.SetText(left + " …")
	}
	return p.HeightFor(width)
}

// withoutLast is the text without its last word, or its last Chinese character.
func withoutLast(text string) string {
	end := strings.LastIndexFunc(text, func(r rune) bool { return r == ' ' || unicode.Is(unicode.Han, r) })
	return strings.TrimSpace(text[:max(0, end)])
}
