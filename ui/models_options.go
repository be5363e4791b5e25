package ui

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/odds"
	"quantumpoker/ui/widget"
)

// optionKinds are the gate cards among options, each once.
func optionKinds(options []odds.Option) []game.Card {
	var out []game.Card
	for _, o := range options {
		if c := o.Plays[0].Card; c != game.Measure && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	slices.Sort(out)
	return out
}

// filtered are the options of the card with that number among their kinds, counted
// from 1; of all cards with 0.
func filtered(options []odds.Option, filter int) []odds.Option {
	if filter == 0 {
		return options
	}
	kind := optionKinds(options)[filter-1]
	return slices.DeleteFunc(slices.Clone(options), func(o odds.Option) bool { return o.Plays[0].Card != kind })
}

// optionsModel is the panel "My options" of the seat on screen.
func optionsModel(s game.Snapshot, i *insight, hover *game.Placement) widget.OptionsModel {
	options := i.listOptions(*s.View)
	if len(options) == 0 {
		return widget.OptionsModel{Footer: []string{lang.L("Your options are listed when it is your turn.")}}
	}
	v := voice{s.Setup, s.Table}
	m := widget.OptionsModel{Filter: i.filter, Heads: widget.OptionsHeads{
		Average: lang.L("if measured next"), AverageShort: lang.L("measured"),
	}}
	if kinds := optionKinds(options); len(kinds) > 1 {
		m.Filters = []string{lang.L("All")}
		for _, c := range kinds {
			m.Filters = append(m.Filters, c.String())
		}
	}
	ahead := i.looksAhead(s)
	if ahead != nil {
		m.Heads.Ahead, m.Heads.AheadShort = lang.L("looking ahead"), lang.L("ahead")
	}
	placed := placementShown(s, hover)
	for _, o := range filtered(options, i.filter) {
		row := v.optionRow(o, s.View.Qubit())
		row.Selected = placed != nil && placed.Complete() && slices.Contains(o.Plays, placed.Play().Canonical())
		if ahead != nil && ahead.advice != nil {
			v.lookAhead(&row, o, *ahead.advice, s.View.Qubit())
		}
		m.Rows = append(m.Rows, row)
	}
	m.Footer = []string{tapToPlace()}
	if ahead != nil {
		m.Footer = []string{tapToPlace(), advised(ahead)}
	}
	return m
}

func tapToPlace() string {
	if fyne.CurrentDevice().IsMobile() {
		return lang.L("Tap an option to place its card; playing it is another step.")
	}
	return lang.L("Click an option to place its card; playing it is another step.")
}

// optionRow is an option as the owner of qubit me sees it.
func (v voice) optionRow(o odds.Option, me game.Qubit) widget.OptionRow {
	now := o.Qubits[me].Average
	row := widget.OptionRow{Art: gateKinds[o.Plays[0].Card], Text: v.plays(o.Plays), Average: chips(now)}
	row.Delta, row.DeltaSign = change(o.Gain)
	d := args{"Average": row.Average, "Delta": row.Delta}
	switch row.DeltaSign {
	case 1:
		row.Tip = lang.L("Measured right after, this brings you {{.Average}} on average: {{.Delta}} more than if nothing were played.", d)
	case -1:
		row.Tip = lang.L("Measured right after, this brings you {{.Average}} on average: {{.Delta}} less than if nothing were played.", d)
	default:
		row.Tip = lang.L("Measured right after, this brings you {{.Average}} on average: the same as if nothing were played.", d)
	}
	if n := len(o.Plays); n > 1 {
		row.Tip = sentences(row.Tip, lang.L("All {{.N}} placements lead to the same.", args{"N": n}))
	}
	return row
}

// change is how much an average changes, without its sign, and the sign.
func change(d odds.Chips) (text string, sign int) {
	if d.Num == 0 {
		return "", 0
	}
	sign = cmp.Compare(d.Num, 0)
	d.Num *= int64(sign)
	return chips(d), sign
}

// lookAhead adds to a row what its option is worth later on.
func (v voice) lookAhead(row *widget.OptionRow, o odds.Option, a odds.Advice, me game.Qubit) {
	move := func(m odds.Move) bool { return m.Plays[0] == o.Plays[0] }
	at := slices.IndexFunc(a.Moves, move)
	if at < 0 {
		return
	}
	m, last := a.Moves[at], a.Moves[len(a.Moves)-1]
	row.Ahead = worth(m.Worth[me], m.Margin)
	best := a.Moves[0].Worth[me]
	row.Best = tenths(m.Worth[me]) == tenths(best) && tenths(last.Worth[me]) != tenths(best)
	d := args{"Worth": row.Ahead}
	if row.Best {
		row.Tip = sentences(lang.L("Looking ahead it brings you {{.Worth}}, and nothing brings more.", d), row.Tip)
		return
	}
	row.Tip = sentences(lang.L("Looking ahead it brings you {{.Worth}}.", d), row.Tip)
}

// worth writes an estimate in chips, with its margin if it has one.
func worth(chips, margin float64) string {
	if margin < 0.05 {
		return strings.TrimSuffix(tenths(chips), ".0")
	}
	return fmt.Sprintf("%.0f ±%.0f", chips, math.Ceil(margin))
}

// advised says what the look ahead is worth itself.
func advised(q *question) string {
	switch a := q.advice; {
	case q.failed != nil:
		return lang.L("Looking ahead is not possible here.")
	case a == nil:
		return lang.L("Looking ahead …")
	case a.Exact:
		return lang.L("Looking ahead: what you get on average if everybody saw all cards from here on. They don't, so it is a hint and no promise.")
	default:
		text := lang.N("Looking ahead: estimate, {{.N}} turns ahead, if everybody saw all cards from here on.", a.Depth, args{"N": a.Depth})
		if slices.ContainsFunc(a.Moves, func(m odds.Move) bool { return m.Margin > 0 }) {
			text = sentences(text, lang.L("From {{.N}} possible deals drawn at random; ± holds 95 times out of 100.", args{"N": a.Deals}))
		}
		return text
	}
}
