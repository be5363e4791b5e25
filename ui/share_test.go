package ui

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/record"
	"quantumpoker/ui/launch"
)

func TestAHandOnTheTableIsCopiedAndPasted(t *testing.T) {
	play(t, "round trip", func(t *testing.T) {
		p := sit(t, chair{seed: 3})
		for range 3 {
			p.playRound()
		}
		p.app.prefs.setSettings(settings{})
		p.table().endTurn(p.table().ctl.MeasureNow)
		if p.table().measuring() {
			p.table().stopCollapse()
			p.table().render()
		}
		table := p.snap().Table
		p.table().withHand(p.app.copyHand)
		code := p.app.app.Clipboard().Content()
		assert.True(t, strings.HasPrefix(code, record.CodePrefix))
		assert.Contains(t, p.toast(), "clipboard")

		p.app.goHome()
		p.app.openShared()
		m := p.app.win.Canvas().Overlays().Top().(*modal)
		require.Equal(t, code, m.panel.items[2].(*field).Text, "what is on the clipboard is there already")
		m.panel.items[2].(*field).OnSubmitted(code)
		r, ok := p.app.current.(*replayScreen)
		require.True(t, ok, "%T", p.app.current)
		assert.Equal(t, table.Standing(), r.hand.Final.Standing())
		assert.NoError(t, r.hand.Check())
	})
}

func TestAWrongTextIsSaid(t *testing.T) {
	code := finishedHand(t, 3).Code()
	for name, c := range map[string]struct{ text, says string }{
		"empty":   {"", "not the text of a hand"},
		"other":   {"hello", "not the text of a hand"},
		"cut":     {code[:len(code)-3], "damaged"},
		"changed": {strings.Replace(code, code[20:21], string(code[20]^1), 1), "damaged"},
		"newer":   {"QP9-AAAA", "newer version"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := record.ParseCode(c.text)
			require.Error(t, err)
			assert.Contains(t, codeTrouble(err), c.says)
		})
	}
}

func TestAWrongTextStaysInTheField(t *testing.T) {
	a := openApp(t, windowUsual)
	a.openShared()
	m := a.win.Canvas().Overlays().Top().(*modal)
	f := m.panel.items[2].(*field)
	f.SetText("QP1-????")
	f.OnSubmitted(f.Text)
	assert.Same(t, m, a.win.Canvas().Overlays().Top())
	checkTexts(t, a)
	assert.IsType(t, &home{}, a.current)
}

func TestTheCommandLineReplaysAHand(t *testing.T) {
	hand := finishedHand(t, 4)
	a := New(test.NewTempApp(t), launch.Options{Replay: &hand})
	a.Start()
	t.Cleanup(a.close)
	r, ok := a.current.(*replayScreen)
	require.True(t, ok)
	r.back()
	assert.IsType(t, &home{}, a.current)
}

func TestThePictureHasRoomForEverybody(t *testing.T) {
	openApp(t, windowUsual)
	for players := game.MinPlayers; players <= game.MaxPlayers; players++ {
		h := finishedHand(t, players)
		openApp(t, windowUsual)
		img := picture(past(h, setupOf(h), h.Final.Table))
		assert.Greater(t, img.Bounds().Dy(), players*2*90)
		assert.True(t, drawn(img, img.Bounds().Dy()-100), "the caption is there")
	}
}

// drawn reports whether anything stands out in a row of a picture.
func drawn(img image.Image, from int) bool {
	first := img.At(2, from)
	for y := from; y < img.Bounds().Dy(); y++ {
		for x := range img.Bounds().Dx() {
			if img.At(x, y) != first {
				return true
			}
		}
	}
	return false
}
