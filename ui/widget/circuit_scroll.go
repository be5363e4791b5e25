package widget

import "fyne.io/fyne/v2"

// ScrollBy moves what is seen: to later gates with a positive dx, to lower
// wires with a positive dy. It stops at the ends, and reports whether it moved.
func (c *Circuit) ScrollBy(dx, dy float32) (moved bool) {
	x, y := c.frame.scrollX, c.frame.scrollY
	c.frame.scrollTo(x+dx, y+dy)
	if c.frame.scrollX == x && c.frame.scrollY == y {
		return false
	}
	c.following = c.frame.scrollX >= c.frame.snap
	c.Refresh()
	return true
}

// reveal scrolls a wire into sight, if there is one.
func (c *Circuit) reveal(wire int) {
	if wire < 0 {
		return
	}
	f := &c.frame
	above := f.rows.from - f.rowTop(wire)
	below := f.rowTop(wire+1) - f.rows.to
	c.ScrollBy(0, max(0, below)-max(0, above))
}

// Scrolled is for Fyne: the wheel goes along the circuit, unless there are
// wires above or below.
func (c *Circuit) Scrolled(e *fyne.ScrollEvent) {
	dx, dy := -e.Scrolled.DX, -e.Scrolled.DY
	if c.frame.overY == 0 {
		dx, dy = dx+dy, 0
	}
	c.ScrollBy(dx, dy)
}
