package widget

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
)

var (
	red  = color.NRGBA{R: 255, A: 255}
	blue = color.NRGBA{B: 255, A: 255}
	none = color.NRGBA{}
)

// pictureOf is what an area of that size is painted with at a scale.
func pictureOf(a *Area, size fyne.Size, scale float32) image.Image {
	a.Resize(size)
	return test.WidgetRenderer(a).Objects()[0].(*canvas.Raster).Generator(int(size.Width*scale), int(size.Height*scale))
}

func pixelOf(picture image.Image, x, y int) color.NRGBA {
	return color.NRGBAModel.Convert(picture.At(x, y)).(color.NRGBA)
}

func TestAreaHasSharpEdgesAndSoftCorners(t *testing.T) {
	test.NewTempApp(t)
	for _, scale := range []float32{1, 1.5, 2} {
		a := &Area{FillColor: red, StrokeColor: blue, StrokeWidth: 2, CornerRadius: 8}
		a.ExtendBaseWidget(a)
		p := pictureOf(a, fyne.NewSize(60, 40), scale)
		w, h, stroke := p.Bounds().Dx(), p.Bounds().Dy(), int(2*scale)
		for _, x := range []int{0, stroke - 1, w - stroke, w - 1} {
			assert.Equal(t, blue, pixelOf(p, x, h/2), "the outline at %d of %d", x, w)
		}
		for _, y := range []int{0, stroke - 1, h - stroke, h - 1} {
			assert.Equal(t, blue, pixelOf(p, w/2, y), "the outline at %d of %d", y, h)
		}
		for _, at := range []image.Point{{stroke, h / 2}, {w - 1 - stroke, h / 2}, {w / 2, stroke}, {w / 2, h - 1 - stroke}, {w / 2, h / 2}} {
			assert.Equal(t, red, pixelOf(p, at.X, at.Y), "the filling at %v", at)
		}
		soft := 0
		for x := range w {
			for y := range h {
				here := pixelOf(p, x, y)
				assert.Equal(t, here, pixelOf(p, w-1-x, h-1-y), "the corners are alike")
				if here.A > 0 && here.A < 255 {
					soft++
				}
			}
		}
		assert.Equal(t, none, pixelOf(p, 0, 0))
		assert.Positive(t, soft)
	}
}

// A high rectangle is drawn in three parts, which together are the whole.
func TestHighAreaIsTheSameInParts(t *testing.T) {
	test.NewTempApp(t)
	for _, scale := range []float32{1, 1.5, 2} {
		a := &Area{FillColor: red, StrokeColor: blue, StrokeWidth: 2, CornerRadius: 8}
		a.ExtendBaseWidget(a)
		a.Resize(fyne.NewSize(60, 200))
		parts := test.WidgetRenderer(a).Objects()
		require.Len(t, parts, 3)
		whole := a.draw(int(60*scale), int(200*scale))
		y := 0
		for _, o := range parts {
			require.InDelta(t, float32(y)/scale, o.Position().Y, 0.01)
			high := int(o.Size().Height * scale)
			p := o.(*canvas.Raster).Generator(int(60*scale), high)
			for row := range high {
				for x := range whole.Bounds().Dx() {
					require.Equal(t, pixelOf(whole, x, y), pixelOf(p, x, row*p.Bounds().Dy()/high), "%d, %d at %v", x, y, scale)
				}
				y++
			}
		}
		assert.Equal(t, whole.Bounds().Dy(), y)
	}
}

// The corners of what is narrower than two of them meet.
func TestAreaIsNoRounderThanItCanBe(t *testing.T) {
	test.NewTempApp(t)
	a := NewArea(red)
	a.CornerRadius = 100
	p := pictureOf(a, fyne.NewSize(30, 10), 1)
	assert.Equal(t, red, pixelOf(p, 15, 0))
	assert.Equal(t, red, pixelOf(p, 1, 5))
	assert.Equal(t, none, pixelOf(p, 0, 0))
}

func TestPlainAreaIsOnePixel(t *testing.T) {
	test.NewTempApp(t)
	tint := color.NRGBA{R: 255, A: 51}
	p := pictureOf(NewArea(tint), fyne.NewSize(300, 100), 1)
	assert.Equal(t, 1, p.Bounds().Dx()*p.Bounds().Dy())
	assert.Equal(t, tint, pixelOf(p, 0, 0))
}

func TestAreaWithoutColorsIsNotPainted(t *testing.T) {
	test.NewTempApp(t)
	for _, a := range []*Area{
		{}, {FillColor: color.Transparent, CornerRadius: 5}, {StrokeColor: red}, {StrokeWidth: 2}, {Corners: corners(theme.Star)},
	} {
		a.ExtendBaseWidget(a)
		assert.True(t, pictureOf(a, fyne.NewSize(30, 30), 1).Bounds().Empty())
	}
}

func TestAreaOfAnyShape(t *testing.T) {
	test.NewTempApp(t)
	for shape := range theme.Shape(theme.ShapeCount) {
		a := NewArea(red)
		if a.Corners = corners(shape); a.Corners == nil {
			continue
		}
		p := pictureOf(a, fyne.NewSize(40, 40), 1)
		assert.Equal(t, red, pixelOf(p, 20, 20), "shape %d", shape)
		assert.Equal(t, none, pixelOf(p, 0, 0), "shape %d", shape)
		for y := range 40 {
			for x := range 20 {
				left, right := pixelOf(p, x, y), pixelOf(p, 39-x, y)
				require.InDelta(t, left.A, right.A, 1, "shape %d is the same left and right", shape)
			}
		}
	}
	star := NewArea(red)
	star.Corners = corners(theme.Star)
	assert.Equal(t, none, pixelOf(pictureOf(star, fyne.NewSize(40, 40), 1), 20, 36), "between two rays")
}

func TestAreaChangesWithItsColors(t *testing.T) {
	test.NewTempApp(t)
	a := NewArea(red)
	w := test.NewTempWindow(t, a)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(50, 50))
	assert.Equal(t, red, pixelOf(w.Canvas().Capture(), 25, 25))
	a.FillColor = blue
	a.Refresh()
	assert.Equal(t, blue, pixelOf(w.Canvas().Capture(), 25, 25))
}
