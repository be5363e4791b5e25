package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quantumpoker/ui/theme"
)

// drawLines draws what the players have, and their shapes above all lines.
func (r *chartRenderer) drawLines(m *ChartModel, p plot) {
	shown := p.shown()
	r.lines = grown(r.lines, len(m.Lines)*len(shown), func() *canvas.Line { return canvas.NewLine(nil) })
	r.marks = grown(r.marks, len(m.Lines)*len(shown), func() *SeatMark { return NewSeatMark(SeatLook{}) })
	strands := m.strands(shown)
	at := func(line, k int) fyne.Position {
		v := m.Lines[line].Values[shown[k]]
		return fyne.NewPos(p.x(shown[k]), p.y(v)+strands[line][k])
	}
	n := 0
	for i, l := range m.Lines {
		for k := 1; k < len(shown) && shown[k] < len(l.Values); k++ {
			c := r.lines[n]
			n++
			c.StrokeColor, c.StrokeWidth = theme.Color(l.Look.Hue.Name()), 2
			c.Position1, c.Position2 = at(i, k-1), at(i, k)
			r.objects = append(r.objects, c)
		}
	}
	every := 1 + int(chartApart*float32(len(shown))/max(1, p.right-p.left))
	if float32(len(shown))*1.5*chartMark < p.right-p.left {
		every = 1
	}
	n = 0
	for i, l := range m.Lines {
		for k := range shown {
			last := k == len(shown)-1 || shown[k+1] >= len(l.Values)
			// The shapes of different lines keep out of each other's way.
			if shown[k] >= len(l.Values) || !last && (k+i*every/len(m.Lines))%every != 0 {
				continue
			}
			mark := r.marks[n]
			n++
			mark.SetLook(l.Look)
			mark.Move(at(i, k).SubtractXY(chartMark/2.0, chartMark/2.0))
			mark.Resize(fyne.NewSquareSize(chartMark))
			r.objects = append(r.objects, mark)
		}
	}
}

// strands moves lines of equal values apart.
func (m *ChartModel) strands(shown []int) [][]float32 {
	out := make([][]float32, len(m.Lines))
	for i := range out {
		out[i] = make([]float32, len(shown))
	}
	for k, position := range shown {
		same := map[float64][]int{}
		for i, l := range m.Lines {
			if position < len(l.Values) {
				same[l.Values[position]] = append(same[l.Values[position]], i)
			}
		}
		for _, lines := range same {
			for rank, i := range lines {
				out[i][k] = (float32(rank) - float32(len(lines)-1)/2) * chartStrand
			}
		}
	}
	return out
}
