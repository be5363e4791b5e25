package ui

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// accountModel is one line of the ledger: whose it is, the chips and how the hand
// changed them, and what can be done about it.
type accountModel struct {
	Look   *widget.SeatLook // nil for the house
	Name   string
	Note   string // below the name: "bought in", "sits out"
	Chips  int
	Delta  int
	Action string // a button, "" for none
	OnTap  func()
}

// accountRow draws an accountModel.
type accountRow struct {
	fynewidget.BaseWidget

	model  accountModel
	mark   *widget.SeatMark
	name   *widget.Text
	note   *widget.Text
	chips  *widget.Text
	delta  *widget.Text
	action *widget.Button
}

const accountHeight = touch

func newAccountRow() *accountRow {
	bold := fyne.TextStyle{Bold: true}
	r := &accountRow{
		mark:  widget.NewSeatMark(widget.SeatLook{}),
		name:  widget.NewText(widget.TextModel{}),
		note:  widget.NewText(widget.TextModel{Color: theme.ColorMuted, Size: theme.SizeCaption}),
		chips: widget.NewText(widget.TextModel{Style: bold, Align: fyne.TextAlignTrailing}),
		delta: widget.NewText(widget.TextModel{Align: fyne.TextAlignTrailing}),
	}
	r.action = widget.NewButton("", widget.Secondary, func() { r.model.OnTap() })
	r.ExtendBaseWidget(r)
	return r
}

func (r *accountRow) set(m accountModel) {
	r.model = m
	if m.Look != nil {
		r.mark.SetLook(*m.Look)
	}
	r.name.SetText(m.Name)
	r.note.SetText(m.Note)
	r.action.SetLabel(m.Action)
	color := theme.ColorMuted
	switch {
	case m.Delta > 0:
		color = theme.ColorUp
	case m.Delta < 0:
		color = theme.ColorDown
	}
	r.delta.SetModel(widget.TextModel{Text: signed(m.Delta), Color: color, Align: fyne.TextAlignTrailing})
	r.moved(1)
	r.Refresh()
}

// moved shows the chips on their way: part of what the hand paid has arrived.
func (r *accountRow) moved(part float32) {
	on := r.model.Chips - int(float32(max(r.model.Delta, 0))*(1-part))
	r.chips.SetText(strings.Replace(strconv.Itoa(on), "-", "−", 1))
}

// HeightFor is the row's height at any width.
func (r *accountRow) HeightFor(float32) float32 { return accountHeight }

// CreateRenderer is for Fyne.
func (r *accountRow) CreateRenderer() fyne.WidgetRenderer { return &accountRenderer{r} }

type accountRenderer struct{ row *accountRow }

func (a *accountRenderer) Destroy() {}

func (a *accountRenderer) Layout(size fyne.Size) {
	r := a.row
	h := size.Height
	var none rect
	right := size.Width
	if r.model.Action != "" {
		w := max(min(92, size.Width*0.3), r.action.MinSize().Width)
		box(right-w, 2, w, h-4).give(r.action)
		right -= w + gap
	} else {
		none.give(r.action)
	}
	number := func(t *widget.Text) {
		w := max(t.Natural().Width+2, 46)
		box(right-w, 0, w, h).give(t)
		right -= w + gap
	}
	number(r.delta)
	x := float32(0)
	if r.model.Look != nil {
		x = 26
	}
	if right-x-max(r.chips.Natural().Width+2, 46)-gap >= r.name.Natural().Width {
		number(r.chips)
	} else { // the circuit's ends say them too, but whose row this is must be read here
		none.give(r.chips)
	}
	if r.model.Look != nil {
		box(0, (h-18)/2, 18, 18).give(r.mark)
	} else {
		none.give(r.mark)
	}
	if r.model.Note == "" {
		box(x, 0, right-x, h).give(r.name)
		none.give(r.note)
		return
	}
	box(x, 2, right-x, h/2-2).give(r.name)
	box(x, h/2, right-x, h/2-4).give(r.note)
}

func (a *accountRenderer) MinSize() fyne.Size { return fyne.NewSize(220, accountHeight) }

func (a *accountRenderer) Objects() []fyne.CanvasObject {
	r := a.row
	return []fyne.CanvasObject{r.mark, r.name, r.note, r.chips, r.delta, r.action}
}

func (a *accountRenderer) Refresh() {
	a.Layout(a.row.Size())
	for _, o := range a.Objects() {
		o.Refresh()
	}
}
