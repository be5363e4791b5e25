package widget

import "fyne.io/fyne/v2"

// zoom is how the player wants the columns of a circuit. The zero value lets the
// circuit choose: as wide as lets all be seen, as long as they are easy to read.
type zoom struct {
	steps int  // narrower or wider than that
	whole bool // all are seen, however narrow that makes them
}

const (
	zoomStep   = 1.25
	zoomSteps  = 4 // at most, up or down
	columnTiny = 6 // the least width of a column at all
)

// of is the width of a column, where all fit at the width fitting and none is to be
// wider than most.
func (z zoom) of(fitting, most float32) float32 {
	if z.whole {
		return fyne.Max(columnTiny, fyne.Min(most, fitting))
	}
	width := fyne.Max(columnLeast, fyne.Min(most, fitting))
	for range z.steps {
		width *= zoomStep
	}
	for range -z.steps {
		width /= zoomStep
	}
	return fyne.Max(columnTiny, width)
}

// gateMost is the largest side of a gate.
func (z zoom) gateMost() float32 {
	if z.steps > 0 {
		return 2 * gateMost
	}
	return gateMost
}

// Zoom makes the columns wider by a number of steps, or narrower by a negative one.
func (c *Circuit) Zoom(steps int) {
	c.setZoom(zoom{steps: min(max(c.zoom.steps+steps, -zoomSteps), zoomSteps)})
}

// Fit shows all columns at once, and the usual width again when they already are.
func (c *Circuit) Fit() {
	c.setZoom(zoom{whole: !c.zoom.whole})
}

func (c *Circuit) setZoom(z zoom) {
	if z != c.zoom {
		c.zoom = z
		c.Refresh()
	}
}
