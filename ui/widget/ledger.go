package widget

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// LedgerModel is who has how many chips.
type LedgerModel struct {
	Title string
	Note  string
	Rows  []LedgerRow
}

// LedgerRow is one account.
type LedgerRow struct {
	Look      SeatLook
	House     bool   // the row has no mark
	Detail    string // what else there is to say: "bought in for 1,000"
	Chips     string
	Delta     string // how much they changed, without its sign; may be ""
	DeltaSign int
}

// Ledger is a panel of accounts. It scrolls if they are too many.
type Ledger struct {
	fynewidget.BaseWidget

	model LedgerModel
}

var _ fyne.Widget = (*Ledger)(nil)

// NewLedger is a panel of accounts.
func NewLedger(model LedgerModel) *Ledger {
	l := &Ledger{model: model.clone()}
	l.ExtendBaseWidget(l)
	return l
}

// SetModel shows other accounts.
func (l *Ledger) SetModel(model LedgerModel) {
	if l.model.Title == model.Title && l.model.Note == model.Note && slices.Equal(l.model.Rows, model.Rows) {
		return
	}
	l.model = model.clone()
	l.Refresh()
}

func (m LedgerModel) clone() LedgerModel {
	m.Rows = slices.Clone(m.Rows)
	return m
}

// CreateRenderer is for Fyne.
func (l *Ledger) CreateRenderer() fyne.WidgetRenderer {
	r := &ledgerRenderer{ledger: l, panel: newPanel()}
	r.panel.note.color = theme.ColorMuted
	r.restyle()
	return r
}

type ledgerRenderer struct {
	ledger *Ledger
	panel  *panel
	rows   []*ledgerRowView
}

type ledgerRowView struct {
	mark                *SeatMark
	name, detail, chips *line
	delta               *deltaView
}

func newLedgerRowView() *ledgerRowView {
	return &ledgerRowView{
		mark:   NewSeatMark(SeatLook{}),
		name:   newLine(theme.ColorText, theme.SizeText, fyne.TextStyle{}),
		detail: newLine(theme.ColorMuted, theme.SizeCaption, fyne.TextStyle{}),
		chips:  newLine(theme.ColorText, theme.SizeText, bold),
		delta:  newDeltaView(),
	}
}

func (v *ledgerRowView) set(row LedgerRow) {
	v.mark.SetLook(row.Look)
	v.name.set(row.Look.Name)
	v.detail.set(row.Detail)
	v.chips.set(row.Chips)
	v.delta.set(row.Delta, row.DeltaSign)
	for _, l := range []*line{v.name, v.detail, v.chips} {
		l.restyle()
	}
}

func (r *ledgerRenderer) Destroy() {}

func (r *ledgerRenderer) Layout(size fyne.Size) {
	r.panel.layout(size, r.fill)
}

func (r *ledgerRenderer) fill(body *stack) {
	rows := r.ledger.model.Rows
	r.rows = grown(r.rows, len(rows), newLedgerRowView)
	chips, delta := float32(0), usualDeltaWidth()
	for i, row := range rows {
		r.rows[i].set(row)
		chips = max(chips, r.rows[i].chips.natural().Width)
		delta = max(delta, r.rows[i].delta.width())
	}
	for i, row := range rows {
		r.rows[i].layout(body, row, chips, delta)
	}
}

// layout puts the detail below the name, and the figures too where they leave
// the name too little room.
func (v *ledgerRowView) layout(s *stack, row LedgerRow, chips, delta float32) {
	height := v.name.height() + 6
	indent := float32(0)
	if !row.House {
		indent = nameIndent(v.name)
		placeMark(v.mark, 0, s.y, v.name, height)
		s.add(v.mark)
	}
	chipsEnd := s.width - delta - theme.Gap
	room := chipsEnd - chips - theme.Gap - indent
	if room < min(v.name.natural().Width, leastName*v.name.asked) {
		s.text(v.name, indent, s.width-indent, height)
		s.next(height, "")
	} else {
		s.text(v.name, indent, room, height)
	}
	s.number(v.chips, chipsEnd, chips, height)
	v.delta.layout(s, s.width, delta, height)
	s.next(height, "")
	if row.Detail != "" {
		s.text(v.detail, indent, s.width-indent, v.detail.height())
		s.next(v.detail.height()+4, "")
	}
}

func (r *ledgerRenderer) MinSize() fyne.Size {
	return r.panel.minSize()
}

func (r *ledgerRenderer) Objects() []fyne.CanvasObject {
	return r.panel.objects()
}

func (r *ledgerRenderer) Refresh() {
	r.restyle()
	r.Layout(r.ledger.Size())
	canvas.Refresh(r.ledger)
}

func (r *ledgerRenderer) restyle() {
	r.panel.title.set(r.ledger.model.Title)
	r.panel.note.set(r.ledger.model.Note)
	r.panel.restyle()
}
