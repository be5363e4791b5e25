package widget

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quantumpoker/ui/theme"
)

// Fyne's lines and outlines are never dashed. A line for each dash would be a
// hundred objects to paint in every frame; a raster is one, is drawn anew only
// when its size or colour changes, and costs nothing to move.

const (
	dashOn, dashPeriod float64 = 7, 12
	dotOn, dotPeriod   float64 = 3, 8
	slotStroke         float64 = 2
	slotRadius         float64 = 10
	markWidth          float32 = 2
)

// dashedBox is a rounded box with a dashed outline, and filled with a tint of it.
type dashedBox struct {
	raster *canvas.Raster
	color  color.NRGBA
}

func newDashedBox() *dashedBox {
	b := &dashedBox{}
	b.raster = canvas.NewRaster(func(w, h int) image.Image {
		return dashedOutline(w, h, float64(w)/float64(max(1, b.raster.Size().Width)), b.color)
	})
	b.raster.ScaleMode = canvas.ImageScalePixels
	b.raster.Hide()
	return b
}

func (b *dashedBox) show(pos fyne.Position, size fyne.Size, c color.Color) {
	b.raster.Move(pos)
	b.raster.Resize(size)
	if n := color.NRGBAModel.Convert(c).(color.NRGBA); b.color != n {
		b.color = n
		b.raster.Refresh()
	}
	b.raster.Show()
}

// dashedOutline draws the outline on w by h pixels, scale of them to a unit.
// Each quarter of the box mirrors the others, and the dashes are stretched
// until a whole number of them fits it: so they meet evenly on every side.
func dashedOutline(w, h int, scale float64, c color.NRGBA) image.Image {
	stroke, radius := slotStroke*scale, slotRadius*scale
	straightX := float64(w)/2 - stroke/2 - radius // from the middle of a side to where its corner starts
	straightY := float64(h)/2 - stroke/2 - radius
	corner := radius * math.Pi / 2
	quarter := straightX + corner + straightY
	period := quarter / max(1, math.Round(quarter/(dashPeriod*scale)))
	on := period * dashOn / dashPeriod

	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for py := range h {
		for px := range w {
			x, y := math.Abs(float64(px)+0.5-float64(w)/2), math.Abs(float64(py)+0.5-float64(h)/2)
			dx, dy := x-straightX, y-straightY
			off, along := 0.0, 0.0 // from the outline, and along it from the middle of the top
			switch {
			case dx <= 0 && dy >= dx:
				off, along = dy-radius, x
			case dy <= 0:
				off, along = dx-radius, straightX+corner-dy
			default:
				off, along = math.Hypot(dx, dy)-radius, straightX+radius*math.Atan2(dx, dy)
			}
			alpha := covered(off, stroke) * covered(math.Remainder(along, period), on)
			tinted := slotOpacity * portion(stroke/2-off)
			img.SetNRGBA(px, py, color.NRGBA{c.R, c.G, c.B, uint8(float64(c.A) * (alpha + tinted - alpha*tinted))})
		}
	}
	return img
}

// covered is how much of a pixel at that distance from the middle of a stroke
// the stroke covers.
func covered(off, width float64) float64 {
	return max(0, min(1, width/2+0.5-math.Abs(off)))
}

// newRoundMark is a dotted upright line.
func newRoundMark() *canvas.Raster {
	var mark *canvas.Raster
	mark = canvas.NewRaster(func(w, h int) image.Image {
		scale := float64(h) / float64(max(1, mark.Size().Height))
		c := color.NRGBAModel.Convert(theme.Color(theme.ColorRound)).(color.NRGBA)
		img := image.NewNRGBA(image.Rect(0, 0, w, h))
		for y := range h {
			alpha := covered(math.Remainder(float64(y)+0.5, dotPeriod*scale), dotOn*scale)
			for x := range w {
				img.SetNRGBA(x, y, color.NRGBA{c.R, c.G, c.B, uint8(float64(c.A) * alpha)})
			}
		}
		return img
	})
	return mark
}
