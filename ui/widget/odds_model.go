package widget

import "fyne.io/fyne/v2"

// OddsModel is what a position is worth, written out.
type OddsModel struct {
	Title    string // "If measured now"
	Note     string // which placement this looks ahead to, if any
	Heads    OddsHeads
	Rows     []OddsRow
	Outcomes []OutcomeRow
	Links    []string // one sentence each: "q0 and q1 always agree"
	Footer   string   // what else there is to say
}

// OddsHeads are the captions of the columns. The short ones stand before each
// figure where there is no room for columns with captions.
type OddsHeads struct {
	Player, Alone, Shares, Average string
	AloneShort, SharesShort        string
	Outcome                        string
}

// OddsRow is what one seat, or the house, can expect.
type OddsRow struct {
	Look      SeatLook
	House     bool // the row has no mark
	Alone     string
	Shares    string
	Average   string
	Delta     string // how much the average changes, without its sign; may be ""
	DeltaSign int
	Tip       string // a sentence that explains the row
}

// OutcomeRow is one result that a measurement can have.
type OutcomeRow struct {
	Ket         string
	Probability float64 // for the bar, which is drawn against the likeliest outcome
	Percent     string
	Text        string              // who takes what
	Color       fyne.ThemeColorName // the bar's: a seat's hue, or shared, or the house's
	Tip         string
}

// clone keeps a model from changing under the widget that shows it.
func (m OddsModel) clone() OddsModel {
	m.Rows = append([]OddsRow(nil), m.Rows...)
	m.Outcomes = append([]OutcomeRow(nil), m.Outcomes...)
	m.Links = append([]string(nil), m.Links...)
	return m
}
