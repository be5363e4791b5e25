package ui

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
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

// sheetPicture is an object as it is drawn now, alone.
func sheetPicture(o fyne.CanvasObject) []byte {
	at, size := o.Position(), o.Size()
	img := software.Render(o, fyne.CurrentApp().Settings().Theme()).(*image.NRGBA)
	o.Move(at)
	o.Resize(size)
	return img.Pix
}
