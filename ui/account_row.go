package ui

import (
	"slices"
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
	Short  string // Note where there is no room for it; "" if there is nothing shorter
	Chips  int
	Delta  int
	Open   bool   // what was won is not known yet: no Delta is shown
	Action string // a button, "" for none
	OnTap  func()
}

// accountRow draws an accountModel.
type accountRow struct {
	fynewidget.BaseWidget

	model  accountModel
	ledger []*accountRow // all rows of its ledger
	mark   *widget.SeatMark
	name   *widget.Text
	note   *widget.Text
	chips  *widget.Text
	delta  *widget.Text
	action *widget.Button

	captions bool // it is the head of its ledger
}

const accountHeight = theme.Touch + 4

// newLedger is that many rows. They take one form: their figures and buttons stand below
// each other, and where the figures of any do not fit beside its name, those of all stand
// below it.
func newLedger(rows int) []*accountRow {
	ledger := make([]*accountRow, rows)
	for i := range ledger {
		ledger[i] = newAccountRow()
		ledger[i].ledger = ledger
	}
	return ledger
}

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
	delta := signed(m.Delta)
	if m.Open {
		delta = ""
	}
	r.delta.SetModel(widget.TextModel{Text: delta, Color: color, Align: fyne.TextAlignTrailing})
	r.moved(1)
	r.Refresh()
}

// head makes the row the captions of the columns.
func (r *accountRow) head(chips, delta string) {
	caption := widget.TextModel{Color: theme.ColorMuted, Size: theme.SizeCaption, Align: fyne.TextAlignTrailing}
	caption.Text = chips
	r.chips.SetModel(caption)
	caption.Text = delta
	r.delta.SetModel(caption)
	r.captions = true
	r.Refresh()
}

// moved shows the chips on their way: part of what the hand paid has arrived.
func (r *accountRow) moved(part float32) {
	on := r.model.Chips - int(float32(max(r.model.Delta, 0))*(1-part))
	r.chips.SetText(strings.Replace(strconv.Itoa(on), "-", "−", 1))
}

// HeightFor is the row's height at a width: one line, or two where the figures stand
// below the name.
func (r *accountRow) HeightFor(width float32) float32 {
	if r.captions {
		return textHeight(theme.SizeCaption) + 4
	}
	high := max(accountHeight, textHeight(theme.SizeText)+4)
	if r.model.Note != "" {
		high = max(high, textHeight(theme.SizeText)+textHeight(theme.SizeCaption)+6)
	}
	if r.stacked(width) {
		high += textHeight(theme.SizeText)
	}
	return high
}

// stacked reports whether the figures stand below the names in the row's ledger.
func (r *accountRow) stacked(width float32) bool {
	return slices.ContainsFunc(r.ledger, func(row *accountRow) bool { return row.crowded(width) })
}

// crowded reports whether the figures do not fit beside the name.
func (r *accountRow) crowded(width float32) bool {
	chips, delta := r.columns()
	return width-r.indent()-r.actionWidth(width)-chips-delta-2*gap < min(r.name.Natural().Width, 12*textHeight(theme.SizeText))
}

// terse reports whether notes that have a shorter form take it in the row's ledger.
func (r *accountRow) terse(room float32) bool {
	return slices.ContainsFunc(r.ledger, func(row *accountRow) bool {
		note := fyne.MeasureText(row.model.Note, theme.Size(theme.SizeCaption), fyne.TextStyle{})
		return row.model.Short != "" && note.Width > room
	})
}

// widest is the most that any row of the ledger needs.
func (r *accountRow) widest(need func(*accountRow) float32) (most float32) {
	for _, row := range r.ledger {
		most = max(most, need(row))
	}
	return most
}

// columns are the widths of chips and delta.
func (r *accountRow) columns() (chips, delta float32) {
	chips = r.widest(func(row *accountRow) float32 { return figureNeed(row.chips) })
	delta = r.widest(func(row *accountRow) float32 { return figureNeed(row.delta) })
	return chips, delta
}

// figureNeed is the width that a figure takes, none for none.
func figureNeed(t *widget.Text) float32 {
	if w := t.Natural().Width; w > 0 {
		return max(w+2, 40)
	}
	return 0
}

// indent is where the name begins, after the mark.
func (r *accountRow) indent() float32 {
	if r.model.Look == nil {
		return 0
	}
	return 26
}

// actionWidth is the room of the buttons, if there are any.
func (r *accountRow) actionWidth(width float32) float32 {
	return r.widest(func(row *accountRow) float32 {
		if row.model.Action == "" {
			return 0
		}
		return max(min(92, width*0.28), row.action.MinSize().Width) + gap
	})
}

// CreateRenderer is for Fyne.
func (r *accountRow) CreateRenderer() fyne.WidgetRenderer { return &accountRenderer{r} }

type accountRenderer struct{ row *accountRow }

func (a *accountRenderer) Destroy() {}

func (a *accountRenderer) Layout(size fyne.Size) {
	r := a.row
	h, below := size.Height, float32(0)
	stacked := r.stacked(size.Width) && !r.captions
	if stacked {
		below = textHeight(theme.SizeText)
		h -= below
	}
	action := r.actionWidth(size.Width)
	high := max(theme.Touch, min(h-4, touch))
	giveIf(r.action, box(size.Width-action+gap, (h-high)/2, action-gap, high), r.model.Action != "")

	right := size.Width
	y, figureH := h-4, below
	if !stacked {
		right -= action
		y, figureH = 0, h
	}
	chips, delta := r.columns()
	box(right-delta, y, delta, figureH).give(r.delta)
	right -= delta + gap
	box(right-chips, y, chips, figureH).give(r.chips)
	right -= chips + gap
	x := r.indent()
	room := right - x
	if stacked {
		room = size.Width - action - x
	}
	giveIf(r.mark, box(0, (h-18)/2, 18, 18), r.model.Look != nil)
	if r.model.Note == "" {
		box(x, 0, room, h).give(r.name)
		rect{}.give(r.note)
		return
	}
	if r.model.Short != "" && r.terse(room) {
		r.note.SetText(r.model.Short)
	} else {
		r.note.SetText(r.model.Note)
	}
	box(x, 2, room, h*0.54-2).give(r.name)
	box(x, h*0.54, room, h*0.46-2).give(r.note)
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
