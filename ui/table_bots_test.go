package ui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
	"quantumpoker/ui/widget/widgettest"
)

// beforeBot is a match in which the person has played and a bot is about to.
func beforeBot(t *testing.T, pace pace) *player {
	p := sit(t, chair{seats: lonely(3), prefs: func(s prefs) { s.setPace(pace) }})
	first := p.snap().View.Plays()[0]
	p.place(first.Card, first.Qubits()...)
	p.press(fyne.KeyReturn)
	return p
}

// A bot takes as long as the pace asks, so that its play can be followed.
func TestBotsKeepThePace(t *testing.T) {
	for name, test := range map[string]struct {
		pace pace
		want time.Duration
	}{
		"slow": {paceSlow, 3 * time.Second}, "normal": {paceNormal, 1500 * time.Millisecond}, "fast": {paceFast, 600 * time.Millisecond},
	} {
		play(t, name, func(t *testing.T) {
			p := beforeBot(t, test.pace)
			p.wait(test.want - time.Millisecond)
			assert.Equal(t, 1, p.snap().Table.Plays())
			p.wait(time.Millisecond)
			assert.Equal(t, 2, p.snap().Table.Plays())
		})
	}
	play(t, "at once", func(t *testing.T) {
		p := beforeBot(t, paceAtOnce)
		p.wait(time.Millisecond)
		assert.Equal(t, 3, p.snap().Table.Plays())
	})
}

// A bot may end the hand while its player is asked whether it is to be void: that yes
// was to another question.
func TestGivingUpIsAskedAgainOnceABotHasMeasured(t *testing.T) {
	play(t, "", func(t *testing.T) {
		seats := people(3)
		seats[0].By = game.Casual
		p := sit(t, chair{seats: seats, seed: 3, prefs: func(s prefs) {
			knowing(s)
			s.setPace(paceSlow)
		}})
		asked := func() *modal { return p.inner.Overlays().Top().(*modal) }
		text := func() string { return strings.Join(widgettest.Texts(asked()), " ") }
		yes := func() { test.Tap(asked().panel.items[2].(*grid).items[1].(*widget.Button)) }
		for p.snap().Result == nil {
			switch s := p.snap(); s.Phase {
			case game.BotMoves:
				p.table().askGiveUp()
				before := text()
				p.wait(10 * time.Second)
				if p.snap().Result == nil {
					asked().Hide()
					continue
				}
				assert.Contains(t, before, "void")
				yes()
				assert.NotContains(t, text(), "void")
				yes()
				assert.IsType(t, &standingsScreen{}, p.app.current)
				return
			case game.Passing:
				p.reveal()
			case game.Playing:
				first := s.View.Plays()[0]
				p.place(first.Card, first.Qubits()...)
				p.press(fyne.KeyReturn)
			}
		}
		require.Fail(t, "no bot has measured")
	})
}

func TestTheWaitForABotIsSkipped(t *testing.T) {
	for name, skip := range map[string]func(p *player){
		"Escape": func(p *player) { p.press(fyne.KeyEscape) },
		"Enter":  func(p *player) { p.press(fyne.KeyReturn) },
		"click":  func(p *player) { p.click(p.wire(1, onGates)) },
		"tap":    func(p *player) { p.tap(p.wire(1, onGates)) },
	} {
		play(t, name, func(t *testing.T) {
			p := beforeBot(t, paceSlow)
			p.wait(100 * time.Millisecond)
			require.Equal(t, game.Seat(1), p.snap().Mover)
			skip(p)
			assert.Equal(t, game.Seat(2), p.snap().Mover)
			assert.Equal(t, 2, p.snap().Table.Plays(), "one press skips one bot")
		})
	}
}

// A bot whose match is left plays only once somebody is back to see it.
func TestLeavingStopsABot(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := beforeBot(t, paceNormal)
		match := p.table()
		p.app.goHome()
		p.wait(time.Minute)
		assert.Equal(t, 1, match.ctl.Snapshot().Table.Plays())
		match.open()
		p.wait(1500 * time.Millisecond)
		assert.Equal(t, 2, p.snap().Table.Plays())
	})
}
