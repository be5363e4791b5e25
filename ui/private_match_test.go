package ui

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// Nothing private is to be seen, in any frame of a match in which everything
// happens that can.
func TestWholeMatchKeepsSecrets(t *testing.T) {
	for _, size := range []fyne.Size{desktopSize, fyne.NewSize(360, 640), fyne.NewSize(800, 360)} {
		for _, odds := range []game.Odds{game.OddsNothing, game.OddsMeasured, game.OddsAdvice} {
			play(t, fmt.Sprintf("%vx%v/odds %d", size.Width, size.Height, odds), func(t *testing.T) {
				p := sit(t, chair{size: size, odds: odds, hands: 2})
				match := p.table()
				match.tabs.choose(tabOptions)
				p.watch = p.secrets(match)
				p.watch()
				match.ctl.OnEvent = func(e game.Event) {
					if e.Kind == game.Played || e.Kind == game.Measured {
						require.Empty(t, p.faces(match), "the turn has ended before the cards were off the screen")
					}
				}
				p.interruptedTurn()
				p.takenBackTurn()
				p.playGate()
				p.playRound()
				p.dialogs()
				require.Equal(t, game.LastMeasure, p.snap().Phase)
				p.wait(game.RevealGuard)
				p.press(fyne.KeyReturn)
				require.True(t, match.measuring())
				p.wait(3 * time.Second)
				require.False(t, match.measuring())
				require.NotEmpty(t, p.faces(match)[0], "the result turns the cards face up")
				p.press(fyne.KeyReturn)
				require.Equal(t, 2, p.snap().Hand)
				p.playRound()
				p.reveal()
				p.place(game.Measure)
				p.click(p.centre(match.hand.play))
				p.wait(3 * time.Second)
				p.press(fyne.KeyReturn)
				assert.IsType(t, &standingsScreen{}, p.app.current)
			})
		}
	}
}

// hidings are all that takes the cards off the screen in the middle of a turn.
var hidings = []struct {
	name string
	hide func(p *player)
}{
	{"H", func(p *player) { p.press(fyne.KeyH) }},
	{"the button", func(p *player) { p.press(fyne.KeyEscape); p.click(p.centre(p.table().hand.cancel)) }},
	{"the menu", func(p *player) { p.click(p.centre(p.table().bar.menu)); p.clickOn("Hide my cards") }},
	{"the focus", func(p *player) { p.background(); p.wait(hideSoonDelay); p.foreground() }},
	{"leaving", func(p *player) {
		p.press(fyne.KeyEscape) // puts the card back into the hand
		p.press(fyne.KeyReturn) // is refused
		p.press(fyne.KeyEscape)
		p.clickOn("Save and leave")
		p.app.sessions()[0].open()
		p.seen()
	}},
}

// interruptedTurn is a turn in which the cards are hidden and shown again while
// one of them is being placed, by each way there is.
func (p *player) interruptedTurn() {
	p.t.Helper()
	for _, way := range hidings {
		p.reveal()
		on := p.snap().View.Plays()[0]
		p.place(on.Card, on.Qubits()...)
		way.hide(p)
		require.Equal(p.t, game.Passing, p.snap().Phase, way.name)
	}
	p.reveal()
	if p.snap().Placement == nil {
		on := p.snap().View.Plays()[0]
		p.place(on.Card, on.Qubits()...)
	}
	p.resize(fyne.NewSize(400, 700))
	p.resize(desktopSize)
	require.NotNil(p.t, p.snap().Placement, "resizing lost the card that was being placed")
	p.press(fyne.KeyReturn)
	require.Equal(p.t, game.Seat(1), p.snap().Mover)
}

// takenBackTurn takes two plays back, by key and by button.
func (p *player) takenBackTurn() {
	p.t.Helper()
	seat := p.snap().Mover
	for _, back := range []func(){p.undo, func() { p.click(p.centre(p.table().notice.back)) }} {
		p.playGate()
		back()
		require.Equal(p.t, game.Passing, p.snap().Phase, "taking back leads to the own pass screen")
		require.Equal(p.t, seat, p.snap().Mover)
	}
	p.playGate()
}

// dialogs opens all that can lie over a hand.
func (p *player) dialogs() {
	p.t.Helper()
	p.reveal()
	on := p.snap().View.Plays()[0]
	p.place(on.Card, on.Qubits()...)
	for _, open := range []func(){p.table().openMenu, p.table().openLog, p.table().askLeave, p.table().askGiveUp} {
		open()
		p.seen()
		p.press(fyne.KeyEscape)
		require.True(p.t, p.inner.Overlays().Top() == nil, "Escape leaves the dialog open")
		require.Equal(p.t, game.Playing, p.snap().Phase, "the game's own dialogs hide nothing")
		require.NotNil(p.t, p.snap().Placement)
	}
	match := p.table()
	match.openRules()
	p.seen()
	p.press(fyne.KeyEscape)
	require.True(p.t, p.app.current == screen(match), "Escape leaves the rules open")
	p.press(fyne.KeyH)
	p.playGate()
	for range p.snap().Table.Players() - 1 {
		p.playGate()
	}
}
