package ui

import (
	"strings"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// shorten sets a text into a paragraph so that it is not higher than most at that
// width: in small print where it has to be, and as a last resort without its last
// words. It returns its height.
func shorten(p *widget.Paragraph, m widget.TextModel, width, most float32) float32 {
	p.SetModel(m)
	if p.HeightFor(width) > most {
		m.Size = theme.SizeCaption
		p.SetModel(m)
	}
	words := strings.Fields(m.Text)
	for p.HeightFor(width) > most && len(words) > 1 {
		words = words[:len(words)-1]
		p.SetText(strings.Join(words, " ") + " …")
	}
	return p.HeightFor(width)
}
