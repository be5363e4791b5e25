package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/launch"
)

// soloInWindow sets a match of one person against two Masters up in a real window
// and plays two hands of it. At each turn of the person the window tells what the
// bots did.
func soloInWindow(t *testing.T, binary string) {
	screen := newX11(t, desktopSize)
	kept := t.TempDir()
	p := start(t, binary, []string{"DISPLAY=" + screen.display, "LANG=en_US.UTF-8"}, "-seed", "7", "-data", kept)
	screen.waitFor("seed 7, anyone can compute this deal")
	w := newTwin(t, screen, kept, launch.Options{Seed: 7, Fixed: true})

	w.button("New match")
	for range 2 {
		w.button("Person") // the last one
		w.button("Master")
	}
	w.alike("a match against two Masters")
	w.button("Start")
	w.button("Deal the cards")
	told := w.soloHand(w.alike)
	w.press(fyne.KeyReturn)
	require.Equal(t, 2, w.snap().Hand)
	told += w.soloHand(w.alike)
	assert.Greater(t, told, 2)

	w.button("End match")
	w.button("End match") // the question whether to
	w.alike("the standings")
	w.button("Home")
	w.button("Quit")
	assert.Zero(t, p.exit(t))
	assert.Empty(t, p.err.String())
	assert.Empty(t, p.out.String())
}

// soloHand plays a hand to its result. At each turn of the person it looks at the
// window; it tells at how many of these bots had played before.
func (w *twin) soloHand(look func(what string)) (told int) {
	w.t.Helper()
	for w.snap().Result == nil {
		switch w.snap().Phase {
		case game.BotMoves:
			w.bots()
		case game.Playing:
			look("the person's turn")
			if w.snap().Table.Plays() > 0 {
				assert.Contains(w.t, w.readable(), w.lastSaid())
				told++
			}
			w.playByKeys()
		case game.LastMeasure:
			w.rest()
			w.press(fyne.KeyReturn)
		default:
			require.Fail(w.t, "a phase that one person alone never sees", "%v", w.snap().Phase)
		}
	}
	w.measured()
	w.alike("the result")
	return told
}
