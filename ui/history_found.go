package ui

import (
	"io"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game/record"
)

// rows is how many the list has: with players, one more for the house.
func (h *historyScreen) rows() int {
	switch h.tab {
	case tabHands:
		return len(h.hands)
	case tabMatches:
		return len(h.matches)
	}
	if h.house.Hands == 0 {
		return 0
	}
	return len(h.players) + 1
}

// found says how much there is, or why there is nothing.
func (h *historyScreen) found() string {
	switch {
	case h.failed != nil:
		return lang.L("The matches cannot be read: {{.Why}}.", args{"Why": reason(h.failed)})
	case !h.loaded:
		return lang.L("Reading the matches …")
	case len(h.all.Matches) == 0 && h.removed != 0:
		return lang.L("No matches are left.")
	case len(h.all.Matches) == 0:
		return lang.L("There are no matches on this device.")
	case h.rows() == 0:
		return lang.L("Nothing is found. Look for another player or result.")
	}
	switch h.tab {
	case tabHands:
		return lang.N("{{.N}} hands. Choose one to replay it.", len(h.hands), args{"N": len(h.hands)})
	case tabMatches:
		return lang.N("{{.N}} matches", len(h.matches), args{"N": len(h.matches)})
	}
	return lang.L("Position is what the circuit was worth just before it was measured, less the ante; luck is what the measurement added. Hands with a fixed seed do not count.")
}

// exportCSV saves the hands that are listed.
func (h *historyScreen) exportCSV() {
	hands := h.hands
	h.app.saveAs("hands.csv", func(w io.Writer) error { return record.WriteCSV(w, hands) })
}
