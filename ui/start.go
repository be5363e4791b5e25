package ui

import (
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
)

// session is a match that was left and can be continued.
type session interface {
	summary() string // "Ada, Ben, Chi, hand 3, round 2"
	open()
}

// sessions are the matches that can be continued, the last one first.
func (a *App) sessions() []session { return a.open }

// startMatch begins a match. All matches of a run follow from the seed that the
// command line gave, if it gave one.
func (a *App) startMatch(s game.Setup) {
	s.Fixed, s.Number = a.options.Fixed, a.options.Seed
	if err := s.Check(); err != nil {
		a.toast(err.Error())
		return
	}
	a.toast(lang.L("The match begins"))
}
