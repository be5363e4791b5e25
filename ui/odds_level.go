package ui

import (
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
)

// oddsNames are the levels of odds as a match is set up, in their order.
func oddsNames() []string {
	return []string{lang.L("Nothing"), lang.L("P(1)"), lang.L("If measured now"), lang.L("What if"), lang.L("Full advice")}
}

// oddsPrinted says on the table how much of the odds the match shows.
func oddsPrinted(o game.Odds) string {
	switch o {
	case game.OddsNothing:
		return lang.L("Odds: nothing")
	case game.OddsP1:
		return lang.L("Odds: P(1)")
	case game.OddsMeasured:
		return lang.L("Odds: if measured now")
	case game.OddsWhatIf:
		return lang.L("Odds: what if")
	}
	return lang.L("Odds: full advice")
}

// oddsMeaning explains a level of odds.
func oddsMeaning(o game.Odds) string {
	switch o {
	case game.OddsNothing:
		return lang.L("Everybody works the circuit out in their head.")
	case game.OddsP1:
		return lang.L("Each wire ends in the chance that its qubit reads 1. How qubits depend on each other is left to you.")
	case game.OddsMeasured:
		return lang.L("Also every outcome with its chance, who would get what, and how the card that you are placing changes it.")
	case game.OddsWhatIf:
		return lang.L("Also, beside your cards, a list of all that you can do, with what you would get if it were measured right after.")
	}
	return lang.L("Also what the hidden cards may be, and what each of your plays is worth a few turns ahead.")
}
