package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
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
