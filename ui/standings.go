package ui

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/record"
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
	body := newColumn(panel, plain(lang.N("{{.N}} hands played", s.Hand, args{"N": s.Hand})),
		muted(lang.L("Ranked by chips, less those that were bought in.")))
	t.page = newPage(lang.L("Standings"), a.goHome, body)
	t.page.setFoot(foot)
	return t
}

// loadChart reads the hands of the match, and then shows how the chips went. It takes
// a while, and so is not for the window's goroutine.
func (t *standingsScreen) loadChart(id record.ID) {
	h, err := t.app.store.History()
	if err != nil {
		return // the banner says what is wrong with the folder
	}
	fyne.Do(func() {
		for _, s := range h.Matches {
			if s.ID != id {
				continue
			}
			if chart := matchChart(s, h.Hands); len(chart.Lines) > 0 {
				body := t.page.body
				body.items = slices.Insert(body.items, 1, newMatchChart(chart))
				t.page.relayout()
			}
		}
	})
}

// standingsPanel ranks the seats of a match, and has the house last. While a hand runs
// it says what is in the pool, which nobody has won or lost yet.
func standingsPanel(title string, s game.Setup, standings []game.Place, house int) *column {
	panel := newPanel(heading(title))
	panel.gap = 0
	rows := newLedger(len(standings) + 3)
	pool := poolOf(s, standings, house)
	open, won := pool != 0, lang.L("won or lost")
	if open {
		won = ""
	}
	rows[0].head(lang.L("chips"), won)
	for i, p := range standings {
		look := lookOf(s.Seats[p.Seat])
		look.Bot = p.By.Bot()
		m := accountModel{
			Look: &look, Name: fmt.Sprintf("%d. %s", p.Rank, look.Name),
			Chips: p.Chips, Delta: p.Net() - s.Chips, Open: open,
		}
		if p.Bought > 0 {
			m.Note = lang.L("bought in for {{.N}}", args{"N": p.Bought})
		}
		rows[i+1].set(m)
	}
	rows[len(standings)+1].set(accountModel{Name: lang.L("House"), Chips: house, Delta: house, Open: open})
	rows[len(standings)+2].set(accountModel{Name: lang.L("In the pool"), Chips: pool, Open: true})
	if !open {
		rows = rows[:len(standings)+2]
	}
	for _, row := range rows {
		panel.items = append(panel.items, row)
	}
	return panel
}

// poolOf is what is in the pool: the chips that neither the seats nor the house have.
func poolOf(s game.Setup, standings []game.Place, house int) int {
	pool := -house
	for _, p := range standings {
		pool += s.Chips - p.Net()
	}
	return pool
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
