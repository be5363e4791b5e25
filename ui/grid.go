package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// grid puts its items side by side in cells of one width, as many in a row as
// fit, and wraps.
type grid struct {
	fynewidget.BaseWidget

	items []fyne.CanvasObject
	least float32 // width of a cell
	most  int     // cells in a row; 0 is no bound
	gap   float32
}

// newGrid is a grid whose cells are at least that wide, and wider where a button's
// label needs more.
func newGrid(least float32, most int, items ...fyne.CanvasObject) *grid {
	g := &grid{items: items, least: least, most: most, gap: theme.Gap}
	g.ExtendBaseWidget(g)
	return g
}

// HeightFor is the height that the grid takes at a width.
func (g *grid) HeightFor(width float32) float32 {
	height := float32(0)
	g.rows(width, func(_ []fyne.CanvasObject, _, high float32) {
		if height > 0 {
			height += g.gap
		}
		height += high
	})
	return height
}

// rows calls each with the rows that the visible items make, the width of a
// cell, and the height of the row.
func (g *grid) rows(width float32, each func(items []fyne.CanvasObject, cell, high float32)) {
	var shown []fyne.CanvasObject
	for _, o := range g.items {
		if o.Visible() {
			shown = append(shown, o)
		}
	}
	if len(shown) == 0 {
		return
	}
	least := g.least
	for _, o := range shown {
		if b, ok := o.(*widget.Button); ok {
			least = max(least, b.Natural().Width)
		}
	}
	across := min(len(shown), max(1, int((width+g.gap)/(least+g.gap))))
	if g.most > 0 {
		across = min(across, g.most)
	}
	cell := (width - float32(across-1)*g.gap) / float32(across)
	for len(shown) > 0 {
		row := shown[:min(across, len(shown))]
		shown = shown[len(row):]
		high := float32(0)
		for _, o := range row {
			high = max(high, heightFor(o, cell))
		}
		each(row, cell, high)
	}
}

// CreateRenderer is for Fyne.
func (g *grid) CreateRenderer() fyne.WidgetRenderer {
	return &gridRenderer{grid: g}
}

type gridRenderer struct {
	grid *grid
}

func (r *gridRenderer) Destroy() {}

func (r *gridRenderer) Layout(size fyne.Size) {
	y := float32(0)
	r.grid.rows(size.Width, func(items []fyne.CanvasObject, cell, high float32) {
		for i, o := range items {
			o.Move(fyne.NewPos(float32(i)*(cell+r.grid.gap), y))
			o.Resize(fyne.NewSize(cell, high))
		}
		y += high + r.grid.gap
	})
}

func (r *gridRenderer) MinSize() fyne.Size {
	least := float32(0)
	for _, o := range r.grid.items {
		if o.Visible() {
			least = max(least, o.MinSize().Width)
		}
	}
	return fyne.NewSize(least, r.grid.HeightFor(max(least, r.grid.Size().Width)))
}

func (r *gridRenderer) Objects() []fyne.CanvasObject {
	return r.grid.items
}

func (r *gridRenderer) Refresh() {
	r.Layout(r.grid.Size())
	for _, o := range r.grid.items {
		o.Refresh()
	}
	canvas.Refresh(r.grid)
}
