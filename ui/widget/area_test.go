package widget

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
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

// A large rectangle is drawn in parts, which together are the whole.
func TestLargeAreaIsTheSameInParts(t *testing.T) {
	test.NewTempApp(t)
	size := fyne.NewSize(300, 150)
	for _, scale := range []float32{1, 1.5, 2} {
		for name, a := range map[string]*Area{
			"outlined": {FillColor: red, StrokeColor: blue, StrokeWidth: 2, CornerRadius: 8},
			"round":    {FillColor: red, CornerRadius: 8},
			"square":   {FillColor: red, StrokeColor: blue, StrokeWidth: 2},
			"outline":  {StrokeColor: blue, StrokeWidth: 2, CornerRadius: 8},
			"plain":    {FillColor: red},
			"tint":     {FillColor: color.NRGBA{R: 255, A: 51}},
		} {
			a.ExtendBaseWidget(a)
			a.Resize(size)
			together := image.NewRGBA(image.Rect(0, 0, int(size.Width*scale), int(size.Height*scale)))
			parts := test.WidgetRenderer(a).Objects()
			require.True(t, len(parts) >= 4 || a.plain() && len(parts) == 1)
			for _, o := range parts {
				at, end := o.Position(), o.Position().Add(o.Size())
				px := func(dp float32) int { return int(math.Round(float64(dp * scale))) }
				where := image.Rect(px(at.X), px(at.Y), px(end.X), px(end.Y))
				p := o.(*canvas.Raster).Generator(where.Dx(), where.Dy())
				for y := range where.Dy() {
					for x := range where.Dx() {
						here := image.NewUniform(p.At(x*p.Bounds().Dx()/where.Dx(), y*p.Bounds().Dy()/where.Dy()))
						draw.Draw(together, image.Rect(x, y, x+1, y+1).Add(where.Min), here, image.Point{}, draw.Over)
					}
				}
			}
			whole := a.draw(together.Rect.Dx(), together.Rect.Dy())
			for y := range together.Rect.Dy() {
				for x := range together.Rect.Dx() {
					want := pixelOf(whole, x%whole.Bounds().Dx(), y%whole.Bounds().Dy())
					require.Equal(t, want, pixelOf(together, x, y), "%s, %d, %d at %v", name, x, y, scale)
				}
			}
		}
	}
}

// Parts lie over each other a little, which would show where one sees through.
func TestLargeAreaThatOneSeesThroughIsWhole(t *testing.T) {
	test.NewTempApp(t)
	a := &Area{FillColor: color.NRGBA{R: 255, A: 51}, StrokeColor: blue, StrokeWidth: 2, CornerRadius: 8}
	a.ExtendBaseWidget(a)
	p := pictureOf(a, fyne.NewSize(300, 150), 1)
	assert.Equal(t, image.Rect(0, 0, 300, 150), p.Bounds())
}

// Fyne lets a shader paint over the edge of its object, by what it makes of half a pixel.
func TestFlatOfAShaderEndsWhereItShould(t *testing.T) {
	test.NewTempApp(t)
	for scale, over := range map[float32]float32{0.8: -1 / 0.8, 1: 1, 1.5: 1 - 1/1.5, 2: 1, 3: 2} {
		f := newFlat(func() color.NRGBA { return red })
		f.shader = canvas.NewShader("", nil, nil)
		w := test.NewTempWindow(t, f.object())
		w.Canvas().(software.WindowlessCanvas).SetScale(scale)
		f.place(fyne.NewPos(10, 20), fyne.NewSize(200, 100))
		assert.Equal(t, fyne.NewPos(10+over, 20+over), f.shader.Position(), "at %v", scale)
		assert.Equal(t, fyne.NewSize(200-2*over, 100-2*over), f.shader.Size(), "at %v", scale)
	}
}

// Nobody has to say that a colour has changed.
func TestFlatIsPaintedInTheColorOfTheMoment(t *testing.T) {
	test.NewTempApp(t)
	now := red
	f := newFlat(func() color.NRGBA { return now })
	f.shader = canvas.NewShader("", nil, nil)
	for c, literal := range map[color.NRGBA]string{red: "vec4(1.0000, 0.0000, 0.0000, 1.0000)", blue: "vec4(0.0000, 0.0000, 1.0000, 1.0000)", none: "vec4(0.0000, 0.0000, 0.0000, 0.0000)"} {
		now = c
		shader := f.object().(*canvas.Shader)
		assert.Equal(t, fmt.Sprintf("flat %02x", c), shader.Name)
		for _, source := range [][]byte{shader.Source, shader.SourceES} {
			assert.Contains(t, string(source), literal)
		}
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
	for _, size := range []fyne.Size{fyne.NewSize(30, 10), fyne.NewSize(300, 150)} {
		p := pictureOf(NewArea(tint), size, 1)
		assert.Equal(t, 1, p.Bounds().Dx()*p.Bounds().Dy())
		assert.Equal(t, tint, pixelOf(p, 0, 0))
	}
}

func TestAreaWithoutColorsIsNotPainted(t *testing.T) {
	test.NewTempApp(t)
	for _, a := range []*Area{
		{}, {FillColor: color.Transparent, CornerRadius: 5}, {StrokeColor: red}, {StrokeWidth: 2}, {Corners: corners(theme.Star)},
	} {
		a.ExtendBaseWidget(a)
		a.Resize(fyne.NewSize(30, 30))
		assert.Empty(t, test.WidgetRenderer(a).Objects())
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
