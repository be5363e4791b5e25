package ui

import (
	"cmp"
	"math/big"
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/odds"
	"quantumpoker/quantum"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// listedPlayers is up to how many players the possible deals are listed: with
// more there are too many to make anything of a list.
const listedPlayers = 3

// countable is up to how many ways to deal their number says something.
const countable = 10_000

// hiddenOdds is what the cards that a seat cannot see may be.
type hiddenOdds struct {
	chances odds.Chances
	deals   []possibleDeal // the likeliest first; none with many players
	ways    uint64
	failed  error
}

// possibleDeal is what everybody may hold now, and in how many ways.
type possibleDeal struct {
	holds [][]game.Card
	ways  uint64
}

func newHiddenOdds(v game.View) *hiddenOdds {
	deals, err := odds.Hidden(v)
	if err != nil {
		return &hiddenOdds{failed: err}
	}
	own := ownWays(v)
	h := &hiddenOdds{chances: deals.Chances(), ways: deals.Ways() / own}
	if v.Players() > listedPlayers {
		return h
	}
	for d, ways := range deals.All() {
		h.deals = append(h.deals, possibleDeal{held(v.Table, d), ways / own})
	}
	slices.SortStableFunc(h.deals, func(a, b possibleDeal) int { return cmp.Compare(b.ways, a.ways) })
	return h
}

// ownWays is in how many ways the single cards of the deck make the seat's own
// cards, which says nothing about those of others.
func ownWays(v game.View) uint64 {
	var dealt [game.CardKinds]int
	for _, c := range v.Dealt() {
		dealt[c]++
	}
	ways := new(big.Int).SetUint64(1)
	for c := range game.Measure {
		ways.Mul(ways, new(big.Int).Binomial(int64(v.Rules().Count(c)), int64(dealt[c])))
	}
	return ways.Uint64()
}

// held is what everybody would still hold of a deal.
func held(t game.Table, d game.Deal) [][]game.Card {
	out := make([][]game.Card, len(d))
	for q := range d {
		out[q] = slices.Clone(d[q])
	}
	for _, s := range t.Standing() {
		q, _ := t.QubitOf(s.Seat)
		if i := slices.Index(out[q], s.Play.Card); i >= 0 {
			out[q] = slices.Delete(out[q], i, i+1)
		}
	}
	return out
}

// hiddenModel is the panel "Hidden cards" of the seat on screen.
func hiddenModel(s game.Snapshot, h *hiddenOdds) widget.HiddenModel {
	if h.failed != nil {
		return widget.HiddenModel{Footer: lang.L("No deal explains what was seen.")}
	}
	v := voice{s.Setup, s.Table}
	m := widget.HiddenModel{Player: lang.L("may hold")}
	var kinds []game.Card
	for c := range game.Measure {
		if s.Table.Rules().Count(c) > 0 {
			kinds = append(kinds, c)
			m.Gates = append(m.Gates, gateKinds[c])
		}
	}
	seats := handLooks(s)
	for q := range game.Qubit(s.Table.Players()) {
		if q == s.View.Qubit() {
			continue
		}
		row := widget.HiddenRow{Look: seats[s.Table.SeatOf(q)]}
		for _, c := range kinds {
			row.Cells = append(row.Cells, v.hiddenCell(q, c, h))
		}
		m.Rows = append(m.Rows, row)
	}
	v.listDeals(&m, h, s.View.Qubit())
	return m
}

func (v voice) hiddenCell(q game.Qubit, c game.Card, h *hiddenOdds) widget.HiddenCell {
	p := h.chances[q][c]
	cell := widget.HiddenCell{Text: percent(p), Certain: p.Num == p.Den, Never: p.Num == 0}
	d := args{"Name": v.owner(q), "Card": v.aCard(c), "P": cell.Text, "Ways": h.ways / p.Den * p.Num, "All": h.ways}
	switch {
	case cell.Never:
		cell.Tip = lang.L("{{.Name}} cannot hold {{.Card}}: no way to deal what you don't see leaves one there.", d)
	case cell.Certain:
		cell.Tip = lang.L("{{.Name}} holds {{.Card}} for certain, however the cards that you don't see were dealt.", d)
	case h.ways > countable:
		cell.Tip = lang.L("{{.Name}} holds {{.Card}}: {{.P}}, over all ways to deal what you don't see.", d)
	default:
		cell.Tip = lang.L("{{.Name}} holds {{.Card}}: {{.P}}, that is in {{.Ways}} of the {{.All}} ways to deal what you don't see.", d)
	}
	return cell
}

// aCard names a card as one of several, or as the only one of the deck.
func (v voice) aCard(c game.Card) string {
	if v.table.Rules().Count(c) == 1 {
		return lang.L("the {{.Card}}", args{"Card": cardName(c)})
	}
	return lang.L("a {{.Card}}", args{"Card": cardName(c)})
}

// listDeals lists the likeliest deals, as far as they are few enough to read.
func (v voice) listDeals(m *widget.HiddenModel, h *hiddenOdds, me game.Qubit) {
	if len(h.deals) == 0 {
		m.Footer = lang.L("This counts what the others played and showed, and not how they play.")
		return
	}
	m.Head = lang.N("{{.N}} deals are possible", len(h.deals), args{"N": len(h.deals)})
	rest := h.ways
	for _, d := range h.deals[:min(likeliest, len(h.deals))] {
		p := quantum.Fraction{Num: d.ways, Den: h.ways}
		rest -= d.ways
		m.Deals = append(m.Deals, widget.OutcomeRow{
			Probability: p.Float(), Percent: percent(p), Text: v.holds(d, me), Color: theme.ColorShared,
		})
	}
	if n := len(h.deals) - len(m.Deals); n > 0 {
		m.Footer = lang.N("{{.N}} other deals: {{.P}}.", n, args{"N": n, "P": percent(quantum.Fraction{Num: rest, Den: h.ways})})
	}
	m.Footer = sentences(m.Footer, lang.L("Everybody's Measure is left out."))
}

// holds says what the others hold in a deal: "Ben H X · Chi CNOT".
func (v voice) holds(d possibleDeal, me game.Qubit) string {
	var parts []string
	for q, cards := range d.holds {
		if game.Qubit(q) == me {
			continue
		}
		names := []string{v.owner(game.Qubit(q))}
		for _, c := range cards {
			if c != game.Measure {
				names = append(names, c.String())
			}
		}
		parts = append(parts, strings.Join(names, " "))
	}
	return strings.Join(parts, " · ")
}
