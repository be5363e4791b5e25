package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// still switches the animations off, so that a result is there at once.
func still(p prefs) {
	s := p.settings()
	s.animate = false
	p.setSettings(s)
}

// overhasty are ways to end a turn that go on after it has ended.
var overhasty = map[string]func(p *player){
	"Enter held for long": func(p *player) { p.hold(fyne.KeyReturn, 50) },
	"Enter many times": func(p *player) {
		for range 6 {
			p.press(fyne.KeyReturn)
			p.wait(90 * time.Millisecond)
		}
	},
	"Play clicked many times": func(p *player) { p.repeat((*player).click) },
	"Play tapped many times":  func(p *player) { p.repeat((*player).tap) },
}

func (p *player) repeat(point func(p *player, at fyne.Position)) {
	at := p.centre(p.table().hand.play)
	for range 6 {
		point(p, at)
	}
}

func withOverhasty(t *testing.T, body func(p *player, end func(p *player))) {
	for name, end := range overhasty {
		sizes := []fyne.Size{desktopSize}
		if strings.HasPrefix(name, "Play") { // where the buttons are matters
			sizes = append(sizes, fyne.NewSize(360, 640), fyne.NewSize(800, 360))
		}
		for _, size := range sizes {
			play(t, fmt.Sprintf("%s/%vx%v", name, size.Width, size.Height), func(t *testing.T) {
				p := sit(t, chair{size: size, hands: 3, prefs: still})
				p.watch = p.secrets(p.table())
				body(p, end)
			})
		}
	}
}

// Whoever plays in haste ends their own turn, and shows nothing of the next player's.
func TestHasteRevealsNothing(t *testing.T) {
	withOverhasty(t, func(p *player, end func(p *player)) {
		p.reveal()
		first := p.snap().View.Plays()[0]
		p.place(first.Card, first.Qubits()...)
		end(p)
		assert.Equal(p.t, game.Passing, p.snap().Phase)
		assert.Equal(p.t, game.Seat(1), p.snap().Mover)
		assert.Equal(p.t, 1, p.snap().Table.Plays())
	})
}

// Whoever measures in haste still sees the result.
func TestHasteSkipsNoResult(t *testing.T) {
	withOverhasty(t, func(p *player, end func(p *player)) {
		p.toMeasure()
		end(p)
		assert.Equal(p.t, game.HandDone, p.snap().Phase, "the result is gone")
		assert.Equal(p.t, 1, p.snap().Hand)
	})
}

// Whoever plays the last gate in haste does not measure for the next player.
func TestHasteDoesNotMeasure(t *testing.T) {
	withOverhasty(t, func(p *player, end func(p *player)) {
		for range 8 {
			p.playGate()
		}
		p.reveal()
		last := p.snap().View.Plays()[0]
		p.place(last.Card, last.Qubits()...)
		end(p)
		assert.Equal(p.t, game.LastMeasure, p.snap().Phase)
		assert.Equal(p.t, 9, p.snap().Table.Plays())
	})
}

// Whoever goes on from a result in haste stays outside of the next hand's cards.
func TestHasteAfterAResultRevealsNothing(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{hands: 2, prefs: still})
		p.watch = p.secrets(p.table())
		p.toMeasure()
		p.press(fyne.KeyReturn)
		p.wait(time.Second)
		p.hold(fyne.KeyReturn, 50)
		p.press(fyne.KeyReturn)
		assert.Equal(t, 2, p.snap().Hand)
		assert.Equal(t, game.Playing, p.snap().Phase, "a new press reveals")
	})
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{hands: 2, prefs: still})
		p.watch = p.secrets(p.table())
		p.toMeasure()
		p.press(fyne.KeyReturn)
		p.wait(time.Second)
		for range 6 {
			p.press(fyne.KeyReturn)
			p.wait(90 * time.Millisecond)
		}
		assert.Equal(t, 2, p.snap().Hand)
		assert.Equal(t, game.Passing, p.snap().Phase)
	})
}

// With animations a second press or tap skips them, and does nothing else.
func TestHasteSkipsTheMotionAlone(t *testing.T) {
	for name, again := range map[string]func(p *player){
		"Enter":  func(p *player) { p.press(fyne.KeyReturn) },
		"Escape": func(p *player) { p.press(fyne.KeyEscape) },
		"Space":  func(p *player) { p.press(fyne.KeySpace) },
		"click":  func(p *player) { p.click(p.wire(1, onGates)) },
		"tap":    func(p *player) { p.tap(p.wire(1, onGates)) },
	} {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{hands: 2})
			p.toMeasure()
			p.press(fyne.KeyReturn)
			require.True(t, p.table().measuring())
			p.wait(100 * time.Millisecond)
			again(p)
			assert.False(t, p.table().measuring(), "nothing skips the motion")
			again(p)
			assert.Equal(t, game.HandDone, p.snap().Phase)
		})
	}
}

// A key that goes down on the pass screen and is held reveals the cards once, and
// then does nothing: not even complain, again and again.
func TestHeldEnterRevealsOnce(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{})
		p.wait(game.RevealGuard)
		p.hold(fyne.KeyReturn, 50)
		assert.Equal(t, game.Playing, p.snap().Phase)
		assert.Empty(t, p.toast())
		assert.False(t, slices.ContainsFunc(p.snap().Table.Events(), func(e game.Event) bool { return e.Kind == game.Played }))
	})
}

// A reveal too early says so and is not saved up.
func TestRevealTooEarlyIsRefused(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{})
		p.wait(game.RevealGuard - time.Millisecond)
		p.press(fyne.KeyReturn)
		assert.Equal(t, game.Passing, p.snap().Phase)
		p.click(p.centre(p.table().notice.main))
		assert.Equal(t, game.Passing, p.snap().Phase)
		p.wait(time.Second)
		assert.Equal(t, game.Passing, p.snap().Phase)
		p.click(p.centre(p.table().notice.main))
		assert.Equal(t, game.Playing, p.snap().Phase)
	})
}

// A button that was pressed by keys and is gone by then takes no further keys.
func TestHiddenButtonTakesNoKeys(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{})
		p.wait(game.RevealGuard)
		main := p.table().notice.main
		for i := 0; i < 20 && p.inner.Focused() != fyne.Focusable(main); i++ {
			p.press(fyne.KeyTab)
		}
		p.press(fyne.KeyReturn)
		require.Equal(t, game.Playing, p.snap().Phase)
		require.False(t, main.Visible())
		first := p.snap().View.Plays()[0]
		p.place(first.Card, first.Qubits()...)
		p.press(fyne.KeyReturn)
		assert.Equal(t, game.Played, p.lastPlay().Kind)
	})
}
