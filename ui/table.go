package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/bot"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// tableScreen shows one match and takes what its players do. All it draws comes
// from the controller's snapshot; all that a player does ends in an intent of it.
type tableScreen struct {
	app  *App
	ctl  *game.Controller
	snap game.Snapshot

	felt    *felt
	bar     *topBar
	circuit *widget.Circuit
	odds    *widget.Odds
	options *widget.Options
	hidden  *widget.HiddenCards
	recap   *widget.Recap
	tabs    *infoTabs
	hand    *handTray
	notice  *noticeTray
	result  *resultTray
	ghost   *ghost

	saver    saver
	pointer  pointer
	hider    hider
	edge     edge
	collapse *collapse       // runs while the wires are being measured
	bot      *botTurn        // the bot that thinks
	hover    *game.Placement // what a drop would place now
	dragging bool
	held     int // the card of the hand that is being dragged, -1 for none
	marker   int // the wire that the keyboard is on, -1 before it is used
	players  int
	form     form
	reasons  map[int]bot.Choice // why each bot played as it did, by the number of its event in this hand
	hint     *hint              // the Master that is being asked
	printed  bool               // the bar says how much of the odds is shown
	insight  *insight
	shown    oddsShown
	news     newsShown
	pointed  pointed
	manner   manner    // how it was played last
	skipped  time.Time // when a bot's wait was cut short
}

func newTableScreen(a *App, c *game.Controller) *tableScreen {
	t := &tableScreen{app: a, ctl: c, marker: -1, held: -1, reasons: map[int]bot.Choice{}, pointed: nowhere, manner: byPointer()}
	t.bar = newTopBar(t)
	t.circuit = widget.NewCircuit()
	t.odds = widget.NewOdds(widget.OddsModel{})
	t.odds.OnTip = t.tip
	t.options = widget.NewOptions(widget.OptionsModel{})
	t.options.OnTip, t.options.OnTapped, t.options.OnFilter = t.tip, t.placeOption, t.filterOptions
	t.hidden = widget.NewHiddenCards(widget.HiddenModel{})
	t.hidden.OnTip = t.tip
	t.insight = &insight{advisor: newAdvisor(func() { t.showPrivate(t.snap, t.hover) })}
	t.recap = widget.NewRecap(widget.RecapModel{})
	t.tabs = newInfoTabs(t.chooseInfo)
	t.hand = newHandTray(t)
	t.notice = newNoticeTray()
	t.result = newResultTray(t)
	t.ghost = newGhost()
	t.pointer.to = t
	t.hider.hide = t.hideCards
	t.felt = newFelt(t)
	t.render()
	return t
}

func (t *tableScreen) content() fyne.CanvasObject { return t.felt }

// toastOver keeps lines that come and go off the circuit, which they may speak of.
func (t *tableScreen) toastOver() fyne.CanvasObject { return t.felt.tray }

// enter draws the match as it stands, now that it is shown again, and all of its
// words anew: the language may have changed.
func (t *tableScreen) enter() {
	t.news, t.shown = newsShown{}, oddsShown{}
	t.render()
}

// leave hides the cards: whoever comes back has to reveal them again.
func (t *tableScreen) leave() {
	t.stopCollapse()
	t.stopBot()
	t.hider.stop()
	t.blank()
	t.insight.forget()
	_ = t.ctl.Hide() // refused where no cards are on screen, which is as well
}

// act shows what came of an intent of the player: the new state, or why it was refused.
func (t *tableScreen) act(err error) {
	t.after(func() {
		t.app.toasts.clear() // it is about what was tried before
		t.show(err)
	})
}

// endTurn is for the intents that end a person's turn. First whatever is private
// leaves the screen, then the seat changes, then the new screen is drawn.
func (t *tableScreen) endTurn(intent func() error) {
	t.blank()
	t.turn(intent)
}

// turn is for the intents that end a turn of which nothing private is on screen.
func (t *tableScreen) turn(intent func() error) {
	_, done := t.snap.Table.Outcome()
	err := intent()
	t.after(func() {
		if s := t.ctl.Snapshot(); s.Result != nil && !done && theme.Animate() {
			t.startCollapse(s.Table.Players())
		}
		t.show(err)
	})
}

// after calls f once all that happened is on the disk, unless the table has been left:
// whoever comes back to it sees it as it is then.
func (t *tableScreen) after(f func()) {
	t.saver.after(func() {
		if t.app.current == t {
			f()
		}
	})
}

// show draws the state, and says why an intent was refused if one was.
func (t *tableScreen) show(err error) {
	t.render()
	if err != nil {
		t.app.toast(voice{t.snap.Setup, t.snap.Table}.refusal(err))
	}
}

// deal deals the next hand from a deck that may have been cut.
func (t *tableScreen) deal(cut string) {
	t.result.settle()
	err := t.ctl.Deal(cut)
	if err == nil {
		clear(t.reasons)
	}
	t.act(err)
}

// blank takes all that is private off the screen, and out of what the screen
// draws from, until render is called. With one person there is nothing private.
func (t *tableScreen) blank() {
	t.pointer.cancel() // whatever is dragged must not reach the next hand
	t.hover, t.dragging, t.held = nil, false, -1
	t.unmark()
	t.tabs.open = false
	t.ghost.hide()
	t.edge.stop()
	t.stopHint()
	t.app.toasts.clear() // a line may speak of cards
	t.app.speech.forget()
	if t.snap.Phase == game.Ready || t.snap.Solo {
		return
	}
	t.snap.View, t.snap.Placement, t.snap.Phase = nil, nil, 0
	t.hand.blank()
	t.tabs.render(t.snap, t.form)
	t.circuit.SetModel(circuitModel(t.snap, circuitView{marker: -1}))
	t.showInfo(t.snap, nil)
}

// marked is the wire that shows the keyboard's marker: Measure is for every wire.
func (t *tableScreen) marked() int {
	if p := t.snap.Placement; t.snap.Phase != game.Playing || p != nil && p.Card == game.Measure {
		return -1
	}
	return t.marker
}

// unmark takes the keyboard's marks away, from wires and cards.
func (t *tableScreen) unmark() { t.marker, t.hand.cursor = -1, -1 }

// render draws the controller's state.
func (t *tableScreen) render() {
	t.snap = t.ctl.Snapshot()
	s := t.snap
	if s.Phase == game.MatchDone {
		t.app.matchDone(t)
		return
	}
	t.players = s.Table.Players()
	if s.Phase == game.Ready {
		t.players = len(s.Setup.Seats)
	}
	t.pointed = nowhere
	t.bar.render(s)
	t.tabs.render(s, t.form)
	t.draw()
	t.hand.render(s, t.measuring())
	t.notice.render(t.noticeModel())
	t.result.render(s, t.measuring())
	t.arrange()
	t.runBot()
}

// draw draws what a placement changes: the circuit and the odds.
func (t *tableScreen) draw() {
	s := t.snap
	if s.Phase == game.Ready {
		t.circuit.SetModel(readyCircuit(s))
		t.showInfo(s, nil)
		return
	}
	v := circuitView{marker: t.marked(), lit: t.dragging || s.Placement != nil && s.Placement.Active >= 0, preview: t.hover}
	if s.Result != nil {
		v.shown = s.Table.Players()
	}
	if t.measuring() {
		v.shown = t.collapse.shown
		s = unpaid(s)
	}
	t.circuit.SetModel(circuitModel(s, v))
	t.showInfo(s, t.hover)
}

// noticeModel is what stands in the tray when it is not a hand of cards.
func (t *tableScreen) noticeModel() noticeModel {
	s := t.snap
	v := voice{s.Setup, s.Table}
	m := noticeModel{}
	if t.measuring() {
		m.Title, m.Text = lang.L("{{.Name}} measures", args{"Name": v.name(s.Mover)}), lang.L("One qubit after the other shows 0 or 1. Tap or press Enter to go on.")
		if fyne.CurrentDevice().IsMobile() {
			m.Text = lang.L("One qubit after the other shows 0 or 1. Tap to go on.")
		}
		return m
	}
	if s.Phase == game.Ready {
		return t.readyNotice()
	}
	if s.Result != nil || s.View != nil {
		return m
	}
	name := args{"Name": v.name(s.Mover)}
	m.Look = &looks(s.Setup, s.Accounts)[s.Mover]
	if s.TakeBack != nil {
		m.Back, m.OnBack = v.tookBack(*s.TakeBack), func() { t.endTurn(t.ctl.TakeBack) }
	}
	switch s.Phase {
	case game.Passing:
		m.Title = lang.L("Pass the device to {{.Name}}", name)
		if s.Covered {
			m.Title = lang.L("{{.Name}}, your cards are hidden", name)
		}
		m.Text = lang.L("Only {{.Name}} should look.", name)
		m.More = lang.L("Everybody may look at the circuit.")
		m.Main, m.OnMain = lang.L("I am {{.Name}}, show my hand", name), func() { t.act(t.ctl.Reveal()) }
		q, _ := s.Table.ToMove()
		m.Backs = s.Table.Held(q)
	case game.LastMeasure:
		m.Title = lang.L("{{.Name}} has to measure", name)
		m.Text = lang.L("Nobody holds anything but Measure any more, so there is nothing to hide.")
		if !t.newsInSight() {
			m.Text = lastNews(s)
		}
		m.Main, m.OnMain = lang.L("Measure and end the hand"), func() { t.endTurn(t.ctl.MeasureNow) }
		m.Short = lang.L("Measure")
	case game.BotMoves:
		m.Title = lang.L("{{.Name}} is thinking", name)
		m.Text = lastNews(s)
	}
	return m
}
