package ui

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"github.com/stretchr/testify/assert"

	"quantumpoker/game"
)

// clumsy does anything, anywhere, at any time.
type clumsy struct {
	*player
	*rand.Rand
}

// Whatever anybody does, in whatever order, nothing private is seen.
func TestClumsinessKeepsSecrets(t *testing.T) {
	for seed := range uint64(3) {
		play(t, fmt.Sprint(seed), func(t *testing.T) {
			p := sit(t, chair{seed: seed, odds: []game.Odds{game.OddsNothing, game.OddsMeasured, game.OddsAdvice}[seed], hands: 100})
			match := p.table()
			secret, phases := p.secrets(match), map[game.Phase]int{}
			p.watch = func() {
				secret()
				phases[match.ctl.Phase()]++
			}
			c := clumsy{p, rand.New(rand.NewPCG(seed, 7))}
			for range 160 {
				if p.app.current != screen(match) {
					if len(p.app.open) == 0 {
						break // the match has ended
					}
					p.app.current.back()
					match.open()
				}
				c.act()
			}
			for _, phase := range []game.Phase{game.Passing, game.Playing} {
				assert.Greater(t, phases[phase], 20, "phase %v", phase)
			}
		})
	}
}

func (c clumsy) act() {
	switch n := c.IntN(100); {
	case n < 40:
		c.press(pick(c.Rand, someKeys))
	case n < 45:
		c.hold(pick(c.Rand, someKeys), 30)
	case n < 49:
		c.undo()
	case n < 51:
		c.tabs(infoTab(c.IntN(int(tabCount))))
	case n < 60:
		c.playSomething()
	case n < 68:
		c.drag(c.anywhere(), c.anywhere())
	case n < 76:
		c.swipe(c.anywhere(), c.anywhere())
	case n < 84:
		at := c.anywhere()
		c.click(at)
		c.tap(at)
	case n < 86:
		c.resize(pick(c.Rand, []fyne.Size{desktopSize, {Width: 360, Height: 640}, {Width: 800, Height: 360}, {Width: 320, Height: 568}}))
	case n < 90:
		c.background()
		c.wait(time.Duration(c.IntN(8)) * time.Second)
		c.foreground()
	default:
		c.wait(time.Duration(c.IntN(1500)) * time.Millisecond)
	}
}

var someKeys = []fyne.KeyName{
	fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn, fyne.KeySpace, fyne.KeySpace, fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4,
	fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyH, fyne.KeyS, fyne.KeyEscape, fyne.KeyTab, mobile.KeyBack,
}

func pick[T any](r *rand.Rand, from []T) T { return from[r.IntN(len(from))] }

func (c clumsy) tabs(tab infoTab) {
	if t, ok := c.app.current.(*tableScreen); ok {
		t.tabs.choose(tab)
		c.seen()
	}
}

func (c clumsy) anywhere() fyne.Position {
	s := c.inner.Size()
	return fyne.NewPos(c.Float32()*s.Width, c.Float32()*s.Height)
}

// playSomething is a turn as it should be, so that the match moves on.
func (c clumsy) playSomething() {
	for c.inner.Overlays().Top() != nil {
		c.press(fyne.KeyEscape)
	}
	c.inner.Unfocus()
	c.wait(game.RevealGuard)
	c.press(fyne.KeyReturn)
	t, ok := c.app.current.(*tableScreen)
	if !ok || t.ctl.Phase() != game.Playing {
		return
	}
	plays := t.ctl.Snapshot().View.Plays()
	p := pick(c.Rand, plays)
	c.place(p.Card, p.Qubits()...)
	c.press(fyne.KeyReturn)
}
