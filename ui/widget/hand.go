package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"
)

// Hand is a seat's cards side by side, the selected one raised. It answers
// where a card lies; pressing and dragging are for whoever owns the pointer.
type Hand struct {
	fynewidget.BaseWidget

	cards []*Card
}

var _ fyne.Widget = (*Hand)(nil)

// NewHand is a hand of cards.
func NewHand(cards []CardModel) *Hand {
	h := &Hand{}
	h.ExtendBaseWidget(h)
	h.SetCards(cards)
	return h
}

// SetCards changes the cards. Widgets of cards that stay are kept.
func (h *Hand) SetCards(cards []CardModel) {
	same := len(cards) == len(h.cards)
	for i, m := range cards {
		if i == len(h.cards) {
			h.cards = append(h.cards, NewCard(m))
			continue
		}
		same = same && h.cards[i].model == m.public()
		h.cards[i].SetModel(m)
	}
	clear(h.cards[len(cards):])
	h.cards = h.cards[:len(cards)]
	if !same {
		h.Refresh()
	}
}

// CardAt is which card lies at a position in the hand, or -1.
func (h *Hand) CardAt(pos fyne.Position) int {
	for i, c := range h.cards {
		p := pos.Subtract(c.Position())
		if p.X >= 0 && p.Y >= 0 && p.X < c.Size().Width && p.Y < c.Size().Height {
			return i
		}
	}
	return -1
}

// CardPlace is where a card lies within the hand.
func (h *Hand) CardPlace(i int) (fyne.Position, fyne.Size) {
	return h.cards[i].Position(), h.cards[i].Size()
}

// CreateRenderer is for Fyne.
func (h *Hand) CreateRenderer() fyne.WidgetRenderer {
	return &handRenderer{hand: h}
}

// How cards lie in a hand: their proportions, the largest, and how far a
// selected one stands above the others.
const (
	cardAspect    = 0.75
	lowCard       = 80
	largestCard   = 400
	handRaise     = 12
	handGap       = 8
	handGapShare  = 0.1 // of a card's width, if that is more
	smallestWidth = 60
)

// cardIn is how large cards are in a hand of that height, where they have the width.
func cardIn(height float32) fyne.Size {
	height = min(height-handRaise, largestCard)
	if height < lowCard { // as wide as high, for its name and for fingers
		return fyne.NewSize(height, height)
	}
	return fyne.NewSize(height*cardAspect, height)
}

func usualGap(width float32) float32 { return max(handGap, width*handGapShare) }

// WidthFor is the width that the cards make use of in a hand of that height.
func (h *Hand) WidthFor(height float32) float32 {
	n, width := float32(len(h.cards)), cardIn(height).Width
	return n*width + max(0, n-1)*usualGap(width)
}

// HeightFor is the height that the cards make use of in a hand of that width.
func (h *Hand) HeightFor(width float32) float32 {
	n := float32(max(1, len(h.cards)))
	return (width-(n-1)*handGap)/n/cardAspect + handRaise
}

type handRenderer struct {
	hand *Hand
}

func (r *handRenderer) Destroy() {}

func (r *handRenderer) Layout(size fyne.Size) {
	n := float32(len(r.hand.cards))
	if n == 0 {
		return
	}
	card := cardIn(size.Height)
	width := min(card.Width, (size.Width-(n-1)*handGap)/n)
	height := min(card.Height, width/cardAspect)
	gap := clamp((size.Width-n*width)/max(1, n-1), handGap, usualGap(width))

	x := (size.Width - n*width - (n-1)*gap) / 2
	y := (size.Height - height - handRaise) / 2
	for _, c := range r.hand.cards {
		c.Resize(fyne.NewSize(width, height))
		if c.model.Selected {
			c.Move(fyne.NewPos(x, y))
		} else {
			c.Move(fyne.NewPos(x, y+handRaise))
		}
		x += width + gap
	}
}

func (r *handRenderer) MinSize() fyne.Size {
	n := float32(max(1, len(r.hand.cards)))
	return fyne.NewSize(n*smallestWidth+(n-1)*handGap, smallestWidth/cardAspect+handRaise)
}

func (r *handRenderer) Objects() []fyne.CanvasObject {
	objects := make([]fyne.CanvasObject, len(r.hand.cards))
	for i, c := range r.hand.cards {
		objects[i] = c
	}
	return objects
}

func (r *handRenderer) Refresh() {
	r.Layout(r.hand.Size())
	for _, c := range r.hand.cards {
		c.Refresh()
	}
	canvas.Refresh(r.hand)
}
