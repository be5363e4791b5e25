package widget

import (
	"math"

	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// corners are a shape's corners in the unit square. Circle and Square have
// none: they are rectangles.
func corners(s theme.Shape) []fyne.Position {
	switch s {
	case theme.Triangle:
		return []fyne.Position{{X: 0.5, Y: 0.04}, {X: 1, Y: 0.94}, {X: 0, Y: 0.94}}
	case theme.Diamond:
		return ring(4, 0.5, 0.5)
	case theme.Pentagon:
		return ring(5, 0.5, 0.5)
	case theme.Hexagon:
		return ring(6, 0.5, 0.5)
	case theme.Star:
		return ring(10, 0.5, 0.22)
	case theme.Cross:
		return cross(0.06, 0.34)
	default:
		return nil
	}
}

// ring is n corners about the centre, the first at the top, clockwise, on two
// radii in turn.
func ring(n int, even, odd float64) []fyne.Position {
	points := make([]fyne.Position, n)
	for i := range points {
		radius := even
		if i%2 == 1 {
			radius = odd
		}
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		points[i] = fyne.NewPos(float32(0.5+radius*sin), float32(0.5-radius*cos))
	}
	return points
}

// cross is an upright cross that keeps that margin and has square notches of
// that depth in its corners.
func cross(margin, notch float32) []fyne.Position {
	a, b, c, d := margin, notch, 1-notch, 1-margin
	return []fyne.Position{
		{X: b, Y: a}, {X: c, Y: a}, {X: c, Y: b}, {X: d, Y: b}, {X: d, Y: c}, {X: c, Y: c},
		{X: c, Y: d}, {X: b, Y: d}, {X: b, Y: c}, {X: a, Y: c}, {X: a, Y: b}, {X: b, Y: b},
	}
}
