package ui

import (
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// oddsShown is what the panel of odds is made of.
type oddsShown struct {
	at       position
	ahead    bool // it looks ahead to play
	play     game.Play
	untitled bool
	form     form
	printed  bool // the bar says how much of the odds is shown
}

// newsShown is what the panel of news is made of while a hand runs.
type newsShown struct {
	at        position
	measuring bool
	form      form
	printed   bool
}

// showInfo draws odds and news. Where they share one place, the tabs above them
// say which it is.
func (t *tableScreen) showInfo(s game.Snapshot, hover *game.Placement) {
	if s.Phase == game.Ready {
		t.recap.SetModel(readyNews(s))
		return
	}
	t.insight.turnTo(s)
	t.showNews(s)
	t.showOdds(s, hover)
	t.showPrivate(s, hover)
}

// showNews draws what happened, which a pointer does not change either.
func (t *tableScreen) showNews(s game.Snapshot) {
	news := newsShown{at: positionOf(s), measuring: t.measuring(), form: t.form, printed: t.printed}
	if news == t.news && s.Result == nil {
		return
	}
	t.news = news
	m := recapModel(s)
	if t.measuring() { // the measurement is told by the wires
		m = widget.RecapModel{Title: m.Title, Rows: m.Rows[:len(m.Rows)-1]}
	}
	if t.form != wide && t.tabs.several() {
		m.Title = ""
	} else if s.Setup.Odds < game.OddsMeasured && !t.printed {
		m.Note = oddsPrinted(s.Setup.Odds)
	}
	t.recap.SetModel(m)
}

// newsInSight reports whether there is a panel that tells what happened.
func (t *tableScreen) newsInSight() bool {
	tab, shown := t.tabs.beside()
	if t.tabs.over() {
		tab, shown = t.tabs.shown(), true
	}
	return t.form == wide || shown && tab == tabNews
}

// showOdds draws what a measurement would bring. A pointer moves much more often
// than that changes.
func (t *tableScreen) showOdds(s game.Snapshot, hover *game.Placement) {
	if s.Setup.Odds < game.OddsMeasured {
		return
	}
	_, play, ahead := previewed(s, hover)
	shown := oddsShown{position{hand: s.Hand, events: len(s.Table.Events()), seat: nobody}, ahead, play, t.tabs.several(), t.form, t.printed}
	if shown == t.shown {
		return
	}
	t.shown = shown
	m := oddsModel(s, hover)
	switch {
	case !shown.untitled:
	case t.form == wide && !ahead: // a line that the note takes, so that nothing moves
		m.Title = lang.L("As the circuit stands")
	default:
		m.Title = ""
	}
	if !t.printed {
		m.Footer = sentences(m.Footer, oddsPrinted(s.Setup.Odds)+".")
	}
	t.odds.SetModel(m)
}

// showPrivate draws what is made of the cards on screen, or nothing where there
// are none or it is not looked at.
func (t *tableScreen) showPrivate(s game.Snapshot, hover *game.Placement) {
	var options widget.OptionsModel
	var hidden widget.HiddenModel
	if s.View != nil {
		switch t.tabs.shown() {
		case tabOptions:
			options = optionsModel(s, t.insight, hover)
		case tabHidden:
			hidden = hiddenModel(s, t.insight.hidden(*s.View))
		}
	}
	t.options.SetModel(options)
	t.hidden.SetModel(hidden)
}

// chooseInfo draws what the tabs have chosen.
func (t *tableScreen) chooseInfo() {
	t.tabs.render(t.snap, t.form)
	t.showInfo(t.snap, t.hover)
	t.arrange()
}

// filterOptions narrows the options down to a card.
func (t *tableScreen) filterOptions(filter int) {
	t.insight.filter = filter
	t.showPrivate(t.snap, t.hover)
}

// placeOption places an option as a preview.
func (t *tableScreen) placeOption(row int) {
	if s := t.snap; s.View != nil && s.Phase == game.Playing {
		options := filtered(t.insight.listOptions(*s.View), t.insight.filter)
		t.act(t.ctl.Preset(options[row].Plays[0]))
	}
}

// arrangeInfo shares the space beside the circuit between the panels. Where it has
// room for the tabs alone, a panel that is open takes the circuit's place. Once the
// hand is done the result takes it all.
func (t *tableScreen) arrangeInfo(p places, done bool) {
	var rooms [tabCount]rect
	var tabs rect
	t.tabs.cramped, t.tabs.small = p.cramped && !done, p.small && !done
	_, placing := t.placed()
	if p.form == wide {
		rooms[tabNews] = p.news
	}
	switch {
	case done:
		t.tabs.open = false
	case p.strip || placing && p.small && !p.cramped: // only what comes of the choice is of use now
		if p.side.size.Height >= 2*textHeight(theme.SizeText)+gap {
			rooms[t.tabs.offered()[0]] = p.side
		}
	case p.cramped:
		if tabs = p.side; tabs.size.Height < t.tabs.least(tabs.size.Width) {
			tabs = rect{}
		}
	default:
		side := p.side
		if t.tabs.several() {
			tabs = box(side.at.X, side.at.Y, side.size.Width, tabHeight)
			side = box(side.at.X, tabs.bottom()+gap/2, side.size.Width, side.size.Height-tabHeight-gap/2)
		}
		beside, _ := t.tabs.beside()
		rooms[beside] = side
	}
	if t.tabs.over() {
		rooms[t.tabs.shown()] = p.circuit.inset(gap, gap/2)
	}
	rooms[tabOdds].give(t.odds)
	rooms[tabOptions].give(t.options)
	rooms[tabHidden].give(t.hidden)
	rooms[tabNews].give(t.recap)
	t.tabs.arrange(tabs)
	giveIf(t.circuit, p.circuit, !t.tabs.over())
}
