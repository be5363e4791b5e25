package widget

import (
	"strconv"

	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

const (
	markLarge, markSmall = 20, 15
	narrowMarkX          = 8
	narrowTextX          = 29
	narrowTextEnd        = 5
	detailX              = plateInset + 4
	arrowSize            = 14
	resultMost           = 44
)

// drawEnds draws the plates and the chances or results at the wires' ends.
func (r *circuitRenderer) drawEnds(m *CircuitModel, f *circuitFrame) {
	r.ends.begin(span{0, f.size.Width}, f.rows)
	for i := range m.Wires {
		w := &m.Wires[i]
		mark := r.seatMark(w.Look)
		if f.wide {
			r.drawPlate(w, f, i, mark)
		} else {
			r.drawLabel(w, f, i, mark)
		}
		switch {
		case m.collapsed(i):
			r.drawResult(w, f, i, i >= r.circuit.fadeFrom)
		case w.P1Text != "":
			r.drawChance(w, f, i)
		}
	}
	r.seats.finish()
	if f.overY > 0 {
		r.drawRowBar(f)
	}
	r.ends.finish()
}

// seatMark is the next seat's mark. Seats keep their places, so a mark is
// hardly ever given another look.
func (r *circuitRenderer) seatMark(look SeatLook) *SeatMark {
	mark := r.seats.next()
	mark.SetLook(look)
	return mark
}

// drawPlate draws a seat as a panel.
func (r *circuitRenderer) drawPlate(w *Wire, f *circuitFrame, row int, mark *SeatMark) {
	y := f.wireY(row)
	height := min(plateHeight, f.rowHeight-4)
	if f.twoLines {
		height = max(min(plateHeight, f.rowHeight-circuitGap), f.text.nameHeight+f.text.detailHeight+circuitGap)
	}
	look := paint{theme.Color(theme.ColorPlate), theme.Color(theme.ColorPanelEdge), 1, theme.Radius}
	if w.Turn {
		look.stroke, look.width = theme.Color(w.Look.Hue.Name()), turnStroke
		r.ends.arrow(fyne.NewPos(f.plate.to+turnWidth/2, y), arrowSize, look.stroke)
	}
	inner := span{f.plate.from + turnStroke/2, f.plate.to - turnStroke/2}
	r.ends.rectangle(r.ends.boxes, inner, around(y, height), look)

	nameY, right := y, w.Short
	if f.twoLines {
		nameY, right = y-f.text.detailHeight/2-1, w.Qubit
		r.detail(w.Detail, f, span{detailX, f.plate.to - plateInset}, y+f.text.nameHeight/2+1)
	}
	r.ends.place(mark, span{plateInset, plateInset + markLarge}, around(nameY, markLarge))
	end := f.plate.to - plateInset
	if right == "" || f.text.detailWidth(right) > f.plate.length()*0.45 {
		right = w.Qubit // the name needs the room more
	}
	r.ends.text(right, end, nameY, 1, lettering{f.text.detail, fyne.TextStyle{}, theme.Color(theme.ColorMuted)})
	r.name(w, f, span{plateInset + markLarge + circuitGap, end - f.text.detailWidth(right) - circuitGap}, nameY)
}

// drawLabel draws a seat where there is no room for a panel.
func (r *circuitRenderer) drawLabel(w *Wire, f *circuitFrame, row int, mark *SeatMark) {
	y := f.wireY(row)
	if w.Turn {
		look := paint{theme.Color(theme.ColorPlate), theme.Color(w.Look.Hue.Name()), turnStroke - 1, theme.Radius}
		height := max(min(f.rowHeight-circuitGap, plateHeight), f.text.nameHeight+f.text.detailHeight)
		r.ends.rectangle(r.ends.boxes, span{1, f.plate.to}, around(y, height), look)
		r.ends.arrow(fyne.NewPos(f.plate.to+turnWidth/2, y), arrowSize-4, look.stroke)
	}
	r.ends.place(mark, span{narrowMarkX, narrowMarkX + markSmall}, around(y, markSmall))
	text := span{narrowTextX, f.plate.to - narrowTextEnd}
	r.name(w, f, text, y-f.text.detailHeight/2)
	short := w.Short
	if fyne.MeasureText(short, min(f.text.detail, theme.Size(theme.SizeLeast)), fyne.TextStyle{}).Width > text.length() {
		short = w.Qubit
	}
	r.detail(short, f, text, y+f.text.nameHeight/2)
}

func (r *circuitRenderer) name(w *Wire, f *circuitFrame, across span, y float32) {
	r.label(r.ends, w.Look.Name, across, y, 0, lettering{f.text.name, bold, theme.Color(theme.ColorText)})
}

func (r *circuitRenderer) detail(s string, f *circuitFrame, across span, y float32) {
	r.label(r.ends, s, across, y, 0, lettering{f.text.detail, fyne.TextStyle{}, theme.Color(theme.ColorMuted)})
}

// label sets a text from an anchor within a stretch: smaller where it is too long, and
// then shortened.
func (r *circuitRenderer) label(pen *circuitPen, s string, across span, y, anchor float32, look lettering) {
	look.size = fitted(s, look.size, look.style, fyne.NewSize(across.length(), r.circuit.frame.rowHeight))
	pen.text(shortened(s, look.size, look.style, across.length()), across.from+anchor*across.length(), y, anchor, look)
}

// drawChance draws how likely the wire reads 1, in figures and as a bar.
func (r *circuitRenderer) drawChance(w *Wire, f *circuitFrame, row int) {
	text := w.P1Text
	if f.wide {
		text = chanceMark + text
	}
	y := f.wireY(row)
	across := span{f.end.from, f.end.to - circuitGap/2}
	r.label(r.ends, text, across, y-barHeight/2-1, 0, lettering{f.text.chance, bold, theme.Color(theme.ColorText)})

	bar := around(y+f.text.chanceHeight/2+1, barHeight)
	r.ends.rectangle(r.ends.boxes, across, bar, paint{fill: theme.Color(theme.ColorTrack), radius: barHeight / 2})
	if w.P1 > 0 {
		// A bar shorter than its own round ends would look broken.
		filled := max(barHeight, across.length()*float32(min(1, w.P1)))
		r.ends.rectangle(r.ends.boxes, span{across.from, across.from + filled}, bar,
			paint{fill: theme.Color(w.Look.Hue.Name()), radius: barHeight / 2})
	}
}

// drawResult draws what was measured; who reads 1 is in the running.
func (r *circuitRenderer) drawResult(w *Wire, f *circuitFrame, row int, fading bool) {
	look := paint{theme.Color(theme.ColorPanel), theme.Color(theme.ColorPanelEdge), 1.5, theme.Radius}
	ink := theme.Color(theme.ColorMuted)
	if w.Result == 1 {
		hue := theme.Color(w.Look.Hue.Name())
		look.fill, look.stroke = hue, hue
		ink = theme.Color(w.Look.Hue.Ink())
	}
	if fading {
		look.fill, look.stroke = faded(look.fill, r.circuit.fade), faded(look.stroke, r.circuit.fade)
	}
	side := min(resultMost, f.rowHeight-6)
	across, y := span{f.end.from, f.end.from + side}, f.wireY(row)
	r.ends.rectangle(r.ends.boxes, across, around(y, side), look)
	r.ends.text(strconv.Itoa(w.Result), across.middle(), y, 0.5, lettering{side * 0.55, bold, ink})
}

// drawRowBar shows which of the rows are seen.
func (r *circuitRenderer) drawRowBar(f *circuitFrame) {
	seen := f.rows.length()
	from := f.rows.from + seen*f.scrollY/(seen+f.overY)
	x := around(f.size.Width-scrollBar/2-1, scrollBar)
	r.ends.rectangle(r.ends.boxes, x, span{from, from + seen*seen/(seen+f.overY)},
		paint{fill: theme.Color(theme.ColorTrack), radius: scrollBar / 2})
}
