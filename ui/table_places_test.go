package ui

import (
	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// centre is the middle of what a widget takes up in the window.
func (p *player) centre(o fyne.CanvasObject) fyne.Position {
	p.t.Helper()
	require.True(p.t, o.Visible(), "%T is hidden", o)
	at := p.app.app.Driver().AbsolutePositionForObject(o)
	return at.Add(fyne.NewPos(o.Size().Width/2, o.Size().Height/2))
}

// card is the middle of the i-th card on screen.
func (p *player) card(i int) fyne.Position {
	t := p.table()
	at, size := t.hand.cards.CardPlace(i)
	return t.hand.cards.Position().Add(at).Add(fyne.NewPos(size.Width/2, size.Height/2))
}

// The columns of the circuit in which the tests point at a wire, as parts of its
// width: on the seat's plate, and among the gates.
const (
	onPlate = 0.06
	onGates = 0.35
)

// wire is the middle of a wire's band, at a part of the circuit's width.
func (p *player) wire(q game.Qubit, along float32) fyne.Position {
	p.t.Helper()
	c := p.table().circuit
	x := c.Size().Width * along
	return p.middle("a wire", span{x, x}, func(at fyne.Position) bool {
		w, ok := c.WireAt(at)
		return ok && w == int(q)
	})
}

// mark is the middle of a role's mark.
func (p *player) mark(role int) fyne.Position {
	p.t.Helper()
	c := p.table().circuit
	return p.middle("a mark", span{0, c.Size().Width}, func(at fyne.Position) bool {
		r, ok := c.RoleAt(at)
		return ok && r == role
	})
}

// spot is how finely the tests look for a place.
const spot = 4

// span is a stretch of a length.
type span struct{ from, to float32 }

// middle is the middle of the part of the circuit that answers as wanted.
func (p *player) middle(what string, across span, wanted func(at fyne.Position) bool) fyne.Position {
	p.t.Helper()
	c := p.table().circuit
	var low, high fyne.Position
	found := false
	for x := across.from; x <= across.to; x += spot {
		for y := float32(0); y < c.Size().Height; y += spot {
			at := fyne.NewPos(x, y)
			if !wanted(at) {
				continue
			}
			if !found {
				low, high, found = at, at, true
			}
			low = fyne.NewPos(min(low.X, x), min(low.Y, y))
			high = fyne.NewPos(max(high.X, x), max(high.Y, y))
		}
	}
	require.True(p.t, found, "%s is nowhere to be seen", what)
	return c.Position().Add(fyne.NewPos((low.X+high.X)/2, (low.Y+high.Y)/2))
}

// clickOn clicks the button with a label, wherever in the window it is.
func (p *player) clickOn(label string) {
	p.t.Helper()
	p.click(p.findButton(label))
}

// findButton is the middle of the button with a label that can be pressed now.
func (p *player) findButton(label string) fyne.Position {
	p.t.Helper()
	top := p.inner.Overlays().Top()
	if top == nil {
		top = p.inner.Content()
	}
	var found *widget.Button
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if o == nil || !o.Visible() {
			return
		}
		if b, ok := o.(*widget.Button); ok && b.Label() == label {
			found = b
		}
		for _, child := range children(o) {
			walk(child)
		}
	}
	walk(top)
	require.NotNil(p.t, found, "no button says %q", label)
	return p.centre(found)
}
