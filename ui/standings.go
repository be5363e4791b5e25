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
}

func newStandings(a *App, s game.Snapshot) *standingsScreen {
	t := &standingsScreen{app: a}
	panel := standingsPanel(winners(s.Setup, s.Standings), s.Setup, s.Standings, s.House)
	foot := newColumn(newGrid(160, 2,
		widget.NewButton(lang.L("Rematch"), widget.Primary, func() { a.startMatch(rematch(s)) }),
		widget.NewButton(lang.L("Home"), widget.Secondary, a.goHome)))
	note := widget.NewParagraph(widget.TextModel{Text: lang.L("Ranked by chips, less those that were bought in.")})
	t.page = newPage(lang.L("Standings"), a.goHome, newColumn(panel, note))
	t.page.setFoot(foot)
	return t
}

// standingsPanel ranks the seats of a match, and has the house last.
func standingsPanel(title string, s game.Setup, standings []game.Place, house int) *column {
	panel := newPanel(heading(title))
	panel.gap = 0
	rows := newLedger(len(standings) + 3)
	rows[0].head(lang.L("chips"), lang.L("won or lost"))
	pool := -house
	for i, p := range standings {
		look := lookOf(s.Seats[p.Seat])
		look.Bot = p.By.Bot()
		m := accountModel{
			Look: &look, Name: fmt.Sprintf("%d. %s", p.Rank, look.Name),
			Chips: p.Chips, Delta: p.Net() - s.Chips,
		}
		if p.Bought > 0 {
			m.Note = lang.L("bought in for {{.N}}", args{"N": p.Bought})
		}
		pool -= m.Delta
		rows[i+1].set(m)
	}
	rows[len(standings)+1].set(accountModel{Name: lang.L("House"), Chips: house, Delta: house})
	rows[len(standings)+2].set(accountModel{Name: lang.L("In the pool"), Chips: pool, Delta: pool})
	if pool == 0 {
		rows = rows[:len(standings)+2]
	}
	for _, row := range rows {
		panel.items = append(panel.items, row)
	}
	return panel
}

// winners says who is first.
func winners(s game.Setup, standings []game.Place) string {
	var names []string
	for _, p := range standings {
		if p.Rank == 1 {
			names = append(names, s.Seats[p.Seat].Name)
		}
	}
	if len(names) == len(standings) {
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
	return enter || scrollByKey(t.page.scroll, t.page.body, ev.Name)
}

func (t *standingsScreen) back() { t.app.goHome() }

func (t *standingsScreen) leave() {}
