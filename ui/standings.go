package ui

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// standingsScreen is the end of a match: who won how much, and what next.
type standingsScreen struct {
	app  *App
	page *page
	next func()
}

func newStandings(a *App, s game.Snapshot) *standingsScreen {
	t := &standingsScreen{app: a}
	seats := looks(s.Setup, s.Accounts)
	panel := newPanel(heading(winners(s)))
	panel.gap = 0
	for _, p := range s.Standings {
		row := newAccountRow()
		m := accountModel{
			Look: &seats[p.Seat], Name: fmt.Sprintf("%d. %s", p.Rank, seats[p.Seat].Name),
			Chips: p.Chips, Delta: p.Net() - s.Setup.Chips,
		}
		if p.Bought > 0 {
			m.Note = lang.L("bought in for {{.N}}", args{"N": p.Bought})
		}
		row.set(m)
		panel.items = append(panel.items, row)
	}
	house := newAccountRow()
	house.set(accountModel{Name: lang.L("House"), Chips: s.House, Delta: s.House})
	panel.items = append(panel.items, house)
	t.next = func() { a.startMatch(rematch(s)) }
	foot := newColumn(newGrid(160, 2,
		widget.NewButton(lang.L("Rematch"), widget.Primary, func() { t.next() }),
		widget.NewButton(lang.L("Home"), widget.Secondary, a.goHome)))
	note := widget.NewParagraph(widget.TextModel{Text: lang.L("Ranked by chips, less those that were bought in.")})
	t.page = newPage(lang.L("Standings"), a.goHome, newColumn(panel, note))
	t.page.setFoot(foot)
	return t
}

// winners says who is first.
func winners(s game.Snapshot) string {
	var names []string
	for _, p := range s.Standings {
		if p.Rank == 1 {
			names = append(names, s.Setup.Seats[p.Seat].Name)
		}
	}
	if len(names) == len(s.Standings) {
		return lang.L("All even")
	}
	return lang.N("{{.Names}} wins the match", len(names), args{"N": len(names), "Names": list(names)})
}

// rematch is the same match again, with each seat played as it was last.
func rematch(s game.Snapshot) game.Setup {
	setup := s.Setup
	setup.Seats = slices.Clone(setup.Seats)
	for i := range setup.Seats {
		setup.Seats[i].By = s.Accounts[i].By
	}
	return setup
}

func (t *standingsScreen) content() fyne.CanvasObject { return t.page }

func (t *standingsScreen) key(ev *fyne.KeyEvent, fresh bool) bool {
	enter := ev.Name == fyne.KeyReturn || ev.Name == fyne.KeyEnter
	return enter
}

func (t *standingsScreen) back() { t.app.goHome() }

func (t *standingsScreen) leave() {}
