package ui

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// forms are the sizes of the three ways in which the table arranges itself.
var forms = map[string]fyne.Size{"wide": desktopSize, "narrow": fyne.NewSize(360, 640), "flat": fyne.NewSize(800, 360)}

// lookAround asks for all that is to be told: every panel, every sentence about a
// row, each option as a preview.
func (p *player) lookAround() {
	p.t.Helper()
	s := p.table()
	for _, tab := range s.tabs.offered() {
		s.tabs.choose(tab)
		p.wait(time.Second)
		p.hoverOver(s.options, s.hidden, s.odds)
	}
	s.tabs.choose(tabOptions)
	p.wait(time.Second)
	s.filterOptions(1)
	s.options.OnTapped(0)
	p.seen()
}

// hoverOver points at everything on the panels that are shown, from top to bottom.
func (p *player) hoverOver(panels ...fyne.CanvasObject) {
	for _, o := range panels {
		if !o.Visible() {
			continue
		}
		at := p.app.app.Driver().AbsolutePositionForObject(o)
		for y := float32(4); y < o.Size().Height; y += 10 {
			test.MoveMouse(p.inner, at.AddXY(o.Size().Width*0.7, y))
			p.seen()
		}
	}
}

// Whatever a seat was told from its cards is gone when they are: in two matches
// that differ in its cards alone, the window holds the same words afterwards,
// shown and hidden, on every screen that others may see.
func TestAdviceLeavesWithTheCards(t *testing.T) {
	one, two, common := twins(t, 2) // q0 and q1 hold different cards in the two
	for name, size := range forms {
		for way, leave := range map[string]func(p *player, c game.Card){
			"hidden":  func(p *player, _ game.Card) { p.press(fyne.KeyH) },
			"left":    func(p *player, _ game.Card) { p.app.goHome(); p.app.sessions()[0].open() },
			"blurred": func(p *player, _ game.Card) { p.background(); p.wait(hideSoonDelay); p.foreground() },
			"played": func(p *player, c game.Card) {
				p.press(fyne.KeyEscape)
				p.place(c, orders(c, 3)[0]...)
				p.press(fyne.KeyReturn)
			},
		} {
			t.Run(name+"/"+way, func(t *testing.T) {
				var said [2][]string
				for i, seed := range []uint64{one, two} {
					play(t, "", func(t *testing.T) {
						p := seated(t, chair{size: size, seed: seed, odds: game.OddsAdvice})
						match := p.table()
						p.reveal()
						p.lookAround()
						leave(p, common[0])
						p.wait(time.Second)
						require.Equal(t, game.Passing, p.snap().Phase)
						said[i] = p.said(match)
						assert.Nil(t, match.insight.options)
						assert.Nil(t, match.insight.chances)
						assert.Nil(t, match.insight.advisor.asked)
					})
				}
				require.Equal(t, said[0], said[1])
				require.NotContains(t, strings.Join(said[0], "|"), "Tap an option")
			})
		}
	}
}

// A seat that cannot tell two matches apart is told the same in both, word by
// word, whatever the others hold.
func TestAdviceKnowsNoHiddenCard(t *testing.T) {
	for keeps := range game.Qubit(3) {
		one, two, common := twins(t, keeps)
		var told [2][]string
		for i, seed := range []uint64{one, two} {
			play(t, "", func(t *testing.T) {
				p := seated(t, chair{seed: seed, odds: game.OddsAdvice})
				for turn := range game.Qubit(3) {
					p.reveal()
					if turn == keeps {
						p.watch = func() { told[i] = append(told[i], strings.Join(p.texts(), "|")) }
						p.lookAround()
						return
					}
					c := common[turn]
					p.place(c, orders(c, 3)[0]...)
					p.press(fyne.KeyReturn)
				}
			})
		}
		require.Greater(t, len(slices.Compact(slices.Clone(told[0]))), 10)
		require.Equal(t, told[0], told[1])
	}
}
