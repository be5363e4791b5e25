package widget

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"
)

// Odds is the panel that says what each seat can expect and which outcomes
// there are. Where it is narrow it drops the captions of its columns, where it
// is low it scrolls.
type Odds struct {
	fynewidget.BaseWidget

	// OnTip is given the tip of the row that is tapped or pointed at, and ""
	// when the pointer leaves.
	OnTip func(tip string)

	model OddsModel
	tips  *tipArea
}

var _ fyne.Widget = (*Odds)(nil)

// NewOdds is a panel of odds.
func NewOdds(model OddsModel) *Odds {
	o := &Odds{model: model.clone()}
	o.tips = newTipArea(func(tip string) {
		if o.OnTip != nil {
			o.OnTip(tip)
		}
	})
	o.ExtendBaseWidget(o)
	return o
}

// SetModel shows other odds.
func (o *Odds) SetModel(model OddsModel) {
	if reflect.DeepEqual(o.model, model) {
		return
	}
	o.model = model.clone()
	o.Refresh()
}

// CreateRenderer is for Fyne.
func (o *Odds) CreateRenderer() fyne.WidgetRenderer {
	r := &oddsRenderer{odds: o, panel: newPanel(), rule: NewArea(nil)}
	o.tips.reveal = r.panel.reveal
	r.restyle()
	return r
}

// Hide takes the panel away, and the focus from its rows.
func (o *Odds) Hide() {
	o.BaseWidget.Hide()
	o.tips.leave()
}

type oddsRenderer struct {
	odds     *Odds
	panel    *panel
	seats    oddsTable
	seatsEnd float32
	rule     *Area // between seats and outcomes
	outcomes outcomeTable
	words    paragraphs
}

func (r *oddsRenderer) Destroy() {}

func (r *oddsRenderer) Layout(size fyne.Size) {
	r.panel.layout(size, r.fill)
}

// fill stacks the seats, the outcomes, the links and the footer.
func (r *oddsRenderer) fill(body *stack) {
	m := r.odds.model
	r.fillRows(body)
	over, fold := body.y-body.view, body.view*0.75
	if over > 0 && (over < body.view/8 || r.seatsEnd > fold) { // then closer rows fit, or some outcomes do
		*body = stack{width: body.width, view: body.view, tight: true}
		r.fillRows(body)
	}
	r.words.layout(body, m.Links, m.Footer)

	r.odds.tips.set(body.tips, fyne.NewSize(body.width, body.y))
	body.add(r.odds.tips)
}

func (r *oddsRenderer) fillRows(body *stack) {
	m := r.odds.model
	r.seats.layout(body, m.Heads, m.Rows)
	r.seatsEnd = body.y
	if len(m.Outcomes) > 0 {
		body.line(r.rule)
		r.outcomes.layout(body, m.Heads.Outcome, m.Outcomes)
	}
}

func (r *oddsRenderer) MinSize() fyne.Size {
	return r.panel.minSize()
}

func (r *oddsRenderer) Objects() []fyne.CanvasObject {
	return r.panel.objects()
}

func (r *oddsRenderer) Refresh() {
	r.restyle()
	r.Layout(r.odds.Size())
	canvas.Refresh(r.odds)
}

func (r *oddsRenderer) restyle() {
	r.panel.title.set(r.odds.model.Title)
	r.panel.note.set(r.odds.model.Note)
	r.panel.restyle()
}
