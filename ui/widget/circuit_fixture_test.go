package widget

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"quantumpoker/ui/theme"
)

var seatNames = []string{"Ada", "Ben", "Chi", "Dov", "Eve", "Fay", "Gus", "Hal"}

func lookOf(seat int) *SeatLook {
	return &SeatLook{Name: seatNames[seat], Hue: theme.Hue(seat), Shape: theme.Shape(seat)}
}

// openTable is a hand before its first play.
func openTable(players int) CircuitModel {
	m := CircuitModel{
		RoundNames: []string{"Round 1", "Round 2", "Round 3"},
		Start:      players, Next: lookOf(0), NextRound: 1,
	}
	for i := range players {
		m.Wires = append(m.Wires, Wire{
			Look: *lookOf(i), Qubit: fmt.Sprintf("q%d", i),
			Detail: "chips 940 · 3 cards", Short: fmt.Sprintf("q%d · 940", i),
			P1: 0.5, P1Text: "50%", Result: -1, Turn: i == 0,
		})
		m.Ops = append(m.Ops, Op{Kind: GateH, Targets: []int{i}})
	}
	return m
}

// worked is the example of the rules: three players after round 1, and X on
// q0 being placed.
func worked() CircuitModel {
	m := openTable(3)
	m.Ops = append(m.Ops,
		Op{Kind: GateH, Targets: []int{0}, Look: lookOf(0), Round: 1},
		Op{Kind: GateCNOT, Controls: []int{1}, Targets: []int{0}, Look: lookOf(1), Round: 1},
		Op{Kind: GateX, Targets: []int{2}, Look: lookOf(2), Round: 1},
	)
	m.NextRound = 2
	m.Placement = &Placement{
		Op: Op{Kind: GateX, Targets: []int{0}}, Look: *lookOf(0), Active: -1,
		Roles: []Role{{Wire: 0}},
	}
	return m
}

// crowded is a long game: every seat has played its three cards, and the first
// seat holds a Toffoli whose last role is open.
func crowded(players int) CircuitModel {
	m := openTable(players)
	for round := 1; round <= 3; round++ {
		for seat := range players {
			a, b := seat, (seat+round)%players
			if a == b {
				b = (a + 1) % players
			}
			op := Op{Kind: GateCNOT, Controls: []int{a}, Targets: []int{b}}
			switch (seat + round) % 4 {
			case 0:
				op = Op{Kind: GateSwap, Targets: []int{a, b}}
			case 1:
				op = Op{Kind: GateX, Targets: []int{b}}
			case 2:
				if players > 2 {
					op = Op{Kind: GateToffoli, Controls: []int{a, b}, Targets: []int{other(players, a, b)}}
				}
			}
			op.Look, op.Round = lookOf(seat), round
			m.Ops = append(m.Ops, op)
		}
	}
	m.NextRound = 3
	m.Placement = placing(players)
	m.Wires[0].Look.Name = "Augusta Ada King, Countess of Lovelace, x"
	return m
}

// placing is a CNOT with its control placed and its target open.
func placing(players int) *Placement {
	return &Placement{
		Op:   Op{Kind: GateCNOT, Controls: []int{players - 1}},
		Look: *lookOf(0), Active: 1,
		Roles: []Role{{Wire: players - 1, Label: "control"}, {Wire: -1, Label: "target?"}},
	}
}

// measured is a hand whose wires have all collapsed but the last.
func measured() CircuitModel {
	m := worked()
	m.Placement, m.Next = nil, nil
	m.Ops = append(m.Ops, Op{Kind: GateMeasure, Targets: []int{0, 1, 2}, Look: lookOf(0), Round: 2})
	m.Wires[0].Result, m.Wires[1].Result, m.Wires[2].Result = 1, 0, 1
	m.ResultShown = 2
	return m
}

func other(players, a, b int) int {
	for i := range players {
		if i != a && i != b {
			return i
		}
	}
	return 0
}

// shown puts a circuit into a window of its own, in the game's own look.
func shown(t testing.TB, m CircuitModel, size fyne.Size, look theme.Settings) (*Circuit, fyne.Window) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(look))
	c := NewCircuit()
	w := test.NewTempWindow(t, c)
	w.SetPadded(false)
	w.Resize(size)
	c.SetModel(m)
	return c, w
}

var plain = theme.Settings{Variant: theme.Dark}

// sizes are those of a circuit on a small phone, a small and a usual window,
// and a large one.
var circuitSizes = map[string]fyne.Size{
	"360x300": {Width: 360, Height: 300}, "560x260": {Width: 560, Height: 260},
	"870x320": {Width: 870, Height: 320}, "1500x600": {Width: 1500, Height: 600},
}

// drawn is an object that is seen, where it is in the window, and the part of
// the window that it is clipped to.
type drawn struct {
	object   fyne.CanvasObject
	at, clip rect
}

// rounding is how far two places may differ that are the same.
const rounding = 0.01

// rect is a stretch across and one down.
type rect struct{ x, y span }

func (r rect) meets(other rect) bool {
	return r.x.from < other.x.to-rounding && other.x.from < r.x.to-rounding &&
		r.y.from < other.y.to-rounding && other.y.from < r.y.to-rounding
}

func (r rect) holds(other rect) bool {
	return other.x.from >= r.x.from-rounding && other.x.to <= r.x.to+rounding &&
		other.y.from >= r.y.from-rounding && other.y.to <= r.y.to+rounding
}

func (r rect) cut(by rect) rect {
	return rect{
		span{max(r.x.from, by.x.from), min(r.x.to, by.x.to)},
		span{max(r.y.from, by.y.from), min(r.y.to, by.y.to)},
	}
}

// allDrawn are the visible objects of a circuit.
func allDrawn(c *Circuit) []drawn {
	var found []drawn
	var walk func(o fyne.CanvasObject, offset fyne.Position, clip rect)
	walk = func(o fyne.CanvasObject, offset fyne.Position, clip rect) {
		if !o.Visible() {
			return
		}
		pos := o.Position().Add(offset)
		at := rect{span{pos.X, pos.X + o.Size().Width}, span{pos.Y, pos.Y + o.Size().Height}}
		var children []fyne.CanvasObject
		switch o := o.(type) {
		case *container.Clip:
			clip = at
			children = []fyne.CanvasObject{o.Content}
		case *fyne.Container:
			children = o.Objects
		case *Area:
			found = append(found, drawn{o, at, clip})
		case fyne.Widget:
			children = test.WidgetRenderer(o).Objects()
		default:
			found = append(found, drawn{o, at, clip})
		}
		for _, child := range children {
			walk(child, pos, clip)
		}
	}
	whole := rect{span{0, c.Size().Width}, span{0, c.Size().Height}}
	walk(c, fyne.NewPos(0, 0).Subtract(c.Position()), whole)
	return found
}

// texts are the texts that are seen, whole or in part.
func texts(c *Circuit) []drawn {
	var found []drawn
	for _, d := range allDrawn(c) {
		if text, ok := d.object.(*canvas.Text); ok && text.Text != "" && d.at.meets(d.clip) {
			found = append(found, d)
		}
	}
	return found
}
