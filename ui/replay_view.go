package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// replayTab is what shares the space beside the circuit where it is scarce.
type replayTab int

const (
	replayOdds replayTab = iota
	replayCards
	replayCurve
)

// replayView has the parts of the replay in their places.
type replayView struct {
	fynewidget.BaseWidget

	replay  *replayScreen
	form    form
	bar     *surface
	way     *widget.Button
	title   *widget.Text
	menu    *widget.Button
	circuit *widget.Circuit
	tabs    *segments
	odds    *widget.Odds
	chart   *widget.Chart
	cards   []*faceUp // by qubit
	hands   *grid
	scroll  *container.Scroll // over hands
	mark    *widget.SeatMark
	said    *widget.Paragraph
	words   *container.Scroll // over said
	slider  *slider
	left    *widget.Button
	play    *widget.Button
	right   *widget.Button
	round   *widget.Button
	pace    *widget.Button
}

func newReplayView(r *replayScreen) *replayView {
	v := &replayView{
		replay: r, bar: newSurface(theme.ColorBar, "", 0),
		way:     widget.NewButton(lang.L("← Back"), widget.Quiet, r.back),
		title:   widget.NewText(widget.TextModel{Text: r.title(), Size: theme.SizeTitle, Style: fyne.TextStyle{Bold: true}}),
		menu:    widget.NewButton("☰", widget.Quiet, r.openMenu),
		circuit: widget.NewCircuit(), odds: widget.NewOdds(widget.OddsModel{}), chart: widget.NewChart(widget.ChartModel{}),
		mark: widget.NewSeatMark(widget.SeatLook{}), said: plain(""),
		left:  widget.NewButton("←", widget.Secondary, func() { r.step(r.at - 1) }),
		play:  widget.NewButton("", widget.Primary, r.toggle),
		right: widget.NewButton("→", widget.Secondary, func() { r.step(r.at + 1) }),
		round: widget.NewButton("", widget.Secondary, r.askRound),
		pace:  widget.NewButton("", widget.Secondary, r.nextPace),
	}
	v.menu.Name, v.left.Name, v.right.Name = lang.L("Menu"), lang.L("Step back"), lang.L("Step on")
	v.play.SetHue(theme.SkyBlue)
	v.odds.OnTip = v.tip
	v.tabs = newSegments(0, func(int) { v.arrange() }, lang.L("Odds"), lang.L("Cards"), lang.L("Curve"))
	v.hands = newGrid(170, 4)
	v.hands.gap = 2.5 * theme.Gap // more than between the cards of one hand
	for q, seat := range r.hand.Seats {
		look := lookOf(seat)
		look.Name = dotted(look.Name, wire(game.Qubit(q)))
		f := newFaceUp(look, nil)
		v.cards = append(v.cards, f)
		v.hands.items = append(v.hands.items, f)
	}
	v.scroll = container.NewVScroll(v.hands)
	v.words = container.NewVScroll(v.said)
	last := len(r.frames) - 1
	v.slider = newSlider(0, last, func(at int) string { return stepName(at, last) }, r.step)
	v.ExtendBaseWidget(v)
	return v
}

// tip explains a figure in place of the words, and says those again for "".
func (v *replayView) tip(text string) {
	if text == "" {
		text = v.replay.says(v.replay.snapshot())
	}
	v.said.SetText(text)
	v.arrange()
}

// arrange puts everything in its place for the size that there is.
func (v *replayView) arrange() { v.arrangeIn(v.Size()) }

func (v *replayView) arrangeIn(size fyne.Size) {
	if size.IsZero() {
		return
	}
	p := replayPlacesFor(size, v.hands, v.said)
	if v.form != p.form {
		v.form = p.form
		v.replay.render() // titles depend on the form; it comes back here
		return
	}
	p.bar.give(v.bar)
	box(size.Width-touch-4, 0, touch, p.bar.size.Height).give(v.menu)
	layBar(box(0, 0, size.Width-touch-gap, p.bar.size.Height), v.way, v.title)
	p.circuit.give(v.circuit)
	v.arrangePanels(p)
	box(p.said.at.X, p.said.at.Y+2, 16, 16).give(v.mark)
	words := box(p.said.at.X+saidIndent, p.said.at.Y, p.said.size.Width-saidIndent, p.said.size.Height)
	words.give(v.words)
	v.said.Resize(fyne.NewSize(words.size.Width, v.said.HeightFor(words.size.Width)))
	v.words.Refresh()
	p.slider.give(v.slider)
	v.arrangeButtons(p.buttons)
}

// arrangePanels shows all panels, or the one that is chosen.
func (v *replayView) arrangePanels(p replayPlaces) {
	rooms := [...]rect{replayOdds: p.odds, replayCards: p.cards, replayCurve: p.curve}
	p.tabs.give(v.tabs)
	if p.form != wide {
		rooms = [len(rooms)]rect{}
		rooms[v.tabs.chosen] = p.odds
	}
	rooms[replayOdds].give(v.odds)
	rooms[replayCurve].give(v.chart)
	cards := rooms[replayCards]
	cards.give(v.scroll)
	v.hands.Resize(fyne.NewSize(cards.size.Width, v.hands.HeightFor(cards.size.Width)))
	v.scroll.Refresh()
}

func (v *replayView) arrangeButtons(row rect) {
	small, large, between := touch, float32(84), gap
	if row.size.Width < 340 {
		small, large, between = theme.Touch, 64, gap/2
	}
	x := row.at.X
	put := func(b *widget.Button, w float32) {
		box(x, row.at.Y, w, row.size.Height).give(b)
		x += w + between
	}
	put(v.left, small)
	put(v.play, large)
	put(v.right, small)
	put(v.round, row.size.Width-3*small-large-4*between)
	put(v.pace, small)
}

// CreateRenderer is for Fyne.
func (v *replayView) CreateRenderer() fyne.WidgetRenderer { return &replayRenderer{v} }

type replayRenderer struct{ view *replayView }

func (r *replayRenderer) Destroy() {}

func (r *replayRenderer) Layout(size fyne.Size) { r.view.arrangeIn(size) }

func (r *replayRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *replayRenderer) Objects() []fyne.CanvasObject {
	v := r.view
	return []fyne.CanvasObject{
		v.bar, v.way, v.title, v.menu, v.circuit, v.tabs, v.odds, v.scroll, v.chart, v.mark, v.words,
		v.left, v.play, v.right, v.round, v.pace, v.slider,
	}
}

func (r *replayRenderer) Refresh() {
	r.Layout(r.view.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.view)
}
