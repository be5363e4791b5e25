package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// slowDisk lets nothing be saved until the disk answers.
func (p *player) slowDisk() (answer func()) {
	s := &p.table().saver
	s.unsaved++
	return func() {
		s.unsaved--
		s.goOn()
		p.seen()
	}
}

// What waits for the disk is not shown to somebody who has left the table meanwhile.
func TestASlowDiskAndATableThatWasLeft(t *testing.T) {
	play(t, "given up", func(t *testing.T) {
		p := sit(t, chair{prefs: knowing})
		match, answer := p.table(), p.slowDisk()
		match.act(match.ctl.GiveUp())
		p.app.goHome()
		answer()
		assert.IsType(t, &home{}, p.app.current)
	})
	play(t, "given up and opened again", func(t *testing.T) {
		p := sit(t, chair{prefs: knowing})
		match := p.table()
		p.slowDisk()
		match.act(match.ctl.GiveUp())
		p.app.goHome()
		match.open()
		assert.IsType(t, &standingsScreen{}, p.app.current)
		assert.Same(t, p.app.current.content(), p.app.stack.Objects[0], "what is on screen is what takes the keys")
	})
	play(t, "bots", func(t *testing.T) {
		p := sit(t, chair{seats: lonely(3), prefs: knowing})
		match, first := p.table(), p.snap().View.Plays()[0]
		p.place(first.Card, first.Qubits()...)
		answer := p.slowDisk()
		p.press(fyne.KeyReturn)
		p.app.goHome()
		answer()
		p.wait(time.Minute)
		assert.Equal(t, 1, match.ctl.Snapshot().Table.Plays(), "nobody is there to see the bots play")
	})
	for name, leave := range map[string]func(p *player){
		"minimised":         func(p *player) { p.app.minimised(true) },
		"another in front":  (*player).background,
		"a phone is locked": (*player).background,
	} {
		play(t, "cards and "+name, func(t *testing.T) {
			p := sit(t, chair{phone: name == "a phone is locked", prefs: func(s prefs) {
				knowing(s)
				hideBy(hideAtOnce)(s)
			}})
			p.wait(game.RevealGuard)
			answer := p.slowDisk()
			p.table().act(p.table().ctl.Reveal())
			leave(p)
			answer()
			p.wait(time.Minute)
			assert.Equal(t, game.Passing, p.snap().Phase)
			assert.Nil(t, p.table().snap.View, "cards appear on a screen that nobody watches")
		})
	}
}

func TestLeavingStopsTheLookAhead(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{seats: lonely(3), odds: game.OddsAdvice, prefs: knowing})
		work, asked := slow()
		p.table().insight.advisor.work = work
		p.table().tabs.choose(tabOptions)
		p.wait(time.Millisecond)
		require.NotEmpty(t, asked)
		r := <-asked
		p.app.goHome()
		assert.Error(t, r.ctx.Err())
		r.end <- nil
	})
}

// While bots play, the one person keeps what is on screen: lines to read, and panels.
func TestBotsLeaveTheScreenAlone(t *testing.T) {
	play(t, "lines", func(t *testing.T) {
		p := beforeBot(t, paceNormal)
		p.wait(time.Second)
		p.app.toast("Nothing was saved: the disk is full. Choose another folder, or free some space.")
		p.wait(paceNormal.delay())
		require.Greater(t, p.snap().Table.Plays(), 1)
		assert.NotEmpty(t, p.toast())
	})
	play(t, "panels", func(t *testing.T) {
		p := sit(t, chair{size: fyne.NewSize(360, 640), seats: append(lonely(7), game.SeatSetup{Name: "Hana", By: game.Casual, Look: usualLook(7)}), prefs: knowing})
		first := p.snap().View.Plays()[0]
		p.place(first.Card, first.Qubits()...)
		p.press(fyne.KeyReturn)
		p.table().tabs.choose(tabNews)
		require.True(t, p.table().tabs.over())
		p.wait(paceNormal.delay() + 100*time.Millisecond)
		require.Greater(t, p.snap().Table.Plays(), 1)
		assert.True(t, p.table().tabs.over())
	})
}

// A hint answers the question that was asked, and nothing else.
func TestHintsBelongToTheirQuestion(t *testing.T) {
	ask := chair{seats: lonely(3), odds: game.OddsAdvice, seed: withXAndCNOT(), prefs: knowing}
	play(t, "asked again", func(t *testing.T) {
		p := sit(t, ask)
		p.table().askHint()
		p.table().stopHint()
		p.table().askHint()
		p.wait(time.Minute)
		assert.NotNil(t, p.snap().Placement)
	})
	play(t, "gone home", func(t *testing.T) {
		p := sit(t, ask)
		p.table().askHint()
		p.app.goHome()
		p.wait(time.Minute)
		assert.Empty(t, p.toast())
	})
	play(t, "placed meanwhile", func(t *testing.T) {
		p := sit(t, ask)
		p.table().askHint()
		p.place(game.CNOT, 1, 2)
		mine := p.snap().Placement.Play()
		p.wait(time.Millisecond)
		assert.Equal(t, mine, p.snap().Placement.Play())
		assert.Contains(t, p.toast(), "A Master would play")
	})
}
