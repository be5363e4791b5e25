package ui

import (
	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/widget"
)

// longList is any number of rows of one height, of which only those in sight
// exist. The arrow keys go along it; Enter, Space and a tap open a row. Keys that
// it has no use for go on to the screen.
type longList struct {
	fynewidget.List

	rows    int
	at      int // the row that the keyboard is on
	focused bool
	open    func(row int)
}

// longRow is what the rows of a longList are.
type longRow interface {
	fyne.CanvasObject
	mark(focused bool) // the keyboard is on it
}

// newLongList is a list whose rows are made once and then filled again and again.
func newLongList(make func() longRow, fill func(row int, o longRow), open func(row int)) *longList {
	l := &longList{open: open}
	l.Length = func() int { return l.rows }
	l.CreateItem = func() fyne.CanvasObject { return make() }
	l.UpdateItem = func(row int, o fyne.CanvasObject) {
		fill(row, o.(longRow))
		o.(longRow).mark(l.focused && row == l.at)
	}
	l.OnSelected = func(row int) {
		l.UnselectAll() // so that the same row opens again
		l.at = row
		open(row)
	}
	l.HideSeparators = true
	l.ExtendBaseWidget(l)
	return l
}

// setRows shows other rows. It begins with the first one, unless there are as many
// as before.
func (l *longList) setRows(n int) {
	if l.rows != n {
		l.rows = n
		l.at = min(l.at, max(0, n-1))
		l.ScrollToOffset(0)
	}
	l.Refresh()
}

// KeyDown announces what TypedKey will forward.
func (l *longList) KeyDown(ev *fyne.KeyEvent) {
	if !l.keeps(ev.Name) {
		widget.ForwardKeyDown(l, ev)
	}
}

// KeyUp lets the screen hear of it.
func (l *longList) KeyUp(ev *fyne.KeyEvent) { widget.ForwardKeyUp(l, ev) }

// TypedKey goes along the list, or hands the key on.
func (l *longList) TypedKey(ev *fyne.KeyEvent) {
	switch page := max(1, l.page()); ev.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if l.at < l.rows {
			l.open(l.at)
		}
	case fyne.KeyPageUp:
		l.goTo(l.at - page)
	case fyne.KeyPageDown:
		l.goTo(l.at + page)
	case fyne.KeyHome:
		l.goTo(0)
	case fyne.KeyEnd:
		l.goTo(l.rows - 1)
	case fyne.KeyUp:
		l.goTo(l.at - 1)
	case fyne.KeyDown:
		l.goTo(l.at + 1)
	default:
		widget.ForwardKey(l, ev)
	}
}

func (l *longList) keeps(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyUp, fyne.KeyDown,
		fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd:
		return true
	}
	return false
}

// TypedRune leaves characters to the screen.
func (l *longList) TypedRune(r rune) { widget.ForwardRune(l, r) }

// page is how many rows are seen at once.
func (l *longList) page() int {
	return int(l.Size().Height / max(1, l.CreateItem().MinSize().Height))
}

func (l *longList) goTo(row int) {
	if l.rows > 0 {
		l.at = min(max(row, 0), l.rows-1)
		l.Highlight(l.at)
	}
}

// FocusGained shows where the keyboard is.
func (l *longList) FocusGained() {
	l.focused = true
	l.Refresh()
}

// FocusLost hides it.
func (l *longList) FocusLost() {
	l.focused = false
	l.Refresh()
}
