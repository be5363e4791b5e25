package ui

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

func hideBy(h hideChoice) func(prefs) {
	return func(p prefs) {
		s := p.settings()
		s.hide = h
		p.setSettings(s)
	}
}

// The cards go when the window loses the focus: after five seconds, at once, or
// never, as the players want it.
func TestLostFocusHidesTheCards(t *testing.T) {
	for name, test := range map[string]struct {
		choice hideChoice
		away   time.Duration
		want   game.Phase
	}{
		"soon, a glance":    {hideSoon, 4900 * time.Millisecond, game.Playing},
		"soon, for good":    {hideSoon, 5 * time.Second, game.Passing},
		"at once, a glance": {hideAtOnce, 0, game.Passing},
		"never":             {hideNever, time.Hour, game.Playing},
	} {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{prefs: hideBy(test.choice)})
			p.watch = p.secrets(p.table())
			p.reveal()
			p.background()
			p.wait(test.away)
			assert.Equal(t, test.want, p.snap().Phase)
			p.foreground()
			p.wait(time.Minute)
			assert.Equal(t, test.want, p.snap().Phase, "time away is not added up")
		})
	}
}

// What is being placed is hidden with the cards, and there again when their owner
// shows them, as it was.
func TestHidingKeepsThePlacement(t *testing.T) {
	seed := seedWhere(3, func(d game.Deal) bool { return slices.Contains(d[0], game.Toffoli) })
	hides := map[string]func(p *player){
		"H":         func(p *player) { p.press(fyne.KeyH) },
		"focus":     func(p *player) { p.background(); p.wait(hideSoonDelay); p.foreground() },
		"minimised": func(p *player) { p.table().minimised(); p.seen() },
	}
	for name, hide := range hides {
		for _, qubits := range []int{0, 1, 3} {
			play(t, fmt.Sprintf("%s/%d qubits", name, qubits), func(t *testing.T) {
				p := sit(t, chair{seed: seed, odds: game.OddsMeasured})
				p.watch = p.secrets(p.table())
				p.reveal()
				placeByKeys(p, p.holding(game.Toffoli), []game.Qubit{2, 0, 1}[:qubits])
				before := *p.snap().Placement
				words := p.texts()
				hide(p)
				require.Equal(t, game.Passing, p.snap().Phase)
				assert.Contains(t, p.texts(), "Ada, your cards are hidden")
				p.reveal()
				require.NotNil(t, p.snap().Placement)
				assert.Equal(t, before, *p.snap().Placement)
				assert.ElementsMatch(t, words, p.texts())
			})
		}
	}
}

// A window that goes away in the middle of a drag takes the card out of the air.
func TestLosingTheFocusEndsADrag(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{prefs: hideBy(hideNever)})
		p.watch = p.secrets(p.table())
		p.reveal()
		m := &mouse{p: p}
		m.press(p.card(0))
		m.glide(p.card(0), p.wire(1, onGates))
		require.True(t, p.table().ghost.card.Visible())
		p.background()
		assert.False(t, p.table().ghost.card.Visible())
		p.foreground()
		m.release()
		assert.Nil(t, p.snap().Placement, "the card was dropped after all")
	})
}

// lonely is one person among bots.
func lonely(n int) []game.SeatSetup {
	seats := people(n)
	for i := 1; i < n; i++ {
		seats[i].By = game.Casual
	}
	return seats
}

// With one person there is nobody to hide cards from, and nothing to pass.
func TestOnePersonNeitherPassesNorHides(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{seats: lonely(3), hands: 2, prefs: hideBy(hideAtOnce)})
		match, passed := p.table(), false
		p.watch = func() { passed = passed || match.ctl.Phase() == game.Passing }
		require.Equal(t, game.Playing, p.snap().Phase)
		p.press(fyne.KeyH)
		p.background()
		p.wait(time.Minute)
		p.foreground()
		match.minimised()
		assert.Equal(t, game.Playing, p.snap().Phase)
		assert.False(t, match.hand.cancel.Visible(), "a button offers to hide the cards")
		match.openMenu()
		assert.NotContains(t, p.texts(), "Hide my cards")
		p.press(fyne.KeyEscape)
		for p.snap().Result == nil {
			if p.snap().Phase == game.Playing {
				first := p.snap().View.Plays()[0]
				p.place(first.Card, first.Qubits()...)
				p.press(fyne.KeyReturn)
			}
			if p.snap().Phase == game.LastMeasure {
				p.wait(game.RevealGuard)
				p.press(fyne.KeyReturn)
			}
			p.wait(time.Second)
		}
		assert.False(t, passed, "a pass screen was shown to one person alone")
	})
}

// A bot sees to it that nobody's cards but the person's are on screen.
func TestBotsAmongPeopleKeepSecrets(t *testing.T) {
	play(t, "", func(t *testing.T) {
		seats := people(3)
		seats[1].By = game.Casual
		p := sit(t, chair{seats: seats, odds: game.OddsMeasured})
		p.watch = p.secrets(p.table())
		for range 40 {
			switch p.snap().Phase {
			case game.Passing:
				p.playGate()
			case game.BotMoves:
				p.wait(100 * time.Millisecond)
			}
		}
		assert.Greater(t, p.snap().Table.Plays(), 5)
	})
}
