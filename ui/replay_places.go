package ui

import (
	"fyne.io/fyne/v2"

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

// replayPlacesFor arranges the replay for that many players. The words below the
// circuit get the height that they need, for at least two lines, so that not
// everything moves with every step.
func replayPlacesFor(size fyne.Size, players int, said *widget.Paragraph) replayPlaces {
	switch formOf(size) {
	case wide:
		return wideReplay(size, players, said)
	case flat:
		return flatReplay(size, said)
	}
	return narrowReplay(size, players, said)
}

func saidHeight(said *widget.Paragraph, width float32, lines int) float32 {
	return max(said.HeightFor(width-24), float32(lines)*textHeight("text"))
}

func wideReplay(s fyne.Size, players int, said *widget.Paragraph) replayPlaces {
	p := replayPlaces{form: wide, bar: box(0, 0, s.Width, wideBar)}
	width := s.Width - 2*margin
	foot := box(margin, s.Height-touch-12, width, touch)
	buttonsW := min(width*0.45, 460)
	p.buttons = box(margin, foot.at.Y, buttonsW, touch)
	p.slider = box(p.buttons.right()+gap, foot.at.Y, width-buttonsW-gap, touch)
	high := saidHeight(said, width, 2)
	p.said = box(margin, foot.at.Y-10-high, width, high)

	top, bottom := wideBar+margin, p.said.at.Y-12
	sideW := min(max(s.Width*0.31, 330), 560)
	side := box(s.Width-margin-sideW, top, sideW, bottom-top)
	p.odds = box(side.at.X, top, sideW, side.size.Height*0.56)
	p.curve = box(side.at.X, p.odds.bottom()+12, sideW, bottom-p.odds.bottom()-12)
	leftW := s.Width - sideW - 3*margin
	rows := float32((players + 3) / 4)
	cardsH := min(rows*faceUpHeight+(rows-1)*gap, (bottom-top)*0.42)
	p.cards = box(margin, bottom-cardsH, leftW, cardsH)
	p.circuit = box(margin, top-12, leftW, p.cards.at.Y-gap-top+12)
	return p
}

func narrowReplay(s fyne.Size, players int, said *widget.Paragraph) replayPlaces {
	p := replayPlaces{form: narrow, bar: box(0, 0, s.Width, narrowBar)}
	width := s.Width - 2*gap
	p.buttons = box(gap, s.Height-touch-gap, width, touch)
	p.slider = box(gap, p.buttons.at.Y-touch, width, touch)
	high := saidHeight(said, width, 3)
	p.said = box(gap, p.slider.at.Y-high-2, width, high)
	body := p.said.at.Y - narrowBar - 2*gap - touch
	circuitH := min(float32(players)*72+24, body*0.55)
	p.circuit = box(0, narrowBar, s.Width, circuitH)
	p.tabs = box(gap, p.circuit.bottom()+gap/2, width, touch)
	p.odds = box(gap, p.tabs.bottom()+gap/2, width, p.said.at.Y-gap-p.tabs.bottom()-gap/2)
	return p
}

func flatReplay(s fyne.Size, said *widget.Paragraph) replayPlaces {
	p := replayPlaces{form: flat, bar: box(0, 0, s.Width, flatBar)}
	width := s.Width - 2*gap
	foot := box(gap, s.Height-touch-4, width, touch)
	buttonsW := max(width*0.45, 330)
	p.buttons = box(gap, foot.at.Y, buttonsW, touch)
	p.slider = box(p.buttons.right()+gap, foot.at.Y, width-buttonsW-gap, touch)
	high := saidHeight(said, width, 1)
	p.said = box(gap, foot.at.Y-high-4, width, high)
	sideW := min(max(s.Width*0.42, 260), 420)
	p.circuit = box(0, flatBar, s.Width-sideW, p.said.at.Y-gap-flatBar)
	p.tabs = box(s.Width-sideW, flatBar+gap/2, sideW-gap, touch)
	p.odds = box(p.tabs.at.X, p.tabs.bottom()+gap/2, sideW-gap, p.said.at.Y-gap-p.tabs.bottom()-gap/2)
	return p
}
