package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
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
	a := openApp(t, windowUsual)
	s := a.prefs.settings()
	s.hide = hideNever
	a.prefs.setSettings(s)
	a.startMatch(launched(launch.Options{Seats: []string{"Ada", "Ben"}}))
	table := a.current.(*tableScreen)
	table.deal("")
	time.Sleep(game.RevealGuard)
	a.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, game.Playing, table.ctl.Phase())
	a.foreground(false)
	assert.Equal(t, game.Playing, table.ctl.Phase(), "the player wants that")
	a.minimised(true)
	assert.Equal(t, game.Passing, table.ctl.Phase())
}

func TestTitleTellsOfAFixedSeed(t *testing.T) {
	a := openApp(t, windowUsual)
	assert.Equal(t, "Quantum Poker", a.title())
	a.options = launch.Options{Fixed: true, Seed: 7}
	assert.Equal(t, "Quantum Poker – seed 7, anyone can compute this deal", a.title())
}
