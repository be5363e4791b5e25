package widget

import (
	"slices"

	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// layColumns gives each column its place: as wide as lets all be seen at once,
// within limits. Where not all can be seen, those that are fill the space.
func (f *circuitFrame) layColumns(m *CircuitModel, z zoom) {
	rounds := m.columnRounds()
	whole, least := f.text.rolesWidth(m.Placement)
	f.roleWidth = min(whole, max(least, f.mid.length()*roleShare))
	all := f.fitting(m, rounds)
	width := z.of(all, columnMost*f.grow())
	f.placeColumns(m, rounds, width)
	if f.snap > 0 && z == (zoom{}) {
		width = f.filling(width)
		f.placeColumns(m, rounds, width)
	}
	f.gate = fyne.Max(fyne.Min(gateLeast, width*gateShare), fyne.Min(z.gateMost()*f.grow(), fyne.Min(width*gateShare, f.rowHeight*gateRowShare)))
}

// filling is the width at which the columns that are seen at the end fill the
// space, once columns of that width are placed and more than can be seen.
func (f *circuitFrame) filling(width float32) float32 {
	seen := float32(0)
	for _, c := range f.columns {
		if c.from >= f.snap {
			seen++
		}
	}
	if seen == 0 {
		return width
	}
	room := f.snap + f.mid.length() - f.contentEnd + seen*width
	if slot := f.slot.length(); slot > 0 && room/seen+slotGrowth > slot {
		room += slot - slotGrowth // the slot grows with the columns
		seen++
	}
	return min(columnMost*f.grow(), room/seen)
}

// columnRounds are the rounds of the columns, and last that of the slot if
// there is one.
func (m *CircuitModel) columnRounds() []int {
	rounds := make([]int, m.columns(), m.columns()+1)
	for i := range m.Ops {
		rounds[m.column(i)] = m.Ops[i].Round
	}
	if m.slotLook() != nil {
		rounds = append(rounds, m.NextRound)
	}
	return rounds
}

// startsRound says whether a mark stands before a column.
func startsRound(rounds []int, i int) bool {
	if i == 0 {
		return rounds[0] > 0
	}
	return rounds[i] != rounds[i-1]
}

// lead is the space left of the first column.
func (f *circuitFrame) lead() float32 {
	if f.wide {
		return startLabel
	}
	return circuitGap
}

func (f *circuitFrame) markGap() float32 {
	if f.wide {
		return markGapWide
	}
	return markGapSmall
}

// fitting is the width of a column at which all are seen, whatever that is.
func (f *circuitFrame) fitting(m *CircuitModel, rounds []int) float32 {
	count := len(rounds)
	room := f.mid.length() - f.lead() - f.roleWidth - circuitGap
	for i := range rounds {
		if startsRound(rounds, i) {
			room -= f.markGap()
		}
	}
	if m.slotLook() != nil {
		room -= slotGrowth
		if room/float32(count)+slotGrowth < theme.Touch {
			// The slot stays wide enough for a finger: the others share the rest.
			room += slotGrowth - theme.Touch
			count--
		}
	}
	return room / float32(max(1, count))
}

// placeColumns lays columns of that width out, with the marks between them and
// the slot after them.
func (f *circuitFrame) placeColumns(m *CircuitModel, rounds []int, width float32) {
	f.columns, f.marks, f.slot = f.columns[:0], f.marks[:0], span{}
	x := f.lead()
	for i, round := range rounds {
		if startsRound(rounds, i) {
			f.marks = append(f.marks, roundMark{x + (f.markGap()-markWidth)/2, m.roundName(round)})
			x += f.markGap()
		}
		if i == m.columns() {
			f.slot = span{x, x + fyne.Max(theme.Touch, width+slotGrowth)}
			x = f.slot.to
			break
		}
		f.columns = append(f.columns, span{x, x + width})
		x += width
	}
	f.contentEnd = x + f.roleWidth + circuitGap
	f.snap = f.snapped(f.contentEnd - f.mid.length())
}

// snapped is the start of the first column, or of the slot, from which on
// everything is seen: no gate is cut in two while the circuit follows the game.
func (f *circuitFrame) snapped(least float32) float32 {
	const slack = 0.01
	if least <= slack {
		return 0
	}
	for _, c := range slices.Concat(f.columns, []span{f.slot}) {
		if c.from >= least-slack {
			return c.from
		}
	}
	return least
}
