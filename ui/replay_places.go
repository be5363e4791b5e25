package ui

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// replayPlaces are where the parts of a replay go. But in a wide window the panels
// share the place of the odds.
type replayPlaces struct {
	form               form
	bar, circuit       rect
	tabs               rect // empty where all panels are shown
	odds, cards, curve rect
	said               rect // what has just happened
	slider, buttons    rect
}

// replayPlacesFor arranges the replay of those hands. The words below the
// circuit get at least the height of a few lines, so that not everything moves with
// every step, and at most a part of the window's; the rest scrolls.
func replayPlacesFor(size fyne.Size, hands *grid, said *widget.Paragraph) replayPlaces {
	switch formOf(size) {
	case wide:
		return wideReplay(size, hands, said)
	case flat:
		return flatReplay(size, said)
	}
	return narrowReplay(size, len(hands.items), said)
}

func saidHeight(said *widget.Paragraph, width float32, lines int, most float32) float32 {
	return min(max(said.HeightFor(width-saidIndent), float32(lines)*textHeight(theme.SizeText)), most)
}

// barAtLeast is the height of a bar whose title may be in large letters.
func barAtLeast(usual float32) float32 {
	return max(usual, textHeight(theme.SizeTitle)+4, textHeight(theme.SizeText)+2*gap)
}

const saidIndent = 24 // of the words, beside the mark of who did it

// oddsEnough is the height at which the odds of three players show all outcomes.
const oddsEnough = 400

func wideReplay(s fyne.Size, hands *grid, said *widget.Paragraph) replayPlaces {
	p := replayPlaces{form: wide, bar: box(0, 0, s.Width, barAtLeast(wideBar))}
	width := s.Width - 2*margin
	foot := box(margin, s.Height-touch-12, width, touch)
	buttonsW := min(width*0.45, 460)
	p.buttons = box(margin, foot.at.Y, buttonsW, touch)
	p.slider = box(p.buttons.right()+gap, foot.at.Y, width-buttonsW-gap, touch)
	high := saidHeight(said, width, 2, s.Height*0.12)
	p.said = box(margin, foot.at.Y-10-high, width, high)

	top, bottom := p.bar.bottom()+margin, p.said.at.Y-12
	sideW := min(max(s.Width*0.31, 330), 560)
	side := box(s.Width-margin-sideW, top, sideW, bottom-top)
	oddsH := max(side.size.Height*0.56, min(side.size.Height*0.65, oddsEnough))
	p.odds = box(side.at.X, top, sideW, oddsH)
	p.curve = box(side.at.X, p.odds.bottom()+12, sideW, bottom-p.odds.bottom()-12)
	leftW := s.Width - sideW - 3*margin
	cardsH := min(hands.HeightFor(leftW), (bottom-top)*0.42)
	p.cards = box(margin, bottom-cardsH, leftW, cardsH)
	p.circuit = box(margin, top-12, leftW, p.cards.at.Y-gap-top+12)
	return p
}

func narrowReplay(s fyne.Size, players int, said *widget.Paragraph) replayPlaces {
	p := replayPlaces{form: narrow, bar: box(0, 0, s.Width, barAtLeast(narrowBar))}
	width := s.Width - 2*gap
	p.buttons = box(gap, s.Height-touch-gap, width, touch)
	p.slider = box(gap, p.buttons.at.Y-touch, width, touch)
	high := saidHeight(said, width, 3, s.Height*0.16)
	p.said = box(gap, p.slider.at.Y-high-2, width, high)
	body := p.said.at.Y - p.bar.bottom() - 2*gap - touch
	circuitH := min(float32(players)*72+24, body*0.55)
	p.circuit = box(0, p.bar.bottom(), s.Width, circuitH)
	p.tabs = box(gap, p.circuit.bottom()+gap/2, width, touch)
	p.odds = box(gap, p.tabs.bottom()+gap/2, width, p.said.at.Y-gap-p.tabs.bottom()-gap/2)
	return p
}

func flatReplay(s fyne.Size, said *widget.Paragraph) replayPlaces {
	p := replayPlaces{form: flat, bar: box(0, 0, s.Width, barAtLeast(flatBar))}
	width := s.Width - 2*gap
	foot := box(gap, s.Height-touch-4, width, touch)
	buttonsW := max(width*0.45, 330)
	p.buttons = box(gap, foot.at.Y, buttonsW, touch)
	p.slider = box(p.buttons.right()+gap, foot.at.Y, width-buttonsW-gap, touch)
	high := saidHeight(said, width, 1, s.Height*0.16)
	p.said = box(gap, foot.at.Y-high-4, width, high)
	sideW := min(max(s.Width*0.42, 260), 420)
	p.circuit = box(0, p.bar.bottom(), s.Width-sideW, p.said.at.Y-gap-p.bar.bottom())
	p.tabs = box(s.Width-sideW, p.bar.bottom()+gap/2, sideW-gap, touch)
	p.odds = box(p.tabs.at.X, p.tabs.bottom()+gap/2, sideW-gap, p.said.at.Y-gap-p.tabs.bottom()-gap/2)
	return p
}
