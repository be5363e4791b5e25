package ui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game/record"
	"quantumpoker/ui/launch"
	"quantumpoker/ui/theme"
)

// openApp is the game in a window of a size.
func openApp(t testing.TB, size fyne.Size) *App {
	t.Helper()
	a := New(test.NewTempApp(t), launch.Options{})
	a.Start()
	t.Cleanup(a.close)
	a.win.Resize(size)
	return a
}

// look changes the theme and the size of the text.
func (a *App) look(v theme.Variant, percent int) {
	s := a.prefs.settings()
	s.variant, s.text = v, percent
	a.prefs.setSettings(s)
	a.applySettings()
}

var pages = map[string]func(a *App) screen{
	"home":      func(a *App) screen { return newHome(a) },
	"new match": func(a *App) screen { return newMatchScreen(a) },
	"eight players, wrong numbers": func(a *App) screen {
		s := newMatchScreen(a)
		s.setPlayers(8)
		s.rows[0].field.SetText(strings.Repeat("Wm", 40))
		s.chips.field.SetText("12x")
		s.ante.field.SetText("")
		return s
	},
	"rules":              func(a *App) screen { return newRules(a) },
	"history":            func(a *App) screen { return historyOf(a, manyHands(500)) },
	"history of nothing": func(a *App) screen { return historyOf(a, record.History{}) },
	"matches": func(a *App) screen {
		h := historyOf(a, manyHands(500))
		h.view.tabs.choose(int(tabMatches))
		return h
	},
	"players": func(a *App) screen {
		h := historyOf(a, manyHands(500))
		h.view.tabs.choose(int(tabPlayers))
		return h
	},
	"chart of players": func(a *App) screen { return newPlayersChart(historyOf(a, manyHands(2000))) },
	"a match": func(a *App) screen {
		h := historyOf(a, manyHands(500))
		return newHistoryMatch(h, h.matches[0])
	},
	"settings": func(a *App) screen { return newSettings(a) },
	"about":    func(a *App) screen { return newAbout(a) },
}

// shownText is a text and where it can be seen.
type shownText struct {
	text  string
	whole rect
	seen  rect // what no scroll hides of the whole
}

// textsOf lists the texts in an object that lies at a place.
func textsOf(o fyne.CanvasObject, at fyne.Position, clip rect) []shownText {
	if !o.Visible() {
		return nil
	}
	at = at.Add(o.Position())
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *canvas.Text:
		if o.Text == "" {
			return nil
		}
		size := o.MinSize()
		x := at.X
		switch o.Alignment {
		case fyne.TextAlignCenter:
			x += (o.Size().Width - size.Width) / 2
		case fyne.TextAlignTrailing:
			x += o.Size().Width - size.Width
		}
		whole := box(x, at.Y, size.Width, size.Height)
		return []shownText{{text: o.Text, whole: whole, seen: intersection(whole, clip)}}
	case *field:
		return nil // what does not fit into it scrolls there
	case *fyne.Container:
		inside = o.Objects
	case *container.Clip:
		clip = intersection(clip, box(at.X, at.Y, o.Size().Width, o.Size().Height))
		inside = []fyne.CanvasObject{o.Content}
	case *container.Scroll:
		clip = intersection(clip, box(at.X, at.Y, o.Size().Width, o.Size().Height))
		inside = test.WidgetRenderer(o).Objects()
	case fyne.Widget:
		inside = test.WidgetRenderer(o).Objects()
	}
	var texts []shownText
	for _, i := range inside {
		texts = append(texts, textsOf(i, at, clip)...)
	}
	return texts
}

func intersection(a, b rect) rect {
	x, y := max(a.at.X, b.at.X), max(a.at.Y, b.at.Y)
	return box(x, y, min(a.right(), b.right())-x, min(a.bottom(), b.bottom())-y)
}

// checkTexts fails for a text that leaves the window, or that lies on another.
func checkTexts(t *testing.T, a *App) []shownText {
	t.Helper()
	size := a.win.Canvas().Size()
	window := box(0, 0, size.Width, size.Height)
	texts := textsOf(a.win.Content(), fyne.Position{}, window)
	require.NotEmpty(t, texts)
	if p, ok := a.current.content().(*page); ok {
		assert.Equal(t, size.Width, p.body.Size().Width, "what is in the page is too wide for it")
	}
	for i, s := range texts {
		assert.GreaterOrEqual(t, s.whole.at.X, float32(-0.5), "%q begins left of the window", s.text)
		assert.LessOrEqual(t, s.whole.right(), size.Width+0.5, "%q ends right of the window", s.text)
		for _, other := range texts[:i] {
			common := intersection(s.seen.inset(1, 1), other.seen.inset(1, 1))
			assert.False(t, common.size.Width > 0 && common.size.Height > 0, "%q lies on %q", s.text, other.text)
		}
	}
	return texts
}

func TestPagesFitEveryWindow(t *testing.T) {
	looksOnly(t)
	for name, page := range pages {
		for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 800, Height: 360}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}} {
			t.Run(fmt.Sprintf("%s/%vx%v", name, size.Width, size.Height), func(t *testing.T) {
				a := openApp(t, size)
				for _, v := range []theme.Variant{theme.Light, theme.Dark} {
					a.look(v, textUsual)
					a.show(page(a))
					for _, s := range checkTexts(t, a) {
						assert.NotContains(t, s.text, "…", "cut though the text has its usual size")
					}
				}
				for _, percent := range []int{textLeast, textMost} {
					a.look(theme.Dark, percent)
					checkTexts(t, a)
				}
			})
		}
	}
}

// Whoever resizes a window sees the same as whoever opened it in that size.
func TestPagesFollowTheWindow(t *testing.T) {
	looksOnly(t)
	for name, page := range pages {
		t.Run(name, func(t *testing.T) {
			small, large := fyne.NewSize(360, 640), fyne.NewSize(1280, 800)
			a := openApp(t, large)
			a.show(page(a))
			a.win.Resize(small)
			resized := checkTexts(t, a)
			a.show(page(a))
			assert.Equal(t, checkTexts(t, a), resized)
		})
	}
}

func TestStartStaysInSight(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 800, Height: 360}} {
		a := openApp(t, size)
		a.show(newMatchScreen(a))
		for _, s := range checkTexts(t, a) {
			if s.text == "Start" {
				assert.Equal(t, s.whole, s.seen)
			}
		}
	}
}
