package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// CardModel is what a card shows.
type CardModel struct {
	Art      GateKind
	Name     string
	NameAs   string // the longest of some names that are all of one size, "" for none
	Effect   string // what it does, in one line
	Hue      theme.Hue
	Selected bool // outlined in Hue
	Focused  bool // the keyboard is on it
	Enabled  bool // it can be played now
	FaceDown bool // its back is up

	Spoken     string // what a screen reader says of its face
	SpokenBack string // and of its back
}

// Card is one playing card. A card that lies face down keeps nothing of its
// face: neither in its model nor in what it draws.
type Card struct {
	fynewidget.BaseWidget

	model CardModel
}

var _ fyne.Widget = (*Card)(nil)

// NewCard is a card.
func NewCard(model CardModel) *Card {
	c := &Card{model: model.public()}
	c.ExtendBaseWidget(c)
	return c
}

// SetModel changes what the card shows.
func (c *Card) SetModel(model CardModel) {
	model = model.public()
	if c.model == model {
		return
	}
	c.model = model
	c.Refresh()
}

// public is the model without its face if that may not be seen.
func (m CardModel) public() CardModel {
	if !m.FaceDown {
		return m
	}
	return CardModel{Hue: m.Hue, Selected: m.Selected, Focused: m.Focused, FaceDown: true, SpokenBack: m.SpokenBack}
}

// CreateRenderer is for Fyne.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	r := &cardRenderer{card: c, ring: NewArea(color.Transparent)}
	r.ring.StrokeWidth = cardRing
	r.update()
	return r
}

// The space about a card's paper that is kept for the ring of the focus, and
// the strokes of that ring and of the outline of a selected card.
const (
	cardMargin  = 3.5
	cardRing    = 2
	cardOutline = 4
)

// cardSide is one of the two things that a card can show.
type cardSide interface {
	layout(size fyne.Size)
	update(m CardModel)
	objects() []fyne.CanvasObject
}

type cardRenderer struct {
	card *Card
	ring *Area
	down bool
	side cardSide
}

func (r *cardRenderer) Destroy() {}

func (r *cardRenderer) Layout(size fyne.Size) {
	r.ring.Resize(size)
	r.ring.CornerRadius = theme.CardRadius + cardMargin
	r.side.layout(size)
}

func (r *cardRenderer) MinSize() fyne.Size {
	return fyne.NewSize(60, 80)
}

func (r *cardRenderer) Objects() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{r.ring}, r.side.objects()...)
}

func (r *cardRenderer) Refresh() {
	r.update()
	r.Layout(r.card.Size())
	canvas.Refresh(r.card)
}

// update makes a new side when the card turns: the face that was is let go.
func (r *cardRenderer) update() {
	m := r.card.model
	if r.side == nil || r.down != m.FaceDown {
		r.down = m.FaceDown
		if m.FaceDown {
			r.side = newCardBack()
		} else {
			r.side = newCardFace()
		}
	}
	r.ring.StrokeColor = theme.Color(theme.ColorFocus)
	r.ring.Hidden = !m.Focused
	r.side.update(m)
}

// layoutPaper puts the paper within the margin.
func layoutPaper(paper *Area, size fyne.Size) {
	paper.CornerRadius = theme.CardRadius
	paper.Move(fyne.NewPos(cardMargin, cardMargin))
	paper.Resize(fyne.NewSize(size.Width-2*cardMargin, size.Height-2*cardMargin))
}

func outline(paper *Area, m CardModel, edge fyne.ThemeColorName, width float32) {
	if m.Selected {
		edge, width = m.Hue.Name(), cardOutline
	}
	paper.StrokeColor, paper.StrokeWidth = theme.Color(edge), width
}
