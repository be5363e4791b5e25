package ui

import (
	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// faceUp shows the cards of one seat after the hand, below its name.
type faceUp struct {
	fynewidget.BaseWidget

	mark  *widget.SeatMark
	name  *widget.Text
	cards *widget.Hand
}

const (
	faceUpHeight = 118
	faceUpName   = 22 // of it, for the name
)

func newFaceUp(look widget.SeatLook, cards []widget.CardModel) *faceUp {
	f := &faceUp{
		mark:  widget.NewSeatMark(look),
		name:  widget.NewText(widget.TextModel{Text: look.Name, Size: theme.SizeCaption}),
		cards: widget.NewHand(cards),
	}
	f.ExtendBaseWidget(f)
	return f
}

// HeightFor is less where the width makes the cards small.
func (f *faceUp) HeightFor(width float32) float32 {
	return min(faceUpHeight, faceUpName+f.cards.HeightFor(width))
}

// CreateRenderer is for Fyne.
func (f *faceUp) CreateRenderer() fyne.WidgetRenderer { return &faceUpRenderer{f} }

type faceUpRenderer struct{ f *faceUp }

func (r *faceUpRenderer) Destroy() {}

func (r *faceUpRenderer) Layout(size fyne.Size) {
	box(0, 3, 14, 14).give(r.f.mark)
	box(20, 0, size.Width-20, 20).give(r.f.name)
	high := size.Height - faceUpName
	box(0, faceUpName, min(size.Width, r.f.cards.WidthFor(high)), high).give(r.f.cards)
}

func (r *faceUpRenderer) MinSize() fyne.Size { return fyne.NewSize(120, faceUpHeight) }

func (r *faceUpRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.f.mark, r.f.name, r.f.cards}
}

func (r *faceUpRenderer) Refresh() {
	r.f.mark.Refresh()
	r.f.name.Refresh()
	r.f.cards.Refresh()
}
