package ui

import "fyne.io/fyne/v2"

// leaf is a screen that is read or set and then left the way one came. Keys
// scroll it.
type leaf struct {
	app  *App
	page *page
	from screen
}

// newLeaf is such a screen over the one that is shown now.
func newLeaf(a *App, title string, body *column) *leaf {
	l := &leaf{app: a, from: a.current}
	l.page = newPage(title, l.back, body)
	return l
}

func (l *leaf) content() fyne.CanvasObject { return l.page }

func (l *leaf) back() { l.app.show(l.from) }

func (l *leaf) leave() {}

// key scrolls. A key held down goes on scrolling.
func (l *leaf) key(ev *fyne.KeyEvent, _ bool) bool {
	return scrollByKey(l.page.scroll, l.page.body, ev.Name)
}
