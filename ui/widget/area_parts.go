package widget

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// CreateRenderer is for Fyne.
func (a *Area) CreateRenderer() fyne.WidgetRenderer {
	fill := func() color.NRGBA {
		fill, _ := a.Colors()
		return fill
	}
	r := &areaRenderer{area: a, plain: newFlat(fill), middle: newFlat(fill)}
	for part, draw := range map[**canvas.Raster]func(w, h int) image.Image{
		&r.whole: a.draw, &r.top: a.drawTop, &r.left: a.drawLeft, &r.right: a.drawRight, &r.bottom: a.drawBottom,
	} {
		*part = canvas.NewRaster(draw)
		(*part).ScaleMode = canvas.ImageScalePixels // rounding may stretch it by a pixel
	}
	return r
}

// areaRenderer shows the whole area in one picture; or a large rectangle plain, in one
// colour; or in parts, of which the middle has one colour, and what is around it lies over
// its edge. Colours and corners may change without a word to it: whatever depends on them
// waits until it is painted.
type areaRenderer struct {
	area                            *Area
	whole, top, left, right, bottom *canvas.Raster
	plain, middle                   *flat
}

const (
	largeArea = 256 * 128 // in square dp: enough for parts to save more than they cost, memory too
	border    = 16        // of the parts around the middle
)

func (a *Area) large() bool {
	return a.Corners == nil && a.Size().Width*a.Size().Height >= largeArea
}

func (a *Area) plain() bool { return a.large() && a.CornerRadius == 0 && a.StrokeWidth == 0 }

// inParts is so where all but its border is filled, with nothing seen through it, or
// nothing is.
func (a *Area) inParts() bool {
	fill, _ := a.Colors()
	return (fill.A == 0 || fill.A == 255) && a.large() && min(a.Size().Width, a.Size().Height) > 2*border && max(a.CornerRadius, a.StrokeWidth) <= border-2
}

// seen is false where there is nothing to be painted.
func (a *Area) seen() bool {
	fill, outline := a.Colors()
	return fill.A > 0 || outline.A > 0 && a.Corners == nil
}

func (r *areaRenderer) Destroy() {}

func (r *areaRenderer) Layout(size fyne.Size) {
	r.whole.Resize(size)
	if !r.area.large() {
		return
	}
	r.plain.place(fyne.Position{}, size)

	beside := fyne.NewSize(border, size.Height-2*border)
	r.top.Resize(fyne.NewSize(size.Width, border))
	r.left.Move(fyne.NewPos(0, border))
	r.left.Resize(beside)
	r.right.Move(fyne.NewPos(size.Width-border, border))
	r.right.Resize(beside)
	r.bottom.Move(fyne.NewPos(0, size.Height-border))
	r.bottom.Resize(fyne.NewSize(size.Width, border))
	const under = border - 1 // no gap is left where pixels are rounded
	r.middle.place(fyne.NewPos(under, under), size.SubtractWidthHeight(2*under, 2*under))
}

func (r *areaRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *areaRenderer) Objects() []fyne.CanvasObject {
	switch a := r.area; {
	case !a.seen():
		return nil
	case a.plain():
		return []fyne.CanvasObject{r.plain.object()}
	case a.inParts():
		around := []fyne.CanvasObject{r.top, r.left, r.right, r.bottom}
		if fill, _ := a.Colors(); fill.A == 0 {
			return around
		}
		return append([]fyne.CanvasObject{r.middle.object()}, around...)
	}
	return []fyne.CanvasObject{r.whole}
}

func (r *areaRenderer) Refresh() {
	r.Layout(r.area.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
}
