package widget

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// flat is a rectangle of one colour. On a desktop it is a shader that does nothing but
// that: a computer without a graphics card runs it three times as fast as Fyne's own,
// which all ask something of each pixel. Elsewhere it is a picture of one pixel.
type flat struct {
	color  func() color.NRGBA // asked whenever it is painted
	shader *canvas.Shader     // nil elsewhere
	shown  color.NRGBA        // by the shader
	raster *canvas.Raster
}

func newFlat(color func() color.NRGBA) *flat {
	f := &flat{color: color}
	if _, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		f.shader = canvas.NewShader("", nil, nil)
	} else {
		f.raster = canvas.NewRaster(f.draw)
	}
	return f
}

func (f *flat) draw(_, _ int) image.Image {
	picture := image.NewNRGBA(image.Rect(0, 0, 1, 1))
	picture.SetNRGBA(0, 0, f.color())
	return picture
}

// object is what shows it, in the colour that it has now.
func (f *flat) object() fyne.CanvasObject {
	if f.shader == nil {
		return f.raster
	}
	if c := f.color(); f.shader.Name == "" || f.shown != c {
		f.shown = c
		f.show()
	}
	return f.shader
}

// show has the shader paint in the colour. Each has a shader of its own: where one is
// told of its colour, Mesa leaves out those tiles of the window that have nothing else.
func (f *flat) show() {
	part := func(c uint8) float32 { return float32(c) / math.MaxUint8 }
	c := f.shown
	body := fmt.Sprintf("void main() { gl_FragColor = vec4(%.4f, %.4f, %.4f, %.4f); }\n", part(c.R), part(c.G), part(c.B), part(c.A))
	f.shader.Name = fmt.Sprintf("flat %02x", c)
	f.shader.Source = []byte("#version 110\n" + body)
	f.shader.SourceES = []byte("#version 100\nprecision mediump float;\n" + body)
}

// place puts the rectangle somewhere.
func (f *flat) place(at fyne.Position, size fyne.Size) {
	if f.shader != nil {
		over := shaderMargin(f.shader)
		at, size = at.AddXY(over, over), size.SubtractWidthHeight(2*over, 2*over)
	}
	o := f.object()
	o.Move(at)
	o.Resize(size)
}

// shaderMargin is how far Fyne lets a shader paint over the edge of its object, in dp:
// half a pixel, rounded as if it were that many dp. Where a dp is no whole number of
// pixels Fyne rounds place and size too, and it is said to be a pixel less: rather one
// too many is painted than one too few.
func shaderMargin(o fyne.CanvasObject) float32 {
	scale := 1.0
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		const far = 1000
		pixels, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, far))
		scale = float64(pixels) / far
	}
	margin := math.Round(0.5 * scale)
	if scale != math.Round(scale) {
		margin -= 1 / scale
	}
	return float32(margin)
}
