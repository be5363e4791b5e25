package widget

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
)

func TestCircuitFindsEveryWire(t *testing.T) {
	for name, size := range circuitSizes {
		for _, players := range []int{2, 3, 5, 8} {
			for _, scroll := range []float32{0, 60} {
				t.Run(fmt.Sprintf("%s/%d players/scrolled %g", name, players, scroll), func(t *testing.T) {
					c, _ := shown(t, crowded(players), size, theme.Settings{TextScale: 1.6})
					c.ScrollBy(-scroll, scroll)
					for want := range players {
						y := c.frame.wireY(want)
						if y < c.frame.rows.from || y > c.frame.rows.to {
							continue
						}
						for _, x := range []float32{1, size.Width / 2, size.Width - 1} {
							for _, off := range []float32{-0.45, 0, 0.45} {
								got, ok := c.WireAt(fyne.NewPos(x, y+off*c.frame.rowHeight))
								if within := y + off*c.frame.rowHeight; within < 0 || within > size.Height {
									assert.False(t, ok)
									continue
								}
								assert.True(t, ok)
								assert.Equal(t, want, got)
							}
						}
					}
				})
			}
		}
	}
}

func TestCircuitHasNoWireOutside(t *testing.T) {
	c, _ := shown(t, worked(), fyne.NewSize(1500, 600), plain)
	top, bottom := c.frame.rowTop(0), c.frame.rowTop(3)
	for name, tt := range map[string]struct {
		pos  fyne.Position
		want bool
	}{
		"a little above the first": {fyne.NewPos(700, top-20), true},
		"far above the first":      {fyne.NewPos(700, top-70), false},
		"a little below the last":  {fyne.NewPos(700, bottom+20), true},
		"far below the last":       {fyne.NewPos(700, bottom+70), false},
		"left of the circuit":      {fyne.NewPos(-1, top+20), false},
		"right of the circuit":     {fyne.NewPos(1501, top+20), false},
	} {
		t.Run(name, func(t *testing.T) {
			_, ok := c.WireAt(tt.pos)
			assert.Equal(t, tt.want, ok)
		})
	}
	_, ok := NewCircuit().WireAt(fyne.NewPos(0, 0))
	assert.False(t, ok, "a circuit without wires")
}

func TestCircuitFindsRoles(t *testing.T) {
	m := worked()
	m.Placement = &Placement{
		Op:   Op{Kind: GateCNOT, Controls: []int{0}, Targets: []int{1}},
		Look: *lookOf(0), Active: -1,
		Roles: []Role{{Wire: 0, Label: "control"}, {Wire: 1, Label: "target"}},
	}
	for name, size := range circuitSizes {
		t.Run(name, func(t *testing.T) {
			c, _ := shown(t, m, size, plain)
			x := c.frame.x(c.frame.slot.middle())
			for role, wire := range []int{0, 1} {
				y := c.frame.wireY(wire)
				for _, off := range []fyne.Delta{{}, {DX: -21}, {DX: 21}, {DY: -16}, {DY: 16}, {DX: 40}} {
					got, ok := c.RoleAt(fyne.NewPos(x, y).Add(off))
					require.True(t, ok, "%v from the mark of role %d", off, role)
					assert.Equal(t, role, got)
				}
			}
			_, ok := c.RoleAt(fyne.NewPos(x, c.frame.wireY(2)))
			assert.False(t, ok, "a wire without a role")
			_, ok = c.RoleAt(fyne.NewPos(5, c.frame.wireY(0)))
			assert.False(t, ok, "the plate")
		})
	}
	c, _ := shown(t, openTable(3), fyne.NewSize(860, 330), plain)
	_, ok := c.RoleAt(fyne.NewPos(c.frame.x(c.frame.slot.middle()), c.frame.wireY(0)))
	assert.False(t, ok, "nothing is being placed")
}

func TestCircuitTips(t *testing.T) {
	c, _ := shown(t, worked(), fyne.NewSize(860, 330), plain)
	column := func(i int) float32 { return c.frame.x(c.frame.columns[i].middle()) }
	for name, tt := range map[string]struct {
		x        float32
		wire     int
		op, onto int
	}{
		"a start gate":            {column(0), 1, 1, 1},
		"H":                       {column(1), 0, 3, 0},
		"the target of CNOT":      {column(2), 0, 4, 0},
		"its control":             {column(2), 1, 4, 1},
		"a wire below":            {column(2), 2, -1, 2},
		"the plate":               {20, 2, -1, 2},
		"the gate being placed":   {c.frame.x(c.frame.slot.middle()), 0, -1, 0},
		"the chance at the right": {c.frame.end.middle(), 0, -1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			op, wire := c.TipAt(fyne.NewPos(tt.x, c.frame.wireY(tt.wire)))
			assert.Equal(t, tt.op, op)
			assert.Equal(t, tt.onto, wire)
		})
	}
	op, wire := c.TipAt(fyne.NewPos(-5, 0))
	assert.Equal(t, []int{-1, -1}, []int{op, wire}, "outside")
}

func TestCircuitFollowsTheNewestGate(t *testing.T) {
	m := crowded(3)
	m.Placement = nil
	c, _ := shown(t, m, fyne.NewSize(360, 240), plain)
	play := func() {
		m.Ops = append(m.Ops, Op{Kind: GateX, Targets: []int{1}, Look: lookOf(1), Round: 3})
		c.SetModel(m)
	}
	newestSeen := func() bool { return c.frame.x(c.frame.slot.to) <= c.frame.mid.to }

	require.True(t, newestSeen())
	play()
	assert.True(t, newestSeen(), "it follows from the start")
	first := c.frame.x(c.frame.columns[0].from)
	c.ScrollBy(-1e4, 0)
	assert.Greater(t, c.frame.x(c.frame.columns[0].from), first)
	play()
	assert.Zero(t, c.frame.scrollX, "who looked back is left in peace")
	c.ScrollBy(1e4, 0)
	play()
	assert.True(t, newestSeen(), "and is taken along again from the end on")
}

func TestCircuitWheel(t *testing.T) {
	for name, tt := range map[string]struct {
		size   fyne.Size
		wheel  fyne.Delta
		dx, dy float32
	}{
		"all wires fit: along":            {fyne.NewSize(360, 400), fyne.Delta{DY: 10}, -10, 0},
		"sideways: along":                 {fyne.NewSize(360, 400), fyne.Delta{DX: 10}, -10, 0},
		"wires below: down":               {fyne.NewSize(360, 160), fyne.Delta{DY: -10}, 0, 10},
		"wires below, sideways: along":    {fyne.NewSize(360, 160), fyne.Delta{DX: 10}, -10, 0},
		"at the top there is nothing up":  {fyne.NewSize(360, 160), fyne.Delta{DY: 10}, 0, 0},
		"at the end there is nothing on":  {fyne.NewSize(360, 400), fyne.Delta{DY: -10}, 0, 0},
		"a wide table: all is seen as is": {fyne.NewSize(1500, 600), fyne.Delta{DY: 10}, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			c, _ := shown(t, crowded(8), tt.size, plain)
			x, y := c.frame.scrollX, c.frame.scrollY
			c.Scrolled(&fyne.ScrollEvent{Scrolled: tt.wheel})
			assert.InDelta(t, tt.dx, c.frame.scrollX-x, 0.01)
			assert.InDelta(t, tt.dy, c.frame.scrollY-y, 0.01)
		})
	}
}

func TestCircuitShowsTheMarkedWire(t *testing.T) {
	m := crowded(8)
	c, _ := shown(t, m, fyne.NewSize(360, 160), plain)
	for _, wire := range []int{7, 3, 0, 5} {
		for i := range m.Wires {
			m.Wires[i].Marker = i == wire
		}
		c.SetModel(m)
		assert.GreaterOrEqual(t, c.frame.rowTop(wire), c.frame.rows.from-0.01)
		assert.LessOrEqual(t, c.frame.rowTop(wire+1), c.frame.rows.to+0.01)
	}
}
