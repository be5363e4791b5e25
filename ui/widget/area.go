package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"
)

// Area is what Fyne's rectangles and polygons are: a filled shape. Fyne works its own
// out anew for each pixel of each frame. An Area is a picture, which is made once and
// then only copied: that costs a computer without a graphics card less than half, and
// of a polygon a tenth. What is large is filled without one. It is drawn when it is first
// seen, and again after a change of its size or a Refresh.
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
