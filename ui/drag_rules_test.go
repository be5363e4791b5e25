package ui

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// pointing is what mouse and finger share.
type pointing struct {
	drag  func(p *player, from, to fyne.Position)
	point func(p *player, at fyne.Position)
}

var pointers = map[string]pointing{
	"mouse":  {(*player).drag, (*player).click},
	"finger": {(*player).swipe, (*player).tap},
}

func withPointers(t *testing.T, body func(p *player, by pointing)) {
	seed := seedWhere(3, func(d game.Deal) bool { return slices.Contains(d[0], game.CNOT) && slices.Contains(d[0], game.X) })
	for name, by := range pointers {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{seed: seed, odds: game.OddsMeasured, prefs: knowing})
			p.reveal()
			body(p, by)
		})
	}
}

// An illegal drop flies back, changes nothing and says why.
func TestIllegalDropSaysWhy(t *testing.T) {
	withPointers(t, func(p *player, by pointing) {
		by.drag(p, p.card(p.holding(game.Measure)), p.wire(1, onGates))
		assert.Equal(p.t, "Measure opens in round 2. Play a gate in this round.", p.toast())
		assert.Nil(p.t, p.snap().Placement)
		assert.False(p.t, p.table().ghost.card.Visible(), "the card stayed where it was dropped")
	})
}

func TestDropBesideTheCircuitSaysWhy(t *testing.T) {
	withPointers(t, func(p *player, by pointing) {
		by.drag(p, p.card(p.holding(game.X)), p.centre(p.table().odds))
		assert.Equal(p.t, "Drop the card on a wire of the circuit.", p.toast())
		assert.Nil(p.t, p.snap().Placement)
		assert.False(p.t, p.table().ghost.card.Visible(), "the card stayed where it was dropped")
	})
}

// A drop that is refused leaves the card that was being placed where it was.
func TestRefusedDropKeepsThePlacement(t *testing.T) {
	withPointers(t, func(p *player, by pointing) {
		p.place(game.X, 2)
		by.drag(p, p.card(p.holding(game.Measure)), p.wire(1, onGates))
		require.NotNil(p.t, p.snap().Placement)
		assert.Equal(p.t, game.NewPlay(game.X, 2), p.snap().Placement.Play())
	})
}

// While a card is over the circuit, it is seen under the pointer, the wires light
// up, and the odds are those that the drop would lead to.
func TestDragShowsWhatADropWouldDo(t *testing.T) {
	seed := seedWhere(3, func(d game.Deal) bool { return slices.Contains(d[0], game.H) })
	play(t, "mouse", func(t *testing.T) {
		p := sit(t, chair{seed: seed, odds: game.OddsMeasured, prefs: knowing})
		p.reveal()
		before := p.texts()
		require.NotContains(t, before, "with your H on q1")
		m := &mouse{p: p}
		from, to := p.card(p.holding(game.H)), p.wire(1, onGates)
		m.press(from)
		m.glide(from, to)
		g := p.table().ghost.card
		assert.True(t, g.Visible())
		assert.Less(t, abs(p.centre(g).X-to.X), g.Size().Width)
		assert.Less(t, abs(p.centre(g).Y-to.Y), g.Size().Height)
		assert.Contains(t, p.texts(), "with your H on q1")
		assert.Nil(t, p.snap().Placement, "nothing is placed before the drop")
		m.glide(to, from)
		assert.NotContains(t, p.texts(), "with your H on q1")
		m.release()
		assert.Nil(t, p.snap().Placement)
		assert.Equal(t, before, slices.DeleteFunc(p.texts(), func(s string) bool { return s == p.toast() }))
	})
}

// A press that wanders by less than a tap may is a tap.
func TestShortDragIsATap(t *testing.T) {
	withPointers(t, func(p *player, by pointing) {
		i := p.holding(game.X)
		by.drag(p, p.card(i), p.card(i).AddXY(5, -6))
		require.NotNil(p.t, p.snap().Placement)
		assert.Equal(p.t, i, p.snap().Placement.Index)
		at := p.wire(2, onPlate)
		by.drag(p, at, at.AddXY(-5, 3))
		assert.Equal(p.t, game.NewPlay(game.X, 2), p.snap().Placement.Play())
	})
}

// The hand that presses a button is not quite still either.
func TestShortDragPressesAButton(t *testing.T) {
	withPointers(t, func(p *player, by pointing) {
		p.place(game.X, 2)
		at := p.centre(p.table().hand.play)
		by.drag(p, at, at.AddXY(4, 3))
		assert.Equal(p.t, game.Played, p.lastPlay().Kind)
	})
}

func TestLongDragFromAButtonPressesNothing(t *testing.T) {
	withPointers(t, func(p *player, by pointing) {
		p.place(game.X, 2)
		at := p.centre(p.table().hand.play)
		by.drag(p, at, at.AddXY(0, -60))
		assert.Equal(p.t, game.Playing, p.snap().Phase)
	})
}

// A role that has a wire is moved by its mark: dragged, or tapped and then the wire.
func TestMarksMoveRoles(t *testing.T) {
	moves := map[string]func(p *player, by pointing, role int, to game.Qubit){
		"drag": func(p *player, by pointing, role int, to game.Qubit) { by.drag(p, p.mark(role), p.wire(to, onPlate)) },
		"tap": func(p *player, by pointing, role int, to game.Qubit) {
			by.point(p, p.mark(role))
			by.point(p, p.wire(to, onPlate))
		},
	}
	for name, move := range moves {
		t.Run(name, func(t *testing.T) {
			withPointers(t, func(p *player, by pointing) {
				p.place(game.CNOT, 0, 1)
				move(p, by, 1, 2)
				assert.Equal(p.t, game.NewPlay(game.CNOT, 0, 2), p.snap().Placement.Play(), "the target moves to a free wire")
				move(p, by, 0, 1)
				assert.Equal(p.t, game.NewPlay(game.CNOT, 1, 2), p.snap().Placement.Play(), "the control moves to a free wire")
				move(p, by, 0, 2)
				assert.Equal(p.t, game.NewPlay(game.CNOT, 2, 1), p.snap().Placement.Play(), "onto the other's wire, they trade places")
				assert.Equal(p.t, game.Playing, p.snap().Phase)
			})
		})
	}
}

func TestMarkDroppedBesideTheWiresStays(t *testing.T) {
	withPointers(t, func(p *player, by pointing) {
		p.place(game.CNOT, 0, 1)
		by.drag(p, p.mark(1), p.centre(p.table().odds))
		require.True(p.t, p.snap().Placement.Complete())
		assert.Equal(p.t, game.NewPlay(game.CNOT, 0, 1), p.snap().Placement.Play())
		assert.Equal(p.t, -1, p.snap().Placement.Active, "the mark is still in hand")
	})
}

func TestSwapButtonExchangesControlAndTarget(t *testing.T) {
	withPointers(t, func(p *player, by pointing) {
		require.False(p.t, p.table().hand.swap.Visible())
		p.place(game.CNOT, 0, 1)
		require.Equal(p.t, "Swap control and target", p.table().hand.swap.Label())
		by.point(p, p.centre(p.table().hand.swap))
		assert.Equal(p.t, game.NewPlay(game.CNOT, 1, 0), p.snap().Placement.Play())
		p.press(fyne.KeyEscape)
		assert.False(p.t, p.table().hand.swap.Visible())
		p.place(game.X, 0)
		assert.False(p.t, p.table().hand.swap.Visible(), "X has nothing to swap")
	})
}

// A second finger calls a drag off, whatever the fingers do from then on, and the
// next drag is none the worse for it.
func TestSecondFingerCancels(t *testing.T) {
	ends := map[string]func(f *fingers, at fyne.Position){
		"first goes on, then both up": func(f *fingers, at fyne.Position) {
			f.glide(at, at.AddXY(40, 10))
			f.up(1)
			f.up(0)
		},
		"first goes up, then second": func(f *fingers, _ fyne.Position) { f.up(0); f.up(1) },
		"second goes up, then first": func(f *fingers, _ fyne.Position) { f.up(1); f.up(0) },
	}
	seed := seedWhere(3, func(d game.Deal) bool { return slices.Contains(d[0], game.X) })
	for name, end := range ends {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{seed: seed})
			p.reveal()
			f := p.fingers()
			from, over := p.card(p.holding(game.X)), p.wire(1, onGates)
			f.down(0, from)
			f.glide(from, over)
			require.True(t, p.table().ghost.card.Visible())
			f.down(1, p.wire(2, onPlate))
			assert.False(t, p.table().ghost.card.Visible(), "the card is still in the air")
			end(f, over)
			assert.Nil(t, p.snap().Placement)

			p.wait(time.Second)
			p.swipe(p.card(p.holding(game.X)), p.wire(0, onGates))
			require.NotNil(t, p.snap().Placement, "the next drag was lost")
			assert.Equal(t, game.NewPlay(game.X, 0), p.snap().Placement.Play())
		})
	}
}

// A press that a finger began on a button and a tap elsewhere leave nothing
// behind that would move the start of the next drag.
func TestTapBeforeADragDoesNotMoveItsStart(t *testing.T) {
	withPointers(t, func(p *player, by pointing) {
		by.point(p, p.wire(2, onPlate))
		by.point(p, p.card(p.holding(game.X)))
		by.point(p, p.centre(p.table().hand.cancel))
		by.drag(p, p.card(p.holding(game.CNOT)), p.wire(1, onGates))
		require.NotNil(p.t, p.snap().Placement)
		assert.Equal(p.t, game.NewPlay(game.CNOT, 1), p.snap().Placement.Play())
	})
}

// A drag from the circuit scrolls it and places nothing.
func TestDragFromTheCircuitScrollsIt(t *testing.T) {
	withPointers(t, func(p *player, by pointing) {
		by.drag(p, p.wire(0, onGates), p.wire(2, onGates))
		assert.Nil(p.t, p.snap().Placement)
		by.drag(p, p.wire(0, onGates), p.card(0))
		assert.Nil(p.t, p.snap().Placement)
	})
}
