package widget

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget/widgettest"
)

// manyOptions is as much as a list of options ever has to show at once.
func manyOptions() OptionsModel {
	m := OptionsModel{
		Heads:   OptionsHeads{Average: "if measured next", Ahead: "looking ahead", AverageShort: "measured", AheadShort: "ahead"},
		Filters: []string{"All", "CNOT", "Toffoli", "SWAP"},
		Footer:  []string{"Click an option to place its card.", "Looking ahead: estimate, 3 turns ahead, if everybody saw all cards."},
	}
	for i := range 6 {
		m.Rows = append(m.Rows, OptionRow{
			Art: GateKind(i), Text: fmt.Sprintf("Toffoli q%d with q1, q2, q3, q4 or q5 → q6 or q7; two of q0, q1 and q2 → q3", i),
			Average: "1,112.5", Delta: "1,290.5", DeltaSign: i%3 - 1, Ahead: "1,068 ±12", Best: i == 0, Selected: i == 1,
			Tip: fmt.Sprintf("option %d", i),
		})
	}
	return m
}

func TestOptionsLayout(t *testing.T) {
	single := OptionsModel{Heads: OptionsHeads{Average: "if measured next", AverageShort: "measured"},
		Rows: []OptionRow{{Text: "X on q0", Average: "90"}}}
	for name, m := range map[string]OptionsModel{
		"many": manyOptions(), "one column": single, "none": {Footer: []string{"Your options are listed when it is your turn."}},
	} {
		t.Run(name, func(t *testing.T) {
			checkLayout(t, panelSizes, func() fyne.Widget { return NewOptions(m) })
		})
	}
}

func TestOptionsAreChosenByATap(t *testing.T) {
	useTheme(t, 1)
	o := NewOptions(manyOptions())
	w := test.NewTempWindow(t, o)
	w.Resize(fyne.NewSize(360, 420))
	var tapped, filtered []int
	var tips []string
	o.OnTapped = func(row int) { tapped = append(tapped, row) }
	o.OnFilter = func(i int) { filtered = append(filtered, i) }
	o.OnTip = func(tip string) { tips = append(tips, tip) }

	for _, object := range body(t, o) {
		switch object := object.(type) {
		case *tipArea:
			for _, r := range object.ranges[:2] {
				test.TapAt(object, fyne.NewPos(20, (r.from+r.to)/2-object.top))
			}
			object.point(object.tipOf(2))
		case *Button:
			if object.Label() == "SWAP" {
				test.Tap(object)
			}
		}
	}
	assert.Equal(t, []int{0, 1}, tapped)
	assert.Equal(t, []int{3}, filtered)
	assert.Equal(t, []string{"option 2"}, tips)
}

// Fyne gives a tap to the last object in the tree that takes it.
func TestFiltersLieAboveTheRows(t *testing.T) {
	useTheme(t, 1)
	o := NewOptions(manyOptions())
	w := test.NewTempWindow(t, o)
	w.Resize(fyne.NewSize(360, 420))
	var filtered []int
	o.OnFilter = func(i int) { filtered = append(filtered, i) }
	for _, object := range body(t, o) {
		if b, ok := object.(*Button); ok {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b)
			test.TapCanvas(w.Canvas(), at.AddXY(b.Size().Width/2, b.Size().Height/2))
		}
	}
	assert.Equal(t, []int{0, 1, 2, 3}, filtered, "the rows take the filters' taps")
}

// Whatever row the keyboard is on is in sight, outlined, and explained.
func TestRowsByKeys(t *testing.T) {
	useTheme(t, 1)
	for _, height := range []float32{160, 420} {
		o := NewOptions(manyOptions())
		var tips []string
		o.OnTip = func(tip string) { tips = append(tips, tip) }
		w := test.NewTempWindow(t, o)
		w.SetPadded(false)
		w.Resize(fyne.NewSize(360, height))
		w.Canvas().Focus(o.tips)
		ring := test.WidgetRenderer(o.tips).Objects()[0]
		driver := fyne.CurrentApp().Driver()
		for i := range manyOptions().Rows {
			assert.Equal(t, fmt.Sprintf("option %d", i), tips[len(tips)-1])
			assert.True(t, ring.Visible())
			view := test.WidgetRenderer(o).(*optionsRenderer).panel.scroll
			top := driver.AbsolutePositionForObject(ring).Y - driver.AbsolutePositionForObject(view).Y
			assert.GreaterOrEqual(t, top, float32(0), "row %d", i)
			assert.LessOrEqual(t, top+ring.Size().Height, view.Size().Height+1, "row %d", i)
			o.tips.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		}
		o.tips.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome})
		assert.Equal(t, "option 0", tips[len(tips)-1])
		if height == 420 {
			assert.Zero(t, test.WidgetRenderer(o).(*optionsRenderer).panel.scroll.Offset.Y, "the captions are in sight again")
		}
		o.tips.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		assert.Nil(t, w.Canvas().Focused())
		assert.False(t, ring.Visible())
		assert.Empty(t, tips[len(tips)-1])
	}
}

func TestOptionsLeaveNothingBehind(t *testing.T) {
	useTheme(t, 1)
	o := NewOptions(manyOptions())
	o.Resize(fyne.NewSize(360, 420))
	require.Contains(t, widgettest.Texts(o), "Toffoli")
	o.SetModel(OptionsModel{})
	assert.Empty(t, widgettest.Texts(o))
	assert.Empty(t, test.WidgetRenderer(o).(*optionsRenderer).rows.tips.ranges, "a tip outlives its row")
}

func hiddenOfSeven() HiddenModel {
	m := HiddenModel{Player: "may hold", Gates: []GateKind{GateX, GateH, GateCNOT, GateToffoli, GateSwap}, Footer: "Everybody's Measure is left out."}
	for i := range 7 {
		row := HiddenRow{Look: SeatLook{Name: fmt.Sprintf("Player %d", i), Hue: theme.Hue(i), Shape: theme.Shape(i)}}
		if i == 2 {
			row.Look.Name = longName
		}
		for c := range m.Gates {
			row.Cells = append(row.Cells, HiddenCell{Text: ">99.9%", Certain: c == 1, Never: c == 2, Tip: fmt.Sprintf("%d %d", i, c)})
		}
		m.Rows = append(m.Rows, row)
	}
	for range 10 {
		m.Deals = append(m.Deals, OutcomeRow{Probability: 0.1, Percent: "12.5%", Text: longName + " X X CNOT · Chi H SWAP Toffoli", Color: theme.ColorShared})
	}
	m.Head = "27 deals are possible"
	return m
}

func TestHiddenCardsLayout(t *testing.T) {
	for name, m := range map[string]HiddenModel{"seven": hiddenOfSeven(), "none": {Footer: "No deal explains what was seen."}} {
		t.Run(name, func(t *testing.T) {
			checkLayout(t, panelSizes, func() fyne.Widget { return NewHiddenCards(m) })
		})
	}
}

func TestHiddenCardsExplainEachFigure(t *testing.T) {
	useTheme(t, 1)
	h := NewHiddenCards(hiddenOfSeven())
	h.Resize(fyne.NewSize(370, 430))
	var tips []string
	h.OnTip = func(tip string) { tips = append(tips, tip) }
	objects := body(t, h)
	area := objects[len(objects)-1].(*tipArea)
	for _, want := range []string{"0 0", "0 4", "6 2"} {
		for _, r := range area.ranges {
			if r.tip == want {
				test.TapAt(area, fyne.NewPos((r.left+r.right)/2, (r.from+r.to)/2-area.top))
			}
		}
	}
	assert.Equal(t, []string{"0 0", "0 4", "6 2"}, tips)
	h.SetModel(HiddenModel{})
	assert.Empty(t, widgettest.Texts(h))
	assert.Empty(t, area.ranges)
}
