package ui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget/widgettest"
)

// tidySizes are the windows in which the whole table is looked at.
var tidySizes = []fyne.Size{{Width: 360, Height: 640}, {Width: 800, Height: 360}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}, {Width: 2560, Height: 1440}}

// namesakes have the longest names that a match allows.
func namesakes(n int) []game.SeatSetup {
	seats := people(n)
	for i := range seats {
		seats[i].Name += " " + strings.Repeat("Wm", 20)[:game.MaxName-len(seats[i].Name)-1]
	}
	return seats
}

// tidy looks for texts that overlap, leave the window or are cut off, in every
// window. Long names may be.
func (p *player) tidy(phase string) {
	p.t.Helper()
	long := len(p.snap().Setup.Seats[0].Name) == game.MaxName
	for _, size := range tidySizes {
		p.resize(size)
		parts := append([]fyne.CanvasObject{p.app.stack, p.app.toasts}, p.inner.Overlays().List()...)
		for _, o := range parts {
			assert.Empty(p.t, widgettest.Offences(o), "%s, %v", phase, size)
			if !long {
				assert.NotContains(p.t, strings.Join(widgettest.Texts(o), "\n"), "…", "%s, %v", phase, size)
			}
		}
	}
	p.resize(desktopSize)
}

// Nothing on the table overlaps, leaves the window or is cut off, in any phase.
func TestTableIsTidy(t *testing.T) {
	looksOnly(t)
	for name, test := range map[string]struct {
		seats []game.SeatSetup
		odds  game.Odds
		look  theme.Variant
	}{
		"two":                 {namesakes(2), game.OddsMeasured, theme.Dark},
		"three":               {namesakes(3), game.OddsMeasured, theme.Light},
		"three, without odds": {people(3), game.OddsNothing, theme.Dark},
		"three, as usual":     {people(3), game.OddsMeasured, theme.Dark},
		"five":                {namesakes(5), game.OddsMeasured, theme.Light},
		"eight":               {namesakes(8), game.OddsMeasured, theme.Dark},
	} {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{seats: test.seats, odds: test.odds, seed: 5, hands: 2})
			p.app.look(test.look, textUsual)
			p.tidyMatch()
		})
	}
}

func (p *player) tidyMatch() {
	p.tidy("first pass screen")
	p.reveal()
	p.tidy("hand")
	for i, card := range p.snap().View.Cards() {
		p.press(fyne.KeyName(rune('1' + i)))
		p.tidy("first role of " + card.String())
		if on := orders(card, p.snap().Table.Players()); card != game.Measure {
			p.place(card, on[len(on)-1]...)
			p.tidy(card.String() + " placed")
		}
	}
	p.press(fyne.KeyEscape)
	p.table().openMenu()
	p.tidy("menu")
	p.press(fyne.KeyEscape)
	p.table().askLeave()
	p.tidy("leaving")
	p.press(fyne.KeyEscape)
	p.press(fyne.KeyH)
	p.tidy("hidden")
	p.playRound()
	p.tidy("pass screen")
	p.playRound()
	p.table().openLog()
	p.tidy("log")
	p.press(fyne.KeyEscape)
	p.playRound()
	p.tidy("last measurement")
	p.wait(time.Second)
	p.press(fyne.KeyReturn)
	p.tidy("measuring")
	p.wait(3 * time.Second)
	p.tidy("result")
	p.press(fyne.KeyReturn)
	p.tidy("next hand")
}

// Large text makes the mark before a title larger too, and the button that matters is
// not the one in small print.
func TestTheNoticeGrowsWithTheText(t *testing.T) {
	play(t, "", func(t *testing.T) {
		seats := people(3)
		seats[0].Name = "Bartholomew"
		p := sit(t, chair{seats: seats})
		n := p.table().notice
		usual := n.mark.Size()
		p.app.look(theme.Dark, 200)
		p.resize(fyne.NewSize(1280, 820))
		assert.Greater(t, n.mark.Size().Width, 1.8*usual.Width)
		line := n.title.Position().Y + textHeight(theme.SizeHeading)/2
		assert.InDelta(t, line, n.mark.Position().Y+n.mark.Size().Height/2, 1, "the mark is in the middle of the first line")
		for _, o := range test.WidgetRenderer(n.main).Objects() {
			if text, ok := o.(*canvas.Text); ok {
				assert.GreaterOrEqual(t, text.TextSize, theme.Size(theme.SizeText), text.Text)
			}
		}
	})
}
