package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// The keyboard's marks are where the keyboard is, and nowhere else.
func TestMarksOfTheKeyboard(t *testing.T) {
	play(t, "a drag takes them away", func(t *testing.T) {
		p := sit(t, chair{seed: withXAndCNOT(), prefs: knowing})
		p.reveal()
		p.chooseByKey(game.CNOT)
		p.drag(p.card(p.holding(game.X)), p.wire(2, onGates))
		require.Equal(t, game.X, p.snap().Placement.Card)
		assert.Equal(t, -1, p.table().hand.cursor)
		assert.Equal(t, -1, p.table().marker)
	})
	play(t, "Measure is for every wire", func(t *testing.T) {
		p := sit(t, chair{prefs: knowing})
		p.playRound()
		p.reveal()
		p.chooseByKey(game.Measure)
		assert.Equal(t, -1, p.table().marked())
	})
	play(t, "bots move", func(t *testing.T) {
		p := beforeBot(t, paceNormal)
		require.Equal(t, game.BotMoves, p.snap().Phase)
		assert.Equal(t, -1, p.table().hand.cursor)
	})
}

// Escape that comes too late to skip a bot's wait leaves nothing.
func TestEscapeAfterABot(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := beforeBot(t, paceNormal)
		for p.snap().Phase == game.BotMoves {
			p.press(fyne.KeyEscape)
			p.wait(10 * time.Millisecond)
		}
		p.press(fyne.KeyEscape)
		assert.Nil(t, p.inner.Overlays().Top())
		p.wait(game.RevealGuard)
		p.press(fyne.KeyEscape)
		assert.NotNil(t, p.inner.Overlays().Top(), "it asks before it leaves")
	})
}

// Whoever points at a row of the odds still reads who is to take the device, and the
// button stays where it is.
func TestExplainingMovesNothing(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{odds: game.OddsMeasured, prefs: knowing})
		notice := p.table().notice
		before := notice.main.Position()
		p.table().tip("Ada wins alone only on |100⟩ (12.5%), shares 25%, gets 67.5 on average, before subtracting the ante of 60.")
		require.NotEmpty(t, notice.tip)
		assert.True(t, notice.title.Visible())
		assert.Equal(t, before, notice.main.Position())
	})
}

// A line that comes and goes is about the circuit, and does not lie on it.
func TestLinesLieBesideTheCircuit(t *testing.T) {
	for _, size := range []fyne.Size{desktopSize, {Width: 360, Height: 640}} {
		play(t, "", func(t *testing.T) {
			p := sit(t, chair{size: size, odds: game.OddsMeasured, prefs: knowing})
			p.reveal()
			p.app.toast("CNOT still needs a qubit. Choose its wire first.")
			c, back := p.table().circuit, p.app.toasts.back
			assert.GreaterOrEqual(t, back.Position().Y, c.Position().Y+c.Size().Height)
			assert.LessOrEqual(t, back.Position().Y+back.Size().Height, p.table().felt.tray.Position().Y)
		})
	}
}
