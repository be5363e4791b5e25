package ui

import (
	"errors"
	"fmt"
	"slices"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// pays says in a few words who gets what for an outcome.
func (v voice) pays(o game.Outcome) string {
	pay := v.table.Payout(o)
	var names []string
	var amounts []int
	for q, n := range pay.Seats {
		if n > 0 {
			names = append(names, v.owner(game.Qubit(q)))
			amounts = append(amounts, n)
		}
	}
	return whoGets(names, amounts)
}

// whoGets says who is paid how much.
func whoGets(names []string, amounts []int) string {
	switch {
	case len(names) == 0:
		return lang.L("house takes all")
	case len(names) == 1:
		return lang.L("{{.Name}} takes {{.N}}", args{"Name": names[0], "N": amounts[0]})
	case slices.Min(amounts) == slices.Max(amounts):
		return lang.L("{{.Names}} {{.N}} each", args{"Names": list(names), "N": amounts[0]})
	}
	each := make([]string, len(names))
	for i, n := range amounts {
		each[i] = fmt.Sprintf("%s %d", names[i], n)
	}
	return list(each)
}

// result says in one sentence who wins and why.
func (v voice) result(o game.Outcome) string {
	n, ones := v.table.Players(), o.Ones()
	var names []string
	for q := range game.Qubit(n) {
		if o.One(q) {
			names = append(names, v.owner(q))
		}
	}
	pay := v.table.Payout(o)
	d := args{"Names": list(names), "Pool": v.table.Pool(), "House": pay.House, "Pays": v.pays(o)}
	switch {
	case ones == 0:
		return lang.L("No qubit reads 1: the house takes the whole pool of {{.Pool}}.", d)
	case ones == n:
		return lang.L("Every qubit reads 1: the house takes the whole pool of {{.Pool}}.", d)
	case ones == 1:
		return lang.L("Only {{.Names}} reads 1 and takes the whole pool of {{.Pool}}.", d)
	}
	if each := pay.Seats[slices.IndexFunc(pay.Seats, func(n int) bool { return n > 0 })]; each*ones == v.table.Pool()-pay.House {
		d["N"] = each
		return lang.L("{{.Names}} read 1 and share half the pool, {{.N}} each. The house keeps {{.House}}.", d)
	}
	return lang.L("{{.Names}} read 1 and share half the pool: {{.Pays}}. The house keeps {{.House}}.", d)
}

// why says what made the hand end so, for the line below the result.
func (v voice) why(o game.Outcome) string {
	events := v.table.Events()
	last := events[len(events)-1]
	p := v.table.State().Probability(int(o))
	return lang.L("{{.Name}} measured. {{.Ket}} had a chance of {{.P}}.", args{
		"Name": v.name(last.Seat), "P": percent(p), "Ket": quantum.FormatKet(uint64(o), v.table.Players()),
	})
}

// refusal says what was refused, why, and what to do.
func (v voice) refusal(err error) string {
	var r *game.Refusal
	if !errors.As(err, &r) {
		return reason(err)
	}
	d := args{"Card": r.Card.String(), "Q": wire(r.Qubit), "Round": r.Round}
	if int(r.Seat) < len(v.setup.Seats) && r.Seat >= 0 {
		d["Name"] = v.name(r.Seat)
	}
	switch r.Reason {
	case game.MeasureTooEarly:
		return lang.L("Measure opens in round {{.Round}}. Play a gate in this round.", d)
	case game.RepeatedQubit:
		return lang.L("{{.Q}} has a role already. {{.Card}} needs different qubits: choose another wire.", d)
	case game.NoSuchQubit:
		return lang.L("There is no {{.Q}} in this hand. Choose one of the wires.", d)
	case game.Incomplete:
		return lang.L("{{.Card}} still needs a qubit. Choose its wire first.", d)
	case game.NothingPlaced:
		return lang.L("Choose a card first.")
	case game.TooSoon:
		return lang.L("The screen has just changed. Try again in a moment.")
	case game.CardsHidden:
		return lang.L("The cards of {{.Name}} are hidden. Show them first.", d)
	case game.TooLateToTakeBack:
		return lang.L("Too late to take it back: cards have been looked at or played since.")
	case game.NothingToTakeBack:
		return lang.L("There is no play to take back.")
	case game.NotYourTurn:
		return lang.L("It is the turn of {{.Name}}.", d)
	case game.NotHeld:
		return lang.L("There is no {{.Card}} among these cards.", d)
	case game.WrongQubits:
		return lang.L("{{.Card}} needs a different number of qubits.", d)
	case game.LastHandPlayed:
		return lang.L("That was the last hand of the match.")
	case game.TooFewSeats:
		return lang.L("Fewer than two seats can pay the ante. Buy in, or end the match.")
	case game.BadCut:
		return lang.L("A cut has at most {{.N}} letters. Write something shorter.", args{"N": game.MaxCut})
	case game.NotOut:
		return lang.L("{{.Name}} can still pay the ante.", d)
	}
	return lang.L("That is not possible now.")
}

// tookBack offers a take-back to the one who may: "Ada: take the X back".
func (v voice) tookBack(s game.Standing) string {
	return lang.L("{{.Name}}: take the {{.Card}} back", args{"Name": v.name(s.Seat), "Card": s.Play.Card.String()})
}
