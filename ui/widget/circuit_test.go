package widget

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
)

func TestCircuitLooksAsBefore(t *testing.T) {
	marked := crowded(5)
	marked.Wires[2].Marker = true
	marked.Placement.Roles[0].Suggested = true
	for name, tt := range map[string]struct {
		model CircuitModel
		size  fyne.Size
	}{
		"table":    {worked(), fyne.NewSize(860, 330)},
		"phone":    {worked(), fyne.NewSize(360, 240)},
		"eight":    {crowded(8), fyne.NewSize(870, 320)},
		"marked":   {marked, fyne.NewSize(870, 320)},
		"measured": {measured(), fyne.NewSize(860, 330)},
	} {
		t.Run(name, func(t *testing.T) {
			_, w := shown(t, tt.model, tt.size, plain)
			assertLooks(t, "circuit/"+name, w)
		})
	}
}

func TestCircuitTextsStayApartAndInside(t *testing.T) {
	models := map[string]func(int) CircuitModel{"open": openTable, "crowded": crowded}
	for sizeName, size := range circuitSizes {
		for _, players := range []int{2, 3, 5, 8} {
			for _, scale := range []float32{0.8, 1, 2} {
				for modelName, model := range models {
					t.Run(fmt.Sprintf("%s/%d players/%g/%s", sizeName, players, scale, modelName), func(t *testing.T) {
						c, _ := shown(t, model(players), size, theme.Settings{TextScale: scale})
						all := texts(c)
						require.NotEmpty(t, all)
						for i, a := range all {
							text := a.object.(*canvas.Text).Text
							at := a.at
							if c.frame.overY > 0 { // rows are cut where they scroll away
								at = at.cut(rect{span{0, size.Width}, a.clip.y})
							}
							assert.True(t, a.clip.holds(at), "%q is cut off: it is at %v, seen is %v", text, at, a.clip)
							for _, b := range all[:i] {
								assert.False(t, at.cut(a.clip).meets(b.at.cut(b.clip)),
									"%q covers %q", text, b.object.(*canvas.Text).Text)
							}
						}
					})
				}
			}
		}
	}
}

func TestCircuitShortensNames(t *testing.T) {
	for name, size := range circuitSizes {
		t.Run(name, func(t *testing.T) {
			c, _ := shown(t, crowded(3), size, plain)
			found := false
			for _, d := range texts(c) {
				if text := d.object.(*canvas.Text).Text; len(text) > 3 && text[:3] == "Aug" {
					found = true
					assert.Contains(t, text, ellipsis)
					assert.LessOrEqual(t, d.at.x.to, c.frame.plate.to)
				}
			}
			assert.True(t, found, "the first seat's name is shown")
		})
	}
}

func TestCircuitGivesEveryPlayAColumnInOrder(t *testing.T) {
	c, _ := shown(t, crowded(4), fyne.NewSize(1500, 600), plain)
	require.Len(t, c.frame.columns, 1+3*4, "the start column and one a play")
	for i := 1; i < len(c.frame.columns); i++ {
		assert.GreaterOrEqual(t, c.frame.columns[i].from, c.frame.columns[i-1].to)
	}
	assert.Len(t, c.frame.marks, 3, "a mark before each round")
	assert.GreaterOrEqual(t, c.frame.slot.from, c.frame.columns[12].to)
	for op := range 4 {
		assert.Zero(t, c.model.column(op), "the start gates share a column")
	}
}

func TestCircuitWithoutAStartColumn(t *testing.T) {
	m := openTable(2)
	m.Start, m.RoundNames = 0, nil
	m.Ops = []Op{
		{Kind: GateX, Targets: []int{0}, Look: lookOf(0), Round: 1},
		{Kind: GateX, Targets: []int{1}, Look: lookOf(1), Round: 1},
	}
	c, _ := shown(t, m, fyne.NewSize(860, 330), plain)
	require.Len(t, c.frame.columns, 2)
	require.Len(t, c.frame.marks, 1, "the first round has its mark")
	assert.Less(t, c.frame.marks[0].x, c.frame.columns[0].from)
	assert.Empty(t, c.frame.marks[0].name)
	assert.Zero(t, c.frame.head.length(), "and no room is kept for captions")
}

func TestCircuitKeepsItsObjects(t *testing.T) {
	m := crowded(8)
	c, _ := shown(t, m, fyne.NewSize(870, 320), plain)
	objects := func() map[fyne.CanvasObject]bool {
		set := map[fyne.CanvasObject]bool{}
		for _, d := range allDrawn(c) {
			set[d.object] = true
		}
		return set
	}
	before := objects()
	for wire := range 7 {
		m.Placement = &Placement{
			Op:   Op{Kind: GateCNOT, Controls: []int{wire}},
			Look: *lookOf(0), Active: 1,
			Roles: []Role{{Wire: wire, Label: "control"}, {Wire: -1, Label: "target?"}},
		}
		c.SetModel(m)
		assert.Equal(t, before, objects(), "moving the ghost makes no object")
	}
}

func TestCircuitResultsReplaceChances(t *testing.T) {
	for name, tt := range map[string]struct {
		shown int
		want  []string
	}{
		"none yet":  {0, []string{"P(1) 50%", "P(1) 50%", "P(1) 50%"}},
		"the first": {1, []string{"1", "P(1) 50%", "P(1) 50%"}},
		"all":       {3, []string{"1", "0", "1"}},
	} {
		t.Run(name, func(t *testing.T) {
			m := measured()
			m.ResultShown = tt.shown
			c, _ := shown(t, m, fyne.NewSize(860, 330), plain)
			var ends []string
			for _, d := range texts(c) {
				if d.at.x.from >= c.frame.end.from {
					ends = append(ends, d.object.(*canvas.Text).Text)
				}
			}
			assert.Equal(t, tt.want, ends)
		})
	}
}

func TestCircuitFadesOnlyWhenMotionsAreShown(t *testing.T) {
	for name, animate := range map[string]bool{"shown": true, "off": false} {
		t.Run(name, func(t *testing.T) {
			m := measured()
			c, _ := shown(t, m, fyne.NewSize(860, 330), theme.Settings{Animate: animate})
			m.ResultShown++
			c.SetModel(m)
			assert.Equal(t, animate, c.fading != nil)
			assert.EqualValues(t, 1, c.fade, "in the end the result is there in full")
		})
	}
}

func TestCircuitMarksWhoIsToMoveByMoreThanColour(t *testing.T) {
	for name, size := range circuitSizes {
		t.Run(name, func(t *testing.T) {
			m := openTable(3)
			c, _ := shown(t, m, size, plain)
			arrow := func() *drawn {
				for _, d := range allDrawn(c) {
					if _, ok := d.object.(*canvas.RegularPolygon); ok {
						return &d
					}
				}
				return nil
			}
			require.NotNil(t, arrow())
			assert.InDelta(t, c.frame.wireY(0), arrow().at.y.middle(), 0.01)
			m.Wires[0].Turn = false
			c.SetModel(m)
			assert.Nil(t, arrow())
		})
	}
}

func BenchmarkCircuitMovingGhost(b *testing.B) {
	m := crowded(8)
	c, _ := shown(b, m, fyne.NewSize(870, 320), plain)
	places := make([]*Placement, 8)
	for i := range places {
		places[i] = &Placement{
			Op:   Op{Kind: GateCNOT, Controls: []int{i}, Targets: []int{(i + 1) % 8}},
			Look: *lookOf(0), Active: -1,
			Roles: []Role{{Wire: i, Label: "control"}, {Wire: (i + 1) % 8, Label: "target"}},
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		m.Placement = places[i%8]
		c.SetModel(m)
	}
}
