package ui

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
)

// While a card looks for its wires on a phone, the hand gives its room to them; the
// card and Play stay in sight, and Play where it was.
func TestTheHandIsAStripWhileACardIsPlaced(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 800, Height: 360}, {Width: 320, Height: 568}, {Width: 568, Height: 320}} {
		play(t, fmt.Sprint(size), func(t *testing.T) {
			p := sit(t, chair{size: size, seats: people(8), odds: game.OddsMeasured, seed: 5})
			p.reveal()
			hand, circuit := p.table().hand, p.table().circuit
			before, play := circuit.Size().Height, rect{hand.play.Position(), hand.play.Size()}
			p.chooseByKey(game.CNOT)
			assert.Greater(t, circuit.Size().Height, before+50)
			assert.Equal(t, play, rect{hand.play.Position(), hand.play.Size()})
			window := rect{size: size}
			for _, o := range []fyne.CanvasObject{hand.play, hand.cards} {
				assert.True(t, o.Visible())
				r := rect{o.Position(), o.Size()}
				assert.True(t, window.contains(r.at) && r.right() <= size.Width && r.bottom() <= size.Height)
			}
			require.Equal(t, p.holding(game.CNOT), hand.cardAt(fyne.NewPos(theme.Touch/2, hand.cards.Size().Height/2)))
			p.press(fyne.KeyEscape)
			assert.Equal(t, before, circuit.Size().Height)
			assert.Equal(t, -1, hand.alone, "all cards are back")
		})
	}
}

// A card can be dragged to a wire that is out of sight: held at the edge of the circuit
// it makes that scroll.
func TestACardReachesEveryWireInOneDrag(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 568, Height: 320}, {Width: 320, Height: 568}} {
		play(t, fmt.Sprint(size), func(t *testing.T) {
			p := sit(t, chair{size: size, seats: people(8), seed: seedWhere(8, func(d game.Deal) bool { return d[0][0] == game.X })})
			p.reveal()
			m := &mouse{p: p}
			from := p.card(0)
			m.press(from)
			circuit := p.table().circuit
			middle := circuit.Position().Add(fyne.NewPos(circuit.Size().Width/2, 60))
			m.glide(from, middle)
			edge := circuit.Position().Add(fyne.NewPos(circuit.Size().Width/2, circuit.Size().Height-20))
			m.glide(middle, edge)
			p.wait(3 * time.Second)
			m.glide(edge, p.wire(7, onGates))
			m.release()
			require.NotNil(t, p.snap().Placement)
			assert.Equal(t, game.Qubit(7), p.snap().Placement.On[0])
		})
	}
}

// Where there is no room for a panel beside the circuit it takes the circuit's place,
// and gives it back to whoever places a card.
func TestAPanelTakesTheCircuitsPlaceWhereRoomIsShort(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{size: fyne.NewSize(360, 640), seats: people(8), odds: game.OddsAdvice, seed: 5})
		p.reveal()
		s := p.table()
		require.True(t, s.circuit.Visible())
		p.clickOn("Odds")
		assert.True(t, s.odds.Visible())
		assert.False(t, s.circuit.Visible())
		p.clickOn("Circuit")
		assert.True(t, s.circuit.Visible())
		for _, panel := range []fyne.CanvasObject{s.odds, s.options, s.hidden, s.recap, s.circuit} {
			p.press(fyne.KeyO)
			assert.True(t, panel.Visible(), "%T", panel)
		}
		p.press(fyne.KeyO)
		p.chooseByKey(game.CNOT)
		assert.True(t, s.circuit.Visible())
	})
}

// On a small table the odds stay beside the circuit, and what is longer lies over it.
func TestTheOddsStayBesideTheCircuitOfASmallTable(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{size: fyne.NewSize(360, 640), odds: game.OddsAdvice, seed: 5})
		p.reveal()
		s := p.table()
		require.True(t, s.circuit.Visible() && s.odds.Visible())
		p.clickOn("Options")
		assert.True(t, s.options.Visible() && s.odds.Visible())
		assert.False(t, s.circuit.Visible())
		p.clickOn("Circuit")
		assert.True(t, s.circuit.Visible() && s.odds.Visible())
		assert.False(t, s.options.Visible())
	})
}

// While a card is placed on a phone the odds have the room of their tabs too: everybody's
// are seen at once.
func TestTheOddsHaveTheRoomOfTheirTabsWhileACardIsPlaced(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{size: fyne.NewSize(360, 640), odds: game.OddsMeasured, seed: 5})
		p.reveal()
		s := p.table()
		before := s.odds.Size().Height
		require.True(t, s.tabs.buttons[tabOdds].Visible())
		p.chooseByKey(game.CNOT)
		assert.False(t, s.tabs.buttons[tabOdds].Visible())
		assert.GreaterOrEqual(t, s.odds.Size().Height, before+tabHeight)
		p.press(fyne.KeyEscape)
		assert.True(t, s.tabs.buttons[tabOdds].Visible())
		assert.Equal(t, before, s.odds.Size().Height)
	})
}
