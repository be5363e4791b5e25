package widget

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
)

// drawTop, drawMiddle and drawBottom draw parts of a rectangle that has one row between
// its ends.
func (a *Area) drawTop(w, h int) image.Image { return rowsOf(a.draw(w, 2*h+1), 0, h) }

func (a *Area) drawMiddle(w, _ int) image.Image {
	h := int(math.Ceil(float64(a.corner()) * float64(w) / float64(a.Size().Width)))
	return rowsOf(a.draw(w, 2*h+1), h, h+1)
}

func (a *Area) drawBottom(w, h int) image.Image { return rowsOf(a.draw(w, 2*h+1), h+1, 2*h+1) }

// rowsOf are some rows of a picture, or all of one that is stretched anyway.
func rowsOf(picture image.Image, from, to int) image.Image {
	img := picture.(*image.RGBA)
	if img.Rect.Dy() < to {
		return img
	}
	rows := image.NewRGBA(image.Rect(0, 0, img.Rect.Dx(), to-from))
	copy(rows.Pix, img.Pix[from*img.Stride:to*img.Stride])
	return rows
}

// draw makes the picture, in pixels.
func (a *Area) draw(w, h int) image.Image {
	fill, outline := a.Colors()
	inner, edge := premultiplied(fill), premultiplied(outline)
	size, stroke := a.Size(), 0.0
	scale := float64(w) / float64(size.Width)
	if outline.A > 0 {
		stroke = math.Round(float64(a.StrokeWidth) * scale)
	}
	switch {
	case fill.A == 0 && stroke == 0:
		return image.NewRGBA(image.Rectangle{}) // nothing to be painted
	case a.Corners != nil:
		return polygon(w, h, a.Corners, inner)
	case a.CornerRadius == 0 && stroke == 0:
		w, h = 1, 1 // stretched over all
	}
	return rounded(w, h, float64(a.CornerRadius)*scale, stroke, inner, edge)
}

// rounded draws the upper left quarter of a rectangle and what lies between it and
// its mirror images, of which most is alike.
func rounded(w, h int, radius, stroke float64, fill, edge color.RGBA) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	radius = min(radius, float64(min(w, h))/2)
	corner := int(math.Ceil(max(radius, stroke))) + 1
	for y := range h {
		row := img.Pix[y*img.Stride : (y+1)*img.Stride]
		switch mirror := h - 1 - y; {
		case mirror < y:
			copy(row, img.Pix[mirror*img.Stride:])
		case y > corner:
			copy(row, img.Pix[corner*img.Stride:])
		default:
			for x := range w {
				switch mirror := w - 1 - x; {
				case mirror < x:
					copy(row[4*x:4*x+4], row[4*mirror:])
				case x > corner:
					copy(row[4*x:4*x+4], row[4*corner:])
				default:
					in := insideCorner(float64(x)+0.5, float64(y)+0.5, radius)
					img.SetRGBA(x, y, layered(edge, portion(in), fill, portion(in-stroke)))
				}
			}
		}
	}
	return img
}

// insideCorner is how far a point is inside of a rounded corner at the origin.
func insideCorner(x, y, radius float64) float64 {
	if x < radius && y < radius {
		return radius - math.Hypot(radius-x, radius-y)
	}
	return min(x, y)
}

// polygon draws a filled one.
func polygon(w, h int, corners []fyne.Position, fill color.RGBA) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			in := insidePolygon(float64(x)+0.5, float64(y)+0.5, float64(w), float64(h), corners)
			img.SetRGBA(x, y, layered(fill, portion(in), fill, 0))
		}
	}
	return img
}

// insidePolygon is how far a point is inside of a polygon of that size, negative if it
// is outside: the way to the nearest side, and a side to the left or right of the point
// changes which it is.
func insidePolygon(x, y, width, height float64, corners []fyne.Position) float64 {
	nearest, inside := math.Inf(1), false
	ax, ay := float64(corners[len(corners)-1].X)*width-x, float64(corners[len(corners)-1].Y)*height-y
	for _, c := range corners {
		bx, by := float64(c.X)*width-x, float64(c.Y)*height-y
		dx, dy := bx-ax, by-ay
		along := max(0, min(1, -(ax*dx+ay*dy)/(dx*dx+dy*dy)))
		nearest = min(nearest, math.Hypot(ax+along*dx, ay+along*dy))
		if (ay > 0) != (by > 0) && ax-ay*dx/dy > 0 {
			inside = !inside
		}
		ax, ay = bx, by
	}
	if !inside {
		return -nearest
	}
	return nearest
}

// portion is how much of a pixel is covered if its middle is that far inside.
func portion(in float64) float64 { return max(0, min(1, in+0.5)) }

// layered is a pixel of which one part is covered, and of that a part in another
// colour.
func layered(edge color.RGBA, part float64, fill color.RGBA, filled float64) color.RGBA {
	mix := func(e, f uint8) uint8 {
		return uint8(math.Round(float64(e)*(part-filled) + float64(f)*filled))
	}
	return color.RGBA{R: mix(edge.R, fill.R), G: mix(edge.G, fill.G), B: mix(edge.B, fill.B), A: mix(edge.A, fill.A)}
}

func premultiplied(c color.NRGBA) color.RGBA {
	return color.RGBAModel.Convert(c).(color.RGBA)
}
