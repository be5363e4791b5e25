package widget

import "slices"

// OptionsModel is what somebody can do, and what each of it would bring.
type OptionsModel struct {
	Heads   OptionsHeads
	Filters []string // what the list can be narrowed to; none shows no choice
	Filter  int      // the chosen one
	Rows    []OptionRow
	Footer  []string // sentences about the figures
}

// OptionsHeads are the captions of the two columns of figures, and what they are
// called where there is little room. Without Ahead there is one column.
type OptionsHeads struct {
	Average, Ahead           string
	AverageShort, AheadShort string
}

// OptionRow is one thing to do.
type OptionRow struct {
	Art       GateKind
	Text      string // the card and its wires: "CNOT q1 → q0"
	Average   string
	Delta     string // how much the average changes, without its sign; may be ""
	DeltaSign int
	Ahead     string // what it is worth later on; may be ""
	Best      bool   // nothing is worth more
	Selected  bool   // this is what is being placed
	Tip       string // a sentence that explains the row
}

func (m OptionsModel) clone() OptionsModel {
	m.Filters = slices.Clone(m.Filters)
	m.Rows = slices.Clone(m.Rows)
	m.Footer = slices.Clone(m.Footer)
	return m
}

func (m OptionsModel) equal(o OptionsModel) bool {
	return m.Heads == o.Heads && m.Filter == o.Filter && slices.Equal(m.Filters, o.Filters) &&
		slices.Equal(m.Rows, o.Rows) && slices.Equal(m.Footer, o.Footer)
}
