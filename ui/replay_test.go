package ui

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
)

func openReplay(t testing.TB, size fyne.Size, players int) (*App, *replayScreen) {
	hand := finishedHand(t, players)
	a := openApp(t, size)
	r := newReplay(a, hand)
	a.show(r)
	return a, r
}

func TestReplayFitsEveryWindow(t *testing.T) {
	looksOnly(t)
	for _, size := range windowSizes {
		for _, players := range []int{2, 3, 5, 8} {
			t.Run(fmt.Sprintf("%vx%v/%d", size.Width, size.Height, players), func(t *testing.T) {
				a, r := openReplay(t, size, players)
				for _, v := range []theme.Variant{theme.Light, theme.Dark} {
					a.look(v, textUsual)
					for tab := range 3 {
						r.view.tabs.choose(tab)
						r.step(len(r.frames) / 2)
						checkTexts(t, a)
						r.step(len(r.frames) - 1)
						checkTexts(t, a)
					}
				}
				a.look(theme.Dark, 150)
				checkTexts(t, a)
			})
		}
	}
}

// All parts of the replay that are shown keep out of each other's way.
func TestReplayPartsDoNotOverlap(t *testing.T) {
	for _, size := range windowSizes {
		a, r := openReplay(t, size, 8)
		v := r.view
		parts := map[string]fyne.CanvasObject{
			"bar": v.bar, "circuit": v.circuit, "tabs": v.tabs, "odds": v.odds, "cards": v.scroll, "curve": v.chart,
			"said": v.words, "slider": v.slider, "left": v.left, "play": v.play, "right": v.right, "round": v.round, "pace": v.pace,
		}
		window := a.win.Canvas().Size()
		for name, o := range parts {
			if !o.Visible() {
				continue
			}
			b := box(o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height)
			assert.LessOrEqual(t, b.right(), window.Width, "%v %s", size, name)
			assert.LessOrEqual(t, b.bottom(), window.Height, "%v %s", size, name)
			for other, p := range parts {
				if name < other && p.Visible() {
					c := box(p.Position().X, p.Position().Y, p.Size().Width, p.Size().Height)
					assert.False(t, b.overlaps(c), "%v: %s %v and %s %v", size, name, b, other, c)
				}
			}
		}
	}
}

// In a wide window all wires are seen at once, and nothing says otherwise.
func TestReplayShowsAllWires(t *testing.T) {
	for _, size := range []fyne.Size{desktopSize, {Width: 1920, Height: 1080}} {
		for players := game.MinPlayers; players <= game.MaxPlayers; players++ {
			_, r := openReplay(t, size, players)
			for i := range r.frames {
				r.goTo(i)
				assert.False(t, r.view.circuit.ScrollBy(0, 1), "%v, %d players", size, players)
			}
		}
	}
}

func TestReplayByKeys(t *testing.T) {
	a, r := openReplay(t, desktopSize, 3)
	key := func(k fyne.KeyName) { a.typedKey(&fyne.KeyEvent{Name: k}) }
	last := len(r.frames) - 1
	assert.Zero(t, r.at)
	key(fyne.KeyLeft)
	assert.Zero(t, r.at, "there is nothing before the deal")
	key(fyne.KeyRight)
	assert.Equal(t, 1, r.at)
	key(fyne.KeyEnd)
	assert.Equal(t, last, r.at)
	assert.Equal(t, last, r.view.slider.at)
	key(fyne.KeyPageUp)
	assert.Contains(t, r.rounds(), r.at)
	key(fyne.KeyHome)
	key(fyne.KeyPageDown)
	assert.Equal(t, 3, r.at, "the second round begins after three plays")
	r.view.slider.goTo(2)
	assert.Equal(t, 2, r.at)
}

func TestReplayPlaysByItself(t *testing.T) {
	play(t, "to the end, and not on", func(t *testing.T) {
		p := sit(t, chair{})
		r := newReplay(p.app, finishedHand(t, 3))
		p.app.show(r)
		p.press(fyne.KeySpace)
		p.wait(replayPaces[usualReplayPace].stay + time.Millisecond)
		assert.Equal(t, 1, r.at)
		assert.Equal(t, "Pause", r.view.play.Label())
		p.press(fyne.KeyRight)
		assert.Nil(t, r.run, "a step of one's own stops it")
		p.press(fyne.KeySpace)
		p.wait(time.Minute)
		assert.Equal(t, len(r.frames)-1, r.at)
		assert.Nil(t, r.run)
		p.press(fyne.KeySpace)
		assert.Zero(t, r.at, "it starts over")
		p.app.goHome()
		assert.Nil(t, r.run)
	})
}

// What a replay shows in its last frame is the hand as it ended.
func TestReplayEndsAsTheHandDid(t *testing.T) {
	for players := game.MinPlayers; players <= game.MaxPlayers; players++ {
		hand := finishedHand(t, players)
		a := openApp(t, desktopSize)
		r := newReplay(a, hand)
		for i, f := range r.frames {
			r.goTo(i)
			held := 0
			for q := range game.Qubit(players) {
				for _, m := range r.cardModels(q) {
					if m.Enabled {
						held++
					}
				}
			}
			want := 0
			for q := range game.Qubit(players) {
				want += len(f.hand.Cards(q))
			}
			assert.Equal(t, want, held)
		}
		for q, line := range r.curves {
			require.Len(t, line.Values, len(r.frames))
			assert.InDelta(t, hand.Result.Payout.Seats[q], line.Values[len(line.Values)-1], 0)
		}
		assert.Contains(t, r.says(r.snapshot()), voice{r.setup, hand.Final.Table}.result(hand.Result.Outcome))
	}
}
