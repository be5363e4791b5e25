package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// The lengths that a circuit adapts between, and those that it keeps.
const (
	circuitWide             = 700              // from this width on, plates are panels
	rowLeast, rowMost       = theme.Touch, 110 // the latter in a window of usual size, as all that is most
	columnLeast, columnMost = 34, 80
	gateLeast, gateMost     = 24, 48
	usualWidth, usualHeight = 1250, 700
	gateShare, gateRowShare = 0.85, 0.72 // of a column, and of a row

	plateWide    = 170
	plateHeight  = 70
	plateInset   = 13
	turnWidth    = 14 // between a plate and its wire, for the mark of who is to move
	barWide      = 98
	barNarrow    = 52
	barHeight    = 8
	startLabel   = 36 // left of the first column, for |0⟩
	slotGrowth   = 4  // the slot is wider than a column
	rolePad      = 8  // inside a role's label, left and right
	circuitGap   = 8
	circuitFoot  = 8 // below the wires, for the scroll bar
	plateShare   = 0.3
	barShare     = 0.2
	roleShare    = 0.45 // of the gates' room, at most
	markGapWide  = 20
	markGapSmall = 10
)

// span is a stretch of the x or the y axis.
type span struct{ from, to float32 }

func (s span) length() float32 { return s.to - s.from }
func (s span) middle() float32 { return (s.from + s.to) / 2 }

// shrunk is the stretch without that much at either end.
func (s span) shrunk(by float32) span { return span{s.from + by, s.to - by} }

// roundMark is the line before a round's first column.
type roundMark struct {
	x    float32
	name string
}

// circuitFrame says where everything of a circuit lies. Columns, marks and
// slot are in the coordinates of the drawn content, which starts at the first
// column whatever is scrolled; all else in those of the widget.
type circuitFrame struct {
	size fyne.Size
	text circuitText
	wide bool

	plate, mid, end span // across: plates, gates, chances
	head            span // down: the captions of the rounds
	rows            span // down: what is seen of the rows
	rowCount        int
	rowHeight       float32
	twoLines        bool // plates have a second line

	gate       float32 // side of a gate's box
	columns    []span
	marks      []roundMark
	slot       span // empty if there is none
	roleWidth  float32
	contentEnd float32
	snap       float32 // where the first column starts that is wholly seen at the end
	overY      float32 // how much higher the rows are than what is seen of them
	scrollX    float32
	scrollY    float32
}

// CircuitHeight is the height at which a circuit shows that many wires, a row high
// each, without scrolling.
func CircuitHeight(wires int, row float32) float32 {
	t := newCircuitText(false, 1)
	return t.captionHeight + 2 + float32(wires)*row + circuitFoot
}

// newCircuitFrame lays a model out on a size, scrolled to the very start.
func newCircuitFrame(size fyne.Size, m *CircuitModel, z zoom) circuitFrame {
	wide := size.Width >= circuitWide
	f := circuitFrame{size: size, text: circuitTextFor(size.Height, m, wide), wide: wide}
	f.layAcross(m)
	f.layDown(m)
	f.layColumns(m, z)
	return f
}

// layAcross shares the width out between plates, gates and chances.
func (f *circuitFrame) layAcross(m *CircuitModel) {
	most := f.size.Width * plateShare
	plate, bar := float32(plateWide), float32(barWide)
	if f.wide {
		for i := range m.Wires {
			plate = max(plate, detailX+f.text.detailWidth(m.Wires[i].Detail)+plateInset)
		}
		bar = max(bar, f.text.chanceWidth(chanceMark+widestChance))
	} else {
		plate = 0
		for i := range m.Wires {
			plate = max(plate, narrowTextX+f.text.detailWidth(m.Wires[i].Short)+narrowTextEnd)
		}
		bar = min(max(barNarrow, f.text.chanceWidth(widestChance)), max(barNarrow, f.size.Width*barShare))
	}
	f.plate = span{0, min(plate, most)}
	f.end = span{f.size.Width - bar - circuitGap, f.size.Width - circuitGap/2}
	f.mid = span{f.plate.to + turnWidth, f.end.from - circuitGap/2}
}

// layDown finds the height of a row, and centres the rows if there is more
// room than they take.
func (f *circuitFrame) layDown(m *CircuitModel) {
	head := f.text.head(m)
	f.rowCount = len(m.Wires)
	room := f.size.Height - head - circuitFoot
	f.rowHeight = fyne.Max(f.text.row(f.wide), fyne.Min(rowMost*f.grow(), room/float32(max(1, f.rowCount))))
	f.twoLines = !f.wide || f.rowHeight >= f.text.nameHeight+f.text.detailHeight+2*circuitGap

	total := f.rowHeight * float32(f.rowCount)
	top := fyne.Max(0, (room-total)/2)
	f.head = span{top, top + head}
	f.rows = span{f.head.to, min(f.head.to+total, f.size.Height-circuitFoot)}
	f.overY = max(0, f.head.to+total-f.size.Height+circuitFoot)
	if f.overY < 1 { // sums of parts are not exact
		f.overY = 0
	}
}

// grow is how much larger all may get than in a window of usual size.
func (f *circuitFrame) grow() float32 {
	return fyne.Max(1, fyne.Min(f.size.Width/usualWidth, f.size.Height/usualHeight))
}

// scrollTo moves what is seen, as far as there is something to see.
func (f *circuitFrame) scrollTo(x, y float32) {
	f.scrollX = fyne.Max(0, fyne.Min(x, f.snap))
	f.scrollY = fyne.Max(0, fyne.Min(y, f.overY))
}

// rowTop is the upper edge of a row.
func (f *circuitFrame) rowTop(row int) float32 {
	return f.rows.from + float32(row)*f.rowHeight - f.scrollY
}

// wireY is the height of a wire.
func (f *circuitFrame) wireY(row int) float32 {
	return f.rowTop(row) + f.rowHeight/2
}

// slotDown is how far the slot reaches down, outline and all.
func (f *circuitFrame) slotDown() span {
	return f.rows.shrunk(min(circuitGap, f.rowHeight*0.04))
}

// x takes a place in the content to one in the widget.
func (f *circuitFrame) x(content float32) float32 {
	return f.mid.from + content - f.scrollX
}

// seen says whether any of a stretch of the content is seen.
func (f *circuitFrame) seen(s span) bool {
	return f.x(s.to) > f.mid.from && f.x(s.from) < f.mid.to
}
