package ui

import (
	"fmt"
	"strings"
	"syscall"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/launch"
)

// The program as its players have it: built, started, played, closed.
func TestProgram(t *testing.T) {
	looksOnly(t)
	needTools(t)
	binary := buildGame(t)
	t.Run("a match in a window", func(t *testing.T) { playInWindow(t, binary) })
	t.Run("one person against Masters", func(t *testing.T) { soloInWindow(t, binary) })
	t.Run("any locale", func(t *testing.T) { openSilently(t, binary) })
	t.Run("no display", func(t *testing.T) {
		p := start(t, binary, nil)
		assert.Equal(t, 1, p.exit(t))
		assertLine(t, p.err.String())
		assert.Empty(t, p.out.String())
	})
	for name, test := range map[string]struct {
		args []string
		code int
		says string
	}{
		"help":         {[]string{"-h"}, 0, "-seats"},
		"version":      {[]string{"-version"}, 0, "Quantum Poker 0."},
		"unknown flag": {[]string{"-cheat"}, 2, "-cheat"},
		"bad seed":     {[]string{"-seed", "seven"}, 2, `"seven"`},
		"bad seats":    {[]string{"-seats", "Ada"}, 2, "2 to 8 players"},
		"stray word":   {[]string{"now"}, 2, `"now"`},
	} {
		t.Run(name, func(t *testing.T) {
			p := start(t, binary, nil, test.args...)
			assert.Equal(t, test.code, p.exit(t))
			said, silent := p.out.String(), p.err.String()
			if test.code != 0 {
				said, silent = silent, said
				assertLine(t, said)
			}
			assert.Contains(t, said, test.says)
			assert.Empty(t, silent)
		})
	}
}

// assertLine wants one line of text.
func assertLine(t *testing.T, text string) {
	t.Helper()
	assert.Equal(t, 1, strings.Count(text, "\n"), "%q is not one line", text)
	assert.True(t, strings.HasSuffix(text, "\n"), "%q has no end", text)
}

// openSilently opens the game under unusual locales, for a new account and without
// a session bus. A player must not see on the terminal what libraries make of that,
// nor of the signal that ends the game.
func openSilently(t *testing.T, binary string) {
	screen := newX11(t, desktopSize)
	locales := [][]string{nil, {"LANG=C"}, {"LANG=C.UTF-8"}, {"LC_ALL=de_DE.UTF-8"}}
	var open []*program
	for i, env := range locales {
		open = append(open, start(t, binary, append(env, "DISPLAY="+screen.display), "-seed", fmt.Sprint(100+i)))
	}
	for i := range locales {
		screen.waitFor(fmt.Sprintf("%d, ", 100+i))
	}
	for i, p := range open {
		require.NoError(t, p.Process.Signal(syscall.SIGTERM))
		assert.Zero(t, p.exit(t))
		assert.Empty(t, p.err.String(), "%v", locales[i])
		assert.Empty(t, p.out.String(), "%v", locales[i])
	}
}

// playInWindow plays a match of two hands in a real window.
func playInWindow(t *testing.T, binary string) {
	screen := newX11(t, desktopSize)
	kept := t.TempDir()
	p := start(t, binary, []string{"DISPLAY=" + screen.display, "LANG=en_US.UTF-8"}, "-seats", "Ada,Ben,Chi", "-seed", "7", "-data", kept)
	screen.waitFor("seed 7, anyone can compute this deal")
	w := newTwin(t, screen, kept, launch.Options{Seats: []string{"Ada", "Ben", "Chi"}, Seed: 7, Fixed: true})
	w.alike("the first screen")

	w.button("Deal the cards")
	for range 3 {
		w.turn()
	}
	w.alike("a pass screen after a round")
	w.rest()
	w.press(fyne.KeyReturn)
	w.drag(w.card(w.holding(game.Measure)), w.wire(1, onGates))
	require.Equal(t, game.Playing, w.snap().Phase)
	w.button("Measure and end the hand")
	w.measured()
	w.alike("the result")
	w.edgesAlike()

	w.press(fyne.KeyReturn)
	require.Equal(t, 2, w.snap().Hand)
	for w.snap().Phase != game.LastMeasure {
		w.turn()
	}
	w.rest()
	w.button("Measure and end the hand")
	w.measured()
	w.alike("the second result")
	w.button("End match")
	w.button("End match") // the question whether to
	w.alike("the standings")

	w.button("Home")
	w.button("Quit")
	assert.Zero(t, p.exit(t))
	assert.Empty(t, p.err.String())
	assert.Empty(t, p.out.String())
}

// turn reveals and plays a gate: each in a way of its own.
func (w *twin) turn() {
	w.t.Helper()
	w.rest()
	s := w.snap()
	switch s.Table.Plays() % 3 {
	case 0: // drag
		w.button("I am " + s.Setup.Seats[s.Mover].Name + ", show my hand")
		p := w.first()
		w.drag(w.card(w.holding(p.Card)), w.wire(p.On[0], onGates))
		for i := 1; !w.snap().Placement.Complete(); i++ {
			w.click(w.wire(p.On[i], onPlate))
		}
		w.alike("a card that was dropped")
		w.click(w.centre(w.table().hand.play))
	case 1: // keys
		w.press(fyne.KeyReturn)
		w.playByKeys()
	default: // clicks
		w.press(fyne.KeyReturn)
		p := w.first()
		w.click(w.card(w.holding(p.Card)))
		for i := 0; !w.snap().Placement.Complete(); i++ {
			w.click(w.wire(p.On[i], onPlate))
		}
		w.click(w.centre(w.table().hand.play))
	}
	require.Equal(w.t, s.Table.Plays()+1, w.snap().Table.Plays())
}

// first is the first of the plays that are legal now.
func (w *twin) first() game.Play { return w.snap().View.Plays()[0] }

// playByKeys plays the first gate.
func (w *twin) playByKeys() {
	w.t.Helper()
	p := w.first()
	w.press(fyne.KeyName(rune('1' + w.holding(p.Card))))
	for i := 0; !w.snap().Placement.Complete(); i++ {
		for w.table().marker != int(p.On[i]) {
			w.press(map[bool]fyne.KeyName{true: fyne.KeyUp, false: fyne.KeyDown}[w.table().marker > int(p.On[i])])
		}
		w.press(fyne.KeySpace)
	}
	w.press(fyne.KeyReturn)
}
