package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game/record"
	"quantumpoker/ui/widget"
)

const chartHeight = 280

// newHistoryMatch tells of one match: how it stands, how the chips went, and what
// can be done with it.
func newHistoryMatch(h *historyScreen, s record.Summary) *leaf {
	var l *leaf
	var items []fyne.CanvasObject
	if s.Damage != nil {
		items = append(items, damagePanel(s, func() {
			l.back()
			h.recover(s.ID)
		}))
	}
	if len(s.Standings) > 0 {
		title := lang.L("As it stands")
		if s.Ended {
			title = winners(s.Setup, s.Standings)
		}
		items = append(items, standingsPanel(title, s.Setup, s.Standings, s.House))
	}
	if chart := matchChart(s, h.all.Hands); len(chart.Lines) > 0 {
		items = append(items, newMatchChart(chart))
	}
	items = append(items, plain(capital(dotted(matchState(s), firstMoment(s), lastMoment(s), fixedNote(s.Setup)))))
	if s.Setup.Fixed {
		items = append(items, muted(lang.L("Its deals follow from a number that anybody can know, so it does not count in the statistics.")))
	}
	items = append(items, newGrid(160, 3, matchActions(h, s, func() { l.back() })...))
	l = newLeaf(h.app, matchTitle(s.ID), newColumn(items...))
	return l
}

// newMatchChart has the height of a chart that stands among other things.
func newMatchChart(m widget.ChartModel) fyne.CanvasObject {
	return container.New(&highLayout{chartHeight}, widget.NewChart(m))
}

// damagePanel says what is wrong with a record, and offers the rest of it.
func damagePanel(s record.Summary, recover func()) *column {
	p := newSection(lang.L("This match is damaged"), recordTrouble(s.Damage))
	if len(s.Setup.Seats) > 0 {
		p.items = append(p.items, plain(lang.L("Everything up to there can be kept as a match of its own. The file itself stays as it is.")),
			widget.NewButton(lang.L("Keep the part up to there"), widget.Primary, recover))
	}
	return p
}

// matchActions are what can be done with a match; leave goes back to the list.
func matchActions(h *historyScreen, s record.Summary, leave func()) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	if open := h.app.toContinue(s); open != nil {
		out = append(out, widget.NewButton(lang.L("Continue"), widget.Primary, open))
	}
	if slices.ContainsFunc(h.all.Hands, func(r record.HandResult) bool { return r.Match == s.ID }) {
		out = append(out, widget.NewButton(lang.L("Its hands"), widget.Secondary, func() {
			leave()
			h.only(s.ID)
		}))
	}
	if !h.app.isOpen(s.ID) {
		out = append(out, widget.NewButton(lang.L("Delete"), widget.Secondary, func() {
			leave()
			h.delete(s.ID)
		}))
	}
	return out
}
