package widget

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// RecapModel is what has happened since somebody last looked.
type RecapModel struct {
	Title string
	Note  string
	Rows  []RecapRow
	Empty string // what to say when there are no rows
}

// RecapRow is one event in a sentence, under the mark of who did it.
type RecapRow struct {
	Look SeatLook
	Text string
}

// Recap is a panel of events. Its sentences wrap, and it scrolls if they are
// too many; at first the newest are in sight, the uppermost of them from its beginning.
type Recap struct {
	fynewidget.BaseWidget

	model RecapModel
}

var _ fyne.Widget = (*Recap)(nil)

// NewRecap is a panel of events.
func NewRecap(model RecapModel) *Recap {
	r := &Recap{model: model.clone()}
	r.ExtendBaseWidget(r)
	return r
}

// SetModel shows other events.
func (r *Recap) SetModel(model RecapModel) {
	if r.model.Title == model.Title && r.model.Note == model.Note && r.model.Empty == model.Empty && slices.Equal(r.model.Rows, model.Rows) {
		return
	}
	r.model = model.clone()
	r.Refresh()
}

func (m RecapModel) clone() RecapModel {
	m.Rows = slices.Clone(m.Rows)
	return m
}

// CreateRenderer is for Fyne.
func (r *Recap) CreateRenderer() fyne.WidgetRenderer {
	view := &recapRenderer{recap: r, panel: newPanel()}
	view.panel.note.color = theme.ColorMuted
	view.restyle()
	return view
}

type recapRenderer struct {
	recap *Recap
	panel *panel
	marks []*SeatMark
	texts []*Paragraph
	empty paragraphs

	newest float32 // where the first row begins of those that are in sight at first
}

func (r *recapRenderer) Destroy() {}

func (r *recapRenderer) Layout(size fyne.Size) {
	r.panel.layout(size, r.fill)
	r.panel.scroll.ScrollToOffset(fyne.NewPos(0, r.newest))
}

// rowGap is the space between two events.
const rowGap = 6

func (r *recapRenderer) fill(body *stack) {
	rows := r.recap.model.Rows
	if len(rows) == 0 {
		r.empty.layout(body, nil, r.recap.model.Empty)
	}
	r.marks = grown(r.marks, len(rows), func() *SeatMark { return NewSeatMark(SeatLook{}) })
	r.texts = grown(r.texts, len(rows), func() *Paragraph { return NewParagraph(TextModel{}) })
	first := newLine(theme.ColorText, theme.SizeText, fyne.TextStyle{})
	indent := nameIndent(first) + 2
	begins := make([]float32, len(rows))
	for i, row := range rows {
		mark, text := r.marks[i], r.texts[i]
		mark.SetLook(row.Look)
		text.SetModel(TextModel{Text: row.Text})
		room := max(0, body.width-indent)
		height := text.HeightFor(room)
		placeMark(mark, 0, body.y, first, first.height())
		text.Move(fyne.NewPos(indent, body.y))
		text.Resize(fyne.NewSize(room, height))
		body.add(mark, text)
		begins[i] = body.y
		body.next(height+rowGap, "")
	}
	r.newest = firstInSight(begins, body.y-rowGap-body.view)
	body.y = max(body.y, r.newest+body.view) // so that it can be scrolled to
}

// firstInSight is the first beginning from that place on, the last one if there is none,
// and 0 if all fits.
func firstInSight(begins []float32, from float32) float32 {
	if from <= 0 || len(begins) == 0 {
		return 0
	}
	i, _ := slices.BinarySearch(begins, from)
	return begins[min(i, len(begins)-1)]
}

func (r *recapRenderer) MinSize() fyne.Size {
	return r.panel.minSize()
}

func (r *recapRenderer) Objects() []fyne.CanvasObject {
	return r.panel.objects()
}

func (r *recapRenderer) Refresh() {
	r.restyle()
	r.Layout(r.recap.Size())
	canvas.Refresh(r.recap)
}

func (r *recapRenderer) restyle() {
	r.panel.title.set(r.recap.model.Title)
	r.panel.note.set(r.recap.model.Note)
	r.panel.restyle()
}
