package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestZoom(t *testing.T) {
	for players, size := range map[int]fyne.Size{3: {Width: 420, Height: 300}, 8: {Width: 860, Height: 330}} {
		c, _ := shown(t, crowded(players), size, plain)
		width := func() float32 { return c.frame.columns[1].length() }
		usual := width()
		require.Positive(t, c.frame.snap, "all is in sight already")
		c.Fit()
		assert.Zero(t, c.frame.snap, "not all is in sight")
		assert.Less(t, width(), usual)
		c.Fit()
		assert.Equal(t, usual, width())

		c.Zoom(1)
		wider := width()
		c.Zoom(1)
		assert.Greater(t, width(), wider)
		c.Zoom(100)
		most := width()
		c.Zoom(1)
		assert.Equal(t, most, width(), "there is an end to it")
		c.Zoom(-100)
		assert.Less(t, width(), usual)
		for _, column := range c.frame.columns {
			assert.LessOrEqual(t, c.frame.gate, column.length(), "gates overlap")
		}
	}
}
