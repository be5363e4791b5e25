package ui

import (
	"io"
	"log"
	"os"
	"os/signal"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game/record"
	"quantumpoker/ui/depthless"
	"quantumpoker/ui/launch"
	"quantumpoker/ui/minimised"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// args are the values of a sentence's placeholders.
type args = map[string]any

// App is the game's window: it holds the screen that is shown, and routes to it
// what reaches the window as a whole.
type App struct {
	app     fyne.App
	win     fyne.Window
	prefs   prefs
	options launch.Options

	current screen
	stack   *fyne.Container // the current screen alone
	banner  *banner         // holds stack
	store   *record.Store   // nil where no folder was named
	kept    []record.Summary
	gone    int             // how many of them have ended or were deleted
	trouble *record.Trouble // why nothing is being saved, nil if all is
	toasts  *toaster
	speech  *speech
	keys    keys
	inSight fyne.CanvasObject // what had the focus when it was last scrolled to
	open    []*tableScreen    // matches that can be continued, the last one last
}

// screen is what fills the window.
type screen interface {
	// content is made once; the screen changes what is in it.
	content() fyne.CanvasObject
	// key acts on a key and reports whether it was of use. A press is fresh, a
	// repeat of a key held down is not.
	key(ev *fyne.KeyEvent, fresh bool) bool
	// back leads to where the screen came from.
	back()
	// leave is called once another screen takes over or the window closes.
	leave()
}

// A screen may care for more than that.
type (
	undoer interface{ undo() }
	// runer hears characters, whatever key they are on.
	runer interface{ typedRune(r rune) }
	// keyed lists its keys, each followed by what it does.
	keyed interface{ keyList() []string }
	// enterer is told each time that it is about to be shown.
	enterer interface{ enter() }
	// toastShelf has something that messages stand above.
	toastShelf   interface{ toastOver() fyne.CanvasObject }
	foregrounder interface{ foreground(in bool) }
	minimiser    interface{ minimised() }
)

// New is the game's window. It is empty before Start.
//
// A phone needs it before the app runs, and on Windows the toolkit ends with a crash
// if the look changes while the app runs and its window is not on screen yet: so the
// look comes first, then the window, and then the app may run.
func New(a fyne.App, o launch.Options) *App {
	var kept prefStore = a.Preferences()
	if o.Data != "" {
		kept = openSettings(filepath.Join(o.Data, settingsName))
	}
	g := &App{app: a, prefs: prefs{kept}, options: o}
	g.applyLanguage()
	g.applySettings()
	g.win = a.NewWindow(g.title())
	depthless.Ask(g.win)
	return g
}

// Run runs the app with the game in its window. If the game cannot start it tells
// failed why, and the window shows it.
//
// Once the window closes, with all that happened saved, end is called. It is to end
// the program, since the toolkit may never do so: at its own end it can wait for a
// function that it will not call any more. A signal leaves the toolkit some time to end.
//
// The game starts once the app runs, and not before: until then a phone does what
// other goroutines want done in the window's at once, and on theirs. A phone may say
// more than once that the app has started.
func (a *App) Run(failed func(error), end func()) {
	a.win.SetOnClosed(end)
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		time.Sleep(longestWait)
		end()
	}()
	a.app.Lifecycle().SetOnStarted(sync.OnceFunc(func() {
		if err := a.Start(); err != nil {
			failed(err)
			a.explain(err)
		}
	}))
	// At its end the toolkit writes its own file of settings, which the game does not
	// use, and may complain that it has read it half written.
	a.app.Lifecycle().SetOnStopped(func() { log.SetOutput(io.Discard) })
	a.app.Run()
}

// Start opens the window, on a match if the options name its seats and else on
// the home screen. It fails with [record.ErrInUse] if another instance keeps its
// matches in the same folder.
func (a *App) Start() error {
	a.win.SetPadded(false)
	a.stack, a.toasts = container.NewStack(), newToaster()
	a.banner = newBanner(a.stack)
	if err := a.openStore(); err != nil {
		return err
	}
	a.speech = newSpeech(a.spokenNow)
	a.win.SetContent(container.NewStack(a.banner, a.toasts, a.speech, a.speech.layer, minimised.Watch(a.win, a.minimised)))
	a.win.Resize(a.prefs.windowSize())
	a.win.SetCloseIntercept(a.close)
	a.listenToKeys(a.win.Canvas())
	a.app.Lifecycle().SetOnEnteredForeground(func() { a.foreground(true) })
	a.app.Lifecycle().SetOnExitedForeground(func() { a.foreground(false) })

	a.goHome()
	switch {
	case a.options.Replay != nil:
		a.show(newReplay(a, *a.options.Replay))
	case len(a.options.Seats) > 0:
		a.startMatch(launched(a.options))
	}
	a.win.Show()
	return nil
}

// explain shows why the game does not start: whoever did not start it from a
// terminal reads nothing there.
func (a *App) explain(err error) {
	end := widget.NewButton(lang.L("Close"), widget.Primary, a.win.Close)
	content := newPanel(heading(a.title()), plain(startTrouble(err)), end)
	content.gap = theme.PanelInset
	a.win.SetContent(content)
	a.win.Resize(fyne.NewSize(modalWidth, content.HeightFor(modalWidth)))
	a.win.CenterOnScreen()
	a.win.Show()
	a.win.Canvas().Focus(end)
}

func (a *App) title() string {
	if a.options.Fixed {
		return lang.L("Quantum Poker – seed {{.Seed}}, anyone can compute this deal", args{"Seed": a.options.Seed})
	}
	return lang.L("Quantum Poker")
}

// show lets a screen take over.
func (a *App) show(s screen) {
	if a.current != nil {
		a.current.leave()
	}
	a.win.Canvas().Unfocus()
	a.current = s
	if e, ok := s.(enterer); ok {
		e.enter()
		if a.current != s { // it has let another screen take over
			return
		}
	}
	a.stack.Objects = []fyne.CanvasObject{s.content()}
	a.stack.Refresh()
	a.toasts.over = nil
	if s, ok := s.(toastShelf); ok {
		a.toasts.over = s.toastOver()
	}
	a.toasts.Refresh()
}

func (a *App) goHome() {
	a.show(newHome(a))
}

// toast shows a line for some seconds. It takes no input away.
func (a *App) toast(text string) {
	a.toasts.say(text)
}

// focus gives an object the keyboard, except where that would open one on the
// screen.
func (a *App) focus(o fyne.Focusable) {
	if !fyne.CurrentDevice().IsMobile() {
		a.win.Canvas().Focus(o)
	}
}

func (a *App) foreground(in bool) {
	if s, ok := a.current.(foregrounder); ok {
		s.foreground(in)
	}
}

// minimised is told of a desktop's window alone.
func (a *App) minimised(is bool) {
	if s, ok := a.current.(minimiser); ok && is {
		s.minimised()
	}
}

// close closes the window, once all that happened is saved.
func (a *App) close() {
	a.current.leave()
	a.toasts.clear()
	a.rememberSize()
	a.closeStore()
	a.win.Close()
}

// rememberSize lets the next window open as large as this one, without keeping
// it in full screen.
func (a *App) rememberSize() {
	if !a.win.FullScreen() {
		a.prefs.setWindowSize(a.win.Canvas().Size())
	}
}

// goBackOut leaves the game by a phone's back key, as its other apps do. A
// desktop has no such key, and Escape should not close a window.
func (a *App) goBackOut() {
	if d, ok := a.app.Driver().(mobile.Driver); ok {
		d.GoBack()
	}
}
