package ui

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/odds"
	"quantumpoker/quantum"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// likeliest is how many outcomes the panel lists where there are too many to list
// them all, which is from five players on.
const likeliest = 10

// oddsModel is the panel "If measured now", for the circuit as it stands or, with
// a placement complete, as it would be.
func oddsModel(s game.Snapshot, hover *game.Placement) widget.OddsModel {
	v := voice{s.Setup, s.Table}
	table, play, ahead := previewed(s, hover)
	now := odds.Now(s.Table)
	then := now
	m := widget.OddsModel{Title: lang.L("If measured now"), Heads: oddsHeads(s.Table.Players())}
	if ahead {
		then = odds.Now(table)
		m.Note = lang.L("with your {{.Play}}", args{"Play": v.brief(play)})
	}
	seats := handLooks(s)
	for q, share := range then.Qubits {
		row := shareRow(share, now.Qubits[q])
		row.Look = seats[s.Table.SeatOf(game.Qubit(q))]
		row.Tip = v.shareTip(then, game.Qubit(q))
		m.Rows = append(m.Rows, row)
	}
	house := shareRow(then.House, now.House)
	house.House, house.Look.Name = true, lang.L("House")
	house.Tip = v.houseTip(then.House)
	m.Rows = append(m.Rows, house)
	m.Outcomes, m.Footer = v.outcomes(s, then)
	m.Links = links(then.Links)
	if !s.Table.MeasureOpen() && s.Result == nil {
		m.Footer = sentences(lang.L("Measure opens in round {{.N}}.", args{"N": s.Table.Rules().MeasureFrom}), m.Footer)
	}
	return m
}

func oddsHeads(players int) widget.OddsHeads {
	h := widget.OddsHeads{
		Player: lang.L("player"), Alone: lang.L("wins alone"), Shares: lang.L("shares"), Average: lang.L("gets on average"),
		AloneShort: lang.L("alone"), SharesShort: lang.L("shares"),
	}
	h.Outcome = lang.L("outcome |q0 … q{{.N}}⟩", args{"N": players - 1})
	if players <= 3 {
		h.Outcome = lang.L("outcome {{.Ket}}", args{"Ket": [...]string{2: "|q0 q1⟩", 3: "|q0 q1 q2⟩"}[players]})
	}
	return h
}

func shareRow(then, now odds.Share) widget.OddsRow {
	row := widget.OddsRow{Alone: percent(then.Alone), Shares: percent(then.Shares), Average: chips(then.Average)}
	row.Delta, row.DeltaSign = change(then.Average.Sub(now.Average))
	return row
}

// outcomes lists the outcomes of the panel and says what it leaves out.
func (v voice) outcomes(s game.Snapshot, r odds.Report) (rows []widget.OutcomeRow, footer string) {
	list := slices.Clone(r.Outcomes)
	if s.Table.Players() > 4 {
		list = slices.DeleteFunc(list, func(o odds.Outcome) bool { return o.Probability.Num == 0 })
		slices.SortStableFunc(list, func(a, b odds.Outcome) int {
			return cmp.Compare(b.Probability.Float(), a.Probability.Float())
		})
		if rest := len(list) - likeliest; rest > 0 {
			shown := sum(list[:likeliest])
			footer = lang.N("{{.N}} other outcomes: {{.P}}.", rest, args{"N": rest, "P": percent(remainder(shown))})
			list = list[:likeliest]
		}
		footer = sentences(footer, lang.L("Outcomes that cannot happen are left out."))
	}
	for _, o := range list {
		rows = append(rows, widget.OutcomeRow{
			Ket: quantum.FormatKet(uint64(o.Basis), s.Table.Players()), Probability: o.Probability.Float(),
			Percent: percent(o.Probability), Text: v.pays(o.Basis), Color: v.outcomeColor(o),
			Tip: v.outcomeTip(o),
		})
	}
	return rows, footer
}

func (v voice) outcomeColor(o odds.Outcome) fyne.ThemeColorName {
	switch ones := o.Basis.Ones(); {
	case ones == 0 || ones == v.table.Players():
		return theme.ColorHouse
	case ones > 1:
		return theme.ColorShared
	}
	for q := range game.Qubit(v.table.Players()) {
		if o.Basis.One(q) {
			return theme.Hue(v.setup.Seats[v.table.SeatOf(q)].Look.Color).Name()
		}
	}
	return theme.ColorShared
}

// sum adds probabilities, whose denominators are powers of two.
func sum(list []odds.Outcome) quantum.Fraction {
	total := quantum.Fraction{Den: 1}
	for _, o := range list {
		p := o.Probability
		den := max(total.Den, p.Den)
		total = quantum.Fraction{Num: total.Num*(den/total.Den) + p.Num*(den/p.Den), Den: den}
	}
	return total
}

func remainder(p quantum.Fraction) quantum.Fraction {
	return quantum.Fraction{Num: p.Den - p.Num, Den: p.Den}
}

// sentences joins those that are not empty. Chinese has no space between them.
func sentences(parts ...string) string {
	var out string
	for _, p := range parts {
		if p != "" && out != "" && !strings.HasSuffix(out, "。") {
			out += " "
		}
		out += p
	}
	return out
}
