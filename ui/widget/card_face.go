package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// cardFace is a drawing with a name below, and what the card does below that.
type cardFace struct {
	paper  *Area
	art    *GateArt
	name   *line
	effect [2]*line

	called  string // the name as it was given
	longest string // the name that decides on the size of names
	text    string // the effect as it was given
}

func newCardFace() *cardFace {
	f := &cardFace{
		paper: NewArea(nil),
		art:   NewGateArt(GateX, theme.ColorCardInk),
		name:  newLine(theme.ColorCardInk, theme.SizeText, bold),
	}
	f.name.Alignment = fyne.TextAlignCenter
	for i := range f.effect {
		f.effect[i] = newLine(theme.ColorCardMuted, theme.SizeCaption, fyne.TextStyle{})
		f.effect[i].Alignment = fyne.TextAlignCenter
	}
	return f
}

func (f *cardFace) update(m CardModel) {
	paper, effect := theme.ColorCard, theme.ColorCardMuted
	if !m.Enabled {
		paper, effect = theme.ColorCardOff, theme.ColorCardInk
	}
	f.paper.FillColor = theme.Color(paper)
	outline(f.paper, m, theme.ColorCardEdge, 1)
	f.art.SetGate(m.Art, theme.ColorCardInk)
	f.called, f.longest = m.Name, m.Name
	if m.NameAs != "" {
		f.longest = m.NameAs
	}
	f.name.set(m.Name)
	f.name.restyle()
	f.text = m.Effect
	for _, l := range f.effect {
		l.color = effect
		l.restyle()
	}
}

func (f *cardFace) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{f.paper, f.art, f.name.Text, f.effect[0].Text, f.effect[1].Text}
}

// The text of a card, in parts of its height, and its limits at normal text
// scale. A drawing that gets less than leastArt makes the effect give way.
const (
	nameShare, nameLeast, nameMost       = 0.082, 11, 17
	effectShare, effectLeast, effectMost = 0.064, 10.5, 13
	nameSmallest                         = 8
	leastArt                             = 0.4
	mostArt                              = 0.5
)

func (f *cardFace) layout(size fyne.Size) {
	layoutPaper(f.paper, size)
	side, top := float32(cardMargin+cardOutline), max(cardMargin+cardOutline+1, size.Height*0.07)
	width := size.Width - 2*side
	f.fitName(size.Height, width)
	effect := f.fitEffect(size.Height-2*top, size.Height, width)

	y := size.Height - top
	for i := len(f.effect) - 1; i >= 0; i-- {
		l := f.effect[i]
		l.set("")
		if i < len(effect) {
			l.set(effect[i])
			y -= l.height()
		}
		l.place(side, y, width, l.height())
	}
	if len(effect) > 0 {
		y -= size.Height * 0.015
	}
	y -= f.name.height()
	f.name.place(side, y, width, f.name.height())

	f.layoutArt(top, y, size)
}

func (f *cardFace) layoutArt(top, bottom float32, size fyne.Size) {
	side := min(bottom-top, size.Width-2*(cardMargin+cardOutline), size.Height*mostArt)
	f.art.Resize(fyne.NewSquareSize(side))
	f.art.Move(fyne.NewPos((size.Width-side)/2, top+(bottom-top-side)/2))
}

// fitName makes the name as large as card and text scale ask for, or smaller
// until it fits, as the longest of its kind does. A card too small for that is told by
// its drawing.
func (f *cardFace) fitName(height, width float32) {
	f.name.set(f.longest)
	f.name.ask(clamp(height*nameShare, nameLeast, nameMost) * textScale())
	for f.name.asked > nameSmallest && (f.name.natural().Width > width || f.name.height() > height*0.25) {
		f.name.ask(f.name.asked - 0.5)
	}
	if f.name.natural().Width > width {
		f.name.set("")
		return
	}
	f.name.set(f.called)
}

// fitEffect is the effect in one line, smaller if need be, or in two, or
// nothing if the card is too small for it.
func (f *cardFace) fitEffect(room, height, width float32) []string {
	first := f.effect[0]
	smallest := effectLeast * textScale()
	first.set(f.text)
	first.ask(max(smallest, min(height*effectShare, effectMost)*textScale()))
	for first.asked > smallest && first.natural().Width > width {
		first.ask(max(smallest, first.asked-0.5))
	}
	f.effect[1].ask(first.asked)
	lines := wrap(f.text, width, func(s string) float32 {
		return fyne.MeasureText(s, first.asked, first.TextStyle).Width
	})
	left := room - f.name.height() - float32(len(lines))*first.height()
	if len(lines) > len(f.effect) || left < height*leastArt {
		return nil
	}
	return lines
}

func clamp(v, least, most float32) float32 {
	return min(max(v, least), most)
}

// textScale is how much larger than normal the player wants text.
func textScale() float32 {
	return theme.Size(theme.SizeText) / 14
}
