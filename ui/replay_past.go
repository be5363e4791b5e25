package ui

import (
	"quantumpoker/game"
	"quantumpoker/game/record"
	"quantumpoker/ui/widget"
)

// setupOf has the seats that played a hand, each at its number.
func setupOf(h record.Hand) game.Setup {
	s := game.Setup{Ante: h.Final.Ante(), Odds: game.OddsMeasured}
	for q, seat := range h.Seats {
		at := int(h.Final.SeatOf(game.Qubit(q)))
		for len(s.Seats) <= at {
			s.Seats = append(s.Seats, game.SeatSetup{})
		}
		s.Seats[at] = seat
	}
	return s
}

// past is the table of a finished hand as it once was, so that it can be drawn as
// a running one is.
func past(h record.Hand, setup game.Setup, t game.Table) game.Snapshot {
	s := game.Snapshot{Setup: setup, Hand: h.Number, Table: t, Seated: h.Seats, Accounts: make([]game.Account, len(setup.Seats))}
	s.Mover, _ = t.Mover()
	if _, measured := t.Outcome(); measured {
		s.Result = &h.Result
	}
	return s
}

// pastCircuit draws it with the results, once there are any.
func pastCircuit(s game.Snapshot) widget.CircuitModel {
	return circuitModel(s, circuitView{marker: -1, shown: s.Table.Players(), past: true})
}
