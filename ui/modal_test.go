package ui

import (
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/widget"
)

func TestConfirm(t *testing.T) {
	focused := func(d *keyboard) *widget.Button { return d.Focused().(*widget.Button) }
	enter := &fyne.KeyEvent{Name: fyne.KeyReturn}
	for name, tt := range map[string]struct {
		act  func(d *keyboard)
		want []bool
	}{
		"escape":        {func(d *keyboard) { d.press(fyne.KeyEscape) }, []bool{false}},
		"tap beside":    {func(d *keyboard) { test.TapCanvas(d.Canvas, fyne.NewPos(5, 5)) }, []bool{false}},
		"tap inside":    {func(d *keyboard) { test.TapCanvas(d.Canvas, fyne.NewPos(640, 350)) }, nil},
		"enter":         {func(d *keyboard) { focused(d).KeyDown(enter); focused(d).TypedKey(enter) }, []bool{false}},
		"enter is held": {func(d *keyboard) { focused(d).TypedKey(enter) }, nil},
		"the other button": {func(d *keyboard) {
			d.FocusNext()
			focused(d).KeyDown(enter)
			focused(d).TypedKey(enter)
		}, []bool{true}},
	} {
		t.Run(name, func(t *testing.T) {
			d, _ := openDesk(t)
			var answers []bool
			d.app.confirm("Give up?", "The antes go back.", "Give up", "Play on", func(yes bool) { answers = append(answers, yes) })
			require.Equal(t, "Play on", focused(d).Label())
			tt.act(d)
			assert.Equal(t, tt.want, answers)
			assert.Equal(t, tt.want == nil, d.Overlays().Top() != nil, "it is open as long as there is no answer")
		})
	}
}

func TestToast(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := sit(t, chair{})
		p.app.toast("one")
		p.wait(2 * time.Second)
		p.app.toast("another")
		p.wait(2 * time.Second)
		assert.Equal(t, "another", p.toast(), "the end of the first is not that of the second")
		p.wait(2 * time.Second)
		assert.Empty(t, p.toast())
	})
}

// What was refused is no longer said once something went well.
func TestToastEndsWithTheNextAction(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := sit(t, chair{})
		p.reveal()
		p.press(fyne.KeyReturn)
		require.Equal(t, "Choose a card first.", p.toast())
		p.press(fyne.Key1)
		assert.Empty(t, p.toast())
	})
}

func TestToastLetsInputThrough(t *testing.T) {
	a := openApp(t, fyne.NewSize(360, 640))
	a.show(newSettings(a))
	a.toast("A line that says why.")
	test.TapCanvas(a.win.Canvas(), fyne.NewPos(20, 20))
	assert.IsType(t, &home{}, a.current, "Back was pressed")
}
