package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"
)

// tipRange is a row, or a cell of one, that has something to tell.
type tipRange struct {
	from, to    float32
	left, right float32 // across; right 0 is the whole width
	tip         string
}

func (r tipRange) has(p fyne.Position) bool {
	across := r.right == 0 || p.X >= r.left && p.X < r.right
	return across && p.Y >= r.from && p.Y < r.to
}

// tipArea lies unseen over the rows of a panel and says which of them is
// tapped or pointed at. One area for all rows is easier to hit than many.
type tipArea struct {
	fynewidget.BaseWidget

	ranges []tipRange
	top    float32 // where the first range begins, and the area with it
	onTip  func(string)
	onTap  func(row int) // where set, a tap is more than a question
	shown  string

	at      int // the row that the keyboard is on
	focused bool
	done    func(row int) bool     // what a tap on it does has been done
	reveal  func(from, to float32) // scrolls to a row; may be nil
}

var (
	_ fyne.Tappable      = (*tipArea)(nil)
	_ desktop.Hoverable  = (*tipArea)(nil)
	_ desktop.Cursorable = (*tipArea)(nil)
)

func newTipArea(onTip func(string)) *tipArea {
	a := &tipArea{onTip: onTip, done: func(int) bool { return false }}
	a.ExtendBaseWidget(a)
	return a
}

func (a *tipArea) Tapped(e *fyne.PointEvent) {
	row := a.rowAt(e.Position)
	if a.onTap != nil {
		if row >= 0 {
			a.onTap(row)
		}
		return
	}
	a.shown = a.tipOf(row)
	a.onTip(a.shown)
}

func (a *tipArea) MouseIn(e *desktop.MouseEvent) {
	a.point(a.tipOf(a.rowAt(e.Position)))
}

func (a *tipArea) MouseMoved(e *desktop.MouseEvent) {
	a.point(a.tipOf(a.rowAt(e.Position)))
}

func (a *tipArea) MouseOut() {
	a.point("")
}

// Cursor is a hand where a tap does something.
func (a *tipArea) Cursor() desktop.Cursor {
	if a.onTap != nil {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// point reports a change only: the pointer moves much more often.
func (a *tipArea) point(tip string) {
	if a.shown == tip {
		return
	}
	a.shown = tip
	a.onTip(tip)
}

// rowAt is the range at a point, -1 if there is none.
func (a *tipArea) rowAt(p fyne.Position) int {
	for i, r := range a.ranges {
		if r.has(p.AddXY(0, a.top)) {
			return i
		}
	}
	return -1
}

func (a *tipArea) tipOf(row int) string {
	if row < 0 {
		return ""
	}
	return a.ranges[row].tip
}
