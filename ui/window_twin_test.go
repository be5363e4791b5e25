package ui

import (
	"bytes"
	"encoding/json"
	"image"
	"math"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/launch"
	"quantumpoker/ui/widget"
	"quantumpoker/ui/widget/widgettest"
)

// twin is the game in a window of the toolkit's tests, beside the same game in a
// real window. Whatever is done, is done to both. The twin knows where everything
// is, and what should have happened.
type twin struct {
	*player
	pointing
	screen glass
	kept   [2]string // the folders of their matches: the twin's, the program's
}

// glass is what shows the game and takes what is done to it. Positions are in dp.
type glass interface {
	click(at fyne.Position)
	drag(from, to fyne.Position)
	press(key fyne.KeyName)
	shot() image.Image
	save(picture image.Image, name string)
}

// newTwin is the twin of a game that keeps its matches in the folder real. On a
// phone it is one, and has a finger.
func newTwin(t testing.TB, screen glass, real string, o launch.Options) *twin {
	_ = test.NewCanvas().Capture() // as in pump
	if o.Data == "" {
		o.Data = t.TempDir()
	}
	desk, by := newDeskApp(t), pointers["mouse"]
	phone, handheld := screen.(*phone)
	if handheld {
		desk.phone, by = true, pointers["finger"]
	}
	w := &twin{player: &player{t: t, desk: desk, app: New(desk, o)}, pointing: by, screen: screen, kept: [2]string{o.Data, real}}
	require.NoError(t, w.app.Start())
	if handheld {
		w.resize(phone.size)
	}
	w.keys, w.inner = desk.canvas, desk.canvas.Canvas
	w.pass = func(d time.Duration) {
		time.Sleep(d)
		w.pump()
	}
	t.Cleanup(w.close)
	return w
}

func (w *twin) close() {
	if !w.app.win.(*deskWindow).closed {
		w.app.close()
	}
}

func round(at fyne.Position) fyne.Position {
	return fyne.NewPos(float32(int(at.X)), float32(int(at.Y)))
}

func (w *twin) click(at fyne.Position) {
	w.screen.click(round(at))
	w.pointing.point(w.player, round(at))
	w.agree()
}

func (w *twin) drag(from, to fyne.Position) {
	w.screen.drag(round(from), round(to))
	w.pointing.drag(w.player, round(from), round(to))
	w.agree()
}

func (w *twin) press(key fyne.KeyName) {
	w.screen.press(key)
	w.player.press(key)
	w.agree()
}

func (w *twin) button(label string) {
	w.t.Helper()
	w.click(w.findButton(label))
}

// rest lets both be, for longer than any guard.
func (w *twin) rest() {
	time.Sleep(game.RevealGuard + 150*time.Millisecond)
	w.pump()
}

// bots lets those play in both who are to move.
func (w *twin) bots() {
	w.t.Helper()
	for end := time.Now().Add(patience); w.snap().Phase == game.BotMoves; time.Sleep(20 * time.Millisecond) {
		require.True(w.t, time.Now().Before(end), "a bot does not play")
		w.pump()
	}
	w.agree()
}

// measured waits until the wires have fallen.
func (w *twin) measured() {
	w.t.Helper()
	require.Equal(w.t, game.HandDone, w.snap().Phase)
	for w.table().measuring() {
		w.rest()
	}
	w.rest()
}

// pump does what the twin's timers have asked for. It uses what is seen and lets
// Fyne look at the clock, which it does only when it paints: else it would throw
// away how things are drawn, as if nobody had used them for long.
func (w *twin) pump() {
	w.under(fyne.Position{}, isTappable)
	_ = test.NewCanvas().Capture()
	for len(w.desk.queue) > 0 {
		(<-w.desk.queue)()
	}
}

// agree waits until the same has happened in both matches, by what they keep.
func (w *twin) agree() {
	w.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(50 * time.Millisecond) {
		w.pump()
		want, got := w.events(0), w.events(1)
		if len(want) == len(got) && w.saved() {
			require.Equal(w.t, want, got)
			return
		}
		if time.Now().After(end) {
			w.screen.shot()
			require.Fail(w.t, "the window does not follow", "%d events instead of %d, the last of those is %v", len(got), len(want), want[max(0, len(want)-1):])
		}
	}
}

// saved reports whether the twin has written all down, and so has drawn it.
func (w *twin) saved() bool {
	t, ok := w.app.current.(*tableScreen)
	return !ok || t.saver.unsaved == 0
}

// events are those of the match that is kept, without what differs between two
// matches of the same seed.
func (w *twin) events(which int) (out []map[string]any) {
	w.t.Helper()
	files, err := filepath.Glob(filepath.Join(w.kept[which], "*.jsonl"))
	require.NoError(w.t, err)
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(w.t, err)
		for line := range bytes.Lines(data) {
			event := map[string]any{}
			if json.Unmarshal(line, &event) != nil {
				break // it is being written
			}
			for _, key := range []string{"at", "begun", "covered"} {
				delete(event, key)
			}
			out = append(out, event)
		}
	}
	return out
}

// alike waits until the real window looks like the twin.
func (w *twin) alike(what string) {
	w.t.Helper()
	differ := 0
	for end := time.Now().Add(patience); time.Now().Before(end); {
		w.pump()
		want := w.inner.Capture()
		if differ = difference(want, w.screen.shot()); differ <= alikeEnough {
			return
		}
		w.screen.save(want, "wanted")
	}
	require.Fail(w.t, "the window does not look as it should", "%s: %d squares differ", what, differ)
}

// edgesAlike compares large fillings at the middles of their edges, a pixel inside and a
// pixel outside: alike overlooks what is off by a pixel, and faint colours.
func (w *twin) edgesAlike() {
	w.t.Helper()
	const large = 128 * 128
	want, got := w.inner.Capture(), w.screen.shot()
	compared := 0
	for _, o := range widgettest.Everything(w.app.win.Content()) {
		area, ok := o.(*widget.Area)
		if !ok || area.Size().Width*area.Size().Height < large {
			continue
		}
		from := w.app.app.Driver().AbsolutePositionForObject(o)
		to := from.Add(area.Size())
		x, y := (from.X+to.X)/2, (from.Y+to.Y)/2
		for edge, across := range map[fyne.Position]float32{{X: from.X, Y: y}: from.X, {X: to.X, Y: y}: to.X, {X: x, Y: from.Y}: from.Y, {X: x, Y: to.Y}: to.Y} {
			if across != float32(int(across)) {
				continue // painters round in ways of their own
			}
			around := image.Rect(-1, -1, 1, 1).Add(image.Pt(int(edge.X), int(edge.Y))).Intersect(want.Bounds())
			for x := around.Min.X; x < around.Max.X; x++ {
				for y := around.Min.Y; y < around.Max.Y; y++ {
					here := image.Rect(x, y, x+1, y+1)
					c, d := mean(want, here), mean(got, here)
					require.InDeltaSlice(w.t, c[:], d[:], rounding, "at %v, by the edge of an area from %v to %v", here.Min, from, to)
					compared++
				}
			}
		}
	}
	require.Positive(w.t, compared)
}

// Pictures are compared by the mean colour of squares, in pixels: two painters draw
// the edges of letters and shapes each in its own way. A square may be off by a
// part of the brightest, one of a single colour by hardly anything, and a few squares
// by more.
const (
	squareSide  = 20
	squareOff   = 0.1
	rounding    = 3.0 / 255
	alikeEnough = 20
)

// difference is how many squares of two pictures differ clearly.
func difference(a, b image.Image) int {
	if a.Bounds() != b.Bounds() {
		return math.MaxInt
	}
	differ := 0
	for y := 0; y < a.Bounds().Dy(); y += squareSide {
		for x := 0; x < a.Bounds().Dx(); x += squareSide {
			square := image.Rect(x, y, x+squareSide, y+squareSide)
			c, d, off := mean(a, square), mean(b, square), squareOff
			if even(a, square.Inset(-3)) { // what is beside it may be drawn into it a little
				off = rounding
			}
			for i := range c {
				if math.Abs(c[i]-d[i]) > off {
					differ++
					break
				}
			}
		}
	}
	return differ
}

// even reports whether a part of a picture is of a single colour.
func even(picture image.Image, part image.Rectangle) bool {
	part = part.Intersect(picture.Bounds())
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			if picture.At(x, y) != picture.At(part.Min.X, part.Min.Y) {
				return false
			}
		}
	}
	return true
}

// mean is the mean red, green and blue of a part of a picture, from 0 to 1.
func mean(picture image.Image, part image.Rectangle) (out [3]float64) {
	part = part.Intersect(picture.Bounds())
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			r, g, b, _ := picture.At(x, y).RGBA()
			for i, c := range [3]uint32{r, g, b} {
				out[i] += float64(c) / 0xffff / float64(part.Dx()*part.Dy())
			}
		}
	}
	return out
}
