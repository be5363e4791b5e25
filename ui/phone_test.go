package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/launch"
)

// phoneSizes are a phone upright and on its side.
var phoneSizes = []fyne.Size{{Width: 360, Height: 800}, {Width: 800, Height: 360}}

// onPhone runs a test with a match on a phone, both upright and on its side, on
// which nobody sees what is not theirs.
func onPhone(t *testing.T, c chair, body func(p *player)) {
	c.phone = true
	for _, c.size = range phoneSizes {
		play(t, "", func(t *testing.T) {
			p := sit(t, c)
			p.watch = p.secrets(p.table())
			body(p)
		})
	}
}

// Whatever a desktop's window may do when it loses the focus, a phone's background
// hides the cards at once: its list of apps shows how each was left.
func TestBackgroundHidesTheCardsAtOnce(t *testing.T) {
	for _, choice := range []hideChoice{hideSoon, hideAtOnce, hideNever} {
		onPhone(t, chair{prefs: hideBy(choice)}, func(p *player) {
			p.reveal()
			first := p.snap().View.Plays()[0]
			p.place(first.Card, first.Qubits()...)
			placed := *p.snap().Placement
			p.background()
			assert.Equal(p.t, game.Passing, p.snap().Phase)
			p.foreground()
			assert.Equal(p.t, game.Passing, p.snap().Phase, "coming back alone shows them")
			assert.Contains(p.t, p.texts(), "Ada, your cards are hidden")
			p.reveal()
			assert.Equal(p.t, placed, *p.snap().Placement)
		})
	}
}

// The system may take a finger away from the game, for a gesture of its own or for
// a call, and never say that it went up. Nothing stays in the air, and the next
// drag is none the worse for it.
func TestAFingerThatNeverGoesUp(t *testing.T) {
	for name, takenBy := range map[string]func(p *player){
		"back": func(p *player) {
			p.press(mobile.KeyBack)
			assert.False(p.t, p.table().ghost.card.Visible(), "the card is still in the air")
			p.tap(p.findButton("Stay"))
		},
		"a call":             func(p *player) { p.background(); p.foreground(); p.reveal() },
		"nothing to be seen": func(*player) {},
	} {
		t.Run(name, func(t *testing.T) {
			onPhone(t, chair{seed: seedWhere(3, holdsXAnd(game.CNOT))}, func(p *player) {
				p.reveal()
				f := p.fingers()
				f.down(0, p.card(p.holding(game.CNOT)))
				f.glide(p.card(p.holding(game.CNOT)), p.wire(2, onGates))
				require.True(p.t, p.table().ghost.card.Visible())
				takenBy(p)
				p.swipe(p.card(p.holding(game.X)), p.wire(1, onGates))
				require.NotNil(p.t, p.snap().Placement, "the next drag was lost")
				assert.Equal(p.t, game.NewPlay(game.X, 1), p.snap().Placement.Play())
			})
		})
	}
}

// The back key leads a screen back, and from the first one out of the game.
func TestBackKey(t *testing.T) {
	for name, open := range pages {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{phone: true, size: phoneSizes[0]})
			p.app.goHome()
			p.app.show(open(p.app))
			for range 2 {
				if _, home := p.app.current.(*home); !home {
					p.press(mobile.KeyBack)
				}
			}
			require.IsType(t, &home{}, p.app.current)
			require.Zero(t, p.desk.wentBack)
			p.press(mobile.KeyBack)
			assert.Equal(t, 1, p.desk.wentBack)
		})
	}
}

// A match is not left by accident.
func TestBackKeyAsksBeforeItLeavesAMatch(t *testing.T) {
	onPhone(t, chair{}, func(p *player) {
		match := p.table()
		for _, at := range []func(){func() {}, p.reveal, func() { p.tap(p.card(p.holding(game.Measure) - 1)) }} {
			at()
			phase := p.snap().Phase
			p.press(mobile.KeyBack)
			require.Contains(p.t, p.texts(), "Leave the match?")
			p.press(mobile.KeyBack)
			require.Nil(p.t, p.inner.Overlays().Top(), "back takes the question away")
			require.Equal(p.t, phase, p.snap().Phase)
		}
		require.NotNil(p.t, p.snap().Placement)
		p.press(mobile.KeyBack)
		p.tap(p.findButton("Save and leave"))
		require.IsType(p.t, &home{}, p.app.current)
		require.Zero(p.t, p.desk.wentBack)
		p.app.sessions()[0].open()
		assert.Same(p.t, match, p.table())
		assert.Equal(p.t, game.Passing, p.snap().Phase)
	})
}

// The system may end a game in the background. A match that is being set up is
// kept even so.
func TestBackgroundKeepsTheMatchThatIsSetUp(t *testing.T) {
	onPhone(t, chair{}, func(p *player) {
		p.watch = nil
		s := newMatchScreen(p.app)
		p.app.show(s)
		s.rows[0].field.SetText("Wigner")
		s.ante.field.SetText("75")
		p.background()
		again := newMatchScreen(New(p.desk, launch.Options{}))
		assert.Equal(p.t, "Wigner", again.rows[0].field.Text)
		assert.Equal(p.t, "75", again.ante.field.Text)
	})
}

// A finger may be over a panel that scrolls by the time the phone takes its press
// for a drag. What it took hold of comes along all the same.
func TestAFastStartDragsTheCard(t *testing.T) {
	onPhone(t, chair{odds: game.OddsMeasured, seed: seedWhere(3, holdsXAnd(game.CNOT))}, func(p *player) {
		p.reveal()
		over := p.centre(p.table().odds)
		f := p.fingers()
		f.down(0, p.card(p.holding(game.X)))
		f.move(0, over)
		f.glide(over, p.wire(1, onGates))
		f.up(0)
		require.NotNil(p.t, p.snap().Placement, "another thing was dragged")
		assert.Equal(p.t, game.NewPlay(game.X, 1), p.snap().Placement.Play())
		assert.False(p.t, p.table().felt.shield.Visible(), "the panel cannot be scrolled any more")
	})
}

// A page scrolls wherever a finger takes hold of it, also on a field. A tap writes
// there at once.
func TestAFingerScrollsAPageByItsFields(t *testing.T) {
	onPhone(t, chair{}, func(p *player) {
		p.watch = nil
		s := newMatchScreen(p.app)
		s.setPlayers(8)
		p.app.show(s)
		field := s.rows[1].field
		at := p.centre(field)
		p.swipe(at, at.SubtractXY(20, 90))
		assert.Greater(p.t, s.page.scroll.Offset.Y, float32(80))
		assert.Nil(p.t, p.inner.Focused(), "the keyboard came up")
		assert.Empty(p.t, field.SelectedText())
		p.tap(p.centre(s.rows[3].field))
		assert.Equal(p.t, fyne.Focusable(s.rows[3].field), p.inner.Focused())
	})
}

// A phone has parts of its glass where nothing should be: its camera, its round
// corners, the strip of its home gesture. The driver lays all that fills the window
// beside them; within that, nothing goes by the size of the window.
func TestSafeArea(t *testing.T) {
	onPhone(t, chair{seed: seedWhere(3, holdsXAnd(game.CNOT))}, func(p *player) {
		p.watch = nil // in little room a card that is being placed is shown alone
		size := p.inner.Size()
		safe := box(44, 48, size.Width-44-16, size.Height-48-24)
		match := p.table()
		match.askLeave()
		p.keepsTo(safe)
		p.press(mobile.KeyBack)
		p.reveal()
		p.keepsTo(safe)
		f, from := p.fingers(), p.card(p.holding(game.X)).Add(safe.at)
		f.down(0, from)
		f.move(0, from.SubtractXY(0, slop)) // the wires get more room now
		f.glide(from.SubtractXY(0, slop), p.wire(1, onGates).Add(safe.at))
		f.up(0)
		require.NotNil(p.t, p.snap().Placement)
		assert.Equal(p.t, game.NewPlay(game.X, 1), p.snap().Placement.Play())
		p.keepsTo(safe)
		for _, open := range pages {
			p.app.show(open(p.app))
			p.keepsTo(safe)
		}
	})
}

// keepsTo lays what fills the window into a part of it, as a phone does, and wants
// every text in there.
func (p *player) keepsTo(part rect) {
	p.t.Helper()
	for _, o := range append(p.inner.Overlays().List(), p.inner.Content()) {
		part.give(o)
		for _, s := range textsOf(o, fyne.Position{}, part) {
			assert.GreaterOrEqual(p.t, s.whole.at.X, part.at.X, "%q begins left of the part", s.text)
			assert.LessOrEqual(p.t, s.whole.right(), part.right()+0.5, "%q ends right of the part", s.text)
			if s.seen.size.Height > 0 { // no scroll hides it
				assert.GreaterOrEqual(p.t, s.seen.at.Y, part.at.Y, "%q begins above the part", s.text)
				assert.LessOrEqual(p.t, s.seen.bottom(), part.bottom()+0.5, "%q ends below the part", s.text)
			}
		}
	}
}

// holdsXAnd wants the first player to hold an X and another card.
func holdsXAnd(other game.Card) func(d game.Deal) bool {
	return func(d game.Deal) bool { return slices.Contains(d[0], game.X) && slices.Contains(d[0], other) }
}

func (d deskDriver) Device() fyne.Device {
	if d.app.phone {
		return phoneDevice{d.Driver.Device()}
	}
	return d.Driver.Device()
}

type phoneDevice struct{ fyne.Device }

func (phoneDevice) IsMobile() bool { return true }

// GoBack is what a phone does when it leaves the game.
func (d deskDriver) GoBack() { d.app.wentBack++ }
