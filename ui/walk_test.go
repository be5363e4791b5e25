package ui

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/bot"
	"quantumpoker/resources"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget/widgettest"
)

// walkSizes are windows from a small phone to a large desktop, upright and on their
// side.
var walkSizes = []fyne.Size{
	{Width: 320, Height: 568}, {Width: 360, Height: 640}, {Width: 412, Height: 915},
	{Width: 568, Height: 320}, {Width: 800, Height: 360}, {Width: 915, Height: 412},
	{Width: 768, Height: 1024}, {Width: 1024, Height: 768},
	{Width: 1280, Height: 800}, {Width: 1920, Height: 1080}, {Width: 3840, Height: 2160},
}

// walk collects what is wrong with the screens that it looks at.
type walk struct {
	scale    int
	said     []string            // sentences that end in an ellipsis because they say so
	offences map[string][]string // where each was seen, by screen and object
	seen     int                 // screens looked at
}

var measures = regexp.MustCompile(`-?\d+(\.\d+)?`)

// newWalk is a walk through screens in a language.
func newWalk(t *testing.T, catalogue []byte, scale int) *walk {
	w := &walk{scale: scale, offences: map[string][]string{}}
	var sentences map[string]any
	require.NoError(t, json.Unmarshal(catalogue, &sentences))
	for _, s := range sentences {
		if s, ok := s.(string); ok && strings.HasSuffix(s, "…") {
			w.said = append(w.said, s)
		}
	}
	return w
}

// look notes what is wrong with the window as it is.
func (w *walk) look(a *App, name string) {
	w.seen++
	size := a.win.Canvas().Size()
	parts := append([]fyne.CanvasObject{a.stack, a.toasts}, a.win.Canvas().Overlays().List()...)
	for _, o := range parts {
		found := widgettest.Offences(o)
		found = append(found, widgettest.SmallTargets(o, theme.Touch)...)
		for _, text := range widgettest.Texts(o) {
			wholly := slices.ContainsFunc(w.said, func(s string) bool { return strings.HasSuffix(s, text) })
			if strings.HasSuffix(text, "…") && !wholly {
				found = append(found, fmt.Sprintf("%q is cut", text))
			}
		}
		for _, f := range found {
			key := name + ": " + measures.ReplaceAllString(f, "#")
			w.offences[key] = append(w.offences[key], fmt.Sprintf("%v×%v at %d%%: %s", size.Width, size.Height, w.scale, f))
		}
	}
}

// everySize looks at the window in every size.
func (w *walk) everySize(a *App, name string) {
	for _, size := range walkSizes {
		a.win.Resize(size)
		w.look(a, name)
	}
}

func (w *walk) report(t *testing.T) {
	t.Helper()
	assert.NotZero(t, w.seen)
	for _, key := range slices.Sorted(func(yield func(string) bool) {
		for k := range w.offences {
			if !yield(k) {
				return
			}
		}
	}) {
		where := w.offences[key]
		t.Errorf("%s\n\t%d times, as in %s", key, len(where), where[0])
	}
}

// walkTongues are the languages in which every screen is looked at.
func walkTongues(t *testing.T) map[string][]byte {
	return map[string][]byte{"English": resources.English, "pseudo": pseudo(t), "Chinese": resources.Chinese}
}

// walkScales are the text sizes, in percent.
var walkScales = []int{textLeast, 100, textMost}

// Nothing on any page leaves the window, overlaps, is cut off or too small to hit.
func TestEveryPageInEveryWindow(t *testing.T) {
	looksOnly(t)
	speakEnglishAfter(t)
	for language, catalogue := range walkTongues(t) {
		for _, scale := range walkScales {
			for name, page := range pages {
				t.Run(fmt.Sprintf("%s/%d/%s", language, scale, name), func(t *testing.T) {
					a := openApp(t, windowUsual)
					speak(catalogue)
					a.look(theme.Dark, scale)
					a.show(page(a))
					w := newWalk(t, catalogue, scale)
					w.everySize(a, name)
					w.report(t)
				})
			}
		}
	}
}

// The same for the table, in every state of a hand and for every number of players.
func TestEveryTableInEveryWindow(t *testing.T) {
	looksOnly(t)
	speakEnglishAfter(t)
	for language, catalogue := range walkTongues(t) {
		for _, scale := range walkScales {
			for _, players := range []int{2, 3, 5, 8} {
				play(t, fmt.Sprintf("%s/%d/%d players", language, scale, players), func(t *testing.T) {
					p := sit(t, chair{seats: people(players), odds: game.OddsAdvice, seed: 5, hands: 2})
					speak(catalogue)
					p.app.look(theme.Dark, scale)
					p.table().render()
					w := newWalk(t, catalogue, scale)
					p.walkHand(w)
					w.report(t)
				})
			}
		}
	}
}

// walkHand looks at each state of a hand.
func (p *player) walkHand(w *walk) {
	look := func(name string) { w.everySize(p.app, name); p.resize(desktopSize) }
	look("pass screen")
	p.reveal()
	for _, tab := range []infoTab{tabOdds, tabOptions, tabHidden, tabNews} {
		p.table().tabs.choose(tab)
		look(fmt.Sprintf("hand, panel %d", tab))
	}
	p.table().tabs.choose(tabOdds)
	view := p.snap().View
	reason, err := bot.ByLevel(game.Casual).Play(p.t.Context(), *view, game.Seed{}.Stream("walk"), 0)
	require.NoError(p.t, err)
	gate := view.Plays()[0]
	for _, play := range view.Plays() { // the card with the most to say
		if len(play.Qubits()) > len(gate.Qubits()) {
			gate = play
		}
	}
	p.chooseByKey(gate.Card)
	look("choosing a wire")
	require.NoError(p.t, p.table().ctl.Preset(gate))
	p.table().render()
	look("placed")
	p.press(fyne.KeyEscape)
	p.press(fyne.KeyH)
	look("hidden")
	p.playRound()
	look("pass screen with an offer to take back")
	p.table().openMenu()
	look("menu")
	p.press(fyne.KeyEscape)
	p.table().openLog()
	look("log")
	p.press(fyne.KeyEscape)
	for p.snap().Phase != game.LastMeasure {
		p.playGate()
	}
	look("last measurement")
	p.wait(time.Second)
	p.press(fyne.KeyReturn)
	p.wait(300 * time.Millisecond)
	look("measuring")
	p.wait(3 * time.Second)
	look("result")
	for name, open := range map[string]func(){
		"menu of the result": p.table().openMenu,
		"cut":                p.table().openCut,
		"check":              p.table().openCheck,
		"seat":               func() { p.table().openSeat(0) },
		"keys":               p.app.openKeys,
		"why":                func() { p.table().openWhy(p.lastPlay(), reason) },
		"question":           p.table().askGiveUp,
	} {
		open()
		look(name)
		p.press(fyne.KeyEscape)
	}
	require.NoError(p.t, p.table().ctl.GiveUp())
	p.table().render()
	require.IsType(p.t, &standingsScreen{}, p.app.current)
	look("standings")
}

// The same for the replay of a hand, with each of its panels.
func TestEveryReplayInEveryWindow(t *testing.T) {
	looksOnly(t)
	speakEnglishAfter(t)
	for language, catalogue := range walkTongues(t) {
		for _, scale := range walkScales {
			for _, players := range []int{2, 3, 5, 8} {
				t.Run(fmt.Sprintf("%s/%d/%d players", language, scale, players), func(t *testing.T) {
					a := openApp(t, windowUsual)
					speak(catalogue)
					a.look(theme.Dark, scale)
					r := newReplay(a, finishedHand(t, players))
					a.show(r)
					w := newWalk(t, catalogue, scale)
					for tab := range 3 {
						a.win.Resize(walkSizes[0])
						r.view.tabs.choose(tab)
						for _, at := range []int{len(r.frames) / 2, len(r.frames) - 1} {
							r.step(at)
							w.everySize(a, fmt.Sprintf("panel %d", tab))
						}
					}
					w.report(t)
				})
			}
		}
	}
}

// looksOnly is for tests of what is seen. A short run leaves them out: they take long
// under the race detector, which has nothing to say about them.
func looksOnly(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("a short run does not look at every screen")
	}
}
