package widget

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget/widgettest"
)

var panelSizes = []fyne.Size{
	{}, {Width: 300, Height: 112}, {Width: 340, Height: 112},
	{Width: 370, Height: 430}, {Width: 700, Height: 700}, {Width: 1200, Height: 160},
}

func TestPanelLayout(t *testing.T) {
	recap := RecapModel{Title: "Since your last turn", Rows: []RecapRow{
		{ben, "Ben played CNOT, control q1 (Ben), target q0 (Ada): q0 and q1 now always agree"},
		{chi, "Chi played X on q2 (Chi): no change, q2 was |+⟩"},
	}}
	for name, create := range map[string]func() fyne.Widget{
		"odds of three": func() fyne.Widget { return NewOdds(workedOdds()) },
		"odds of eight": func() fyne.Widget { return NewOdds(eightSeats()) },
		"empty odds":    func() fyne.Widget { return NewOdds(OddsModel{}) },
		"recap":         func() fyne.Widget { return NewRecap(recap) },
	} {
		t.Run(name, func(t *testing.T) { checkLayout(t, panelSizes, create) })
	}
}

func TestOddsFold(t *testing.T) {
	useTheme(t, 1)
	for name, tt := range map[string]struct {
		size     fyne.Size
		captions bool // "wins alone" stands above
	}{
		"wide and high":    {fyne.NewSize(370, 430), true},
		"wide but too low": {fyne.NewSize(370, 112), false},
		"phone":            {fyne.NewSize(340, 300), true},
		"narrow":           {fyne.NewSize(250, 430), false},
	} {
		t.Run(name, func(t *testing.T) {
			o := NewOdds(workedOdds())
			o.Resize(tt.size)
			shown := widgettest.Texts(o)
			if tt.captions {
				assert.Contains(t, shown, "wins alone")
				assert.Contains(t, shown, "25%")
			} else {
				assert.NotContains(t, shown, "wins alone")
				assert.Contains(t, shown, "alone 25%")
			}
			assert.Contains(t, shown, "112.5")
		})
	}
}

func TestOddsSayEverything(t *testing.T) {
	useTheme(t, 1)
	o := NewOdds(eightSeats())
	for _, size := range panelSizes[3:] {
		o.Resize(size)
		shown := strings.Join(widgettest.Texts(o), " ")
		assert.Contains(t, shown, "Measure opens in round 2")
		assert.Equal(t, 10, strings.Count(shown, "|10000000⟩"))
		assert.Equal(t, 10, strings.Count(shown, "Player 4 and Player 5 get 240 each"), "long outcomes wrap")
	}
}

func TestOddsFiguresStandBelowEachOther(t *testing.T) {
	useTheme(t, 1)
	o := NewOdds(workedOdds())
	o.Resize(fyne.NewSize(370, 430))
	ends := map[float32][]string{}
	for _, row := range body(t, o) {
		if text, ok := row.(*canvas.Text); ok && text.Alignment == fyne.TextAlignTrailing {
			end := text.Position().X + text.Size().Width
			ends[end] = append(ends[end], text.Text)
		}
	}
	var columns [][]string
	for _, c := range ends {
		columns = append(columns, c)
	}
	assert.Contains(t, columns, []string{"112.5", "112.5", "45", "90"})
	assert.Contains(t, columns, []string{"wins alone", "25%", "25%", "0%", "0%"})
}

// body is what a panel scrolls.
func body(t *testing.T, w fyne.Widget) []fyne.CanvasObject {
	t.Helper()
	for _, o := range test.WidgetRenderer(w).Objects() {
		if s, ok := o.(*container.Scroll); ok {
			return s.Content.(*fyne.Container).Objects
		}
	}
	require.Fail(t, "the panel has no body")
	return nil
}

func TestOddsArrowsPointWithTheSign(t *testing.T) {
	useTheme(t, 1)
	for sign, want := range map[int]fyne.ThemeColorName{1: theme.ColorUp, -1: theme.ColorDown} {
		m := OddsModel{Rows: []OddsRow{{House: true, Delta: "5", DeltaSign: sign}}}
		o := NewOdds(m)
		o.Resize(fyne.NewSize(370, 200))
		arrows := 0
		for _, object := range body(t, o) {
			if arrow, ok := object.(*Area); ok && arrow.Corners != nil {
				arrows++
				assert.Equal(t, theme.Color(want), arrow.FillColor)
				assert.Equal(t, sign > 0, arrow.Corners[0].Y < arrow.Corners[2].Y)
			}
		}
		assert.Equal(t, 1, arrows)
	}
}

func TestOddsTips(t *testing.T) {
	useTheme(t, 1)
	o := NewOdds(workedOdds())
	w := test.NewTempWindow(t, o)
	w.Resize(fyne.NewSize(380, 440))
	var tips []string
	o.OnTip = func(tip string) { tips = append(tips, tip) }
	objects := body(t, o)
	area := objects[len(objects)-1].(*tipArea)
	var first tipRange
	for _, r := range area.ranges {
		if strings.HasPrefix(r.tip, "Ada") {
			first = r
		}
	}
	at := fyne.NewPos(20, (first.from+first.to)/2-area.top)
	area.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
	area.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(3, 0)}})
	area.MouseOut()
	test.TapAt(area, at)
	assert.Equal(t, []string{first.tip, "", first.tip}, tips, "moving within a row says nothing new")
}

func TestPanelsKeepTheirOwnCopy(t *testing.T) {
	useTheme(t, 1)
	m := workedOdds()
	o := NewOdds(m)
	o.Resize(fyne.NewSize(370, 430))
	m.Rows[0].Average = "999"
	o.SetModel(m)
	assert.Contains(t, widgettest.Texts(o), "999", "a change in place is still a change")
}

func TestOddsReuseTheirObjects(t *testing.T) {
	useTheme(t, 1)
	o := NewOdds(workedOdds())
	o.Resize(fyne.NewSize(370, 430))
	before := map[fyne.CanvasObject]bool{}
	for _, object := range body(t, o) {
		before[object] = true
	}
	m := workedOdds()
	m.Rows[0].Average = "7"
	o.SetModel(m)
	for _, object := range body(t, o) {
		assert.True(t, before[object], "%T is new", object)
	}
}

func TestBar(t *testing.T) {
	useTheme(t, 1)
	for name, tt := range map[string]struct {
		part    float64
		width   float32
		visible bool
	}{
		"nothing":      {0, 0, false},
		"next to none": {0.001, 8, true},
		"half":         {0.5, 50, true},
		"all":          {1, 100, true},
		"too much":     {1.5, 100, true},
	} {
		t.Run(name, func(t *testing.T) {
			b := NewBar(tt.part, theme.ColorShared)
			b.Resize(fyne.NewSize(100, 8))
			fill := test.WidgetRenderer(b).Objects()[1]
			assert.Equal(t, tt.width, fill.Size().Width)
			assert.Equal(t, tt.visible, fill.Visible())
		})
	}
}

func TestRecapShowsTheNewestFromABeginning(t *testing.T) {
	useTheme(t, 1)
	var rows []RecapRow
	for range 7 {
		rows = append(rows, RecapRow{ben, "Ben played CNOT, control q1 (Ben), target q0 (Ada): q0 and q1 now always agree"},
			RecapRow{chi, "Chi played H on q2"})
	}
	for _, size := range []fyne.Size{{Width: 300, Height: 112}, {Width: 848, Height: 98}, {Width: 370, Height: 160}, {Width: 200, Height: 70}} {
		r := NewRecap(RecapModel{Title: "Since your last turn", Rows: rows})
		r.Resize(size)
		view := test.WidgetRenderer(r).(*recapRenderer)
		scroll, last := view.panel.scroll, view.texts[len(rows)-1]
		begins := 0
		for _, text := range view.texts {
			if text.Position().Y == scroll.Offset.Y {
				begins++
			}
		}
		assert.Equal(t, 1, begins, "%v: what stands uppermost begins there", size)
		assert.LessOrEqual(t, scroll.Offset.Y, last.Position().Y)
		if scroll.Offset.Y != last.Position().Y {
			assert.LessOrEqual(t, last.Position().Y+last.Size().Height, scroll.Offset.Y+scroll.Size().Height, "%v: the newest is seen whole", size)
		}
	}
}

// With eight players, the rows stand closer so that some outcomes are in sight.
func TestOutcomesBeginInSightBelowManyPlayers(t *testing.T) {
	useTheme(t, 1)
	m := OddsModel{Title: "If measured now", Heads: OddsHeads{Player: "player", Alone: "wins alone", Shares: "shares", Average: "gets on average", Outcome: "outcome"}}
	for range 9 {
		m.Rows = append(m.Rows, OddsRow{Look: SeatLook{Name: "Ada"}, Alone: "0.4%", Shares: "49.2%", Average: "61.4"})
		m.Outcomes = append(m.Outcomes, OutcomeRow{Ket: "|00000000⟩", Probability: 0.1, Percent: "10%", Text: "Ada takes 960"})
	}
	o := NewOdds(m)
	o.Resize(fyne.NewSize(397, 395))
	r := test.WidgetRenderer(o).(*oddsRenderer)
	for _, row := range r.outcomes.rows[:3] {
		assert.LessOrEqual(t, row.ket.Position().Y+row.ket.Size().Height, r.panel.scroll.Size().Height)
	}
}
