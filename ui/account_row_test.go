package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
	"quantumpoker/ui/widget/widgettest"
)

func TestLedgerTakesOneForm(t *testing.T) {
	for name, scale := range map[string]float32{"usual": 1, "large": 2} {
		t.Run(name, func(t *testing.T) {
			test.NewTempApp(t).Settings().SetTheme(theme.New(theme.Settings{TextScale: scale}))
			rows := newLedger(3)
			rows[0].set(accountModel{Look: &widget.SeatLook{}, Name: "Al", Chips: 940, Delta: -60, Action: "Change"})
			rows[1].set(accountModel{Look: &widget.SeatLook{}, Name: "Countess Augusta Ada", Chips: 11060, Delta: 10120, Action: "Change"})
			rows[2].set(accountModel{Name: "House", Chips: -180})
			seen := map[bool]int{}
			for width := float32(150); width < 1000; width += 10 {
				below := map[bool]int{}
				for _, r := range rows {
					r.Resize(fyne.NewSize(width, r.HeightFor(width)))
					below[r.chips.Position().Y > r.name.Position().Y]++
					assert.Equal(t, rows[0].Size(), r.Size())
					for _, figures := range [][2]*widget.Text{{rows[0].chips, r.chips}, {rows[0].delta, r.delta}} {
						first, own := figures[0], figures[1]
						assert.Equal(t, first.Position().X+first.Size().Width, own.Position().X+own.Size().Width, "at %v", width)
					}
				}
				assert.Len(t, below, 1, "at %v some figures stand beside the name and some below", width)
				for form := range below {
					seen[form]++
				}
			}
			assert.Len(t, seen, 2, "both forms are needed")
		})
	}
}

// Which bot plays is the word that matters.
func TestLedgerShortensNotesBeforeTheyAreCutOff(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.Settings{}))
	rows := newLedger(2)
	rows[0].set(accountModel{Look: &widget.SeatLook{}, Name: "Ben", Note: "bot: Master", Short: "Master", Chips: 940, Delta: -60, Action: "Change"})
	rows[1].set(accountModel{Look: &widget.SeatLook{}, Name: "Chi", Note: "bot: Casual", Short: "Casual", Chips: 940, Delta: -60, Action: "Change"})
	notes := func(width float32) (out []string) {
		for _, r := range rows {
			r.Resize(fyne.NewSize(width, r.HeightFor(width)))
			out = append(out, widgettest.Texts(r.note)...)
		}
		return out
	}
	assert.Equal(t, []string{"bot: Master", "bot: Casual"}, notes(400))
	assert.Equal(t, []string{"Master", "Casual"}, notes(248))
	assert.Equal(t, []string{"bot: Master", "bot: Casual"}, notes(400))
}
