package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/odds"
	"quantumpoker/ui/widget/widgettest"
)

// line is what the tray says at the moment.
func (p *player) line() string {
	t := p.table()
	if t.hand.shown {
		return strings.Join(widgettest.Texts(t.hand.line), " ")
	}
	return strings.Join(widgettest.Texts(t.notice.text), " ")
}

// across is the whole width of the circuit.
func (p *player) across() span { return span{0, p.table().circuit.Size().Width} }

// chance is where a wire's chance to read 1 is drawn.
func (p *player) chance(q game.Qubit) fyne.Position {
	return p.middle("a chance", p.across(), func(at fyne.Position) bool {
		w, ok := p.table().circuit.ChanceAt(at)
		return ok && w == int(q)
	})
}

// gate is where the i-th gate of the circuit is drawn, its start included.
func (p *player) gate(i int) fyne.Position {
	return p.middle("a gate", p.across(), func(at fyne.Position) bool {
		op, _ := p.table().circuit.TipAt(at)
		return op == i
	})
}

func TestEveryPartOfTheCircuitExplainsItself(t *testing.T) {
	seed := seedWhere(3, func(d game.Deal) bool { return d[0][1] == game.H || d[0][0] == game.H })
	for name, size := range forms {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{size: size, odds: game.OddsMeasured, seed: seed})
			p.reveal()
			p.place(game.H, 0)
			p.press(fyne.KeyReturn)

			// On the pass screen, for everybody, by finger.
			p.tap(p.gate(3))
			assert.Equal(t, "Ada played H on q0 (Ada): q0 is now always 0", p.line())
			p.tap(p.gate(1))
			assert.Equal(t, "q1 (Ben) starts in |0⟩ and goes through H: in |+⟩ it reads 0 or 1 with the same chance.", p.line())
			p.tap(p.chance(0))
			assert.Equal(t, "q0 (Ada) always reads 0.", p.line())

			// In one's hand, by mouse: the prompt comes back.
			p.reveal()
			prompt := p.line()
			test.MoveMouse(p.inner, p.chance(1))
			assert.Equal(t, "q1 (Ben) reads 1 on |010⟩ and |011⟩, together 50%.", p.line())
			test.MoveMouse(p.inner, fyne.NewPos(size.Width/2, 2))
			assert.Equal(t, prompt, p.line())

			// A card that looks for its wires has the line for itself.
			p.press(fyne.Key1)
			if p.snap().Placement.Active >= 0 {
				prompt = p.line()
				test.MoveMouse(p.inner, p.chance(1))
				assert.Equal(t, prompt, p.line())
			}
		})
	}
}

// A match that shows P(1) alone says no more in its sentences.
func TestTipsKeepTheLevelOfTheMatch(t *testing.T) {
	for level, want := range map[game.Odds]string{
		game.OddsNothing:  "drag a card onto a wire, or press 1 to 4",
		game.OddsP1:       "q1 (Ben) reads 1 with 50% if it is measured now.",
		game.OddsMeasured: "q1 (Ben) reads 1 on |010⟩, |110⟩, |011⟩ and |111⟩, together 50%.",
	} {
		play(t, oddsPrinted(level), func(t *testing.T) {
			p := sit(t, chair{odds: level, prefs: knowing})
			p.reveal()
			test.MoveMouse(p.inner, p.chance(1))
			assert.Equal(t, want, p.line())
		})
	}
}

// The longest sentence about the longest names is readable and covers nothing.
func TestTipsFitEverywhere(t *testing.T) {
	for name, size := range forms {
		for _, scale := range []int{100, 150} {
			play(t, name, func(t *testing.T) {
				seats := people(8)
				for i := range seats {
					seats[i].Name = strings.Repeat(seats[i].Name+" ", 10)[:game.MaxName-1] + "x"
				}
				p := seated(t, chair{size: size, odds: game.OddsAdvice, seats: seats, prefs: func(saved prefs) {
					s := saved.settings()
					s.text = scale
					saved.setSettings(s)
				}})
				s := p.table()
				v := voice{s.snap.Setup, s.snap.Table}
				report := odds.Now(s.snap.Table)
				for _, tip := range []string{v.shareTip(report, 3), v.houseTip(report.House), v.outcomeTip(report.Outcomes[127])} {
					s.tip(tip)
					p.fits(s.notice.text, s.notice.main, s.notice.back, s.notice.title)
					s.tip("")
				}
				p.reveal()
				for _, tip := range []string{v.shareTip(report, 3), v.houseTip(report.House), v.outcomeTip(report.Outcomes[127])} {
					s.tip(tip)
					p.fits(s.hand.line, s.hand.cards, s.hand.play, s.hand.cancel, s.hand.swap, s.hand.name)
					s.tip("")
				}
			})
		}
	}
}

// fits wants a part of the tray inside of it and clear of other parts.
func (p *player) fits(o fyne.CanvasObject, others ...fyne.CanvasObject) {
	p.t.Helper()
	at := rect{o.Position(), o.Size()}
	tray := p.table().felt.tray
	assert.GreaterOrEqual(p.t, at.at.Y, tray.Position().Y)
	assert.LessOrEqual(p.t, at.bottom(), tray.Position().Y+tray.Size().Height)
	for _, other := range others {
		if r := (rect{other.Position(), other.Size()}); other.Visible() {
			assert.False(p.t, at.overlaps(r), "%T at %v and %T at %v overlap", o, at, other, r)
		}
	}
	assert.Empty(p.t, widgettest.Offences(o), "words stand outside of their place")
	assert.Greater(p.t, len(p.line()), 40, "hardly anything is left of the sentence")
}

func TestSharesSayWhy(t *testing.T) {
	v, h := voiceOf(t, 3)
	r := odds.Now(h.Table)
	assert.Equal(t, "Ada wins alone only on |100⟩ (12.5%), shares 25%, gets 67.5 on average, before subtracting the ante of 60.", v.shareTip(r, 0))
	assert.Equal(t, "The house takes all if no qubit or every qubit reads 1 (25%), keeps half of a shared pool (37.5%): 157.5 of 360 on average.", v.houseTip(r.House))
	assert.Equal(t, "|100⟩, 12.5%: only q0 reads 1, so Ada takes 360, the whole pool.", v.outcomeTip(r.Outcomes[1]))
	assert.Equal(t, "|110⟩, 12.5%: q0 and q1 read 1 and share half the pool of 360: Ada and Ben 90 each.", v.outcomeTip(r.Outcomes[3]))
	assert.Equal(t, "|111⟩, 12.5%: every qubit reads 1, so the house takes the pool of 360.", v.outcomeTip(r.Outcomes[7]))

	next, err := h.Apply(game.Event{Kind: game.Played, Seat: 0, Play: game.NewPlay(game.H, 0)})
	if err != nil { // this deal has no H for Ada; its table is all that matters
		return
	}
	r = odds.Now(next.Table)
	require.Equal(t, "|100⟩ cannot happen: its amplitude is 0.", v.outcomeTip(r.Outcomes[1]))
}
