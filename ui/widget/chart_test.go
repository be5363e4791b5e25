package widget

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
)

// chartOf has that many lines over that many positions.
func chartOf(lines, positions int) ChartModel {
	m := ChartModel{Title: "Chips after each hand", Across: "hand", Up: "chips", Marker: positions / 2}
	for i := range lines {
		l := ChartLine{Look: SeatLook{Name: fmt.Sprintf("Player %d", i), Hue: theme.Hue(i), Shape: theme.Shape(i)}}
		for k := range positions {
			l.Values = append(l.Values, float64(1000+(k*(i+3))%97-40*i))
		}
		m.Lines = append(m.Lines, l)
	}
	return m
}

func TestChartKeepsWithinItsPanel(t *testing.T) {
	test.NewTempApp(t)
	for _, size := range []fyne.Size{{Width: 344, Height: 120}, {Width: 344, Height: 280}, {Width: 760, Height: 280}, {Width: 200, Height: 60}} {
		for _, lines := range []int{1, 3, 8} {
			for _, positions := range []int{1, 2, 30, 10_000} {
				c := NewChart(chartOf(lines, positions))
				c.Resize(size)
				for _, o := range test.WidgetRenderer(c).Objects() {
					at, end := o.Position(), o.Position().Add(o.Size())
					if l, ok := o.(*canvas.Line); ok {
						at = fyne.NewPos(min(l.Position1.X, l.Position2.X), min(l.Position1.Y, l.Position2.Y))
						end = fyne.NewPos(max(l.Position1.X, l.Position2.X), max(l.Position1.Y, l.Position2.Y))
					}
					assert.GreaterOrEqual(t, at.X, float32(0), "%v %d %d %T", size, lines, positions, o)
					assert.LessOrEqual(t, end.X, size.Width+0.5, "%v %d %d %T", size, lines, positions, o)
				}
			}
		}
	}
}

// However many hands there are, a chart draws what its width can show.
func TestChartDrawsNoMoreThanCanBeSeen(t *testing.T) {
	test.NewTempApp(t)
	c := NewChart(chartOf(8, 10_000))
	c.Resize(fyne.NewSize(760, 280))
	lines := 0
	for _, o := range test.WidgetRenderer(c).Objects() {
		if _, ok := o.(*canvas.Line); ok {
			lines++
		}
	}
	assert.Positive(t, lines)
	assert.Less(t, lines, 8*400)
}

// Each line has its shape, also one that ends before a shape would be due.
func TestEveryLineIsToldByItsShape(t *testing.T) {
	test.NewTempApp(t)
	for _, positions := range []int{1, 3, 30, 10_000} {
		m := chartOf(8, positions)
		for i := range m.Lines {
			m.Lines[i].Values = m.Lines[i].Values[:min(positions, 1+i)]
		}
		m.Lines[0].Values = chartOf(1, positions).Lines[0].Values
		c := NewChart(m)
		c.Resize(fyne.NewSize(344, 280))
		r := test.WidgetRenderer(c).(*chartRenderer)
		shapes := map[theme.Shape]int{}
		for _, o := range r.objects {
			if mark, ok := o.(*SeatMark); ok {
				shapes[mark.look.Shape]++
			}
		}
		for i := range m.Lines {
			assert.GreaterOrEqual(t, shapes[theme.Shape(i)], 2, "of %d positions: line %d has no shape beside its name", positions, i)
		}
	}
}

func TestChartScale(t *testing.T) {
	for name, c := range map[string]struct {
		values []float64
		steps  int
		want   []float64
	}{
		"chips":     {[]float64{940, 1240}, 4, []float64{900, 1000, 1100, 1200, 1300}},
		"losses":    {[]float64{-130, 90}, 5, []float64{-150, -100, -50, 0, 50, 100}},
		"all equal": {[]float64{60, 60}, 4, []float64{59, 60, 61}},
		"no room":   {[]float64{0, 7}, 0, []float64{0, 10}},
	} {
		t.Run(name, func(t *testing.T) {
			s := scaleFor([]ChartLine{{Values: c.values}}, c.steps)
			assert.Equal(t, c.want, s.ticks())
			for _, v := range c.values {
				assert.GreaterOrEqual(t, s.part(v), float32(0))
				assert.LessOrEqual(t, s.part(v), float32(1))
			}
		})
	}
	assert.Equal(t, "−150", tickText(-150))
}

func TestEqualLinesAreSeenApart(t *testing.T) {
	m := ChartModel{Lines: []ChartLine{{Values: []float64{5, 5}}, {Values: []float64{5, 6}}, {Values: []float64{5, 5}}}}
	s := m.strands([]int{0, 1})
	require.Len(t, s, 3)
	assert.Equal(t, []float32{-chartStrand, 0, chartStrand}, []float32{s[0][0], s[1][0], s[2][0]})
	assert.NotEqual(t, s[0][1], s[2][1])
	assert.Zero(t, s[1][1])
}

// A chart shows values: what is equal stands at one height, and at the true one.
func TestEqualValuesStandAtTheirTrueHeight(t *testing.T) {
	test.NewTempApp(t)
	for _, lines := range []int{2, 3, 8} {
		for _, positions := range []int{1, 2, 6, 12, 400} {
			m := chartOf(lines, positions)
			for i := range m.Lines {
				for k := range positions {
					m.Lines[i].Values[k] = float64(k % 2 * 360)
				}
			}
			c := NewChart(m)
			c.Resize(fyne.NewSize(400, 256))
			r := test.WidgetRenderer(c).(*chartRenderer)
			high := len(r.rules) - 1
			low := r.rules[0].Position().Y
			each := (r.rules[high].Position().Y - low) / float32(tickValue(t, r, high)-tickValue(t, r, 0))
			heights := []float32{low + each*float32(0-tickValue(t, r, 0)), low + each*float32(360-tickValue(t, r, 0))}
			near := func(y float32, most float64) {
				away := min(math.Abs(float64(y-heights[0])), math.Abs(float64(y-heights[1])))
				assert.LessOrEqual(t, away, most, "%d lines, %d positions", lines, positions)
			}
			at := map[fyne.Position]bool{}
			for _, o := range r.objects {
				switch o := o.(type) {
				case *canvas.Line:
					near(o.Position1.Y, chartStrand)
					near(o.Position2.Y, chartStrand)
				case *SeatMark:
					if o.Size().Width != chartMark {
						continue // of the legend
					}
					near(o.Position().Y+chartMark/2, 0.01)
					assert.False(t, at[o.Position()], "a shape hides another, %d lines, %d positions", lines, positions)
					at[o.Position()] = true
				}
			}
			assert.GreaterOrEqual(t, len(at), lines)
		}
	}
}

// tickValue is what a label of the upright axis says.
func tickValue(t *testing.T, r *chartRenderer, i int) float64 {
	v, err := strconv.ParseFloat(strings.Replace(r.labels[i].Text.Text, "−", "-", 1), 64)
	require.NoError(t, err)
	return v
}

func TestAnEmptyChartSaysSo(t *testing.T) {
	test.NewTempApp(t)
	c := NewChart(ChartModel{Title: "Chips", Empty: "No hand counts yet."})
	c.Resize(fyne.NewSize(300, 200))
	r := test.WidgetRenderer(c).(*chartRenderer)
	assert.Contains(t, r.Objects(), fyne.CanvasObject(r.empty))
	assert.Empty(t, r.lines)
}

func BenchmarkChart(b *testing.B) {
	test.NewTempApp(b)
	m := chartOf(8, 10_000)
	for b.Loop() {
		c := NewChart(m)
		c.Resize(fyne.NewSize(760, 280))
		test.WidgetRenderer(c).Layout(c.Size())
	}
}

// The names stand in one row where closer spaces allow it.
func TestTheLegendTakesOneRowWhereItFits(t *testing.T) {
	test.NewTempApp(t)
	m := chartOf(8, 5)
	for i, name := range []string{"Ada", "Ben", "Chi", "Dan", "Eva", "Finn", "Gia", "Hal"} {
		m.Lines[i].Look.Name = name
	}
	c := NewChart(m)
	c.Resize(fyne.NewSize(397, 256))
	r := test.WidgetRenderer(c).(*chartRenderer)
	for _, name := range r.names {
		assert.InDelta(t, r.names[0].Position().Y, name.Position().Y, 0.01, name.full)
	}
}
