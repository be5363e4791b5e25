package ui

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// ghost is the card that follows the pointer. It lies in the content, above all
// else on the table, since an overlay would take the input away from it.
type ghost struct {
	card *widget.Card
	fly  *fyne.Animation
}

var ghostSize = fyne.NewSize(84, 112)

func newGhost() *ghost {
	g := &ghost{card: widget.NewCard(widget.CardModel{FaceDown: true})}
	g.card.Resize(ghostSize)
	g.card.Hide()
	return g
}

// show lifts a card off the hand.
func (g *ghost) show(m widget.CardModel, at fyne.Position) {
	g.stop()
	m.Selected, m.Focused = true, false
	g.card.SetModel(m)
	g.card.Resize(ghostSize)
	g.move(at)
	g.card.Show()
}

// move keeps the card's upper part under the pointer, so that a finger does not
// cover what it carries.
func (g *ghost) move(at fyne.Position) {
	g.card.Move(at.Subtract(fyne.NewPos(ghostSize.Width/2, ghostSize.Height*0.75)))
}

// hide takes the card away, its face with it.
func (g *ghost) hide() {
	g.stop()
	g.card.SetModel(widget.CardModel{FaceDown: true})
	g.card.Hide()
}

// flyBack returns the card to where it came from.
func (g *ghost) flyBack(to fyne.Position) {
	if !theme.Animate() {
		g.hide()
		return
	}
	g.stop()
	from := g.card.Position()
	by := to.Subtract(from)
	g.fly = fyne.NewAnimation(theme.MotionShort, func(part float32) {
		g.card.Move(from.Add(fyne.NewPos(by.X*part, by.Y*part)))
		if part >= 1 {
			g.hide()
		}
	})
	g.fly.Start()
}

func (g *ghost) stop() {
	if g.fly != nil {
		g.fly.Stop()
		g.fly = nil
	}
}
