package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// heightFor is the height that an object takes at a width. Text that wraps, and
// whatever holds such text, says so itself; all else has one height.
func heightFor(o fyne.CanvasObject, width float32) float32 {
	if w, ok := o.(interface{ HeightFor(width float32) float32 }); ok {
		return w.HeightFor(width)
	}
	return o.MinSize().Height
}

// column stacks its items, each as wide as the column and as high as it needs
// to be at that width. With a fill it is a panel.
type column struct {
	fynewidget.BaseWidget

	items []fyne.CanvasObject
	gap   float32
	inset float32 // kept free all around
	most  float32 // width of the items, centred; 0 is no bound
	mid   bool    // centres the items in height where there is more than they need
	back  *surface
}

// newColumn is a plain column.
func newColumn(items ...fyne.CanvasObject) *column {
	c := &column{items: items, gap: theme.Gap}
	c.ExtendBaseWidget(c)
	return c
}

// newPanel is a column on a rounded surface.
func newPanel(items ...fyne.CanvasObject) *column {
	c := newColumn(items...)
	c.inset = theme.PanelInset
	c.back = newSurface(theme.ColorPanel, theme.ColorPanelEdge, theme.CardRadius)
	return c
}

// HeightFor is the height that the column takes at a width.
func (c *column) HeightFor(width float32) float32 {
	inner, height, shown := c.inner(width), 2*c.inset, 0
	for _, o := range c.items {
		if o.Visible() {
			height += heightFor(o, inner)
			shown++
		}
	}
	return height + float32(max(0, shown-1))*c.gap
}

func (c *column) inner(width float32) float32 {
	inner := max(0, width-2*c.inset)
	if c.most > 0 {
		inner = min(inner, c.most)
	}
	return inner
}

// CreateRenderer is for Fyne.
func (c *column) CreateRenderer() fyne.WidgetRenderer {
	return &columnRenderer{column: c}
}

type columnRenderer struct {
	column *column
}

func (r *columnRenderer) Destroy() {}

func (r *columnRenderer) Layout(size fyne.Size) {
	c := r.column
	if c.back != nil {
		c.back.Resize(size)
	}
	inner := c.inner(size.Width)
	x, y := (size.Width-inner)/2, c.inset
	if c.mid {
		y += max(0, (size.Height-c.HeightFor(size.Width))/2)
	}
	for _, o := range c.items {
		if !o.Visible() {
			continue
		}
		height := heightFor(o, inner)
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(inner, height))
		y += height + c.gap
	}
}

// MinSize is that for the width which the column has now, as with Fyne's own
// wrapping label.
func (r *columnRenderer) MinSize() fyne.Size {
	least := float32(0)
	for _, o := range r.column.items {
		if o.Visible() {
			least = max(least, o.MinSize().Width)
		}
	}
	least += 2 * r.column.inset
	return fyne.NewSize(least, r.column.HeightFor(max(least, r.column.Size().Width)))
}

func (r *columnRenderer) Objects() []fyne.CanvasObject {
	if r.column.back == nil {
		return r.column.items
	}
	return append([]fyne.CanvasObject{r.column.back}, r.column.items...)
}

func (r *columnRenderer) Refresh() {
	r.Layout(r.column.Size())
	if r.column.back != nil {
		r.column.back.Refresh()
	}
	for _, o := range r.column.items {
		o.Refresh()
	}
	canvas.Refresh(r.column)
}
