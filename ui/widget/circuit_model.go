package widget

import "slices"

// GateKind says how a gate is drawn.
type GateKind int

// The gates that a circuit can show.
const (
	GateX GateKind = iota
	GateH
	GateCNOT
	GateToffoli
	GateSwap
	GateMeasure
)

// Op is one gate on its wires. Wires are counted from the top, from 0.
type Op struct {
	Kind     GateKind
	Controls []int
	Targets  []int
	Look     *SeatLook // who played it; nil is the house
	Round    int       // from 1; the start column has 0
	Spoken   string    // what a screen reader says
}

// Wire is one qubit's line with all that stands at its two ends.
type Wire struct {
	Look   SeatLook
	Qubit  string // "q0"
	Detail string // below the name where there is room: "chips 940 · 3 cards"
	Short  string // instead of Qubit and Detail where there is little: "q0 · 940"

	Turn bool // this seat is to move

	P1     float64 // the chance to read 1, from 0 to 1
	P1Text string  // that chance in words: "12.5%"; "" hides it
	Result int     // what was measured, 0 or 1; -1 before that

	Lit    bool // a card can be dropped here
	Marker bool // the keyboard's marker is here

	Spoken string // what a screen reader says of the seat and its chance
}

// Role is one of the wires that a gate needs: its control, its target.
type Role struct {
	Wire      int    // -1 while it has none
	Label     string // beside its wire; "" shows none
	Suggested bool   // nobody chose this wire: it was filled in
}

// Placement is the gate that is being placed.
type Placement struct {
	Op     Op // what is complete so far; its Look and Round are not used
	Roles  []Role
	Look   SeatLook // who places it
	Active int      // the role that gets the next wire; -1 is none
	Spoken string   // what a screen reader says
}

// CircuitModel is all that a Circuit shows.
type CircuitModel struct {
	Wires []Wire
	Ops   []Op // in the order in which they were played
	Start int  // how many of Ops, from the first, share the start column

	RoundNames []string // the caption of round 1, 2, ...
	Next       *SeatLook
	NextRound  int // the round that Next plays in
	Placement  *Placement

	ResultShown int // how many wires, from the top, have collapsed
}

// roundName is the caption of a round, "" if it has none.
func (m *CircuitModel) roundName(round int) string {
	if round < 1 || round > len(m.RoundNames) {
		return ""
	}
	return m.RoundNames[round-1]
}

// slotLook is the seat whose hue the dashed slot has, nil without a slot.
func (m *CircuitModel) slotLook() *SeatLook {
	if m.Placement != nil {
		return &m.Placement.Look
	}
	return m.Next
}

// marker is the wire with the keyboard's marker, -1 without one.
func (m *CircuitModel) marker() int {
	return slices.IndexFunc(m.Wires, func(w Wire) bool { return w.Marker })
}

// collapsed says whether a wire shows its result.
func (m *CircuitModel) collapsed(wire int) bool {
	return wire < m.ResultShown && m.Wires[wire].Result >= 0
}

// column is where an op stands, counted from the left.
func (m *CircuitModel) column(op int) int {
	switch {
	case m.Start == 0:
		return op
	case op < m.Start:
		return 0
	default:
		return op - m.Start + 1
	}
}

// columns is how many columns the ops take.
func (m *CircuitModel) columns() int {
	if len(m.Ops) == 0 {
		return 0
	}
	return m.column(len(m.Ops)-1) + 1
}

// reach are the topmost and the lowest wire of an op.
func (o *Op) reach() (top, bottom int) {
	top, bottom = -1, -1
	for _, list := range [2][]int{o.Controls, o.Targets} {
		for _, w := range list {
			if top < 0 || w < top {
				top = w
			}
			bottom = max(bottom, w)
		}
	}
	return top, bottom
}
