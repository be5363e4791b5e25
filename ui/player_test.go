package ui

import (
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/launch"
)

// player sits at one window and does what its people do. It runs in a bubble of
// testing/synctest, whose clock moves only while the test waits.
type player struct {
	t     testing.TB
	app   *App
	desk  *deskApp
	inner fyne.Canvas // Fyne's test canvas
	keys  *deskCanvas
	// watch, where set, looks at the window after everything that happens to it.
	watch func()
	// pass, where set, lets real time pass: outside of a bubble.
	pass func(d time.Duration)
}

// play runs a test in a bubble.
func play(t *testing.T, name string, body func(t *testing.T)) {
	t.Run(name, func(t *testing.T) { synctest.Test(t, body) })
}

// chair is how a test wants its window and its match.
type chair struct {
	size  fyne.Size
	seats []game.SeatSetup
	odds  game.Odds
	hands int
	seed  uint64
	phone bool        // the device is one
	prefs func(prefs) // changes what the device remembers
}

var desktopSize = fyne.NewSize(1280, 800)

// people are the first n of eight players.
func people(n int) []game.SeatSetup {
	var out []game.SeatSetup
	for i, name := range []string{"Ada", "Ben", "Chi", "Dora", "Emil", "Fay", "Gus", "Hana"}[:n] {
		out = append(out, game.SeatSetup{Name: name, Look: usualLook(i)})
	}
	return out
}

// sit opens the game on a match. Its deals follow from the seed, yet the window
// does not say so: a title that differs would hide other differences.
func sit(t *testing.T, c chair) *player {
	a := newDeskApp(t)
	a.phone = c.phone
	if c.size.IsZero() {
		c.size = desktopSize
	}
	if c.seats == nil {
		c.seats = people(3)
	}
	saved := prefs{a.Preferences()}
	saved.setWindowSize(c.size)
	if c.prefs != nil {
		c.prefs(saved)
	}
	p := &player{t: t, desk: a, app: New(a, launch.Options{})}
	p.app.Start()
	p.keys = p.app.win.Canvas().(*deskCanvas)
	p.inner = p.keys.Canvas
	require.Equal(t, c.size, p.inner.Size())

	m, err := game.NewMatch(game.Setup{Seats: c.seats, Chips: usualChips, Ante: usualAnte, Hands: max(c.hands, 1), Odds: c.odds})
	require.NoError(t, err)
	ctl := game.NewController(m, game.FixedSeeds(c.seed), time.Now)
	require.NoError(t, ctl.NextHand())
	s := newTableScreen(p.app, ctl)
	p.app.open = append(p.app.open, s)
	p.app.show(s)
	return p
}

// seedWhere is the first seed whose first deal is as wanted.
func seedWhere(players int, wanted func(d game.Deal) bool) uint64 {
	for seed := uint64(0); ; seed++ {
		if wanted(dealOf(players, seed)) {
			return seed
		}
	}
}

func dealOf(players int, seed uint64) game.Deal {
	return game.NewDeal(game.Classic(players), game.FixedSeeds(seed)(1).Stream(game.StreamDeal))
}

// wait lets time pass, and what was due in it happen, in the window's goroutine,
// which is the test's.
func (p *player) wait(d time.Duration) {
	if p.pass != nil {
		p.pass(d)
		return
	}
	over := time.After(d)
	for waiting := true; waiting; {
		select {
		case do := <-p.desk.queue:
			do()
			p.seen()
		case <-over:
			waiting = false
		}
	}
	for synctest.Wait(); len(p.desk.queue) > 0; synctest.Wait() {
		(<-p.desk.queue)()
		p.seen()
	}
	p.seen()
}

func (p *player) seen() {
	if p.watch != nil {
		p.watch()
	}
}

func (p *player) table() *tableScreen {
	p.t.Helper()
	s, ok := p.app.current.(*tableScreen)
	require.True(p.t, ok, "the table is not on screen, but %T", p.app.current)
	return s
}

// snap is the state of the match; the controller's, so that no screen can lag.
func (p *player) snap() game.Snapshot { return p.table().ctl.Snapshot() }

// reveal waits out the guard and shows the mover's cards.
func (p *player) reveal() {
	p.t.Helper()
	p.wait(game.RevealGuard)
	p.press(fyne.KeyReturn)
	require.Equal(p.t, game.Playing, p.snap().Phase)
}

// place begins to place a card of the kind and puts it on wires, by keys.
func (p *player) place(card game.Card, on ...game.Qubit) {
	p.t.Helper()
	p.chooseByKey(card)
	for _, q := range on {
		if p.snap().Placement.Complete() {
			break // the last role has filled itself
		}
		p.markerTo(q)
		p.press(fyne.KeySpace)
	}
	require.True(p.t, p.snap().Placement.Complete(), "%v on %v: %+v", card, on, p.snap().Placement)
}

func (p *player) chooseByKey(card game.Card) {
	p.t.Helper()
	p.press(fyne.KeyName(rune('1' + p.holding(card))))
}

func (p *player) markerTo(q game.Qubit) {
	for i := 0; i < 16 && p.table().marker != int(q); i++ {
		key := fyne.KeyDown
		if p.table().marker > int(q) {
			key = fyne.KeyUp
		}
		p.press(key)
	}
	require.Equal(p.t, int(q), p.table().marker)
}

// holding is where the seat on screen has a card of the kind.
func (p *player) holding(card game.Card) int {
	p.t.Helper()
	for i, c := range p.snap().View.Cards() {
		if c == card {
			return i
		}
	}
	require.Fail(p.t, "no such card", "%v is not among %v", card, p.snap().View.Cards())
	return -1
}

// playGate reveals and plays the mover's first gate by keys.
func (p *player) playGate() {
	p.t.Helper()
	p.reveal()
	first := p.snap().View.Plays()[0]
	p.place(first.Card, first.Qubits()...)
	p.press(fyne.KeyReturn)
}

// playRound plays a gate for everybody.
func (p *player) playRound() {
	p.t.Helper()
	for range p.snap().Table.Players() {
		p.playGate()
	}
}

// lastPlay is what was played last.
func (p *player) lastPlay() game.Event {
	events := p.snap().Table.Events()
	require.NotEmpty(p.t, events)
	return events[len(events)-1]
}

// toast is the line that the window shows at the moment.
func (p *player) toast() string { return p.app.toasts.shown }

// foreground and background are the window getting and losing the focus.
func (p *player) foreground() { p.lifecycle().OnEnteredForeground()(); p.seen() }
func (p *player) background() { p.lifecycle().OnExitedForeground()(); p.seen() }

func (p *player) lifecycle() interface {
	OnEnteredForeground() func()
	OnExitedForeground() func()
} {
	return p.app.app.Lifecycle().(interface {
		OnEnteredForeground() func()
		OnExitedForeground() func()
	})
}

func (p *player) resize(s fyne.Size) {
	p.app.win.Resize(s)
	p.seen()
}

// deskApp is an app whose window tells of keys going down and up, and which has
// one goroutine for all that concerns the window. Fyne's test driver has neither.
type deskApp struct {
	fyne.App
	canvas   *deskCanvas
	queue    chan func() // what other goroutines want done in the window's
	phone    bool
	wentBack int // how often a phone was told to leave the game
}

func newDeskApp(t testing.TB) *deskApp {
	a := &deskApp{App: test.NewTempApp(t), queue: make(chan func(), 1000)}
	fyne.SetCurrentApp(a)
	return a
}

func (a *deskApp) NewWindow(title string) fyne.Window {
	w := a.App.NewWindow(title)
	a.canvas = &deskCanvas{Canvas: w.Canvas()}
	return &deskWindow{Window: w, title: title, canvas: a.canvas}
}

func (a *deskApp) Driver() fyne.Driver { return deskDriver{a.App.Driver(), a} }

type deskDriver struct {
	fyne.Driver
	app *deskApp
}

func (d deskDriver) DoFromGoroutine(f func(), _ bool) { d.app.queue <- f }

func (d deskDriver) CanvasForObject(fyne.CanvasObject) fyne.Canvas { return d.app.canvas }

type deskWindow struct {
	fyne.Window
	title     string
	canvas    *deskCanvas
	intercept func()
	closed    bool
}

func (w *deskWindow) Canvas() fyne.Canvas        { return w.canvas }
func (w *deskWindow) Title() string              { return w.title }
func (w *deskWindow) SetTitle(title string)      { w.title = title }
func (w *deskWindow) SetCloseIntercept(f func()) { w.intercept = f }

func (w *deskWindow) Close() {
	w.closed = true
	w.Window.Close()
}

type deskCanvas struct {
	fyne.Canvas
	fyne.ShortcutHandler
	down, up func(*fyne.KeyEvent)
}

var _ desktop.Canvas = (*deskCanvas)(nil)

func (c *deskCanvas) OnKeyDown() func(*fyne.KeyEvent)     { return c.down }
func (c *deskCanvas) OnKeyUp() func(*fyne.KeyEvent)       { return c.up }
func (c *deskCanvas) SetOnKeyDown(f func(*fyne.KeyEvent)) { c.down = f }
func (c *deskCanvas) SetOnKeyUp(f func(*fyne.KeyEvent))   { c.up = f }
func (c *deskCanvas) AddShortcut(s fyne.Shortcut, handler func(fyne.Shortcut)) {
	c.ShortcutHandler.AddShortcut(s, handler)
}
func (c *deskCanvas) RemoveShortcut(s fyne.Shortcut) { c.ShortcutHandler.RemoveShortcut(s) }
