package widget

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"
)

// HiddenCards is a panel that says who may hold what: a row for each seat, a
// column for each gate, and below them the deals that are possible.
type HiddenCards struct {
	fynewidget.BaseWidget

	// OnTip is given the tip of the figure that is tapped or pointed at, and ""
	// when the pointer leaves.
	OnTip func(tip string)

	model HiddenModel
	tips  *tipArea
}

var _ fyne.Widget = (*HiddenCards)(nil)

// NewHiddenCards is a panel of chances.
func NewHiddenCards(model HiddenModel) *HiddenCards {
	h := &HiddenCards{model: model.clone()}
	h.tips = newTipArea(func(tip string) {
		if h.OnTip != nil {
			h.OnTip(tip)
		}
	})
	h.ExtendBaseWidget(h)
	return h
}

// SetModel shows other chances. One without rows leaves nothing of those before.
func (h *HiddenCards) SetModel(model HiddenModel) {
	if reflect.DeepEqual(h.model, model) {
		return
	}
	h.model = model.clone()
	h.Refresh()
}

// CreateRenderer is for Fyne.
func (h *HiddenCards) CreateRenderer() fyne.WidgetRenderer {
	r := &hiddenRenderer{hidden: h, panel: newPanel(), rule: NewArea(nil)}
	h.tips.reveal = r.panel.reveal
	r.panel.restyle()
	return r
}

// Hide takes the panel away, and the focus from its figures.
func (h *HiddenCards) Hide() {
	h.BaseWidget.Hide()
	h.tips.leave()
}

type hiddenRenderer struct {
	hidden *HiddenCards
	panel  *panel
	table  hiddenTable
	rule   *Area // between seats and deals
	deals  outcomeTable
	words  paragraphs
}

func (r *hiddenRenderer) Destroy() {}

func (r *hiddenRenderer) Layout(size fyne.Size) {
	r.panel.layout(size, r.fill)
}

// fill stacks the seats, the deals and the footer.
func (r *hiddenRenderer) fill(body *stack) {
	m := r.hidden.model
	if len(m.Rows) > 0 {
		r.table.layout(body, m)
	}
	if len(m.Deals) > 0 {
		body.line(r.rule)
		r.deals.layout(body, m.Head, m.Deals)
	}
	r.words.layout(body, nil, m.Footer)
	r.hidden.tips.set(body.tips, fyne.NewSize(body.width, body.y))
	body.add(r.hidden.tips)
}

func (r *hiddenRenderer) MinSize() fyne.Size { return r.panel.minSize() }

func (r *hiddenRenderer) Objects() []fyne.CanvasObject { return r.panel.objects() }

func (r *hiddenRenderer) Refresh() {
	r.panel.restyle()
	r.Layout(r.hidden.Size())
	canvas.Refresh(r.hidden)
}
