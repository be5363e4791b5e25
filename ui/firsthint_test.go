package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

const (
	mouseHint = "Drag a card onto a wire, or tap the card and then its wires. By keys: press ?."
	keysHint  = "1 to 4 choose a card, Up and Down a wire, Space puts it there, Enter plays it. ? lists all keys."
	knownLine = "drag a card onto a wire, or press 1 to 4"
)

// knowing is the device of somebody who needs no hints.
func knowing(saved prefs) {
	for _, m := range []manner{byMouse, byTouch, byKeys} {
		saved.setLearnt(m)
	}
}

// revealByMouse shows the cards without any key.
func (p *player) revealByMouse() {
	p.wait(game.RevealGuard)
	p.click(p.centre(p.table().notice.main))
	require.Equal(p.t, game.Playing, p.snap().Phase)
}

func TestEachWayOfPlayingIsHintedAtOnce(t *testing.T) {
	seed := seedWhere(3, func(d game.Deal) bool { return holds(d[0], game.X) })
	acts := map[string]struct {
		reveal func(p *player)
		hint   string
		act    func(p *player)
	}{
		"dragging": {(*player).revealByMouse, mouseHint, func(p *player) { p.drag(p.card(p.holding(game.X)), p.wire(1, onGates)) }},
		"tapping": {(*player).revealByMouse, mouseHint, func(p *player) {
			p.click(p.card(p.holding(game.X)))
			p.click(p.wire(1, onGates))
		}},
		"a tap beside the cards": {(*player).revealByMouse, mouseHint, func(p *player) { p.click(p.centre(p.table().hand.name)) }},
		"keys":                   {(*player).reveal, keysHint, func(p *player) { p.place(game.X, 1) }},
	}
	for name, test := range acts {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{seed: seed})
			test.reveal(p)
			assert.Equal(t, test.hint, p.line())
			test.act(p)
			if p.snap().Placement != nil {
				p.click(p.centre(p.table().hand.cancel))
			}
			assert.Equal(t, knownLine, p.line(), "it is still there")

			table := newTableScreen(p.app, p.table().ctl)
			table.manner = p.table().manner
			table.render()
			assert.Empty(t, table.firstHint(), "the device has forgotten")
		})
	}
}

// The hint follows what is used, before anything is done with it.
func TestTheHintFollowsTheWayOfPlaying(t *testing.T) {
	play(t, "mouse, then keys", func(t *testing.T) {
		p := sit(t, chair{})
		p.revealByMouse()
		p.press(fyne.KeyDown)
		assert.Equal(t, keysHint, p.line())
		p.press(fyne.Key1)
		assert.NotEqual(t, keysHint, p.line(), "a card that is being placed has its own line")
		p.press(fyne.KeyEscape)
		assert.Equal(t, keysHint, p.line(), "nothing has been placed by keys yet")
		p.press(fyne.KeyH)
		assert.NotEqual(t, keysHint, p.line())
	})
}

// In the least window the hint takes room from neither the circuit nor the buttons.
func TestTheHintLeavesTheTableAlone(t *testing.T) {
	play(t, "at eight sizes", func(t *testing.T) {
		p := sit(t, chair{seats: people(8)})
		p.reveal()
		require.Equal(t, keysHint, p.line())
		for _, size := range append([]fyne.Size{{Width: 320, Height: 568}, {Width: 568, Height: 320}, {Width: 3840, Height: 2160}}, tidySizes...) {
			p.resize(size)
			table := p.table()
			places := placesFor(size, 8)
			assert.Equal(t, places.circuit.at, table.circuit.Position())
			assert.Equal(t, places.circuit.size, table.circuit.Size())
			assert.Equal(t, places.play.at, table.hand.play.Position())
			line := box(table.hand.line.Position().X, table.hand.line.Position().Y, table.hand.line.Size().Width, table.hand.line.Size().Height)
			for _, o := range []fyne.CanvasObject{table.hand.cards, table.hand.play, table.circuit} {
				b := box(o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height)
				assert.False(t, line.overlaps(b), "%v: %T", size, o)
			}
			assert.GreaterOrEqual(t, table.hand.cards.Size().Height, leastCards)
			assert.NotContains(t, strings.Join(p.texts(), "\n"), "…")
		}
	})
}
