package widget

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget/widgettest"
)

// signed is the mark of a seat in the column of a gate.
type signed struct {
	drawn
	shape theme.Shape
	hue   color.Color
}

// signs are the marks between the wires: no part of a gate has its middle there.
func signs(c *Circuit) []signed {
	f := &c.frame
	var found []signed
	for _, d := range allDrawn(c) {
		s := signed{drawn: d}
		row := float64((d.at.y.middle() - f.rowTop(0)) / f.rowHeight)
		if off := math.Abs(row - math.Floor(row) - 0.5); d.clip.x != f.mid || d.clip.y != f.rows || off < 0.01 {
			continue
		}
		area, ok := d.object.(*Area)
		if !ok {
			continue
		}
		s.hue, s.shape = area.FillColor, theme.Square
		if area.CornerRadius > area.Size().Width/3 {
			s.shape = theme.Circle
		}
		for shape := range theme.Shape(theme.ShapeCount) {
			if area.Corners != nil && assert.ObjectsAreEqual(corners(shape), area.Corners) {
				s.shape = shape
			}
		}
		found = append(found, s)
	}
	return found
}

// column is the stretch of the content that a sign stands in.
func (s signed) column(f *circuitFrame) (at span, ok bool) {
	for _, c := range append([]span{f.slot}, f.columns...) {
		if across := (span{f.x(c.from), f.x(c.to)}); s.at.x.from >= across.from && s.at.x.to <= across.to {
			return across, true
		}
	}
	return span{}, false
}

// Every seat signs a gate of every kind, wherever that lies, and one that it holds.
func signing(players int) map[string]CircuitModel {
	models := map[string]CircuitModel{"crowded": crowded(players)}
	for name, op := range map[string]Op{
		"a box on the first wire": {Kind: GateX, Targets: []int{0}},
		"a box on the last wire":  {Kind: GateH, Targets: []int{players - 1}},
		"a line to the next wire": {Kind: GateCNOT, Controls: []int{1}, Targets: []int{0}},
		"a line across all":       {Kind: GateSwap, Targets: []int{0, players - 1}},
		"a measurement":           {Kind: GateMeasure, Targets: make([]int, players)},
	} {
		m := openTable(players)
		for i := range op.Targets {
			if op.Kind == GateMeasure {
				op.Targets[i] = i
			}
		}
		for seat := range players {
			o := op
			o.Look, o.Round = lookOf(seat), 1
			m.Ops = append(m.Ops, o)
		}
		m.Placement = &Placement{Op: op, Look: *lookOf(0), Active: -1}
		models[name] = m
	}
	return models
}

func TestEveryGateIsSignedByItsPlayer(t *testing.T) {
	for name, size := range circuitSizes {
		for _, players := range []int{2, 3, 8} {
			for kind, m := range signing(players) {
				t.Run(fmt.Sprintf("%s/%d players/%s", name, players, kind), func(t *testing.T) {
					c, _ := shown(t, m, size, plain)
					f := &c.frame
					want := map[span]*SeatLook{{f.x(f.slot.from), f.x(f.slot.to)}: &m.Placement.Look}
					for i, op := range m.Ops {
						if column := f.columns[m.column(i)]; op.Look != nil && f.seen(column) {
							want[span{f.x(column.from), f.x(column.to)}] = op.Look
						}
					}
					for _, s := range signs(c) {
						column, ok := s.column(f)
						require.True(t, ok, "a mark at %v is in no column", s.at)
						look := want[column]
						require.NotNil(t, look, "a mark at %v signs nothing, or a second time", s.at)
						assert.Equal(t, look.Shape, s.shape)
						assert.Equal(t, theme.Color(look.Hue.Name()), s.hue)
						assert.GreaterOrEqual(t, s.at.x.length(), float32(signLeast*squarePart), "it is large enough to tell its shape")
						delete(want, column)
					}
					assert.Empty(t, want, "gates are not signed")
				})
			}
		}
	}
}

// A sign touches no gate, no label, no round and no frame, and is seen whole.
func TestSignsStandAlone(t *testing.T) {
	for name, size := range circuitSizes {
		for _, players := range []int{2, 3, 8} {
			for _, zoomed := range []string{"usual", "whole", "out", "in"} {
				for kind, m := range signing(players) {
					t.Run(fmt.Sprintf("%s/%d players/%s/%s", name, players, zoomed, kind), func(t *testing.T) {
						c, _ := shown(t, m, size, theme.Settings{TextScale: 1.4})
						switch zoomed {
						case "whole":
							c.Fit()
						case "out":
							c.Zoom(-2)
						case "in":
							c.Zoom(2)
						}
						standAlone(t, c)
						c.ScrollBy(-1e4, 30)
						standAlone(t, c)
					})
				}
			}
		}
	}
}

func standAlone(t *testing.T, c *Circuit) {
	f, all := &c.frame, signs(c)
	frame := test.WidgetRenderer(c).(*circuitRenderer).slot.raster
	isSign := map[fyne.CanvasObject]bool{}
	for _, s := range all {
		isSign[s.object] = true
	}
	for _, d := range allDrawn(c) {
		box, filled := d.object.(*Area)
		ground := filled && d.at.y.length() > f.gate && d.at.x.length() > f.gate // the slot's, a lit wire's
		if isSign[d.object] || ground || filled && box.Size().IsZero() {
			continue
		}
		parts := []rect{d.at}
		switch o := d.object.(type) {
		case *canvas.Line:
			parts[0] = stroke(d, o)
		case *canvas.Raster:
			if o == frame {
				parts = frameOf(d.at)
				if f.overY > 0 {
					parts = parts[:2] // wires scroll through its top and bottom
				}
			}
		}
		for _, s := range all {
			for _, p := range parts {
				assert.False(t, p.cut(d.clip).meets(s.at.cut(s.clip)), "a mark at %v runs into %T at %v", s.at, d.object, p)
			}
		}
	}
	for i, a := range all {
		if f.overY == 0 {
			seen := rect{a.at.x, a.clip.y} // columns may be cut
			assert.True(t, seen.holds(a.at), "a mark at %v is cut off: seen is %v", a.at, a.clip)
		}
		for _, b := range all[:i] {
			assert.False(t, a.at.meets(b.at), "two marks meet at %v", a.at)
		}
	}
}

// stroke is what a line covers; one that slopes is taken for its box.
func stroke(d drawn, l *canvas.Line) rect {
	half := l.StrokeWidth / 2
	r := rect{span{d.at.x.from, d.at.x.to}, span{d.at.y.from, d.at.y.to}}
	if r.x.length() < r.y.length() {
		return rect{span{r.x.from - half, r.x.to + half}, r.y}
	}
	return rect{r.x, span{r.y.from - half, r.y.to + half}}
}

// frameOf are the four sides of a dashed box.
func frameOf(r rect) []rect {
	const w = float32(slotStroke)
	return []rect{
		{span{r.x.from, r.x.from + w}, r.y}, {span{r.x.to - w, r.x.to}, r.y},
		{r.x, span{r.y.from, r.y.from + w}}, {r.x, span{r.y.to - w, r.y.to}},
	}
}

func TestSignsAreLeftOutOfColumnsTooNarrow(t *testing.T) {
	m := crowded(8)
	c, _ := shown(t, m, fyne.NewSize(360, 400), plain)
	require.NotEmpty(t, signs(c))
	c.Fit()
	require.Less(t, c.frame.columns[1].length(), float32(signLeast))
	require.Len(t, signs(c), 1, "only the slot is wide enough")
	assert.GreaterOrEqual(t, signs(c)[0].at.x.from, c.frame.x(c.frame.slot.from))
}

func TestSignsStayInSightWhereWiresScroll(t *testing.T) {
	m := openTable(8)
	m.Next = nil
	m.Ops = append(m.Ops,
		Op{Kind: GateToffoli, Controls: []int{0, 3}, Targets: []int{7}, Look: lookOf(1), Round: 1},
		Op{Kind: GateMeasure, Targets: []int{0, 1, 2, 3, 4, 5, 6, 7}, Look: lookOf(2), Round: 1},
	)
	c, _ := shown(t, m, fyne.NewSize(360, 200), plain)
	require.Greater(t, c.frame.overY, float32(100))
	for y := float32(0); y < c.frame.overY; y += 7 {
		c.ScrollBy(0, 7)
		all := signs(c)
		require.Len(t, all, 2)
		for _, s := range all {
			assert.True(t, s.clip.holds(s.at), "scrolled by %v, a mark is at %v of %v", c.frame.scrollY, s.at, s.clip)
		}
	}
}

func TestSignsStandOut(t *testing.T) {
	m := crowded(8)
	for i := range m.Wires {
		m.Wires[i].Lit = true
	}
	for name, look := range map[string]theme.Settings{
		"dark": {Variant: theme.Dark}, "light": {Variant: theme.Light},
		"dark, high contrast":  {Variant: theme.Dark, HighContrast: true},
		"light, high contrast": {Variant: theme.Light, HighContrast: true},
	} {
		t.Run(name, func(t *testing.T) {
			c, _ := shown(t, m, fyne.NewSize(1500, 600), look)
			for seat := range 8 {
				m.Placement.Look = *lookOf(seat)
				c.SetModel(m)
				boxes := map[string]bool{}
				for _, s := range signs(c) {
					boxes[fmt.Sprintf("(%.1f %.1f, %.1f×%.1f)", s.at.x.from, s.at.y.from, s.at.x.length(), s.at.y.length())] = true
				}
				checked := 0
				for _, ink := range widgettest.Inks(c, theme.Color(theme.ColorTable)) {
					if boxes[ink.Box] {
						checked++
						assert.GreaterOrEqual(t, widgettest.Contrast(ink.Seen, ink.Behind), 3.0, "%v on %v", ink.Seen, ink.Behind)
					}
				}
				assert.Equal(t, len(boxes), checked)
			}
		})
	}
}
