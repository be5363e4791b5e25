package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"quantumpoker/game"
)

// A long press with a finger, or the mouse's other button, asks what something is.
func TestALongPressExplains(t *testing.T) {
	play(t, "hand and circuit", func(t *testing.T) {
		p := sit(t, chair{})
		press := func(at fyne.Position) string {
			p.table().felt.TappedSecondary(&fyne.PointEvent{Position: at})
			return p.table().hand.tip + p.table().notice.tip
		}
		p.reveal()
		card := p.snap().View.Cards()[0]
		assert.Equal(t, cardMeaning(card), press(p.card(0)))
		assert.Nil(t, p.snap().Placement, "nothing is chosen by it")
		assert.Contains(t, press(p.wire(1, 0.3)), "starts in |0⟩")
		p.press(fyne.KeyH)
		assert.NotContains(t, press(p.wire(1, 0.3)), cardMeaning(game.X))
		assert.Empty(t, press(fyne.NewPos(5, 790)), "there is nothing")
	})
}
