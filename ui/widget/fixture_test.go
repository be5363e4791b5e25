package widget

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget/widgettest"
)

// useTheme runs a test app that has the game's dark theme with a text scale.
func useTheme(t *testing.T, scale float32) {
	t.Helper()
	test.NewTempApp(t)
	test.ApplyTheme(t, theme.New(theme.Settings{Variant: theme.Dark, TextScale: scale}))
}

// checkLayout makes a widget in each text scale, gives it each
// size, and expects nothing to overlap or to leave it. The zero size stands for
// the least one.
func checkLayout(t *testing.T, sizes []fyne.Size, create func() fyne.Widget) {
	t.Helper()
	for _, scale := range []float32{0.8, 1, 1.5, 2} {
		useTheme(t, scale)
		w := create()
		for _, size := range sizes {
			t.Run(fmt.Sprintf("%g×%g at text scale %g", size.Width, size.Height, scale), func(t *testing.T) {
				if size.IsZero() {
					size = w.MinSize()
				}
				w.Resize(size)
				assert.Empty(t, widgettest.Offences(w))
			})
		}
	}
}

// assertLooks compares what w shows with testdata/name.xml, and of its areas, of which
// that says only where they are, the rest with testdata/name.txt.
func assertLooks(t *testing.T, name string, w fyne.Window) {
	t.Helper()
	test.AssertRendersToMarkup(t, name+".xml", w.Canvas())
	var got strings.Builder
	for _, d := range widgettest.Everything(w.Content()) {
		if a, ok := d.(*Area); ok {
			fmt.Fprintf(&got, "%v filled %v, outlined %v by %g, radius %g, corners %v\n",
				a.Size(), a.FillColor, a.StrokeColor, a.StrokeWidth, a.CornerRadius, a.Corners)
		}
	}
	want, err := os.ReadFile(filepath.Join("testdata", name+".txt"))
	assert.NoError(t, err)
	if !assert.Equal(t, string(want), got.String()) {
		failed := filepath.Join("testdata", "failed", name+".txt")
		require.NoError(t, os.MkdirAll(filepath.Dir(failed), 0o755))
		require.NoError(t, os.WriteFile(failed, []byte(got.String()), 0o644))
	}
}

const longName = "A name of forty characters, far too long"

var ada, ben, chi = SeatLook{Name: "Ada"},
	SeatLook{Name: "Ben", Hue: theme.SkyBlue, Shape: theme.Triangle},
	SeatLook{Name: "Chi", Hue: theme.BluishGreen, Shape: theme.Square}

// workedOdds is a position whose figures are known: two seats gain, one loses.
func workedOdds() OddsModel {
	return OddsModel{
		Title: "If measured now",
		Note:  "with your X on q0",
		Heads: OddsHeads{
			Player: "player", Alone: "wins alone", Shares: "shares", Average: "gets on average",
			AloneShort: "alone", SharesShort: "shares", Outcome: "outcome |q0 q1 q2⟩",
		},
		Rows: []OddsRow{
			{Look: ada, Alone: "25%", Shares: "25%", Average: "112.5", Delta: "90", DeltaSign: 1, Tip: "Ada wins alone only on |100⟩"},
			{Look: ben, Alone: "25%", Shares: "25%", Average: "112.5", Delta: "90", DeltaSign: 1},
			{Look: chi, Alone: "0%", Shares: "50%", Average: "45", Delta: "45", DeltaSign: -1},
			{Look: SeatLook{Name: "House"}, House: true, Alone: "0%", Shares: "50%", Average: "90", Delta: "135", DeltaSign: -1},
		},
		Outcomes: []OutcomeRow{
			{Ket: "|000⟩", Percent: "0%", Text: "house takes all", Color: theme.ColorHouse},
			{Ket: "|100⟩", Probability: 0.25, Percent: "25%", Text: "Ada takes 360", Color: ada.Hue.Name(), Tip: "only q0 reads 1"},
			{Ket: "|101⟩", Probability: 0.75, Percent: "75%", Text: "Ada and Chi 90 each", Color: theme.ColorShared},
		},
		Links:  []string{"q0 and q1 never agree"},
		Footer: "Measure opens in round 2",
	}
}

// eightSeats is as much as a panel of odds ever has to show.
func eightSeats() OddsModel {
	m := workedOdds()
	m.Rows, m.Outcomes = nil, nil
	for i := range 8 {
		look := SeatLook{Name: fmt.Sprintf("Player %d", i), Hue: theme.Hue(i), Shape: theme.Shape(i), Bot: i > 5}
		if i == 2 {
			look.Name = longName
		}
		m.Rows = append(m.Rows, OddsRow{
			Look: look, Alone: "12.5%", Shares: ">99.9%", Average: "1,112.5", Delta: "1,290.5", DeltaSign: i%3 - 1,
		})
	}
	for i := range 10 {
		m.Outcomes = append(m.Outcomes, OutcomeRow{
			Ket: "|10000000⟩", Probability: 0.1, Percent: "<0.1%", Color: theme.Hue(i).Name(),
			Text: longName + ", Player 4 and Player 5 get 240 each",
		})
	}
	return m
}
