package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"
)

// Area is what Fyne's rectangles and polygons are: a filled shape. Fyne works its own
// out anew for each pixel of each frame. An Area is a picture, which is made once and
// then only copied: that costs a computer without a graphics card less than half, and
// of a polygon a tenth. The picture is drawn when it is first seen, and again after a
// change of its size or a Refresh. A large rectangle needs none but for its edge.
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

// CreateRenderer is for Fyne.
func (a *Area) CreateRenderer() fyne.WidgetRenderer {
	return &areaRenderer{area: a, whole: newPicture(a.draw)}
}

// areaRenderer shows the area whole, in one picture, or in parts.
type areaRenderer struct {
	area  *Area
	whole *canvas.Raster
	parts *areaParts // nil until the area is large
}

func (r *areaRenderer) Destroy() {}

func (r *areaRenderer) Layout(size fyne.Size) {
	r.whole.Resize(size)
	if !r.area.large() {
		return
	}
	if r.parts == nil {
		r.parts = newAreaParts(r.area)
	}
	r.parts.layout(size)
}

func (r *areaRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *areaRenderer) Objects() []fyne.CanvasObject {
	fill, _ := r.area.Colors()
	switch a := r.area; {
	case !a.seen():
		return nil
	case r.parts != nil && a.plain():
		return []fyne.CanvasObject{r.parts.plain.object()}
	case r.parts != nil && a.inParts() && fill.A == 0:
		return r.parts.around()
	case r.parts != nil && a.inParts():
		return append([]fyne.CanvasObject{r.parts.middle.object()}, r.parts.around()...)
	}
	return []fyne.CanvasObject{r.whole}
}

func (r *areaRenderer) Refresh() {
	r.Layout(r.area.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
}
