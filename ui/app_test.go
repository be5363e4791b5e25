package ui

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"quantumpoker/game"
	"quantumpoker/ui/launch"
)

// keeper is a screen that hears of the window and does not let it close.
type keeper struct {
	recorder
}

func (k *keeper) foreground(in bool) {
	if in {
		k.heard = append(k.heard, "in front")
	} else {
		k.heard = append(k.heard, "behind")
	}
}

func (k *keeper) minimised()      { k.heard = append(k.heard, "minimised") }
func (k *keeper) quitting(func()) { k.heard = append(k.heard, "quitting") }

func TestTheScreenHearsOfTheWindow(t *testing.T) {
	a := openApp(t, windowUsual)
	k := &keeper{}
	a.show(k)
	a.foreground(false)
	a.minimised(true)
	a.minimised(false)
	a.foreground(true)
	a.quit()
	assert.Equal(t, []string{"behind", "minimised", "in front", "quitting"}, k.heard)
}

func TestAMinimisedWindowHidesTheCardsWhateverTheSetting(t *testing.T) {
	play(t, "never hide", func(t *testing.T) {
		p := sit(t, chair{prefs: func(saved prefs) {
			s := saved.settings()
			s.hide = hideNever
			saved.setSettings(s)
		}})
		p.reveal()
		p.app.foreground(false)
		p.wait(time.Minute)
		assert.Equal(t, game.Playing, p.snap().Phase, "the player wants that")
		p.app.minimised(true)
		assert.Equal(t, game.Passing, p.snap().Phase)
	})
}

func TestTitleTellsOfAFixedSeed(t *testing.T) {
	a := openApp(t, windowUsual)
	assert.Equal(t, "Quantum Poker", a.title())
	a.options = launch.Options{Fixed: true, Seed: 7}
	assert.Equal(t, "Quantum Poker – seed 7, anyone can compute this deal", a.title())
}
