package ui

import (
	"errors"
	"io/fs"
	"strings"
	"syscall"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/record"
)

// reason is why something failed, to follow a colon. Errors are in English whatever is
// spoken here, so those that a player may meet are said anew; what the system said goes
// to the log. Details of damaged files stay as they are.
func reason(err error) string {
	if said := systemReason(err); said != "" {
		fyne.LogError(said, err)
		return said
	}
	var damage *record.Damage
	var refused *game.Refusal
	var setup *game.SetupError
	var deal *game.DealError
	switch {
	case errors.Is(err, record.ErrPlaying):
		return lang.L("the match is being played")
	case errors.As(err, &damage):
		return strings.TrimRight(recordTrouble(damage), ".。")
	case errors.As(err, &refused):
		return refusalReason(refused)
	case errors.As(err, &setup):
		return setupReason(setup)
	case errors.As(err, &deal):
		return lang.L("{{.Claimed}} should be {{.Follows}} by the seed", args{"Claimed": deal.Claimed, "Follows": deal.Follows})
	}
	return err.Error()
}

// refusalReason says why something could not happen in a hand that is not on the table,
// so that there are no names. At the table, [voice.refusal] says more.
func refusalReason(r *game.Refusal) string {
	d := args{"Card": r.Card.String(), "Q": wire(r.Qubit), "Round": r.Round}
	switch r.Reason {
	case game.NotYourTurn:
		return lang.L("it is another seat's turn")
	case game.NotHeld:
		return lang.L("the seat does not hold {{.Card}}", d)
	case game.WrongQubits:
		return lang.L("{{.Card}} needs a different number of qubits", d)
	case game.NoSuchQubit:
		return lang.L("there is no {{.Q}} in this hand", d)
	case game.RepeatedQubit:
		return lang.L("{{.Q}} is named twice", d)
	case game.MeasureTooEarly:
		return lang.L("Measure opens in round {{.Round}}", d)
	case game.NothingToTakeBack, game.TooLateToTakeBack:
		return lang.L("there is no play to take back")
	case game.HandOver, game.NoHandRunning:
		return lang.L("the hand is over")
	case game.HandRunning:
		return lang.L("the hand is not over")
	case game.MatchEnded, game.LastHandPlayed:
		return lang.L("the match is over")
	case game.TooFewSeats:
		return lang.L("fewer than two seats can pay the ante")
	case game.NoSuchSeat:
		return lang.L("there is no such seat")
	case game.WrongOutcome:
		return lang.L("the outcome does not follow from the seed")
	case game.BadCut:
		return lang.L("a cut has at most {{.N}} letters", args{"N": game.MaxCut})
	}
	return lang.L("that is not possible there")
}

func setupReason(e *game.SetupError) string {
	d := args{"Value": e.Value, "Min": e.Min, "Max": e.Max}
	if e.Part == "name" {
		return lang.L("names must differ and have 1 to {{.Max}} letters", d)
	}
	return lang.L("{{.Value}} is given where only {{.Min}} to {{.Max}} is possible", d)
}

func systemReason(err error) string {
	is := func(target error) bool { return errors.Is(err, target) }
	switch {
	case record.IsDiskFull(err):
		return lang.L("the disk is full")
	case is(syscall.EROFS):
		return lang.L("the disk can only be read")
	case is(fs.ErrPermission):
		return lang.L("there is no permission for this file or folder")
	case is(fs.ErrNotExist):
		return lang.L("the file or folder is not there")
	case is(fs.ErrExist):
		return lang.L("something with this name is there already")
	case is(syscall.EISDIR):
		return lang.L("a folder with this name is in the way")
	case is(syscall.ENOTDIR):
		return lang.L("a file is in the way of the folder")
	case is(syscall.EMFILE), is(syscall.ENFILE):
		return lang.L("too many files are open on this device")
	}
	return ""
}
