package ui

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/launch"
)

// session is a match that was left and can be continued.
type session interface {
	summary() string // "Ada, Ben, Chi, hand 3, round 2"
	open()
}

// sessions are the matches that can be continued, the last one first.
func (a *App) sessions() []session {
	out := make([]session, 0, len(a.open))
	for _, t := range slices.Backward(a.open) {
		out = append(out, t)
	}
	return out
}

// startMatch begins a match.
func (a *App) startMatch(s game.Setup) {
	m, err := game.NewMatch(s)
	if err != nil {
		a.toast(err.Error())
		return
	}
	seeds := game.FreshSeeds
	if s.Fixed {
		seeds = game.FixedSeeds(s.Number)
	}
	t := newTableScreen(a, game.NewController(m, seeds, time.Now))
	a.open = append(a.open, t)
	a.show(t)
}

// open continues the match.
func (t *tableScreen) open() {
	t.app.open = append(slices.DeleteFunc(t.app.open, func(o *tableScreen) bool { return o == t }), t)
	t.app.show(t)
}

// summary says who plays and how far the match is.
func (t *tableScreen) summary() string {
	s := t.ctl.Snapshot()
	var names []string
	for _, seat := range s.Setup.Seats {
		names = append(names, seat.Name)
	}
	d := args{"Names": strings.Join(names, ", "), "Hand": s.Hand, "Round": 1}
	if s.Phase != game.Ready {
		d["Round"] = min(s.Table.Round(), s.Table.Rules().Each)
	}
	if s.Phase == game.Ready {
		return lang.L("{{.Names}}, before the first hand", d)
	}
	if s.Result != nil {
		return lang.L("{{.Names}}, after hand {{.Hand}}", d)
	}
	return lang.L("{{.Names}}, hand {{.Hand}}, round {{.Round}}", d)
}

// matchDone shows the standings of a match that has ended.
func (a *App) matchDone(t *tableScreen) {
	a.open = slices.DeleteFunc(a.open, func(o *tableScreen) bool { return o == t })
	a.show(newStandings(a, t.ctl.Snapshot()))
}

// launched is the match that the command line asks for.
func launched(o launch.Options) game.Setup {
	s := game.Setup{Chips: usualChips, Ante: usualAnte, Hands: usualHands, Odds: usualOdds, Fixed: o.Fixed, Number: o.Seed}
	for i, name := range o.Seats {
		s.Seats = append(s.Seats, game.SeatSetup{Name: name, Look: usualLook(i)})
	}
	return s
}
