package ui

import (
	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// position tells the positions of a match apart.
type position struct {
	hand, events int
	seat         game.Seat // whose cards are on screen, or nobody
}

const nobody game.Seat = -1

func positionOf(s game.Snapshot) position {
	p := position{s.Hand, len(s.Table.Events()), nobody}
	if s.View != nil {
		p.seat = s.View.Seat()
	}
	return p
}

// insight is what is worked out from the cards of the seat on screen. It is kept
// as long as they are, and for one position.
type insight struct {
	at      position
	filter  int // the card that the options are narrowed to, as in filters
	options []odds.Option
	chances *hiddenOdds
	advisor *advisor
}

// turnTo forgets what belongs to another position, or to cards that are gone.
func (i *insight) turnTo(s game.Snapshot) {
	if s.View == nil {
		i.forget()
		return
	}
	if at := positionOf(s); i.at != at {
		i.forget()
		i.at = at
	}
}

func (i *insight) forget() {
	i.advisor.forget()
	*i = insight{advisor: i.advisor}
}

// listOptions gives what the seat can do, worked out once.
func (i *insight) listOptions(v game.View) []odds.Option {
	if i.options == nil {
		i.options = odds.Options(v)
	}
	return i.options
}

// hidden gives what the others may hold, worked out once.
func (i *insight) hidden(v game.View) *hiddenOdds {
	if i.chances == nil {
		i.chances = newHiddenOdds(v)
	}
	return i.chances
}

// looksAhead asks the advisor, if the seat is to move, and gives what it has found
// so far.
func (i *insight) looksAhead(s game.Snapshot) *question {
	if s.Phase != game.Playing || s.Setup.Odds < game.OddsAdvice {
		return nil
	}
	i.advisor.ask(*s.View)
	return i.advisor.asked
}
