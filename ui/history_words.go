package ui

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/odds"
	"quantumpoker/game/record"
	"quantumpoker/quantum"
)

// moment writes a time as this device has it, in the order that sorts.
func moment(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.Local().Format("2006-01-02 15:04")
}

func kindTitle() string { return lang.L("Result of the player searched for, or of anybody") }

func kindName(k record.Kind) string {
	switch k {
	case record.Alone:
		return lang.L("Sole winner")
	case record.Shared:
		return lang.L("Shared pool")
	case record.Nothing:
		return lang.L("Nothing won")
	}
	return lang.L("Any result")
}

// handRow is a hand in a list.
func handRow(h record.HandResult) rowModel {
	var all, winners []string
	var amounts []int
	for _, p := range h.Players {
		all = append(all, p.Name)
		if p.Paid > 0 {
			winners, amounts = append(winners, p.Name), append(amounts, p.Paid)
		}
	}
	m := rowModel{
		Ket: quantum.FormatKet(uint64(h.Outcome), len(h.Players)), Title: whoGets(winners, amounts),
		Lines: [2]string{strings.Join(all, lang.L(", ")), lang.L("Match {{.Match}}, hand {{.Hand}}", args{"Match": h.Match, "Hand": h.Number})},
	}
	if len(winners) == 0 {
		m.Title = lang.L("The house takes all")
	}
	m.Lines[1] = dotted(m.Lines[1], moment(h.At))
	if h.Fixed {
		m.Lines[1] = dotted(m.Lines[1], lang.L("fixed seed"))
	}
	return m
}

// matchRow is a match in a list.
func matchRow(s record.Summary) rowModel {
	if s.Damage != nil {
		return rowModel{Title: lang.L("Match {{.Match}} is damaged", args{"Match": s.ID}), Lines: [2]string{recordTrouble(s.Damage)}}
	}
	return rowModel{Title: strings.Join(seatNames(s.Setup), lang.L(", ")), Lines: [2]string{
		dotted(matchTitle(s.ID), matchState(s)), dotted(lastMoment(s), fixedNote(s.Setup)),
	}}
}

// lastMoment says when a match ended, or was last played.
func lastMoment(s record.Summary) string {
	d := args{"Time": moment(s.Last)}
	switch {
	case s.Last.IsZero():
		return ""
	case s.Ended:
		return lang.L("ended {{.Time}}", d)
	}
	return lang.L("last played {{.Time}}", d)
}

// firstMoment says when a match began.
func firstMoment(s record.Summary) string {
	if s.Begun.IsZero() {
		return ""
	}
	return lang.L("began {{.Time}}", args{"Time": moment(s.Begun)})
}

func seatNames(s game.Setup) []string {
	var names []string
	for _, seat := range s.Seats {
		names = append(names, seat.Name)
	}
	return names
}

func matchTitle(id record.ID) string { return lang.L("Match {{.Match}}", args{"Match": id}) }

// matchState says how far a match is.
func matchState(s record.Summary) string {
	d := args{"N": s.Hand, "Round": s.Round}
	switch {
	case s.Ended:
		return lang.N("{{.N}} hands played", s.Hand, d)
	case s.Running:
		return lang.L("unfinished, hand {{.N}}, round {{.Round}}", d)
	case s.Hand == 0:
		return lang.L("unfinished, before the first hand")
	}
	return lang.L("unfinished, after hand {{.N}}", d)
}

func fixedNote(s game.Setup) string {
	if s.Fixed {
		return lang.L("fixed seed {{.N}}", args{"N": s.Number})
	}
	return ""
}

// dotted joins what is not empty.
func dotted(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, " · ")
}

// figures are a player's statistics.
func figures(s record.Statistics) []figure {
	return []figure{
		{lang.L("hands"), strconv.Itoa(s.Hands)}, {lang.L("net"), signed(s.Net())},
		{lang.L("won"), strconv.Itoa(s.Won)}, {lang.L("lost"), strconv.Itoa(s.Lost)},
		{lang.L("won alone"), strconv.Itoa(s.Alone)}, {lang.L("shared"), strconv.Itoa(s.Shares)},
		{lang.L("position"), signedChips(s.Position)}, {lang.L("luck"), signedChips(s.Luck)},
	}
}

// signedChips writes an average with its sign.
func signedChips(c odds.Chips) string {
	if c.Num > 0 {
		return "+" + chips(c)
	}
	return chips(c)
}

// recordTrouble says why a record cannot be read, or not to its end.
func recordTrouble(err error) string {
	var d *record.Damage
	if !errors.As(err, &d) {
		return lang.L("That failed: {{.Why}}.", args{"Why": reason(err)})
	}
	a := args{"Line": d.Line}
	if d.Err != nil {
		a["Why"] = reason(d.Err)
	}
	switch d.Kind {
	case record.Foreign:
		return lang.L("Line 1: this is not a record of Quantum Poker.")
	case record.Newer:
		return lang.L("Line 1: a newer version of the game wrote this record ({{.Why}}). Update the game to open it.", a)
	case record.Unreadable:
		return lang.L("Line {{.Line}} cannot be read: {{.Why}}.", a)
	case record.Illegal:
		return lang.L("Line {{.Line}} cannot have happened: {{.Why}}.", a)
	case record.Differs:
		return lang.L("Line {{.Line}} does not follow from the lines before: {{.Why}}.", a)
	case record.Covered:
		return lang.L("Line {{.Line}}: the cards of this hand are covered, and the key that uncovers them is missing.", a)
	}
	return lang.L("The file cannot be read: {{.Why}}.", a)
}
