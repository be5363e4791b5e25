package ui

import "fyne.io/fyne/v2"

// rect is a part of the window.
type rect struct {
	at   fyne.Position
	size fyne.Size
}

func box(x, y, w, h float32) rect {
	return rect{fyne.NewPos(x, y), fyne.NewSize(max(w, 0), max(h, 0))}
}

func (r rect) right() float32  { return r.at.X + r.size.Width }
func (r rect) bottom() float32 { return r.at.Y + r.size.Height }

// inset is r without a margin on its four sides.
func (r rect) inset(x, y float32) rect {
	return box(r.at.X+x, r.at.Y+y, r.size.Width-2*x, r.size.Height-2*y)
}

func (r rect) contains(p fyne.Position) bool {
	return p.X >= r.at.X && p.Y >= r.at.Y && p.X < r.right() && p.Y < r.bottom()
}

// overlaps reports whether r and s share any point.
func (r rect) overlaps(s rect) bool {
	return r.at.X < s.right() && s.at.X < r.right() && r.at.Y < s.bottom() && s.at.Y < r.bottom()
}

// give moves and resizes an object to fill r, and hides it when r is empty.
func (r rect) give(o fyne.CanvasObject) {
	if r.size.Width <= 0 || r.size.Height <= 0 {
		o.Hide()
		return
	}
	o.Move(r.at)
	o.Resize(r.size)
	o.Show()
}

// giveIf gives r to an object that is to be shown, and hides it otherwise.
func giveIf(o fyne.CanvasObject, r rect, show bool) {
	if !show {
		r = rect{}
	}
	r.give(o)
}

// form is one of the ways in which the table arranges itself.
type form int

const (
	wide   form = iota // a desktop: panels beside the circuit
	narrow             // a phone upright: one below the other
	flat               // a phone on its side: cards below the circuit, the rest beside
)

func formOf(size fyne.Size) form {
	switch {
	case size.Height < 500 && size.Width > size.Height:
		return flat
	case size.Width < 860:
		return narrow
	}
	return wide
}

// places are where the parts of the table go.
type places struct {
	form    form
	bar     rect // the line at the top
	circuit rect
	side    rect // odds, or the ledger once the hand is done
	news    rect // what happened since; empty where it shares side
	tray    rect // all of the lower part, for its background
	title   rect // whose hand it is, and the line that answers an act
	cards   rect
	play    rect // Play, and nothing else ever
	cancel  rect
	swap    rect // swaps control and target
	pass    rect // where the pass screen puts its words and buttons: clear of play, cancel and swap
}

const (
	gap       float32 = 8
	margin    float32 = 20
	touch     float32 = 48
	flatBar   float32 = 40
	narrowBar float32 = 44
	wideBar   float32 = 52
)

// placesFor arranges the table in a window for a number of players.
func placesFor(size fyne.Size, players int) places {
	switch formOf(size) {
	case wide:
		return widePlaces(size)
	case flat:
		return flatPlaces(size)
	}
	return narrowPlaces(size, players)
}

func widePlaces(s fyne.Size) places {
	p := places{form: wide, bar: box(0, 0, s.Width, wideBar)}
	trayH := min(max(s.Height*0.35, 224), 320)
	sideW := min(max(s.Width*0.29, 330), 520)
	top, bottom := wideBar+margin, s.Height-trayH
	p.tray = box(0, bottom, s.Width, trayH)
	p.side = box(s.Width-margin-sideW, top, sideW, bottom-top-margin)
	leftW := s.Width - sideW - 3*margin
	newsH := min(max((bottom-top)*0.22, 84), 150)
	p.news = box(margin, bottom-margin-newsH, leftW, newsH)
	p.circuit = box(margin, top-12, leftW, p.news.at.Y-top)

	in := p.tray.inset(margin, 12)
	p.title = box(in.at.X, in.at.Y, in.size.Width, 30)
	buttonW := min(max(s.Width*0.18, 190), 260)
	buttonX := in.right() - buttonW
	y := p.title.bottom() + gap
	h := min(max((in.bottom()-y-2*gap)/3, touch), 56)
	p.play = box(buttonX, y, buttonW, h)
	p.cancel = box(buttonX, p.play.bottom()+gap, buttonW, h)
	p.swap = box(buttonX, p.cancel.bottom()+gap, buttonW, h)
	p.cards = box(in.at.X, y, buttonX-margin-in.at.X, in.bottom()-y)
	p.pass = box(in.at.X, in.at.Y, buttonX-margin-in.at.X, in.size.Height)
	return p
}

func narrowPlaces(s fyne.Size, players int) places {
	p := places{form: narrow, bar: box(0, 0, s.Width, narrowBar)}
	trayH := min(max(s.Height*0.37, 236), 400)
	p.tray = box(0, s.Height-trayH, s.Width, trayH)
	body := p.tray.at.Y - narrowBar - 2*gap
	// The circuit has what it needs for rows of a good height, the panel the rest,
	// of which it keeps enough for three lines.
	circuitH := min(float32(players)*96+24, body-128)
	circuitH = max(circuitH, min(body*0.62, float32(players)*60+24))
	p.circuit = box(0, narrowBar, s.Width, circuitH)
	p.side = box(gap, p.circuit.bottom()+gap, s.Width-2*gap, p.tray.at.Y-gap-p.circuit.bottom()-gap)

	in := p.tray.inset(12, gap)
	p.title = box(in.at.X, in.at.Y, in.size.Width, 36)
	rowH := touch + 4
	row := box(in.at.X, in.bottom()-rowH, in.size.Width, rowH)
	w := row.size.Width
	p.play = box(row.at.X, row.at.Y, w*0.5-gap, rowH)
	p.swap = box(row.at.X+w*0.5, row.at.Y, w*0.25-gap, rowH)
	p.cancel = box(row.at.X+w*0.75, row.at.Y, w*0.25, rowH)
	p.cards = box(in.at.X, p.title.bottom()+2, w, row.at.Y-gap-p.title.bottom()-2)
	p.pass = box(in.at.X, in.at.Y, w, row.at.Y-gap-in.at.Y)
	return p
}

func flatPlaces(s fyne.Size) places {
	p := places{form: flat, bar: box(0, 0, s.Width, flatBar)}
	sideW := min(max(s.Width*0.36, 220), 420)
	leftW := s.Width - sideW
	trayH := min(max((s.Height-flatBar)*0.46, 132), 210)
	p.tray = box(0, s.Height-trayH, s.Width, trayH)
	p.circuit = box(0, flatBar, leftW, p.tray.at.Y-flatBar)
	p.side = box(leftW, flatBar+gap, sideW-gap, p.tray.at.Y-flatBar-2*gap)

	in := p.tray.inset(12, 6)
	right := box(leftW, in.at.Y, in.right()-leftW, in.size.Height)
	p.title = box(in.at.X, in.at.Y, leftW-12-gap, 34)
	p.cards = box(in.at.X, p.title.bottom()+2, leftW-12-gap, in.bottom()-p.title.bottom()-2)
	rowH := min((right.size.Height-gap)/2, touch+8)
	half := (right.size.Width - gap) / 2
	p.play = box(right.at.X, right.bottom()-rowH, right.size.Width, rowH)
	p.cancel = box(right.at.X, p.play.at.Y-gap-rowH, half, rowH)
	p.swap = box(right.at.X+half+gap, p.cancel.at.Y, half, rowH)
	p.pass = box(in.at.X, in.at.Y, leftW-12-gap, in.size.Height)
	return p
}
