package widget

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"quantumpoker/ui/theme"
)

// The keyboard goes along the rows of a tipArea with Up and Down, and is told of
// each what a pointer would be told. Where a tap does something, Enter and Space do
// it too. Escape gives the arrow keys back to the screen.
var (
	_ fyne.Focusable  = (*tipArea)(nil)
	_ desktop.Keyable = (*tipArea)(nil)
)

// set takes over where the rows are now.
func (a *tipArea) set(ranges []tipRange, size fyne.Size) {
	a.ranges = ranges
	a.at = max(0, min(a.at, len(ranges)-1))
	a.top = 0
	if len(ranges) > 0 {
		a.top = ranges[0].from // what stands above the rows gets its own taps
	}
	a.Move(fyne.NewPos(0, a.top))
	a.Resize(size.SubtractWidthHeight(0, a.top))
	if len(ranges) == 0 {
		a.Hide()
		a.leave()
		return
	}
	a.Show()
	a.Refresh()
}

// leave takes the focus away: keys must not go along what cannot be seen.
func (a *tipArea) leave() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(a); a.focused && c != nil {
		c.Unfocus()
	}
}

func (a *tipArea) goTo(row int) {
	a.at = max(0, min(row, len(a.ranges)-1))
	a.Refresh()
	a.point(a.tipOf(a.at))
	if a.reveal == nil {
		return
	}
	from, to := a.ranges[a.at].from, a.ranges[a.at].to
	if a.at == 0 { // with what stands above the rows, or below, as far as there is room
		a.reveal(0, to)
	}
	if a.at == len(a.ranges)-1 {
		a.reveal(from, math.MaxFloat32)
	}
	a.reveal(from, to)
}

// keeps reports whether a key is for the rows. Enter is not once its row is done:
// then it is for what comes next on the screen.
func (a *tipArea) keeps(k fyne.KeyName) bool {
	if len(a.ranges) == 0 {
		return false
	}
	switch k {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyHome, fyne.KeyEnd, fyne.KeyEscape:
		return true
	case fyne.KeySpace:
		return a.onTap != nil
	case fyne.KeyReturn, fyne.KeyEnter:
		return a.onTap != nil && !a.done(a.at)
	}
	return false
}

// KeyDown announces what TypedKey will forward.
func (a *tipArea) KeyDown(e *fyne.KeyEvent) {
	if !a.keeps(e.Name) {
		ForwardKeyDown(a, e)
	}
}

// KeyUp lets the screen hear of it.
func (a *tipArea) KeyUp(e *fyne.KeyEvent) { ForwardKeyUp(a, e) }

// TypedKey goes along the rows, or hands the key on.
func (a *tipArea) TypedKey(e *fyne.KeyEvent) {
	switch {
	case !a.keeps(e.Name):
		ForwardKey(a, e)
	case e.Name == fyne.KeyUp:
		a.goTo(a.at - 1)
	case e.Name == fyne.KeyDown:
		a.goTo(a.at + 1)
	case e.Name == fyne.KeyHome:
		a.goTo(0)
	case e.Name == fyne.KeyEnd:
		a.goTo(len(a.ranges) - 1)
	case e.Name == fyne.KeyEscape:
		a.leave()
	case !a.done(a.at):
		a.onTap(a.at)
	}
}

// TypedRune leaves characters to the screen.
func (a *tipArea) TypedRune(r rune) { ForwardRune(a, r) }

// FocusGained shows where the keyboard is.
func (a *tipArea) FocusGained() {
	a.focused = true
	if len(a.ranges) > 0 {
		a.goTo(a.at)
	}
}

// FocusLost hides it.
func (a *tipArea) FocusLost() {
	a.focused = false
	a.Refresh()
	a.point("")
}

// CreateRenderer is for Fyne.
func (a *tipArea) CreateRenderer() fyne.WidgetRenderer {
	r := &tipRenderer{area: a, ring: NewArea(nil)}
	r.ring.CornerRadius, r.ring.StrokeWidth = theme.Radius/2, buttonRing
	r.Refresh()
	return r
}

type tipRenderer struct {
	area *tipArea
	ring *Area // around the row that the keyboard is on
}

func (r *tipRenderer) Destroy() {}

func (r *tipRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *tipRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.ring} }

func (r *tipRenderer) Layout(size fyne.Size) {
	a := r.area
	r.ring.Hidden = !a.focused || a.at >= len(a.ranges)
	if r.ring.Hidden {
		return
	}
	row := a.ranges[a.at]
	if row.right == 0 {
		row.right = size.Width
	}
	r.ring.Move(fyne.NewPos(row.left, row.from-a.top))
	r.ring.Resize(fyne.NewSize(row.right-row.left, row.to-row.from))
}

func (r *tipRenderer) Refresh() {
	r.ring.StrokeColor = theme.Color(theme.ColorFocus)
	r.Layout(r.area.Size())
	r.ring.Refresh()
}
