package widget

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
)

func TestRenderCircuitShowsAllOfIt(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(plain))
	m := crowded(8)
	once, twice := RenderCircuit(m, 1).Bounds(), RenderCircuit(m, 2)
	assert.InDelta(t, 2*once.Dx(), twice.Bounds().Dx(), 1)
	assert.InDelta(t, 2*once.Dy(), twice.Bounds().Dy(), 1)

	seen := map[color.NRGBA]bool{}
	for y := range twice.Bounds().Dy() {
		for x := range twice.Bounds().Dx() {
			seen[color.NRGBAModel.Convert(twice.At(x, y)).(color.NRGBA)] = true
		}
	}
	for seat := range 8 {
		hue := theme.Color(theme.Hue(seat).Name()).(color.NRGBA)
		assert.True(t, seen[hue], "the hue of seat %d is there", seat)
	}
	c := NewCircuit()
	c.Resize(pictureSize(&m))
	c.SetModel(m)
	assert.Zero(t, c.frame.snap, "nothing is left to scroll")
}

func TestDashedOutlineIsEven(t *testing.T) {
	ink := color.NRGBA{R: 200, G: 100, B: 50, A: 255}
	for name, tt := range map[string]struct {
		w, h  int
		scale float64
	}{
		"slot": {84, 284, 1}, "small": {44, 60, 1}, "sharp screen": {168, 568, 2},
	} {
		t.Run(name, func(t *testing.T) {
			img := dashedOutline(tt.w, tt.h, tt.scale, ink)
			drawn, empty, tint := 0, 0, uint8(math.Floor(255*slotOpacity))
			for y := range tt.h {
				for x := range tt.w {
					c := img.At(x, y).(color.NRGBA)
					require.Equal(t, c, img.At(tt.w-1-x, y), "left and right mirror each other")
					require.Equal(t, c, img.At(x, tt.h-1-y), "top and bottom mirror each other")
					inside := min(x, y, tt.w-1-x, tt.h-1-y) >= int(math.Ceil(slotRadius*tt.scale))
					if inside {
						require.Equal(t, tint, c.A, "the inside has a tint")
					}
					if x == 0 {
						if c.A > tint {
							drawn++
						} else {
							empty++
						}
					}
				}
			}
			assert.Positive(t, drawn)
			assert.Greater(t, empty, drawn/4, "the side is dashed")
		})
	}
}

func TestShortened(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(plain))
	const long = "Augusta Ada King, Countess of Lovelace, x"
	for name, tt := range map[string]struct {
		text  string
		width float32
		want  string
	}{
		"fits":               {"Ada", 100, "Ada"},
		"no room at all":     {"Ada", 1, ellipsis},
		"not a single glyph": {long, 0, ellipsis},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tt.want, shortened(tt.text, 14, bold, tt.width))
		})
	}
	for _, width := range []float32{30, 60, 120, 240} {
		got := shortened(long, 14, bold, width)
		assert.LessOrEqual(t, fyne.MeasureText(got, 14, bold).Width, width)
		kept := []rune(got)
		more := string([]rune(long)[:len(kept)]) + ellipsis
		assert.Greater(t, fyne.MeasureText(more, 14, bold).Width, width, "no more than %q would have fitted", got)
	}
}
