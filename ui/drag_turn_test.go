package ui

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// withXAndCNOT is a seed that deals both to the first of three.
func withXAndCNOT() uint64 {
	return seedWhere(3, func(d game.Deal) bool { return slices.Contains(d[0], game.CNOT) && slices.Contains(d[0], game.X) })
}

// carrying is a player who has placed an X and drags a CNOT over a wire.
func carrying(t *testing.T, c chair) (*player, *mouse) {
	c.seed, c.prefs = withXAndCNOT(), func(s prefs) { knowing(s); s.setPace(paceAtOnce) }
	p := sit(t, c)
	if p.snap().Phase == game.Passing {
		p.reveal()
	}
	p.place(game.X, 2)
	from := p.card(p.holding(game.CNOT))
	m := &mouse{p: p}
	m.press(from)
	m.glide(from, p.wire(1, onGates))
	require.True(t, p.table().ghost.card.Visible())
	return p, m
}

// A drag ends with the turn in which it began, whatever ends that.
func TestADragEndsWithItsTurn(t *testing.T) {
	play(t, "people", func(t *testing.T) {
		p, m := carrying(t, chair{})
		p.press(fyne.KeyReturn)
		assert.False(t, p.table().ghost.card.Visible())
		p.reveal()
		m.glide(p.wire(1, onGates), p.wire(2, onGates))
		assert.Nil(t, p.table().hover, "another player's card is under the pointer")
		m.release()
		assert.Nil(t, p.snap().Placement)
	})
	play(t, "hidden by a key", func(t *testing.T) {
		p, m := carrying(t, chair{})
		p.press(fyne.KeyH)
		p.reveal()
		m.glide(p.wire(1, onGates), p.wire(2, onGates))
		m.release()
		assert.Equal(t, game.X, p.snap().Placement.Card, "what was placed before stays")
	})
	play(t, "one person", func(t *testing.T) {
		p, m := carrying(t, chair{seats: lonely(3)})
		p.press(fyne.KeyReturn)
		p.wait(time.Second)
		require.Equal(t, game.Playing, p.snap().Phase)
		m.release()
		assert.Nil(t, p.snap().Placement)
	})
	play(t, "a second finger", func(t *testing.T) {
		p := sit(t, chair{seed: withXAndCNOT(), phone: true, prefs: knowing})
		p.reveal()
		p.place(game.X, 2)
		f := p.fingers()
		from := p.card(p.holding(game.CNOT))
		f.down(0, from)
		f.glide(from, p.wire(1, onGates))
		f.down(1, p.centre(p.table().hand.play))
		f.up(1)
		require.Equal(t, game.Passing, p.snap().Phase)
		f.up(0)
		p.reveal()
		assert.Nil(t, p.snap().Placement)
		from = p.card(0)
		f.down(0, from)
		f.glide(from, p.wire(1, onGates))
		f.up(0)
		assert.NotNil(t, p.snap().Placement, "the next player's drag begins anew")
	})
}

// Keys and a drag do not mix: a key that acts puts back what is being dragged.
func TestKeysPutBackWhatIsDragged(t *testing.T) {
	play(t, "a mark and another card", func(t *testing.T) {
		p := sit(t, chair{seed: withXAndCNOT(), prefs: knowing})
		p.reveal()
		p.place(game.X, 2)
		m := &mouse{p: p}
		from := p.mark(0)
		m.press(from)
		m.glide(from, p.wire(0, onGates))
		p.chooseByKey(game.CNOT)
		m.glide(p.wire(0, onGates), fyne.NewPos(2, 2))
		m.release()
		assert.Empty(t, p.toast())
		assert.Equal(t, game.CNOT, p.snap().Placement.Card)
	})
	play(t, "Escape", func(t *testing.T) {
		p, m := carrying(t, chair{})
		p.press(fyne.KeyEscape)
		assert.Equal(t, game.X, p.snap().Placement.Card, "what was placed before stays")
		m.release()
		assert.Equal(t, game.X, p.snap().Placement.Card)
	})
}

// A card that is let go anywhere else flies back to where it lay.
func TestARefusedCardFliesBackToItsPlace(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{prefs: knowing})
		p.reveal()
		at, _ := p.table().hand.cards.CardPlace(1)
		want := p.table().hand.cards.Position().Add(at)
		p.drag(p.card(1), p.centre(p.table().recap))
		off := p.table().ghost.card.Position().Subtract(want)
		assert.Less(t, max(abs(off.X), abs(off.Y)), float32(1))
	})
}
