package ui

import (
	"image"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
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
		p.wait(game.RevealGuard)
		p.press(fyne.KeyReturn)
		p.wait(5 * time.Second)
		table := p.snap().Table
		p.app.copyHand(finished(p.snap()))
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

// Who played a finished hand stays so when a seat is handed over for the next one.
func TestHandingOverChangesNothingOfTheHandBefore(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := handWithBot(t, game.Casual)
		table := p.table()
		before, log := finished(table.snap), logModel(table.snap)
		circuit := circuitModel(table.snap, circuitView{})
		table.act(table.ctl.HandOver(0, game.Person))
		table.act(table.ctl.HandOver(1, game.Master))
		after := finished(table.snap)
		assert.Equal(t, before.Seats, after.Seats)
		assert.Equal(t, before.Code(), after.Code())
		assert.Equal(t, log, logModel(table.snap))
		for i, op := range circuitModel(table.snap, circuitView{}).Ops {
			assert.Equal(t, circuit.Ops[i].Look, op.Look, "%d", i)
		}
		assert.Equal(t, []game.Player{game.Person, game.Master}, []game.Player{table.snap.Accounts[0].By, table.snap.Accounts[1].By}, "the next hand is played so")
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

// Who pastes without looking pastes over what is there already.
func TestAPastedHandTakesThePlaceOfTheOneFromTheClipboard(t *testing.T) {
	a := openApp(t, windowUsual)
	a.app.Clipboard().SetContent(finishedHand(t, 3).Code())
	a.openShared()
	m := a.win.Canvas().Overlays().Top().(*modal)
	f := m.panel.items[2].(*field)
	other := finishedHand(t, 4).Code()
	a.app.Clipboard().SetContent(other)
	require.Same(t, f, a.win.Canvas().Focused())
	f.TypedShortcut(&fyne.ShortcutPaste{Clipboard: a.app.Clipboard()})
	assert.Equal(t, other, f.Text)
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
		assert.True(t, captioned(img, img.Bounds().Dy()-100), "the caption is there")
	}
}

// captioned reports whether anything stands out in a row of a picture.
func captioned(img image.Image, from int) bool {
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
