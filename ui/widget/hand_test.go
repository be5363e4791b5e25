package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"quantumpoker/ui/widget/widgettest"
)

func cards(n, selected int) []CardModel {
	all := []CardModel{faces["x"], faces["cnot"], faces["h"], faces["measure"]}[:n:n]
	hand := append([]CardModel(nil), all...)
	for i := range hand {
		hand[i].Selected = i == selected
	}
	return hand
}

func TestHandPlacesCardsSideBySide(t *testing.T) {
	useTheme(t, 1)
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 4).Draw(t, "cards")
		h := NewHand(cards(n, rapid.IntRange(-1, n-1).Draw(t, "selected")))
		least := h.MinSize()
		size := fyne.NewSize(
			least.Width+float32(rapid.IntRange(0, 1500).Draw(t, "more width")),
			least.Height+float32(rapid.IntRange(0, 500).Draw(t, "more height")),
		)
		test.WidgetRenderer(h)
		h.Resize(size)
		assert.Empty(t, widgettest.Offences(h))
		for i := range n {
			pos, size := h.CardPlace(i)
			assert.Equal(t, i, h.CardAt(pos.AddXY(size.Width/2, size.Height/2)))
			assert.GreaterOrEqual(t, size.Width, float32(smallestWidth)-0.01)
			if i > 0 {
				before, beforeSize := h.CardPlace(i - 1)
				assert.GreaterOrEqual(t, pos.X, before.X+beforeSize.Width)
			}
		}
		assert.Equal(t, -1, h.CardAt(fyne.NewPos(-1, -1)))
	})
}

func TestHandRaisesTheSelectedCard(t *testing.T) {
	useTheme(t, 1)
	h := NewHand(cards(3, -1))
	test.WidgetRenderer(h)
	h.Resize(fyne.NewSize(600, 220))
	before, _ := h.CardPlace(1)
	h.SetCards(cards(3, 1))
	after, _ := h.CardPlace(1)
	assert.Equal(t, before.Subtract(fyne.NewPos(0, handRaise)), after)
}

func TestHandKeepsTheCardsThatStay(t *testing.T) {
	useTheme(t, 1)
	h := NewHand(cards(3, -1))
	first := test.WidgetRenderer(h).Objects()[0]
	h.SetCards(cards(2, 0))
	objects := test.WidgetRenderer(h).Objects()
	assert.Len(t, objects, 2)
	assert.Same(t, first, objects[0])
}
