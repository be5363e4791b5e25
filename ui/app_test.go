package ui

import (
	"bytes"
	"io"
	"log"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/record"
	"quantumpoker/ui/launch"
)

// listener is a screen that hears of the window.
type listener struct {
	recorder
}

func (k *listener) foreground(in bool) {
	if in {
		k.heard = append(k.heard, "in front")
	} else {
		k.heard = append(k.heard, "behind")
	}
}

func (k *listener) minimised() { k.heard = append(k.heard, "minimised") }

func TestTheScreenHearsOfTheWindow(t *testing.T) {
	a := openApp(t, windowUsual)
	k := &listener{}
	a.show(k)
	a.foreground(false)
	a.minimised(true)
	a.minimised(false)
	a.foreground(true)
	assert.Equal(t, []string{"behind", "minimised", "in front"}, k.heard)
}

func TestClosingTheWindowHidesTheCardsFirst(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{})
		p.reveal()
		table := p.table()
		w := p.app.win.(*deskWindow)
		w.intercept()
		assert.True(t, w.closed)
		assert.Nil(t, table.ctl.Snapshot().View)
	})
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

// A phone has the game begin once it runs, and may say so again later.
func TestTheGameStartsOnce(t *testing.T) {
	a := &startingApp{App: newLoopApp(t)}
	fyne.SetCurrentApp(a)
	g := New(a, launch.Options{Data: t.TempDir()})
	require.Nil(t, g.current, "something of the game goes on before the app runs")
	g.Run(startsWell(t), func() {})
	first := g.current
	require.IsType(t, &home{}, first)
	a.started()
	assert.True(t, first == g.current)
	g.close()
}

// startsWell is what a game that starts never calls.
func startsWell(t *testing.T) func(error) {
	return func(err error) { require.NoError(t, err) }
}

// The toolkit waits for ever at its end, now and then: so the game is not left to it,
// and ends once everything is saved.
func TestClosingEndsTheProgramOnceAllIsSaved(t *testing.T) {
	dir := t.TempDir()
	a := &startingApp{App: newLoopApp(t)}
	fyne.SetCurrentApp(a)
	g := New(a, launch.Options{Data: dir, Seats: []string{"Ada", "Ben"}})
	ends := 0
	g.Run(startsWell(t), func() {
		ends++
		store, err := record.Open(dir, func(*record.Trouble) {})
		require.NoError(t, err, "the folder is still in use")
		defer store.Close()
		h, err := store.History()
		require.NoError(t, err)
		require.Len(t, h.Matches, 1)
		assert.True(t, h.Matches[0].Running)
	})
	require.NoError(t, g.current.(*tableScreen).ctl.Deal(""))
	g.close()
	assert.Equal(t, 1, ends)
}

// On Windows the toolkit ends with a crash if the look changes while there is a window
// that is not on screen yet.
func TestTheLookIsSetBeforeThereIsAWindow(t *testing.T) {
	a := newLoopApp(t)
	var g *App
	changes := 0
	a.Settings().AddListener(func(fyne.Settings) {
		changes++
		assert.Nil(t, g, "there is a window already")
	})
	g = New(a, launch.Options{})
	require.NoError(t, g.Start())
	g.close()
	assert.Positive(t, changes)
}

// What the toolkit says while it ends is of no use to a player.
func TestTheEndIsSilent(t *testing.T) {
	var said bytes.Buffer
	usual := log.Writer()
	log.SetOutput(&said)
	t.Cleanup(func() { log.SetOutput(usual) })
	a := &startingApp{App: test.NewTempApp(t)}
	fyne.SetCurrentApp(a)
	g := New(a, launch.Options{})
	g.Run(startsWell(t), func() {})
	g.close()
	require.Empty(t, said.String())
	a.Lifecycle().(interface{ OnStopped() func() }).OnStopped()()
	fyne.LogError("Preferences load error:", io.EOF)
	assert.Empty(t, said.String())
}

// startingApp starts as it is run.
type startingApp struct{ fyne.App }

func (a *startingApp) Run() { a.started() }

func (a *startingApp) started() { a.Lifecycle().(interface{ OnStarted() func() }).OnStarted()() }
