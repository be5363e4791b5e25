package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// The height of the bar along the top, and how wide a page's column may get
// before its lines are tiring to read.
const (
	barHeight float32 = 52
	pageWidth float32 = 760
)

// page is a screen's frame: a bar with a way back and a title, a body that
// scrolls, and what always stays in sight at the foot.
type page struct {
	fynewidget.BaseWidget

	bar, base *surface
	way       *widget.Button // nil on a screen that leads nowhere back
	title     *widget.Text
	body      *column
	scroll    *container.Scroll
	foot      *column // nil if there is none
}

// newPage is a page with a bar.
func newPage(title string, back func(), body *column) *page {
	p := &page{
		bar:    newSurface(theme.ColorBar, "", 0),
		base:   newSurface(theme.ColorBar, "", 0),
		way:    widget.NewButton(lang.L("← Back"), widget.Quiet, back),
		title:  widget.NewText(widget.TextModel{Text: title, Size: theme.SizeTitle, Style: fyne.TextStyle{Bold: true}}),
		body:   body,
		scroll: container.NewVScroll(body),
	}
	body.inset = theme.PanelInset
	if body.most == 0 {
		body.most = pageWidth
	}
	p.ExtendBaseWidget(p)
	return p
}

// setFoot is called before the page is shown, if ever.
func (p *page) setFoot(foot *column) {
	foot.inset, foot.most = theme.Gap, pageWidth
	p.foot = foot
}

// relayout is called when what is in the page has become higher or lower.
func (p *page) relayout() {
	p.Refresh()
}

// hold makes a change of the body while an object in it stays where it is on
// screen, and so under the pointer that drags it.
func (p *page) hold(o fyne.CanvasObject, change func()) {
	driver := fyne.CurrentApp().Driver()
	before := driver.AbsolutePositionForObject(o).Y
	change()
	scrollTo(p.scroll, p.body, p.scroll.Offset.Y+driver.AbsolutePositionForObject(o).Y-before)
}

// CreateRenderer is for Fyne.
func (p *page) CreateRenderer() fyne.WidgetRenderer {
	return &pageRenderer{page: p}
}

type pageRenderer struct {
	page *page
}

func (r *pageRenderer) Destroy() {}

func (r *pageRenderer) Layout(size fyne.Size) {
	p := r.page
	bar := max(barHeight, p.title.MinSize().Height+theme.Gap)
	p.bar.Resize(fyne.NewSize(size.Width, bar))
	layBar(box(0, 0, size.Width-theme.Gap, bar), p.way, p.title)

	foot := float32(0)
	if p.foot != nil {
		foot = p.foot.HeightFor(size.Width)
		p.base.Move(fyne.NewPos(0, size.Height-foot))
		p.base.Resize(fyne.NewSize(size.Width, foot))
		p.foot.Move(fyne.NewPos(0, size.Height-foot))
		p.foot.Resize(fyne.NewSize(size.Width, foot))
	}
	// The body's least height depends on its width, so that comes first.
	p.body.Resize(fyne.NewSize(size.Width, p.body.HeightFor(size.Width)))
	p.scroll.Move(fyne.NewPos(0, bar))
	p.scroll.Resize(fyne.NewSize(size.Width, max(0, size.Height-bar-foot)))
	p.scroll.Refresh()
}

// layBar puts the way back and the title into a bar. Where the title has no room, the
// way back is an arrow alone.
func layBar(bar rect, way *widget.Button, title *widget.Text) {
	back := lang.L("← Back")
	way.Name = back
	way.SetLabel(back)
	if bar.size.Width-way.Natural().Width-theme.PanelInset < title.Least() {
		way.SetLabel("←")
	}
	size := way.Natural()
	box(theme.Gap/2, max(0, bar.size.Height-size.Height)/2, size.Width, size.Height).give(way)
	x := size.Width + theme.PanelInset
	box(x, 0, bar.right()-x, bar.size.Height).give(title)
}

func (r *pageRenderer) MinSize() fyne.Size {
	return fyne.Size{}
}

func (r *pageRenderer) Objects() []fyne.CanvasObject {
	p := r.page
	objects := []fyne.CanvasObject{p.scroll, p.bar, p.way, p.title}
	if p.foot != nil {
		objects = append(objects, p.base, p.foot)
	}
	return objects
}

func (r *pageRenderer) Refresh() {
	p := r.page
	r.Layout(p.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(p)
}
