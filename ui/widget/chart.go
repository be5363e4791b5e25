package widget

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// Chart is a panel with a line for each player, in the player's hue and with its
// shape on it, over positions such as the hands of a match. Where there are more
// positions than the width can show, it draws some of them, and always the last.
type Chart struct {
	fynewidget.BaseWidget

	model ChartModel
}

var _ fyne.Widget = (*Chart)(nil)

// NewChart is a chart.
func NewChart(model ChartModel) *Chart {
	c := &Chart{model: model}
	c.ExtendBaseWidget(c)
	return c
}

// SetModel shows other lines.
func (c *Chart) SetModel(model ChartModel) {
	if reflect.DeepEqual(c.model, model) {
		return
	}
	c.model = model
	c.Refresh()
}

// CreateRenderer is for Fyne.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{
		chart: c, back: NewArea(nil), marker: NewArea(nil),
		title: NewParagraph(TextModel{Style: bold}), up: newLine(theme.ColorMuted, theme.SizeCaption, fyne.TextStyle{}),
		empty: NewParagraph(TextModel{Color: theme.ColorMuted}),
	}
	r.back.CornerRadius, r.back.StrokeWidth = theme.Radius, 1
	return r
}

type chartRenderer struct {
	chart  *Chart
	back   *Area
	marker *Area
	title  *Paragraph
	up     *line // stands above the upright axis
	empty  *Paragraph

	names  []*line     // the legend's
	keys   []*SeatMark // beside the names
	rules  []*Area
	labels []*line // of both axes
	used   int     // how many of labels
	lines  []*canvas.Line
	marks  []*SeatMark

	objects []fyne.CanvasObject
}

// chartTitled is how many lines high a chart must be to have a title.
const chartTitled = 8

func (r *chartRenderer) Destroy() {}

func (r *chartRenderer) MinSize() fyne.Size {
	return fyne.NewSize(leastPanel*textScale(), 6*theme.Size(theme.SizeText))
}

func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *chartRenderer) Refresh() {
	r.Layout(r.chart.Size())
	canvas.Refresh(r.chart)
}

func (r *chartRenderer) Layout(size fyne.Size) {
	m := &r.chart.model
	r.back.FillColor, r.back.StrokeColor = theme.Color(theme.ColorPanel), theme.Color(theme.ColorPanelEdge)
	r.back.Resize(size)
	r.objects = append(r.objects[:0], r.back)
	inset := panelInset(size.Width)
	top := r.layoutTitle(m, inset, size.Width-2*inset)
	if m.positions() == 0 {
		r.empty.SetText(m.Empty)
		r.empty.Move(fyne.NewPos(inset, top))
		r.empty.Resize(fyne.NewSize(size.Width-2*inset, r.empty.HeightFor(size.Width-2*inset)))
		r.objects = append(r.objects, r.empty)
		return
	}
	top = r.layoutLegend(m, inset, top, size.Width-2*inset)
	r.layoutPlot(m, fyne.NewPos(inset, top), fyne.NewPos(size.Width-inset, size.Height-inset*0.7))
}

func (r *chartRenderer) layoutTitle(m *ChartModel, x, width float32) float32 {
	y := x * 0.7
	if m.Title == "" || r.chart.Size().Height < chartTitled*r.title.lineHeight() {
		return y
	}
	r.title.SetText(m.Title)
	height := r.title.HeightFor(width)
	r.title.Move(fyne.NewPos(x, y))
	r.title.Resize(fyne.NewSize(width, height))
	r.title.Refresh()
	r.objects = append(r.objects, r.title)
	return y + height + 4
}

// layoutLegend names the lines, as many in a row as there is room for.
func (r *chartRenderer) layoutLegend(m *ChartModel, left, y, width float32) float32 {
	const side = 12
	r.names = grown(r.names, len(m.Lines), r.caption)
	r.keys = grown(r.keys, len(m.Lines), func() *SeatMark { return NewSeatMark(SeatLook{}) })
	space, row := r.legendSpace(m, side+4, width), float32(0)
	x := left
	for i, l := range m.Lines {
		name, key := r.names[i], r.keys[i]
		row = name.height() + 2
		w := min(name.natural().Width+1, width-side-4)
		if x > left && x+side+4+w > left+width+0.5 {
			x, y = left, y+row
		}
		key.SetLook(l.Look)
		key.Move(fyne.NewPos(x, y+(row-side)/2))
		key.Resize(fyne.NewSquareSize(side))
		name.place(x+side+4, y, w, row)
		r.objects = append(r.objects, key, name.Text)
		x += side + 4 + w + space
	}
	return y + row + 4
}

// legendSpace is what lies between two names: less than usual where all fit in one
// row by that.
func (r *chartRenderer) legendSpace(m *ChartModel, indent, width float32) float32 {
	const usual, least = 14, 6
	free := width
	for i, l := range m.Lines {
		r.names[i].restyle()
		r.names[i].set(l.Look.Name)
		free -= indent + r.names[i].natural().Width + 1
	}
	space := free / float32(max(1, len(m.Lines)-1))
	if space < least {
		return usual
	}
	return min(usual, space)
}

func (r *chartRenderer) caption() *line {
	return newLine(theme.ColorText, theme.SizeCaption, fyne.TextStyle{})
}

// Spoken is the title, and what each player has at the marker or in the end.
func (c *Chart) Spoken() []Spoken {
	out := []string{c.model.Title}
	if c.model.positions() == 0 {
		out = append(out, c.model.Empty)
	}
	for _, l := range c.model.Lines {
		at := len(l.Values) - 1
		if m := c.model.Marker; m >= 0 && m < at {
			at = m
		}
		out = append(out, l.Look.Name+" "+tickText(l.Values[at]))
	}
	return sayAll(c, out...)
}
