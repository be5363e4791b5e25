package widget

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"
)

// Area is what Fyne's rectangles and polygons are: a filled shape. Fyne works its own
// out anew for each pixel of each frame. An Area is a picture, which is made once and
// then only copied: that costs a computer without a graphics card less than half, and
// of a polygon a tenth. It is drawn when it is first seen, and again after a change of
// its size or a Refresh.
type Area struct {
	fynewidget.BaseWidget

	FillColor color.Color
	Corners   []fyne.Position // of a polygon, in parts of the size; none is a rectangle

	// These are of a rectangle alone.
	StrokeColor  color.Color
	StrokeWidth  float32
	CornerRadius float32
}

var _ fyne.Widget = (*Area)(nil)

// NewArea is a rectangle without an outline.
func NewArea(fill color.Color) *Area {
	a := &Area{FillColor: fill}
	a.ExtendBaseWidget(a)
	return a
}

// CreateRenderer is for Fyne.
func (a *Area) CreateRenderer() fyne.WidgetRenderer {
	picture := func(draw func(w, h int) image.Image) *canvas.Raster {
		p := canvas.NewRaster(draw)
		p.ScaleMode = canvas.ImageScalePixels // rounding may stretch it by a pixel
		return p
	}
	return &areaRenderer{area: a, whole: picture(a.draw), top: picture(a.drawTop), middle: picture(a.drawMiddle), bottom: picture(a.drawBottom)}
}

// areaRenderer shows the whole area in one picture, or a high rectangle in three: the
// rows between its upper and lower corners are all alike, so one of them is stretched.
type areaRenderer struct {
	area                       *Area
	whole, top, middle, bottom *canvas.Raster
}

// highArea is how much higher than its corners a rectangle is that is drawn in three.
const highArea = 64

func (r *areaRenderer) high() bool {
	a := r.area
	plain := a.Corners == nil && a.CornerRadius == 0 && a.StrokeWidth == 0 // of one pixel anyway
	return a.Corners == nil && !plain && a.Size().Height > 2*a.corner()+highArea
}

func (r *areaRenderer) Destroy() {}

func (r *areaRenderer) Layout(size fyne.Size) {
	r.whole.Resize(size)
	c := r.area.corner()
	r.top.Resize(fyne.NewSize(size.Width, c))
	r.middle.Move(fyne.NewPos(0, c))
	r.middle.Resize(fyne.NewSize(size.Width, size.Height-2*c))
	r.bottom.Move(fyne.NewPos(0, size.Height-c))
	r.bottom.Resize(fyne.NewSize(size.Width, c))
}

func (r *areaRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *areaRenderer) Objects() []fyne.CanvasObject {
	if r.high() {
		return []fyne.CanvasObject{r.top, r.middle, r.bottom}
	}
	return []fyne.CanvasObject{r.whole}
}

func (r *areaRenderer) Refresh() {
	r.Layout(r.area.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
}

// corner is the height of what differs at the upper and at the lower end.
func (a *Area) corner() float32 {
	return float32(math.Ceil(float64(max(a.CornerRadius, a.StrokeWidth)))) + 2
}

// Colors are those that are seen: a filling or an outline that there is not is
// transparent.
func (a *Area) Colors() (fill, outline color.NRGBA) {
	if a.FillColor != nil {
		fill = color.NRGBAModel.Convert(a.FillColor).(color.NRGBA)
	}
	if a.StrokeColor != nil && a.StrokeWidth > 0 {
		outline = color.NRGBAModel.Convert(a.StrokeColor).(color.NRGBA)
	}
	return fill, outline
}

// drawTop, drawMiddle and drawBottom draw parts of a rectangle that has one row between
// its ends.
func (a *Area) drawTop(w, h int) image.Image { return part(a.draw(w, 2*h+1), 0, h) }

func (a *Area) drawMiddle(w, _ int) image.Image {
	h := int(math.Ceil(float64(a.corner()) * float64(w) / float64(a.Size().Width)))
	return part(a.draw(w, 2*h+1), h, h+1)
}

func (a *Area) drawBottom(w, h int) image.Image { return part(a.draw(w, 2*h+1), h+1, 2*h+1) }

// part are some rows of a picture, or all of one that is stretched anyway.
func part(picture image.Image, from, to int) image.Image {
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
