package widget

import (
	"math"
	"slices"

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
	r.drawMarks(m, p, shown)
}

// drawMarks puts the shapes on the lines, at their true height. The shapes of equal
// values stand beside each other.
func (r *chartRenderer) drawMarks(m *ChartModel, p plot, shown []int) {
	apart := (p.right - p.left) / float32(max(1, len(shown)-1))
	every := m.marksEvery(shown, apart)
	n := 0
	for k, position := range shown {
		same := map[float64][]int{} // lines with a shape here, by value
		for i, l := range m.Lines {
			last := k == len(shown)-1 || shown[k+1] >= len(l.Values)
			// The shapes of different lines keep out of each other's way.
			if position < len(l.Values) && (last || (k+i*every/len(m.Lines))%every == 0) {
				same[l.Values[position]] = append(same[l.Values[position]], i)
			}
		}
		for i, l := range m.Lines {
			if position >= len(l.Values) {
				continue
			}
			v := l.Values[position]
			lines := same[v]
			rank := slices.Index(lines, i)
			if rank < 0 {
				continue
			}
			step := min(chartMark, max(apart/float32(len(lines)), chartMark/2))
			width := step * float32(len(lines)-1)
			left := max(p.left, min(p.x(position)-width/2, p.right-width))
			mark := r.marks[n]
			n++
			mark.SetLook(l.Look)
			mark.Move(fyne.NewPos(left+step*float32(rank)-chartMark/2, p.y(v)-chartMark/2))
			mark.Resize(fyne.NewSquareSize(chartMark))
			r.objects = append(r.objects, mark)
		}
	}
}

// marksEvery is how many positions go by from one shape of a line to the next, so
// that there is room for the shapes of all lines.
func (m *ChartModel) marksEvery(shown []int, apart float32) int {
	every := 1
	if apart < 1.5*chartMark {
		every += int(chartApart / max(1, apart))
	}
	most := 1
	for _, position := range shown {
		for _, lines := range m.equal(position) {
			most = max(most, len(lines))
		}
	}
	return max(every, int(math.Ceil(float64(float32(most)*chartMark/max(1, apart)))))
}

// equal lists the lines by their value at a position.
func (m *ChartModel) equal(position int) map[float64][]int {
	same := map[float64][]int{}
	for i, l := range m.Lines {
		if position < len(l.Values) {
			same[l.Values[position]] = append(same[l.Values[position]], i)
		}
	}
	return same
}

// strands moves lines of equal values apart, but by less than the eye reads as
// another value.
func (m *ChartModel) strands(shown []int) [][]float32 {
	out := make([][]float32, len(m.Lines))
	for i := range out {
		out[i] = make([]float32, len(shown))
	}
	for k, position := range shown {
		for _, lines := range m.equal(position) {
			for rank, i := range lines {
				if len(lines) > 1 {
					out[i][k] = (2*float32(rank)/float32(len(lines)-1) - 1) * chartStrand
				}
			}
		}
	}
	return out
}
