package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// stack is the body of a panel while it is laid out from the top down.
type stack struct {
	width   float32
	view    float32 // how much height is seen without scrolling
	y       float32 // where the next thing goes
	tight   bool    // rows stand closer
	objects []fyne.CanvasObject
	tips    []tipRange
}

// leading is the space between rows that are usually that far apart.
func (s *stack) leading(usual float32) float32 {
	if s.tight {
		return usual / 3
	}
	return usual
}

func (s *stack) add(objects ...fyne.CanvasObject) {
	s.objects = append(s.objects, objects...)
}

// text puts a line at the current height into part of the width.
func (s *stack) text(l *line, x, width, height float32) {
	l.place(x, s.y, max(0, width), height)
	s.add(l.Text)
}

// number is text that ends at a column's right edge.
func (s *stack) number(l *line, right, width, height float32) {
	l.Alignment = fyne.TextAlignTrailing
	s.text(l, right-width, width, height)
}

// next ends a row of that height.
func (s *stack) next(height float32, tip string) {
	if tip != "" {
		s.tips = append(s.tips, tipRange{from: s.y, to: s.y + height, tip: tip})
	}
	s.y += height
}

// cell gives a part of the row at the current height a tip of its own.
func (s *stack) cell(left, right, height float32, tip string) {
	s.tips = append(s.tips, tipRange{from: s.y, to: s.y + height, left: left, right: right, tip: tip})
}

// line ends a part of the body with a rule.
func (s *stack) line(rule *Area) {
	rule.FillColor = theme.Color(theme.ColorPanelEdge)
	rule.Move(fyne.NewPos(0, s.y+theme.Gap/2))
	rule.Resize(fyne.NewSize(s.width, 1.5))
	s.add(rule)
	s.y += theme.Gap
}

// grown is a pool with at least n things.
func grown[T any](pool []T, n int, create func() T) []T {
	for len(pool) < n {
		pool = append(pool, create())
	}
	return pool
}

// paragraphs are sentences that end a panel: the first ones plain, the last
// one muted.
type paragraphs struct {
	pool []*Paragraph
}

func (p *paragraphs) layout(s *stack, plain []string, muted string) {
	models := make([]TextModel, 0, len(plain)+1)
	for _, text := range plain {
		models = append(models, TextModel{Text: text, Size: theme.SizeCaption})
	}
	if muted != "" {
		models = append(models, TextModel{Text: muted, Size: theme.SizeCaption, Color: theme.ColorMuted})
	}
	p.pool = grown(p.pool, len(models), func() *Paragraph { return NewParagraph(TextModel{}) })
	for i, m := range models {
		text := p.pool[i]
		text.SetModel(m)
		height := text.HeightFor(s.width)
		s.y += theme.Gap / 2
		text.Move(fyne.NewPos(0, s.y))
		text.Resize(fyne.NewSize(s.width, height))
		s.add(text)
		s.y += height
	}
}
