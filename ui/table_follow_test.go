package ui

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// against is one person among bots of a level.
func against(level game.Player, n int) []game.SeatSetup {
	seats := lonely(n)
	for i := range seats[1:] {
		seats[i+1].By = level
	}
	return seats
}

// readable is all that can be read on the table without scrolling or choosing.
func (p *player) readable() string {
	var said []string
	for _, s := range textsOf(p.inner.Content(), fyne.Position{}, box(0, 0, p.inner.Size().Width, p.inner.Size().Height)) {
		if s.seen.size.Height > s.whole.size.Height-1 && s.seen.size.Width > s.whole.size.Width-1 {
			said = append(said, s.text)
		}
	}
	return strings.Join(said, " ")
}

// lastSaid is the last play in words: whose it was, card, qubits and effect.
func (p *player) lastSaid() string {
	s := p.snap()
	last := len(s.Table.Events()) - 1
	return voice{s.Setup, s.Table}.event(s.Table.Events()[last], s.Table.Effects()[last])
}

// Whoever plays alone against bots can read what each of them did, for at least as
// long as the pace says, without opening anything.
func TestBotsCanBeFollowed(t *testing.T) {
	for _, size := range []fyne.Size{desktopSize, fyne.NewSize(360, 640), fyne.NewSize(800, 360)} {
		for _, odds := range []game.Odds{game.OddsNothing, game.OddsMeasured, game.OddsAdvice} {
			play(t, fmt.Sprintf("%vx%v/%d", size.Width, size.Height, odds), func(t *testing.T) {
				const pace = 1500 * time.Millisecond
				p := sit(t, chair{size: size, seats: against(game.Master, 3), odds: odds, hands: 5, seed: 7})
				played, measured := 0, 0
				for over := false; !over; _, over = p.app.current.(*standingsScreen) {
					switch s := p.snap(); s.Phase {
					case game.Playing:
						first := s.View.Plays()[0]
						p.place(first.Card, first.Qubits()...)
						p.press(fyne.KeyReturn)
					case game.BotMoves:
						p.wait(pace - time.Millisecond)
						if s.Table.Plays() > 0 {
							assert.Contains(t, p.readable(), p.lastSaid(), "just before the next play")
						}
						p.wait(time.Millisecond)
						if p.snap().Result != nil {
							measured++
							assert.Contains(t, p.readable(), s.Setup.Seats[s.Mover].Name+" measures")
							break
						}
						played++
						assert.Contains(t, p.readable(), p.lastSaid(), "right after the play")
					case game.LastMeasure:
						p.wait(game.RevealGuard)
						p.press(fyne.KeyReturn)
					case game.HandDone:
						p.wait(3 * time.Second)
						p.press(fyne.KeyReturn)
					default:
						require.Fail(t, "a phase that one person alone never sees", "%v", s.Phase)
					}
				}
				assert.Greater(t, played, 5)
				assert.Positive(t, measured)
			})
		}
	}
}
