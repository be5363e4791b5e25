package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
)

func TestTheCircuitZoomsByKeysAndButtons(t *testing.T) {
	play(t, "zoom", func(t *testing.T) {
		p := sit(t, chair{})
		p.playRound()
		picture := func() []byte { return sheetPicture(p.table().circuit) }
		usual := picture()
		p.inner.OnTypedRune()('+')
		wider := picture()
		assert.NotEqual(t, usual, wider)
		p.inner.OnTypedRune()('-')
		assert.Equal(t, usual, picture())

		p.table().openMenu()
		p.clickOn("+")
		assert.Equal(t, wider, picture())
		p.clickOn("−")
		assert.Equal(t, usual, picture())
		p.press(fyne.KeyEscape)
	})
}
