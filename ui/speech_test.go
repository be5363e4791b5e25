package ui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// heard is what a screen reader finds, as Fyne's drivers look for it: in plain
// containers alone.
func (a *App) heard() []widget.Spoken {
	var out []widget.Spoken
	var look func(o fyne.CanvasObject, at fyne.Position)
	look = func(o fyne.CanvasObject, at fyne.Position) {
		if !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		if s, ok := o.(fyne.Accessible); ok && s.AccessibilityRole() != fyne.AccessibleRoleContainer {
			out = append(out, widget.Spoken{Label: s.AccessibilityLabel(), Role: s.AccessibilityRole(), At: at, Size: o.Size()})
		}
		if c, ok := o.(*fyne.Container); ok {
			for _, inside := range c.Objects {
				look(inside, at)
			}
		}
	}
	look(a.win.Content(), fyne.Position{})
	return out
}

func labels(said []widget.Spoken) []string {
	var out []string
	for _, s := range said {
		out = append(out, s.Label)
	}
	return out
}

// Every page has a name for each thing that can be pressed, where it is.
func TestPagesAreSpoken(t *testing.T) {
	for name, page := range pages {
		t.Run(name, func(t *testing.T) {
			a := openApp(t, windowUsual)
			a.show(page(a))
			said := a.heard()
			require.NotEmpty(t, said)
			for _, s := range said {
				assert.NotEmpty(t, s.Label)
			}
			for i, o := range a.walkFocus() {
				object := o.(fyne.CanvasObject)
				at := a.app.Driver().AbsolutePositionForObject(object)
				place := box(at.X-1, at.Y-1, object.Size().Width+2, object.Size().Height+2)
				found := false
				for _, s := range said {
					found = found || place.contains(s.At)
				}
				assert.True(t, found, "%s has no name", describe(o, i))
			}
		})
	}
}

func TestTheTableIsSpoken(t *testing.T) {
	play(t, "a hand", func(t *testing.T) {
		p := sit(t, chair{odds: game.OddsMeasured, seed: seedWhere(3, func(d game.Deal) bool { return holds(d[0], game.CNOT) })})
		said := func() []string { return labels(p.app.heard()) }
		assert.Contains(t, said(), "H on q0 Ada, at the start")
		assert.Contains(t, said(), "I am Ada, show my hand")
		assert.Contains(t, said(), "Menu")
		assert.Contains(t, said(), "q0 Ada, chips 940 · 4 cards, reads 1 with 50%, to move")
		p.reveal()
		p.place(game.CNOT, 1, 0)
		assert.Contains(t, said(), "placing CNOT, control q1 Ben, target q0 Ada")
		p.press(fyne.KeyReturn)
		assert.Contains(t, said(), "CNOT, control q1 Ben, target q0 Ada, played by Ada")
		for _, s := range p.app.heard() {
			if s.Label == "CNOT, control q1 Ben, target q0 Ada, played by Ada" {
				assert.Equal(t, fyne.AccessibleRoleText, s.Role)
				op, _ := p.table().circuit.TipAt(s.At.Subtract(p.table().circuit.Position()).AddXY(s.Size.Width/2, 5))
				assert.Equal(t, 3, op, "it is not where it is said to be")
			}
		}
	})
}

func holds(cards []game.Card, c game.Card) bool {
	for _, held := range cards {
		if held == c {
			return true
		}
	}
	return false
}

// A hidden card is a hidden card, and no name of it is left anywhere.
func TestHiddenCardsAreNotSpoken(t *testing.T) {
	play(t, "hiding", func(t *testing.T) {
		p := sit(t, chair{})
		faces := func() (faces, hidden int) {
			for _, label := range labels(p.app.heard()) {
				for c := range game.Card(game.CardKinds) {
					if label == cardName(c)+", "+cardEffect(c) || label == cardName(c)+", "+cardEffect(c)+", cannot be played now" {
						faces++
					}
				}
				if label == "a hidden card" {
					hidden++
				}
			}
			return faces, hidden
		}
		check := func(wantFaces, wantHidden int) {
			t.Helper()
			f, h := faces()
			assert.Equal(t, [2]int{wantFaces, wantHidden}, [2]int{f, h})
		}
		check(0, 4)
		p.reveal()
		check(4, 0)
		p.table().blank()
		assert.Empty(t, p.app.speech.layer.Objects, "names outlive the cards that they are of")
		p.table().render()
		check(4, 0)
		p.press(fyne.KeyH)
		check(0, 4)
		p.table().openMenu()
		check(0, 0)
	})
}

// Figures that are drawn and a thumb that slides are told in words.
func TestChartsAndSlidersAreSpoken(t *testing.T) {
	a := openApp(t, windowUsual)
	a.show(newSettings(a))
	assert.Contains(t, labels(a.heard()), "Text size, 100%")
	a.show(newPlayersChart(historyOf(a, manyHands(200))))
	assert.Contains(t, labels(a.heard()), "Chips won and lost")
	h := historyOf(a, manyHands(200))
	a.show(newHistoryMatch(h, h.matches[0]))
	assert.Contains(t, labels(a.heard()), "Chips after each hand")

	r := newReplay(a, finishedHand(t, 3))
	a.show(r)
	r.step(2)
	said := labels(a.heard())
	assert.Contains(t, said, stepName(2, len(r.frames)-1))
	assert.Contains(t, said, "What each player would get on average")
	for _, line := range r.curves {
		assert.Contains(t, said, fmt.Sprintf("%s %.0f", line.Look.Name, line.Values[2]))
	}
}

// Each option is a button of its own, where its row is.
func TestOptionsAreSpokenRowByRow(t *testing.T) {
	play(t, "rows", func(t *testing.T) {
		p := seated(t, chair{odds: game.OddsWhatIf, seed: 7})
		p.reveal()
		p.table().tabs.choose(tabOptions)
		rows := 0
		for _, o := range filtered(p.table().insight.listOptions(*p.snap().View), 0) {
			text := voice{p.snap().Setup, p.snap().Table}.plays(o.Plays)
			for _, s := range p.app.heard() {
				if strings.HasPrefix(s.Label, text+": ") {
					rows++
					assert.Equal(t, fyne.AccessibleRoleButton, s.Role)
					p.click(s.At.AddXY(s.Size.Width/2, s.Size.Height/2))
					require.NotNil(t, p.snap().Placement)
					assert.Contains(t, o.Plays, p.snap().Placement.Play().Canonical())
				}
			}
		}
		assert.Equal(t, len(p.table().insight.listOptions(*p.snap().View)), rows)
	})
}
