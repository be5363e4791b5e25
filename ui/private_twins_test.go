package ui

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// twins are the seeds of two deals in which one seat holds the same cards, and
// the two others have cards exchanged that they do not play in the first round.
func twins(t *testing.T, keeps game.Qubit) (one, two uint64, common [3]game.Card) {
	for one = range uint64(200) {
		for two = range one {
			a, b := dealOf(3, one), dealOf(3, two)
			other := (keeps + 1) % 3
			if !slices.Equal(a[keeps], b[keeps]) || slices.Equal(a[other], b[other]) {
				continue
			}
			found := 0
			for q := range a {
				i := slices.IndexFunc(a[q], func(c game.Card) bool { return c != game.Measure && slices.Contains(b[q], c) })
				if i >= 0 {
					common[q] = a[q][i]
					found++
				}
			}
			if found == len(common) {
				return one, two, common
			}
		}
	}
	require.Fail(t, "no such deals")
	return one, two, common
}

// Two matches differ in hidden cards alone. Whatever their owners do with them
// short of playing them, a frame for everybody is the same in both, and so is a
// frame for the seat that holds the same cards in both.
func TestHiddenCardsChangeNoFrameOfOthers(t *testing.T) {
	phone, side := fyne.NewSize(360, 640), fyne.NewSize(800, 360)
	for name, test := range map[string]struct {
		keeps game.Qubit // who holds the same cards in both
		odds  game.Odds
		size  fyne.Size
	}{
		"first":               {0, game.OddsMeasured, desktopSize},
		"second":              {1, game.OddsMeasured, desktopSize},
		"third":               {2, game.OddsMeasured, desktopSize},
		"phone":               {1, game.OddsMeasured, phone},
		"advice":              {1, game.OddsAdvice, desktopSize},
		"advice, phone":       {0, game.OddsAdvice, phone},
		"advice, on its side": {2, game.OddsAdvice, side},
	} {
		t.Run(name, func(t *testing.T) {
			one, two, common := twins(t, test.keeps)
			owner := test.keeps
			if test.odds == game.OddsAdvice {
				owner = game.NoQubit // advice grows while time passes: no two frames of it are the same
			}
			a := storyOf(t, chair{size: test.size, odds: test.odds, seed: one}, common, owner)
			b := storyOf(t, chair{size: test.size, odds: test.odds, seed: two}, common, owner)
			require.Equal(t, len(a), len(b))
			require.Greater(t, len(a), 10)
			for i := range a {
				require.Equal(t, a[i], b[i], "frame %d tells of hidden cards", i)
			}
		})
	}
}

// storyOf plays a round and begins the next. It gives, in words, each frame that
// everybody may see or that the owner of one qubit sees. The players try each of
// their cards before they play the common one.
func storyOf(t *testing.T, c chair, common [3]game.Card, owner game.Qubit) (frames []string) {
	play(t, "", func(t *testing.T) {
		p := sit(t, c)
		last := ""
		p.watch = func() {
			if v := p.snap().View; v != nil && v.Qubit() != owner {
				return
			}
			if now := test.RenderToMarkup(p.inner); now != last {
				frames, last = append(frames, now), now
			}
		}
		p.watch()
		for turn := range 4 {
			p.reveal()
			p.tryAll()
			p.press(fyne.KeyH)
			p.background()
			p.wait(time.Second)
			p.foreground()
			p.table().openLog()
			p.seen()
			p.press(fyne.KeyEscape)
			if turn == 3 { // from here on each seat plays what it alone has
				break
			}
			p.reveal()
			p.press(fyne.KeyEscape)
			c := common[p.snap().View.Qubit()]
			p.place(c, orders(c, 3)[0]...)
			p.press(fyne.KeyReturn)
			if turn == 1 {
				p.undo()
				p.reveal()
				p.place(c, orders(c, 3)[1]...)
				p.press(fyne.KeyReturn)
			}
		}
	})
	return frames
}

// tryAll places each gate of the hand, and ends with one of them on the table and
// a complaint about it above. It sends the same events whatever the cards are.
func (p *player) tryAll() {
	for _, tab := range []infoTab{tabOdds, tabHidden, tabOptions} {
		p.table().tabs.choose(tab) // ends on the panel that tells most
		p.seen()
	}
	for i := range len(p.snap().View.Cards()) - 1 {
		p.press(fyne.KeyName(rune('1' + i)))
		for q := range game.Qubit(3) {
			p.click(p.wire(q, onPlate))
		}
		p.drag(p.card(i), p.wire(1, onGates))
		p.press(fyne.KeyEscape)
		p.press(fyne.KeyName(rune('1' + i)))
		p.press(fyne.KeyReturn)
	}
}
