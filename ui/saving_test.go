package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/record"
	"quantumpoker/ui/launch"
	"quantumpoker/ui/widget"
	"quantumpoker/ui/widget/widgettest"
)

// loopApp is an app that runs what other goroutines hand to its own one only when
// the test lets it, as a real window's loop does.
type loopApp struct {
	fyne.App
	queue chan func()
}

func newLoopApp(t *testing.T) *loopApp {
	a := &loopApp{test.NewTempApp(t), make(chan func(), 1000)}
	fyne.SetCurrentApp(a)
	return a
}

func (a *loopApp) Driver() fyne.Driver { return loopDriver{a.App.Driver(), a.queue} }

type loopDriver struct {
	fyne.Driver
	queue chan func()
}

func (d loopDriver) DoFromGoroutine(f func(), _ bool) { d.queue <- f }

// openOn opens the game with its matches in a folder.
func openOn(t *testing.T, dir string) *App {
	a := New(newLoopApp(t), launch.Options{Data: dir})
	require.NoError(t, a.Start())
	return a
}

// until runs the app's loop until something holds.
func until(t *testing.T, a *App, holds func() bool) {
	t.Helper()
	deadline := time.After(10 * time.Second)
	for !holds() {
		select {
		case f := <-a.app.(*loopApp).queue:
			f()
		case <-deadline:
			require.Fail(t, "it never came to that")
		}
	}
}

// settled waits until all that happened at the table is on the disk.
func settled(t *testing.T, table *tableScreen) {
	t.Helper()
	until(t, table.app, func() bool { return table.saver.unsaved == 0 })
}

// sitOn opens the game with its matches in a folder, in a bubble. Seats begin a match.
func sitOn(t *testing.T, dir string, seats ...string) *player {
	a := newDeskApp(t)
	p := &player{t: t, desk: a, app: New(a, launch.Options{Data: dir, Seats: seats})}
	require.NoError(t, p.app.Start())
	p.keys = p.app.win.Canvas().(*deskCanvas)
	p.inner = p.keys.Canvas
	p.wait(time.Second)
	return p
}

// keepMatch leaves a match with its first hand running in a folder.
func keepMatch(t *testing.T, dir string) {
	p := sitOn(t, dir, "Ada", "Ben")
	p.table().act(p.table().ctl.NextHand())
	p.wait(time.Second)
	p.app.close()
	p.wait(time.Second)
}

// A match that has ended cannot be continued, also not until Home has read the folder
// anew.
func TestAnEndedMatchIsNotOfferedAgain(t *testing.T) {
	dir := t.TempDir()
	play(t, "", func(t *testing.T) {
		keepMatch(t, dir)
		p := sitOn(t, dir)
		require.Len(t, p.app.sessions(), 1)
		p.app.sessions()[0].open()
		p.table().act(p.table().ctl.GiveUp())
		p.wait(time.Second)
		require.IsType(t, &standingsScreen{}, p.app.current)
		p.app.goHome()
		assert.Empty(t, p.app.sessions())
		p.wait(time.Second)
		assert.Empty(t, p.app.sessions())
		p.app.close()
	})
}

// Home reads the folder while its buttons can be pressed already.
func TestTheFocusStaysOnAMatchThatIsOffered(t *testing.T) {
	dir := t.TempDir()
	play(t, "", func(t *testing.T) {
		keepMatch(t, dir)
		p := sitOn(t, dir)
		offered := p.app.sessions()[0].match().(record.ID)
		p.app.goHome()
		h := p.app.current.(*home)
		b := h.matches.items[0].(*widget.Button)
		p.inner.Focus(b)
		p.wait(time.Second) // the folder has been read
		require.Len(t, h.matches.items, 1)
		assert.Same(t, b, h.matches.items[0])
		assert.Same(t, b, p.inner.Focused())

		require.NoError(t, p.app.store.Delete(offered))
		p.app.goHome()
		h = p.app.current.(*home)
		p.inner.Focus(h.matches.items[0].(*widget.Button))
		p.wait(time.Second)
		assert.Empty(t, h.matches.items)
		assert.Nil(t, p.inner.Focused(), "the button is gone")
		p.app.close()
	})
}

// The same players may have left more than one match.
func TestHomeTellsMatchesApartByWhenTheyWerePlayed(t *testing.T) {
	dir := t.TempDir()
	play(t, "", func(t *testing.T) {
		for range 3 {
			keepMatch(t, dir)
			time.Sleep(time.Hour)
		}
		p := sitOn(t, dir)
		labels := func() (out []string) {
			p.app.goHome()
			p.wait(time.Second)
			for _, o := range p.app.current.(*home).matches.items {
				out = append(out, o.(*widget.Button).Label())
			}
			return out
		}
		kept := p.app.kept
		require.Len(t, kept, 3)
		label := func(at time.Time) string {
			return "Continue: Ada, Ben, hand 1, round 1 · " + strings.ReplaceAll(moment(at), " ", "\u00a0")
		}
		assert.Equal(t, []string{label(kept[0].Last), label(kept[1].Last)}, labels())

		p.app.sessions()[2].open() // as from the history
		p.reveal()
		now := time.Now()
		assert.Equal(t, []string{label(now), label(kept[0].Last)}, labels())
		p.app.close()
	})
}

func TestADeletedMatchIsNotOfferedAgain(t *testing.T) {
	dir := t.TempDir()
	play(t, "", func(t *testing.T) {
		keepMatch(t, dir)
		p := sitOn(t, dir)
		require.Len(t, p.app.sessions(), 1)
		h := newHistory(p.app)
		p.app.show(h)
		p.wait(time.Second)
		h.delete(h.all.Matches[0].ID)
		p.wait(time.Second)
		p.app.goHome()
		assert.Empty(t, p.app.sessions())
		p.app.close()
	})
}

// Whoever presses twice wants it once.
func TestADeletedMatchIsBroughtBackOnce(t *testing.T) {
	dir := t.TempDir()
	play(t, "", func(t *testing.T) {
		keepMatch(t, dir)
		p := sitOn(t, dir)
		h := newHistory(p.app)
		p.app.show(h)
		p.wait(time.Second)
		id := h.all.Matches[0].ID
		h.delete(id)
		p.wait(time.Second)
		require.Equal(t, id, h.removed)
		h.undelete()
		h.undelete()
		assert.False(t, h.view.undo.Visible())
		p.wait(time.Second)
		assert.Empty(t, p.toast())
		assert.Len(t, h.all.Matches, 1)

		h.removed = id + 1 // of a file that is not there
		h.undelete()
		p.wait(time.Second)
		assert.NotEmpty(t, p.toast())
		assert.Equal(t, id+1, h.removed, "it can be tried again")
		p.app.close()
	})
}

// A match that was left by closing the game is continued at the very card, and on
// the pass screen.
func TestAMatchIsContinuedAfterTheGameWasClosed(t *testing.T) {
	dir := t.TempDir()
	a := openOn(t, dir)
	a.startMatch(launched(launch.Options{Seats: []string{"Ada", "Ben", "Chi"}}))
	table := a.current.(*tableScreen)
	table.deal("a cut")
	settled(t, table)
	time.Sleep(game.RevealGuard)
	require.NoError(t, table.ctl.Reveal())
	play := table.ctl.Snapshot().View.Plays()[0]
	require.NoError(t, table.ctl.Preset(play))
	table.endTurn(table.ctl.Play)
	settled(t, table)
	before := table.ctl.Snapshot()
	a.close()

	a = openOn(t, dir)
	h := a.current.(*home)
	until(t, a, func() bool { return len(h.matches.items) == 1 })
	sessions := a.sessions()
	require.Len(t, sessions, 1)
	assert.Equal(t, "Ada, Ben, Chi, hand 1, round 1", sessions[0].summary())
	sessions[0].open()
	after := a.current.(*tableScreen).ctl.Snapshot()
	assert.Equal(t, game.Passing, after.Phase)
	assert.Equal(t, before.Table.Events(), after.Table.Events())
	assert.Equal(t, before.TakeBack, after.TakeBack)
	assert.Equal(t, before.Seal, after.Seal)
	assert.Empty(t, a.sessions()[1:], "a match that is open is offered once")
	a.close()
}

func TestASecondInstanceIsToldAndEnds(t *testing.T) {
	dir := t.TempDir()
	a := openOn(t, dir)
	defer a.close()
	starting := &startingApp{App: newLoopApp(t)}
	fyne.SetCurrentApp(starting)
	second := New(starting, launch.Options{Data: dir})
	var told error
	closed := false
	second.Run(func(err error) { told = err }, func() { closed = true })
	require.ErrorIs(t, told, record.ErrInUse)
	texts := widgettest.Texts(second.win.Content())
	assert.Contains(t, strings.Join(texts, " "), "The game is open already")
	assert.Empty(t, widgettest.Offences(second.win.Content()))

	button := second.win.Canvas().Focused()
	button.(desktop.Keyable).KeyDown(&fyne.KeyEvent{Name: fyne.KeyReturn})
	button.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.True(t, closed)
}

// Where nothing can be saved, play goes on under a line that says so.
func TestPlayGoesOnWhereNothingCanBeSaved(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(dir, nil, 0o600)) // a file where the folder should be
	a := openOn(t, dir)
	a.startMatch(launched(launch.Options{Seats: []string{"Ada", "Ben"}}))
	table := a.current.(*tableScreen)
	table.deal("")
	settled(t, table)
	assert.Equal(t, game.Passing, table.ctl.Phase())
	until(t, a, func() bool { return a.banner.says != "" })
	assert.Contains(t, a.banner.says, "Nothing is being saved")

	require.NoError(t, os.Remove(dir))
	until(t, a, func() bool { return a.banner.says == "" }) // saving catches up by itself
	a.close()
	a = openOn(t, dir)
	h := a.current.(*home)
	until(t, a, func() bool { return len(h.matches.items) == 1 })
	a.close()
}

// What is wrong with the disk is said in the language that is spoken.
func TestTroubleIsSaidInTheNewLanguage(t *testing.T) {
	speakEnglishAfter(t)
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{prefs: knowing})
		p.app.trouble = &record.Trouble{Why: record.DiskFull}
		p.app.sayTrouble()
		p.app.prefs.setLanguage("es")
		p.app.changeLanguage()
		assert.Contains(t, p.app.banner.says, "disco")
	})
}
