package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"
)

// tipRange is a row that has something to tell.
type tipRange struct {
	from, to float32
	tip      string
}

// tipArea lies unseen over the rows of a panel and says which of them is
// tapped or pointed at. One area for all rows is easier to hit than many.
type tipArea struct {
	fynewidget.BaseWidget

	ranges []tipRange
	onTip  func(string)
	shown  string
}

var (
	_ fyne.Tappable     = (*tipArea)(nil)
	_ desktop.Hoverable = (*tipArea)(nil)
)

func newTipArea(onTip func(string)) *tipArea {
	a := &tipArea{onTip: onTip}
	a.ExtendBaseWidget(a)
	return a
}

func (a *tipArea) CreateRenderer() fyne.WidgetRenderer {
	return fynewidget.NewSimpleRenderer(container.NewWithoutLayout())
}

func (a *tipArea) Tapped(e *fyne.PointEvent) {
	a.shown = a.tipAt(e.Position.Y)
	a.onTip(a.shown)
}

func (a *tipArea) MouseIn(e *desktop.MouseEvent) {
	a.point(a.tipAt(e.Position.Y))
}

func (a *tipArea) MouseMoved(e *desktop.MouseEvent) {
	a.point(a.tipAt(e.Position.Y))
}

func (a *tipArea) MouseOut() {
	a.point("")
}

// point reports a change only: the pointer moves much more often.
func (a *tipArea) point(tip string) {
	if a.shown == tip {
		return
	}
	a.shown = tip
	a.onTip(tip)
}

func (a *tipArea) tipAt(y float32) string {
	for _, r := range a.ranges {
		if y >= r.from && y < r.to {
			return r.tip
		}
	}
	return ""
}
