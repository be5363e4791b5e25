package widget

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
)

// drawTop, drawLeft, drawRight and drawBottom draw what is around the middle of a
// rectangle. At its left and its right all rows are alike.
func (a *Area) drawTop(w, h int) image.Image { return part(a.draw(w, 2*h+1), 0, 0, w, h) }

func (a *Area) drawBottom(w, h int) image.Image { return part(a.draw(w, 2*h+1), 0, h+1, w, 2*h+1) }

func (a *Area) drawLeft(w, _ int) image.Image { return part(a.drawSides(w), 0, w, w, w+1) }

func (a *Area) drawRight(w, _ int) image.Image { return part(a.drawSides(w), w+1, w, 2*w+1, w+1) }

func (a *Area) drawSides(w int) image.Image {
	return a.drawAt(float64(w)/border, 2*w+1, 2*w+1)
}

// part is a part of a picture.
func part(picture image.Image, x0, y0, x1, y1 int) image.Image {
	out := image.NewRGBA(image.Rect(0, 0, x1-x0, y1-y0))
	draw.Draw(out, out.Rect, picture, image.Pt(x0, y0), draw.Src)
	return out
}

// draw makes the picture, in pixels.
func (a *Area) draw(w, h int) image.Image { return a.drawAt(float64(w)/float64(a.Size().Width), w, h) }

// drawAt makes it at so many pixels for a dp.
func (a *Area) drawAt(scale float64, w, h int) image.Image {
	fill, outline := a.Colors()
	inner, edge := premultiplied(fill), premultiplied(outline)
	stroke := 0.0
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
