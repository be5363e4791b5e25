package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"quantumpoker/game"
)

func TestTruthTables(t *testing.T) {
	for c, want := range map[game.Card][]truth{
		game.X:    {{"|0⟩", "|1⟩"}, {"|1⟩", "|0⟩"}},
		game.H:    {{"|0⟩", "(|0⟩ + |1⟩)/√2"}, {"|1⟩", "(|0⟩ − |1⟩)/√2"}},
		game.CNOT: {{"|00⟩", "|00⟩"}, {"|01⟩", "|01⟩"}, {"|10⟩", "|11⟩"}, {"|11⟩", "|10⟩"}},
		game.Swap: {{"|00⟩", "|00⟩"}, {"|01⟩", "|10⟩"}, {"|10⟩", "|01⟩"}, {"|11⟩", "|11⟩"}},
		game.Toffoli: {
			{"|000⟩", "|000⟩"}, {"|001⟩", "|001⟩"}, {"|010⟩", "|010⟩"}, {"|011⟩", "|011⟩"},
			{"|100⟩", "|100⟩"}, {"|101⟩", "|101⟩"}, {"|110⟩", "|111⟩"}, {"|111⟩", "|110⟩"},
		},
	} {
		assert.Equal(t, want, truthTable(c), c)
	}
}

func TestKeysScrollTheRules(t *testing.T) {
	a := openApp(t, fyne.NewSize(800, 360))
	a.show(newRules(a))
	p := a.current.(*leaf).page
	press := func(k fyne.KeyName) float32 {
		a.typedKey(&fyne.KeyEvent{Name: k})
		return p.scroll.Offset.Y
	}
	line := press(fyne.KeyDown)
	assert.Positive(t, line)
	assert.Greater(t, press(fyne.KeyPageDown), 2*line)
	end := press(fyne.KeyEnd)
	assert.Equal(t, p.body.Size().Height-p.scroll.Size().Height, end)
	assert.Equal(t, end, press(fyne.KeyDown), "there is nothing below")
	assert.Less(t, press(fyne.KeyPageUp), end)
	assert.Zero(t, press(fyne.KeyHome))
	assert.Zero(t, press(fyne.KeyUp))
}

func TestAPageShowsWhatHasTheFocus(t *testing.T) {
	a := openApp(t, fyne.NewSize(800, 360))
	s := newMatchScreen(a)
	a.show(s)
	for _, f := range []*field{s.hands.field, s.rows[0].field} {
		a.win.Canvas().Focus(f)
		a.showFocus()
		top := fyne.CurrentApp().Driver().AbsolutePositionForObject(f).Y
		scroll := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.page.scroll).Y
		assert.GreaterOrEqual(t, top, scroll)
		assert.LessOrEqual(t, top+f.Size().Height, scroll+s.page.scroll.Size().Height)
	}
}
