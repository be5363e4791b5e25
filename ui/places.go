package ui

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// places are where the parts of the table go.
type places struct {
	form    form
	bar     rect // the line at the top
	circuit rect
	side    rect // odds, or the ledger once the hand is done
	cramped bool // side has room for the tabs alone: a panel takes the circuit's place
	small   bool // side has room for the odds, but not for what is longer
	news    rect // what happened since; empty where it shares side
	tray    rect // all of the lower part, for its background
	title   rect // whose hand it is, and the line that answers an act
	cards   rect
	strip   bool // cards has room for the one that is being placed
	play    rect // Play, and nothing else ever
	cancel  rect
	swap    rect // swaps control and target
	pass    rect // where the pass screen puts its words and buttons: clear of play, cancel and swap
}

const (
	gap       float32 = 8
	margin    float32 = 20
	touch     float32 = 48
	tabHeight         = theme.Touch
	flatBar           = theme.Touch
	narrowBar         = theme.Touch
	wideBar   float32 = 52

	leastCards float32 = 72  // the height at which a card can be hit by a finger
	leastSight float32 = 100 // the height of the circuit that no words take
)

// placesFor arranges the table in a window for a number of players. Where Play, Cancel
// and Swap are depends on nothing else: they must not move under a finger.
func placesFor(size fyne.Size, players int) places {
	switch formOf(size) {
	case wide:
		return widePlaces(size, players)
	case flat:
		return flatPlaces(size)
	}
	return narrowPlaces(size, players)
}

// sideFor is the height of a panel of so many lines below its tabs.
func sideFor(lines int) float32 {
	return tabHeight + gap/2 + float32(lines)*(textHeight(theme.SizeText)+3) + 10
}

// sideLeast has room for a few lines.
func sideLeast() float32 { return sideFor(3) }

// measureSide finds out what there is room for beside the circuit.
func (p *places) measureSide() {
	p.cramped = p.side.size.Height < sideLeast()
	p.small = p.side.size.Height < 2*sideLeast()
}

// circuitLeast is the height at which all wires are seen in their usual size.
func circuitLeast(players int) float32 {
	return widget.CircuitHeight(players, max(theme.Touch, 1.7*textHeight(theme.SizeText)))
}

// allWires is the height at which all wires are seen at all.
func allWires(players int) float32 { return widget.CircuitHeight(players, theme.Touch) }

// titleHeight is that of a line of words above the cards.
func titleHeight(usual float32) float32 { return max(usual, textHeight(theme.SizeText)+4) }

func widePlaces(s fyne.Size, players int) places {
	p := places{form: wide, bar: box(0, 0, s.Width, barAtLeast(wideBar))}
	titleH := titleHeight(30)
	top := p.bar.bottom() + margin
	trayH := min(max(s.Height*0.35, 224), max(320, s.Height*0.22))
	newsH := min(max((s.Height-trayH-top)*0.22, 84), 150)
	// What the wires lack is taken from the cards, and then from the news.
	lack := max(0, allWires(players)-(s.Height-trayH-margin-newsH-top))
	given := min(lack, max(0, trayH-(2*12+titleH+gap+3*touch+2*gap)))
	trayH -= given
	newsH -= min(lack-given, newsH-72)
	bottom := s.Height - trayH

	sideW := min(max(s.Width*0.29, 330), max(520, s.Width*0.2))
	p.tray = box(0, bottom, s.Width, trayH)
	p.side = box(s.Width-margin-sideW, top, sideW, bottom-top-margin)
	p.measureSide()
	leftW := s.Width - sideW - 3*margin
	p.news = box(margin, bottom-margin-newsH, leftW, newsH)
	p.circuit = box(margin, top-12, leftW, p.news.at.Y-top)

	in := p.tray.inset(margin, 12)
	p.title = box(in.at.X, in.at.Y, in.size.Width, titleH)
	buttonW := min(max(s.Width*0.18, 190), 260)
	buttonX := in.right() - buttonW
	y := p.title.bottom() + gap
	h := min(max((in.bottom()-y-2*gap)/3, touch), max(56, s.Height*0.035))
	p.play = box(buttonX, y, buttonW, h)
	p.cancel = box(buttonX, p.play.bottom()+gap, buttonW, h)
	p.swap = box(buttonX, p.cancel.bottom()+gap, buttonW, h)
	p.cards = box(in.at.X, y, buttonX-margin-in.at.X, in.bottom()-y)
	p.pass = box(in.at.X, in.at.Y, buttonX-margin-in.at.X, in.size.Height)
	return p
}

func narrowPlaces(s fyne.Size, players int) places {
	p := places{form: narrow, bar: box(0, 0, s.Width, barAtLeast(narrowBar))}
	trayH := min(max(s.Height*0.355, 214), 400)
	p.tray = box(0, s.Height-trayH, s.Width, trayH)
	p.stack(players)

	in := p.tray.inset(12, gap)
	w := in.size.Width
	p.title = box(in.at.X, in.at.Y, w, titleHeight(36))
	rowH := touch + 4
	row := box(in.at.X, in.bottom()-rowH, w, rowH)
	p.play = box(row.at.X, row.at.Y, w*0.5-gap, rowH)
	p.swap = box(row.at.X+w*0.5, row.at.Y, w*0.25-gap, rowH)
	p.cancel = box(row.at.X+w*0.75, row.at.Y, w*0.25, rowH)
	p.cards = box(in.at.X, p.title.bottom()+2, w, row.at.Y-gap-p.title.bottom()-2)
	p.pass = box(in.at.X, in.at.Y, w, row.at.Y-gap-in.at.Y)
	return p
}

// stack shares what is between bar and tray: the circuit has what it needs for rows of
// a good height, the panel below the rest, which is a line for each player and the house
// if the wires can spare that. Where it is too little for a panel, the circuit has all
// but the tabs.
func (p *places) stack(players int) {
	body := p.tray.at.Y - p.bar.bottom()
	panel := max(sideLeast(), min(sideFor(players+1)+gap, body-2*gap-circuitLeast(players))) + 2*gap
	high := max(min(float32(players)*96+24, body-panel), min(circuitLeast(players), body*0.62))
	if body-high < panel {
		high = body - tabHeight - gap
	}
	p.divide(high)
}

// divide gives the circuit a height of what is between bar and tray, and the panel the
// rest.
func (p *places) divide(high float32) {
	top, width := p.bar.bottom(), p.bar.size.Width
	p.circuit = box(0, top, width, high)
	p.side = box(gap, p.circuit.bottom()+gap/2, width-2*gap, p.tray.at.Y-p.circuit.bottom()-gap)
	p.measureSide()
}

func flatPlaces(s fyne.Size) places {
	p := places{form: flat, bar: box(0, 0, s.Width, barAtLeast(flatBar))}
	sideW := min(max(s.Width*0.36, 220), 420)
	leftW := s.Width - sideW
	trayH := min(max((s.Height-p.bar.size.Height)*0.46, 12+titleHeight(34)+2+leastCards), 210)
	p.tray = box(0, s.Height-trayH, s.Width, trayH)
	p.circuit = box(0, p.bar.bottom(), leftW, p.tray.at.Y-p.bar.bottom())
	p.side = box(leftW, p.bar.bottom()+gap/2, sideW-gap, p.tray.at.Y-p.bar.bottom()-gap)
	p.measureSide()

	in := p.tray.inset(12, 6)
	right := box(leftW, in.at.Y, in.right()-leftW, in.size.Height)
	p.title = box(in.at.X, in.at.Y, leftW-12-gap, titleHeight(34))
	p.cards = box(in.at.X, p.title.bottom()+2, leftW-12-gap, in.bottom()-p.title.bottom()-2)
	rowH := min((right.size.Height-gap)/2, touch+8)
	half := (right.size.Width - gap) / 2
	p.play = box(right.at.X, right.bottom()-rowH, right.size.Width, rowH)
	p.cancel = box(right.at.X, p.play.at.Y-gap-rowH, half, rowH)
	p.swap = box(right.at.X+half+gap, p.cancel.at.Y, half, rowH)
	p.pass = box(in.at.X, in.at.Y, leftW-12-gap, in.size.Height)
	return p
}

// placing is p while a card is being placed: where the wires need the room, the hand
// gives way to a strip with that card. Buttons stay where they are.
func (p places) placing(players int) places {
	if p.circuit.size.Height >= allWires(players) {
		return p
	}
	const inset = 6
	p.strip = true
	if p.form == narrow {
		in := box(p.cards.at.X, p.play.at.Y-inset-leastCards, p.cards.size.Width, leastCards)
		p.tray = box(0, in.at.Y-inset, p.tray.size.Width, p.tray.bottom()-in.at.Y+inset)
		p.divide(min(p.tray.at.Y-p.bar.bottom(), max(allWires(players), p.tray.at.Y-p.bar.bottom()-sideLeast())))
		p.shareStrip(in)
		return p
	}
	x := p.circuit.right()
	in := box(p.side.at.X, min(p.play.at.Y, p.cancel.at.Y)-inset-leastCards, p.side.size.Width, leastCards)
	p.circuit.size.Height = p.tray.bottom() - gap - p.circuit.at.Y
	p.tray = box(x, in.at.Y-inset, p.tray.right()-x, p.tray.bottom()-in.at.Y+inset)
	p.side.size.Height = max(0, p.tray.at.Y-gap/2-p.side.at.Y)
	p.measureSide()
	p.news = rect{}
	p.shareStrip(in)
	return p
}

// shareStrip puts the card at the start of the strip and the words beside it.
func (p *places) shareStrip(in rect) {
	card := leastCards * 0.75
	p.cards = box(in.at.X, in.at.Y, card, in.size.Height)
	p.title = box(p.cards.right()+gap, in.at.Y, in.size.Width-card-gap, in.size.Height)
}

// saying is p with room for words and buttons of that height in pass, as far as the
// circuit can spare it.
func (p places) saying(height float32, players int) places {
	spare := p.circuit.size.Height - leastSight
	if p.form == narrow { // the panel below gives way too
		spare = p.tray.at.Y - p.bar.bottom() - leastSight - tabHeight
	}
	more := min(height-p.pass.size.Height, spare)
	if more <= 0 {
		return p
	}
	return p.raised(more, players)
}

// telling is saying for a result. The cards that a hand's buttons stand beside are gone
// then, so what the words leave free on a phone on its side goes to the wires.
func (p places) telling(height float32, players int) places {
	free := min(p.pass.size.Height-height, allWires(players)-p.circuit.size.Height)
	if p.form == flat && height > 0 && free > 0 {
		return p.raised(-free, players)
	}
	return p.saying(height, players)
}

// raised is p with a tray that is so much higher.
func (p places) raised(more float32, players int) places {
	p.pass.at.Y -= more
	p.pass.size.Height += more
	p.tray.at.Y -= more
	p.tray.size.Height += more
	switch p.form {
	case narrow:
		p.stack(players)
	case wide:
		p.news.at.Y -= more
		fallthrough
	default:
		p.circuit.size.Height -= more
		p.side.size.Height -= more
		p.measureSide()
	}
	return p
}
