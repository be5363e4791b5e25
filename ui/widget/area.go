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
