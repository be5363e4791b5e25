package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
)

func TestSeatMarkDrawsItsShape(t *testing.T) {
	test.NewTempApp(t)
	for name, tt := range map[string]struct {
		shape   theme.Shape
		corners int
	}{
		"triangle": {theme.Triangle, 3},
		"diamond":  {theme.Diamond, 4},
		"pentagon": {theme.Pentagon, 5},
		"star":     {theme.Star, 10},
		"hexagon":  {theme.Hexagon, 6},
		"cross":    {theme.Cross, 12},
	} {
		t.Run(name, func(t *testing.T) {
			m := NewSeatMark(SeatLook{Shape: tt.shape, Hue: theme.Vermillion})
			objects := test.TempWidgetRenderer(t, m).Objects()
			require.Len(t, objects, 1)
			poly, ok := objects[0].(*Area)
			require.True(t, ok)
			assert.Len(t, poly.Corners, tt.corners)
			assert.Equal(t, theme.Color(theme.Vermillion.Name()), poly.FillColor)
			for _, p := range poly.Corners {
				assert.True(t, p.X >= 0 && p.X <= 1 && p.Y >= 0 && p.Y <= 1, "%v leaves the unit square", p)
			}
		})
	}
}

func TestSeatMarkTakesAnotherLook(t *testing.T) {
	test.NewTempApp(t)
	m := NewSeatMark(SeatLook{Shape: theme.Circle})
	m.Resize(fyne.NewSize(40, 20))
	r := test.TempWidgetRenderer(t, m)
	circle := r.Objects()[0].(*Area)
	assert.Equal(t, circle.Size().Width/2, circle.CornerRadius)

	m.SetLook(SeatLook{Shape: theme.Square, Bot: true})
	require.Len(t, r.Objects(), 2, "a bot's mark has an eye")
	square := r.Objects()[0].(*Area)
	assert.Less(t, square.CornerRadius, square.Size().Width/4)
	assert.Equal(t, square.Size().Width, square.Size().Height, "the shape keeps its proportions")
	assert.InDelta(t, 20, square.Position().X+square.Size().Width/2, 0.01, "and is centred")
}

// A mark that is on no screen hears nothing of another theme.
func TestSeatMarkTakesTheColoursOfTheTheme(t *testing.T) {
	useTheme(t, 1)
	m := NewSeatMark(SeatLook{Bot: true})
	shape := test.TempWidgetRenderer(t, m).Objects()[0].(*Area)
	test.ApplyTheme(t, theme.New(theme.Settings{Variant: theme.Light}))
	m.SetLook(SeatLook{Bot: true})
	assert.Equal(t, theme.Color(theme.Hue(0).Name()), shape.FillColor)
}
