package widgettest_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"quantumpoker/ui/widget/widgettest"
)

func label(s string, x, y float32) *canvas.Text {
	t := canvas.NewText(s, color.Black)
	t.Move(fyne.NewPos(x, y))
	t.Resize(t.MinSize())
	return t
}

func TestOffences(t *testing.T) {
	test.NewTempApp(t)
	hidden := label("hidden", 0, 0)
	hidden.Hide()
	clip := container.NewClip(container.NewWithoutLayout(label("inside", 0, 0), label("beyond", 0, 60)))
	clip.Resize(fyne.NewSize(200, 30))
	for name, tt := range map[string]struct {
		objects []fyne.CanvasObject
		want    int
	}{
		"nothing wrong":                   {[]fyne.CanvasObject{label("one", 0, 0), label("two", 0, 40)}, 0},
		"texts on each other":             {[]fyne.CanvasObject{label("one", 0, 0), label("two", 3, 3)}, 1},
		"text over the edge":              {[]fyne.CanvasObject{label("a long text", 150, 0)}, 1},
		"shape over the edge":             {[]fyne.CanvasObject{&canvas.Circle{Position1: fyne.NewPos(190, 0), Position2: fyne.NewPos(210, 20)}}, 1},
		"what is cut away does not count": {[]fyne.CanvasObject{clip, label("below", 0, 60)}, 0},
		"what is left after a cut does":   {[]fyne.CanvasObject{clip, label("above", 0, 5)}, 1},
		"hidden does not count":           {[]fyne.CanvasObject{label("one", 0, 0), hidden}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			c := container.NewWithoutLayout(tt.objects...)
			c.Resize(fyne.NewSize(200, 100))
			assert.Len(t, widgettest.Offences(c), tt.want)
		})
	}
}

func TestTextsIncludeWhatMustBeScrolledTo(t *testing.T) {
	test.NewTempApp(t)
	s := container.NewVScroll(container.NewVBox(label("above", 0, 0), label("below", 0, 0)))
	s.Resize(fyne.NewSize(200, 20))
	assert.Equal(t, []string{"above", "below"}, widgettest.Texts(s))
}
