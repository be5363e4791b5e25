package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

func withKeys(t *testing.T, body func(p *player)) {
	seed := seedWhere(3, func(d game.Deal) bool { return slices.Contains(d[1], game.CNOT) })
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{seed: seed})
		p.playGate() // so that the one at the keys does not own the first wire
		p.reveal()
		body(p)
	})
}

// Left and Right go through the cards that can be played in this round.
func TestArrowsChooseACard(t *testing.T) {
	withKeys(t, func(p *player) {
		for _, want := range []int{0, 1, 2, 2} { // the last card is Measure, which is not open yet
			p.press(fyne.KeyRight)
			assert.Equal(p.t, want, p.snap().Placement.Index)
		}
		p.press(fyne.KeyLeft)
		assert.Equal(p.t, 1, p.snap().Placement.Index)
	})
}

// Up and Down move the marker from the player's own wire, and not beyond the others.
func TestArrowsMoveTheMarker(t *testing.T) {
	withKeys(t, func(p *player) {
		p.chooseByKey(game.CNOT)
		assert.Equal(p.t, 1, p.table().marker)
		for key, want := range map[fyne.KeyName]int{fyne.KeyUp: 0, fyne.KeyDown: 2} {
			for range 4 {
				p.press(key)
			}
			assert.Equal(p.t, want, p.table().marker)
		}
	})
}

func TestEnterSaysWhatIsMissing(t *testing.T) {
	withKeys(t, func(p *player) {
		p.press(fyne.KeyReturn)
		assert.Equal(p.t, "Choose a card first.", p.toast())
		p.chooseByKey(game.CNOT)
		p.press(fyne.KeySpace)
		p.press(fyne.KeyReturn)
		assert.Equal(p.t, "CNOT still needs a qubit. Choose its wire first.", p.toast())
		assert.Equal(p.t, game.Playing, p.snap().Phase)
	})
}

// Escape puts the card back first, and asks whether to leave only then.
func TestEscapeCancelsBeforeItLeaves(t *testing.T) {
	withKeys(t, func(p *player) {
		p.place(game.CNOT, 1, 0)
		p.press(fyne.KeyEscape)
		require.Nil(p.t, p.snap().Placement)
		assert.True(p.t, p.inner.Overlays().Top() == nil)
		p.press(fyne.KeyEscape)
		assert.Contains(p.t, p.texts(), "Leave the match?")
	})
}

// Once the next player has looked, nothing is taken back.
func TestUndoIsForThePassScreen(t *testing.T) {
	withKeys(t, func(p *player) {
		p.undo()
		assert.Equal(p.t, game.Seat(1), p.snap().Mover)
		assert.Equal(p.t, 1, p.snap().Table.Plays())
		p.place(game.CNOT, 1, 0)
		p.press(fyne.KeyReturn)
		p.undo()
		assert.Equal(p.t, game.TookBack, p.lastPlay().Kind)
		assert.Contains(p.t, p.texts(), "Pass the device to Ben")
	})
}
