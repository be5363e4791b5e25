package ui

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// recapModel is what happened that the seat on screen has to be told, newest
// last. While the device changes hands it is the last thing that happened.
func recapModel(s game.Snapshot) widget.RecapModel {
	if s.Result != nil {
		m := logModel(s)
		m.Title = lang.L("What happened")
		return m
	}
	if s.View == nil {
		return widget.RecapModel{Title: lang.L("Last play"), Rows: lastPlay(s), Empty: lang.L("Nobody has played yet.")}
	}
	if s.Phase == game.BotMoves && s.Table.Plays() > 0 {
		return widget.RecapModel{Title: lang.L("Since your play"), Rows: news(s, sincePlay(s))}
	}
	m := widget.RecapModel{Title: lang.L("Since your last turn"), Rows: news(s, s.Table.Since(s.View.Seat()))}
	if s.Table.Plays() < s.Table.Players() {
		m.Title = lang.L("Before your first turn")
	}
	if len(m.Rows) == 0 {
		m.Empty = lang.L("You move first. Every qubit starts in |+⟩: it reads 0 or 1 with the same chance.")
	}
	return m
}

// sincePlay lists the last play of the seat on screen and what came after it, for
// one who watches bots play.
func sincePlay(s game.Snapshot) []int {
	var out []int
	for i, e := range s.Table.Events() {
		if e.Kind == game.Played && e.Seat == s.View.Seat() {
			out = nil
		}
		if e.Kind != game.Revealed {
			out = append(out, i)
		}
	}
	return out
}

// lastPlay is the last thing that happened, if anything has.
func lastPlay(s game.Snapshot) []widget.RecapRow {
	events := s.Table.Events()
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Kind != game.Revealed {
			return news(s, []int{i})
		}
	}
	return nil
}

// lastNews says what happened last, "" if nothing has.
func lastNews(s game.Snapshot) string {
	if rows := lastPlay(s); len(rows) > 0 {
		return rows[0].Text
	}
	return ""
}

// logModel lists every public event of the hand.
func logModel(s game.Snapshot) widget.RecapModel {
	m := widget.RecapModel{Title: lang.L("Log of hand {{.N}}", args{"N": s.Hand})}
	var all []int
	for i, e := range s.Table.Events() {
		if e.Kind != game.Revealed {
			all = append(all, i)
		}
	}
	if m.Rows = news(s, all); len(m.Rows) == 0 {
		m.Empty = lang.L("Nobody has played yet.")
	}
	return m
}

// news says what the events with these indices were.
func news(s game.Snapshot, which []int) []widget.RecapRow {
	v := voice{s.Setup, s.Table}
	events, effects := s.Table.Events(), s.Table.Effects()
	seats := handLooks(s)
	var rows []widget.RecapRow
	for i, e := range events {
		if slices.Contains(which, i) {
			rows = append(rows, widget.RecapRow{Look: seats[e.Seat], Text: v.event(e, effects[i])})
		}
	}
	return rows
}
