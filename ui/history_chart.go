package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/record"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// matchChart is the chips of every seat after each hand of a match, of which the
// later hands come first.
func matchChart(s record.Summary, hands []record.HandResult) widget.ChartModel {
	m := widget.ChartModel{Title: lang.L("Chips after each hand"), Across: lang.L("hand"), Up: lang.L("chips"), Marker: -1}
	of := slices.DeleteFunc(slices.Clone(hands), func(h record.HandResult) bool { return h.Match != s.ID })
	if len(of) == 0 {
		return m
	}
	slices.Reverse(of)
	for i, seat := range s.Setup.Seats {
		chips := float64(s.Setup.Chips)
		line := widget.ChartLine{Look: lookOf(seat), Values: []float64{chips}}
		for _, h := range of {
			if at := slices.IndexFunc(h.Players, func(p record.PlayerResult) bool { return p.Seat == game.Seat(i) }); at >= 0 {
				chips = float64(h.Players[at].Chips)
			}
			line.Values = append(line.Values, chips) // who sat out keeps what they had
		}
		m.Lines = append(m.Lines, line)
	}
	return m
}

// charted is how many players a chart can show and still be read.
const charted = 8

// playersChart adds up what the players with the most hands won and lost.
func playersChart(players []record.Statistics, hands []record.HandResult) widget.ChartModel {
	m := widget.ChartModel{
		Title: lang.L("Chips won and lost"), Across: lang.L("hand"), Up: lang.L("chips"), Marker: -1,
		Empty: lang.L("No hand counts yet."),
	}
	most := slices.Clone(players)
	slices.SortStableFunc(most, func(a, b record.Statistics) int { return b.Hands - a.Hands })
	most = most[:min(charted, len(most))]
	at := map[record.Player]int{}
	for i, s := range most {
		at[s.Player] = i
		look := widget.SeatLook{Name: s.Name, Hue: theme.Hue(i), Shape: theme.Shape(i), Bot: s.By.Bot()}
		m.Lines = append(m.Lines, widget.ChartLine{Look: look, Values: []float64{0}})
	}
	for _, h := range slices.Backward(hands) {
		for q, p := range h.Players {
			if i, ok := at[record.Player{Name: p.Name, By: p.By}]; ok && !h.Fixed {
				v := m.Lines[i].Values
				m.Lines[i].Values = append(v, v[len(v)-1]+float64(h.Net(game.Qubit(q))))
			}
		}
	}
	return m
}

// newPlayersChart shows how the players of the statistics did.
func newPlayersChart(h *historyScreen) *leaf {
	chart := widget.NewChart(playersChart(h.players, h.all.Hands))
	items := []fyne.CanvasObject{container.New(&highLayout{chartHeight * 1.4}, chart)}
	if len(h.players) > charted {
		items = append(items, muted(lang.L("The {{.N}} players with the most hands. Search for others by name.", args{"N": charted})))
	}
	return newLeaf(h.app, lang.L("Players"), newColumn(items...))
}
