package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// oddsColumns say where the figures of all rows end, so that they stand below
// each other. Names get what room is left.
type oddsColumns struct {
	captioned bool // captions stand above the columns, not in each row
	stacked   bool // each row takes two lines

	gap, leading                  float32
	alone, shares, average, delta float32 // widths
	aloneEnd, sharesEnd           float32
	averageEnd                    float32
	nameRoom                      float32
}

// leastName is the least room for a name, in times of its text size, before a
// row is laid out in another way.
const leastName = 4.5

// usualDelta keeps the columns in place while deltas come and go.
const usualDelta = "000.0"

// columns tries the roomiest way first. Each must leave enough for the names,
// and captions must not push rows out of view.
func (t *oddsTable) columns(s *stack, heads OddsHeads, rows []OddsRow) oddsColumns {
	t.setHeads(heads)
	c := t.tryColumns(s.width, heads, rows, true)
	if c.nameRoom >= t.nameNeed(rows, 6) && t.captionedHeight(len(rows), c) <= s.view {
		return c
	}
	c = t.tryColumns(s.width, heads, rows, false)
	c.stacked = c.nameRoom < t.nameNeed(rows, leastName)
	return c
}

func (t *oddsTable) captionedHeight(rows int, c oddsColumns) float32 {
	if rows == 0 {
		return 0
	}
	return t.heads[0].height() + theme.Gap + float32(rows)*(t.rows[0].name.height()+c.leading)
}

func (t *oddsTable) tryColumns(width float32, heads OddsHeads, rows []OddsRow, captioned bool) oddsColumns {
	c := oddsColumns{captioned: captioned, gap: 7, leading: 3}
	averageHead := float32(0)
	if captioned {
		c.gap, c.leading = 14, 9
		c.alone = t.heads[1].natural().Width
		c.shares = t.heads[2].natural().Width
		averageHead = t.heads[3].natural().Width
		c.delta = usualDeltaWidth()
	}
	for i, row := range rows {
		v := t.rows[i]
		v.set(row, heads, captioned)
		c.alone = max(c.alone, v.alone.natural().Width)
		c.shares = max(c.shares, v.shares.natural().Width)
		c.average = max(c.average, v.average.natural().Width)
		c.delta = max(c.delta, v.delta.width())
	}
	c.averageEnd = width - c.delta - c.gap*0.7
	c.sharesEnd = min(c.averageEnd-c.average, width-averageHead) - c.gap
	c.aloneEnd = c.sharesEnd - c.shares - c.gap
	c.nameRoom = c.aloneEnd - c.alone - c.gap
	return c
}

// usualDeltaWidth is the room kept for a change of usual length.
func usualDeltaWidth() float32 {
	size := theme.Size(theme.SizeCaption)
	return fyne.MeasureText(usualDelta, size, fyne.TextStyle{}).Width + size*0.72 + 4
}

// nameNeed is what the longest name takes, but no more than so many times the
// text's size: longer names may be shortened.
func (t *oddsTable) nameNeed(rows []OddsRow, most float32) float32 {
	size := theme.Size(theme.SizeText)
	need := float32(0)
	for i := range rows {
		need = max(need, nameIndent(t.rows[i].name)+t.rows[i].name.natural().Width)
	}
	return min(need, most*size)
}
