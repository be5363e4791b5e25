package widget

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// areaParts show a large rectangle: plain, in one colour; or by its middle, which has one
// colour, and by what is around that and lies over its edge. Colours and corners may
// change without a word to anybody: what depends on them waits until it is painted.
type areaParts struct {
	plain, middle            *flat
	top, left, right, bottom *canvas.Raster
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

func newAreaParts(a *Area) *areaParts {
	fill := func() color.NRGBA {
		fill, _ := a.Colors()
		return fill
	}
	return &areaParts{
		plain: newFlat(fill), middle: newFlat(fill),
		top: newPicture(a.drawTop), left: newPicture(a.drawLeft), right: newPicture(a.drawRight), bottom: newPicture(a.drawBottom),
	}
}

// newPicture is one that is copied as it is.
func newPicture(draw func(w, h int) image.Image) *canvas.Raster {
	p := canvas.NewRaster(draw)
	p.ScaleMode = canvas.ImageScalePixels // rounding may stretch it by a pixel
	return p
}

func (p *areaParts) layout(size fyne.Size) {
	p.plain.place(fyne.Position{}, size)

	beside := fyne.NewSize(border, size.Height-2*border)
	p.top.Resize(fyne.NewSize(size.Width, border))
	p.left.Move(fyne.NewPos(0, border))
	p.left.Resize(beside)
	p.right.Move(fyne.NewPos(size.Width-border, border))
	p.right.Resize(beside)
	p.bottom.Move(fyne.NewPos(0, size.Height-border))
	p.bottom.Resize(fyne.NewSize(size.Width, border))
	const under = border - 1 // no gap is left where pixels are rounded
	p.middle.place(fyne.NewPos(under, under), size.SubtractWidthHeight(2*under, 2*under))
}

// around is what lies around the middle.
func (p *areaParts) around() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.top, p.left, p.right, p.bottom}
}
