package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"quantumpoker/ui/theme"
)

// What a driver sends while a key is pressed, held and let go.
func pressKey(b *Button, k fyne.KeyName) {
	b.KeyDown(&fyne.KeyEvent{Name: k})
	b.TypedKey(&fyne.KeyEvent{Name: k})
}

func holdKey(b *Button, k fyne.KeyName) { b.TypedKey(&fyne.KeyEvent{Name: k}) }

func releaseKey(b *Button, k fyne.KeyName) { b.KeyUp(&fyne.KeyEvent{Name: k}) }

func TestButtonKeys(t *testing.T) {
	const enter = fyne.KeyReturn
	for name, tt := range map[string]struct {
		act  func(*Button)
		want int
	}{
		"enter":                            {func(b *Button) { pressKey(b, enter) }, 1},
		"keypad":                           {func(b *Button) { pressKey(b, fyne.KeyEnter) }, 1},
		"space":                            {func(b *Button) { pressKey(b, fyne.KeySpace) }, 1},
		"letter":                           {func(b *Button) { pressKey(b, fyne.KeyA) }, 0},
		"held down":                        {func(b *Button) { pressKey(b, enter); holdKey(b, enter); holdKey(b, enter) }, 1},
		"twice":                            {func(b *Button) { pressKey(b, enter); releaseKey(b, enter); pressKey(b, enter) }, 2},
		"held since before the focus came": {func(b *Button) { holdKey(b, enter); holdKey(b, enter); releaseKey(b, enter) }, 0},
		"focus left in between": {func(b *Button) {
			b.KeyDown(&fyne.KeyEvent{Name: enter})
			b.FocusLost()
			b.FocusGained()
			holdKey(b, enter)
		}, 0},
		"disabled": {func(b *Button) { b.Disable(); pressKey(b, enter) }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			useTheme(t, 1)
			presses := 0
			b := NewButton("Play", Primary, func() { presses++ })
			b.FocusGained()
			tt.act(b)
			assert.Equal(t, tt.want, presses)
		})
	}
}

func TestButtonTap(t *testing.T) {
	useTheme(t, 1)
	presses := 0
	b := NewButton("Play", Secondary, func() { presses++ })
	test.Tap(b)
	b.Disable()
	test.Tap(b)
	assert.Equal(t, 1, presses, "a disabled button does nothing")
	b.Enable()
	b.OnTapped = nil
	assert.NotPanics(t, func() { test.Tap(b) })
}

func TestButtonLayout(t *testing.T) {
	sizes := []fyne.Size{{Width: 44, Height: 44}, {Width: 120, Height: 44}, {Width: 220, Height: 56}, {Width: 600, Height: 80}}
	for name, kind := range map[string]ButtonKind{"primary": Primary, "secondary": Secondary, "quiet": Quiet} {
		t.Run(name, func(t *testing.T) {
			checkLayout(t, sizes, func() fyne.Widget {
				b := NewButton("I am "+longName+", show my hand", kind, nil)
				b.FocusGained()
				return b
			})
		})
	}
}

func TestButtonIsLargeEnoughForFingers(t *testing.T) {
	for _, scale := range []float32{0.8, 1, 2} {
		useTheme(t, scale)
		for _, label := range []string{"", "OK", longName} {
			least := NewButton(label, Quiet, nil).MinSize()
			assert.GreaterOrEqual(t, least.Height, theme.Touch)
			assert.GreaterOrEqual(t, least.Width, theme.Touch)
			assert.Less(t, least.Width, 14*theme.Size(theme.SizeText)+2*theme.Touch, "a name must not widen the window")
		}
	}
}

func TestButtonShowsFocus(t *testing.T) {
	useTheme(t, 1)
	b := NewButton("Play", Primary, nil)
	ring := func() *Area {
		return test.WidgetRenderer(b).Objects()[2].(*Area)
	}
	assert.False(t, ring().Visible())
	b.FocusGained()
	assert.True(t, ring().Visible())
	assert.Equal(t, theme.Color(theme.ColorFocus), ring().StrokeColor)
	b.FocusLost()
	assert.False(t, ring().Visible())
}
