package ui

import (
	"errors"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/record"
	"quantumpoker/ui/launch"
)

// session is a match that was left and can be continued.
type session interface {
	summary() string // "Ada, Ben, Chi, hand 3, round 2"
	last() time.Time // when it was played, zero where nothing is saved
	open()
	match() any // tells it from others
}

// sessions are the matches that can be continued, the one that was played last first.
func (a *App) sessions() []session {
	out := make([]session, 0, len(a.open))
	for _, t := range slices.Backward(a.open) {
		out = append(out, t)
	}
	for _, k := range a.kept {
		if !a.isOpen(k.ID) {
			out = append(out, keptMatch{a, k})
		}
	}
	slices.SortStableFunc(out, func(a, b session) int { return b.last().Compare(a.last()) })
	return out
}

// keptMatch is a match of an earlier run of the game.
type keptMatch struct {
	app *App
	record.Summary
}

func (k keptMatch) open() { k.app.continueMatch(k.ID) }

func (k keptMatch) last() time.Time { return k.Last }

func (k keptMatch) match() any { return k.ID }

func (k keptMatch) summary() string {
	round := k.Round
	if !k.Running {
		round = 0
	}
	return summary(k.Setup, k.Hand, round)
}

// toContinue opens a match where it was left, and is nil for one that is over or
// cannot be read.
func (a *App) toContinue(s record.Summary) func() {
	for _, t := range a.open {
		if t.saver.log != nil && t.saver.log.ID() == s.ID {
			return t.open
		}
	}
	if s.Ended || s.Damage != nil {
		return nil
	}
	return keptMatch{a, s}.open
}

// startMatch begins a match.
func (a *App) startMatch(s game.Setup) {
	m, err := game.NewMatch(s)
	if err != nil {
		a.toast(startTrouble(err))
		return
	}
	t := newTableScreen(a, game.NewController(m, seedsOf(s), time.Now))
	if a.store != nil {
		log, err := a.store.Create(s)
		if err != nil {
			a.toast(startTrouble(err))
			return
		}
		t.keep(log)
	}
	a.open = append(a.open, t)
	a.show(t)
}

// startTrouble says why the game, or a match, does not start.
func startTrouble(err error) string {
	if errors.Is(err, record.ErrInUse) {
		return lang.L("The game is open already, in another window. Play on there, or close that one and start again.")
	}
	return lang.L("The match cannot start: {{.Why}}.", args{"Why": reason(err)})
}

// seedsOf gives the seeds of a match's hands.
func seedsOf(s game.Setup) game.Seeds {
	if s.Fixed {
		return game.FixedSeeds(s.Number)
	}
	return game.FreshSeeds
}

// open continues the match.
func (t *tableScreen) open() {
	t.app.open = append(slices.DeleteFunc(t.app.open, func(o *tableScreen) bool { return o == t }), t)
	t.app.show(t)
}

func (t *tableScreen) last() time.Time {
	if t.saver.log == nil {
		return time.Time{}
	}
	return t.saver.log.Last()
}

func (t *tableScreen) match() any { return t }

// summary says who plays and how far the match is.
func (t *tableScreen) summary() string {
	s := t.ctl.Snapshot()
	round := 0
	if s.Phase != game.Ready && s.Result == nil {
		round = min(s.Table.Round(), s.Table.Rules().Each)
	}
	return summary(s.Setup, s.Hand, round)
}

// summary says who plays and how far a match is; round is 0 between hands.
func summary(s game.Setup, hand, round int) string {
	d := args{"Names": strings.Join(seatNames(s), lang.L(", ")), "Hand": hand, "Round": round}
	switch {
	case hand == 0:
		return lang.L("{{.Names}}, before the first hand", d)
	case round == 0:
		return lang.L("{{.Names}}, after hand {{.Hand}}", d)
	}
	return lang.L("{{.Names}}, hand {{.Hand}}, round {{.Round}}", d)
}

// matchDone shows the standings of a match that has ended.
func (a *App) matchDone(t *tableScreen) {
	a.open = slices.DeleteFunc(a.open, func(o *tableScreen) bool { return o == t })
	s := newStandings(a, t.ctl.Snapshot())
	a.show(s)
	if log := t.saver.log; log != nil {
		a.forget(log.ID())
		go func() {
			log.Close() // what it cannot save, the banner has said
			s.loadChart(log.ID())
		}()
	}
}

// forget offers a match of an earlier run no more.
func (a *App) forget(id record.ID) {
	a.gone++
	a.kept = slices.DeleteFunc(a.kept, func(k record.Summary) bool { return k.ID == id })
}

// launched is the match that the command line asks for.
func launched(o launch.Options) game.Setup {
	s := game.Setup{Chips: usualChips, Ante: usualAnte, Hands: usualHands, Odds: usualOdds, Fixed: o.Fixed, Number: o.Seed}
	for i, name := range o.Seats {
		s.Seats = append(s.Seats, game.SeatSetup{Name: name, Look: usualLook(i)})
	}
	return s
}
