package widget

import (
	"strconv"

	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// Distances in a chart.
const (
	chartMark   = 9.0 // side of a shape on a line
	chartStrand = 1   // the most that a line of equal values is off its height
	chartApart  = 56  // between the shapes of a line that has too many positions for all
	chartTick   = 34  // height that a label of the upright axis gets
)

// plot is the part of a chart that lies between its axes.
type plot struct {
	left, right, top, bottom float32
	scale                    chartScale
	positions                int
}

func (p plot) x(i int) float32 {
	if p.positions < 2 {
		return (p.left + p.right) / 2
	}
	return p.left + (p.right-p.left)*float32(i)/float32(p.positions-1)
}

func (p plot) y(v float64) float32 { return p.bottom - (p.bottom-p.top)*p.scale.part(v) }

// shown lists the positions that are drawn.
func (p plot) shown() []int {
	every := 1 + int(float32(p.positions)*2/max(1, p.right-p.left))
	var out []int
	for i := 0; i < p.positions-1; i += every {
		out = append(out, i)
	}
	return append(out, p.positions-1)
}

func (r *chartRenderer) layoutPlot(m *ChartModel, from, to fyne.Position) {
	r.up.restyle()
	row := r.up.height()
	p := plot{top: from.Y + row*1.6, bottom: to.Y - row*1.6, right: to.X - chartMark, positions: m.positions()}
	r.used = 0
	if p.bottom-p.top < 1.5*row { // too low for words
		p.top, p.bottom, p.left = from.Y+chartMark, max(to.Y-chartMark, from.Y+chartMark+1), from.X+chartMark
		p.scale = scaleFor(m.Lines, 1)
	} else {
		p.scale = scaleFor(m.Lines, int((p.bottom-p.top)/max(chartTick, row*1.4)))
		p.left = from.X + r.layoutTicks(p, from, to) + chartMark
		r.layoutPositions(m, p, from, to)
	}
	r.layoutMarker(m, p)
	r.drawLines(m, p)
}

// layoutTicks draws the labels of the upright axis, and returns how wide they are.
func (r *chartRenderer) layoutTicks(p plot, from, to fyne.Position) float32 {
	ticks := p.scale.ticks()
	r.rules = grown(r.rules, len(ticks), func() *Area { return NewArea(nil) })
	width := float32(0)
	for _, v := range ticks {
		width = max(width, fyne.MeasureText(tickText(v), theme.Size(theme.SizeCaption), fyne.TextStyle{}).Width+1)
	}
	for i, v := range ticks {
		y := p.y(v)
		r.rules[i].FillColor = theme.Color(theme.ColorPanelEdge)
		r.rules[i].Move(fyne.NewPos(from.X+width+4, y))
		r.rules[i].Resize(fyne.NewSize(to.X-from.X-width-4, 1))
		r.objects = append(r.objects, r.rules[i])
		l := r.label(tickText(v))
		l.Alignment = fyne.TextAlignTrailing
		l.place(from.X, y-l.height()/2, width, l.height())
	}
	return width + 4
}

// layoutPositions says what goes up, and names positions where there is room.
func (r *chartRenderer) layoutPositions(m *ChartModel, p plot, from, to fyne.Position) {
	r.up.restyle()
	r.up.set(m.Up)
	r.up.place(from.X, from.Y, to.X-from.X, r.up.height())
	r.objects = append(r.objects, r.up.Text)
	free := from.X
	for _, label := range m.labels(p) {
		w := fyne.MeasureText(label.Text, theme.Size(theme.SizeCaption), fyne.TextStyle{}).Width + 1
		x := max(from.X, min(p.x(label.At)-w/2, to.X-w))
		if x < free || x+w > to.X {
			continue
		}
		l := r.label(label.Text)
		l.Alignment = fyne.TextAlignLeading
		l.place(x, to.Y-l.height(), w, l.height())
		free = x + w + 8
	}
}

// labels are those of the model, or numbers, of which the first says of what.
func (m *ChartModel) labels(p plot) []ChartLabel {
	if m.Labels != nil {
		return m.Labels
	}
	room := max(1, int((p.right-p.left)/60))
	step := int(roundStep(float64(p.positions) / float64(room)))
	out := []ChartLabel{{0, m.Across + " " + strconv.Itoa(m.First)}}
	for i := 1; i < p.positions; i++ {
		if n := m.First + i; n%step == 0 {
			out = append(out, ChartLabel{i, strconv.Itoa(n)})
		}
	}
	return out
}

// label is the next text on an axis, still to be placed.
func (r *chartRenderer) label(text string) *line {
	r.labels = grown(r.labels, r.used+1, func() *line { return newLine(theme.ColorMuted, theme.SizeCaption, fyne.TextStyle{}) })
	l := r.labels[r.used]
	r.used++
	l.restyle()
	l.set(text)
	r.objects = append(r.objects, l.Text)
	return l
}

func (r *chartRenderer) layoutMarker(m *ChartModel, p plot) {
	if m.Marker < 0 || m.Marker >= p.positions {
		return
	}
	r.marker.FillColor = theme.Color(theme.ColorGold)
	r.marker.Move(fyne.NewPos(p.x(m.Marker)-1, p.top))
	r.marker.Resize(fyne.NewSize(2, p.bottom-p.top))
	r.objects = append(r.objects, r.marker)
}
