package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"
)

// Options is a panel that lists what somebody can do. A tap on a row chooses it.
type Options struct {
	fynewidget.BaseWidget

	// OnTapped is given the row that is tapped.
	OnTapped func(row int)
	// OnFilter is given the filter that is tapped.
	OnFilter func(filter int)
	// OnTip is given the tip of the row that is pointed at, and "" when the
	// pointer leaves.
	OnTip func(tip string)

	model   OptionsModel
	filters filterRow
	tips    *tipArea
	scroll  *container.Scroll // nil until it is drawn
}

var _ fyne.Widget = (*Options)(nil)

// NewOptions is a panel of options.
func NewOptions(model OptionsModel) *Options {
	o := &Options{model: model.clone()}
	o.tips = newTipArea(func(tip string) {
		if o.OnTip != nil {
			o.OnTip(tip)
		}
	})
	o.tips.onTap = func(row int) {
		if o.OnTapped != nil {
			o.OnTapped(row)
		}
	}
	o.tips.done = func(row int) bool { return row < len(o.model.Rows) && o.model.Rows[row].Selected }
	o.ExtendBaseWidget(o)
	return o
}

// SetModel shows other options. One without rows leaves nothing of those before.
func (o *Options) SetModel(model OptionsModel) {
	if o.model.equal(model) {
		return
	}
	o.model = model.clone()
	o.Refresh()
}

// CreateRenderer is for Fyne.
func (o *Options) CreateRenderer() fyne.WidgetRenderer {
	r := &optionsRenderer{options: o, panel: newPanel()}
	r.rows.tips, o.tips.reveal = o.tips, r.panel.reveal
	o.scroll = r.panel.scroll
	r.panel.restyle()
	return r
}

// Within is what scrolls, with all that can have the focus.
func (o *Options) Within() []fyne.CanvasObject {
	if o.scroll == nil {
		return nil
	}
	return []fyne.CanvasObject{o.scroll}
}

// Hide takes the panel away, and the focus from what is in it.
func (o *Options) Hide() {
	o.BaseWidget.Hide()
	o.tips.leave()
	for _, b := range o.filters.buttons {
		b.leave()
	}
}

type optionsRenderer struct {
	options *Options
	panel   *panel
	rows    optionsTable
	words   paragraphs
}

func (r *optionsRenderer) Destroy() {}

func (r *optionsRenderer) Layout(size fyne.Size) {
	r.panel.layout(size, r.fill)
}

// fill stacks the filters, the rows and the footer.
func (r *optionsRenderer) fill(body *stack) {
	m := r.options.model
	end, height := r.options.filters.layout(body, m.Filters, m.Filter, func(i int) {
		if r.options.OnFilter != nil {
			r.options.OnFilter(i)
		}
	})
	r.rows.layout(body, m.Heads, m.Rows, end, height)
	if len(m.Footer) > 0 {
		last := len(m.Footer) - 1
		r.words.layout(body, m.Footer[:last], m.Footer[last])
	}
}

func (r *optionsRenderer) MinSize() fyne.Size { return r.panel.minSize() }

func (r *optionsRenderer) Objects() []fyne.CanvasObject { return r.panel.objects() }

func (r *optionsRenderer) Refresh() {
	r.panel.restyle()
	r.Layout(r.options.Size())
	canvas.Refresh(r.options)
}
