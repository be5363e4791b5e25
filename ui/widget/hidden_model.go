package widget

import "slices"

// HiddenModel is what the cards that one seat cannot see may be.
type HiddenModel struct {
	Player string     // the caption of the names
	Gates  []GateKind // one column each
	Rows   []HiddenRow
	Head   string       // the caption of the deals
	Deals  []OutcomeRow // the possible deals, with their chances
	Footer string
}

// HiddenRow is what one seat may hold.
type HiddenRow struct {
	Look  SeatLook
	Cells []HiddenCell // one for each of Gates
}

// HiddenCell is the chance of one kind of card.
type HiddenCell struct {
	Text    string
	Certain bool // it is there
	Never   bool // it cannot be there
	Tip     string
}

func (m HiddenModel) clone() HiddenModel {
	m.Gates = slices.Clone(m.Gates)
	m.Rows = slices.Clone(m.Rows)
	for i := range m.Rows {
		m.Rows[i].Cells = slices.Clone(m.Rows[i].Cells)
	}
	m.Deals = slices.Clone(m.Deals)
	return m
}
