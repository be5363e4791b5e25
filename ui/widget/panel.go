package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quantumpoker/ui/theme"
)

// panel is what Odds, Hidden, Options and Recap share: a rounded surface with a title,
// perhaps a note beside or below it, and a body that scrolls if it is too long.
type panel struct {
	surface *Area
	title   *line
	note    *line
	scroll  *container.Scroll
	body    *fyne.Container
	height  *fixedHeight
}

// fixedHeight is the layout of a body whose owner has placed all objects.
type fixedHeight struct{ height float32 }

func (f *fixedHeight) Layout([]fyne.CanvasObject, fyne.Size) {}

func (f *fixedHeight) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, f.height)
}

func newPanel() *panel {
	p := &panel{
		surface: NewArea(nil),
		title:   newLine(theme.ColorText, theme.SizeText, bold),
		note:    newLine(theme.ColorGold, theme.SizeCaption, fyne.TextStyle{}),
		height:  &fixedHeight{},
	}
	p.body = container.New(p.height)
	p.scroll = container.NewVScroll(p.body)
	p.surface.CornerRadius = theme.Radius
	return p
}

func (p *panel) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.surface, p.title.Text, p.note.Text, p.scroll}
}

func (p *panel) restyle() {
	p.surface.FillColor = theme.Color(theme.ColorPanel)
	p.surface.StrokeColor = theme.Color(theme.ColorPanelEdge)
	p.surface.StrokeWidth = 1
	p.title.restyle()
	p.note.restyle()
}

// panelInset is the space left and right of what stands in a panel of that
// width; the scroll bar has its place in it.
func panelInset(width float32) float32 {
	return clamp(width*0.045, 10, theme.PanelInset)
}

// layout places title and note, then the body. fill places the body's objects
// at a width, knowing how much of its height is in view.
func (p *panel) layout(size fyne.Size, fill func(*stack)) {
	p.surface.Resize(size)
	inset := panelInset(size.Width)
	width := max(0, size.Width-2*inset)
	top := p.layoutHead(inset, width)

	view := fyne.NewSize(max(0, size.Width-inset-2), max(0, size.Height-top-inset/2))

	body := &stack{width: width, view: view.Height}
	fill(body)
	p.body.Objects = body.objects
	p.height.height = body.y
	p.scroll.Move(fyne.NewPos(inset, top))
	p.scroll.Resize(view)
	p.scroll.Refresh()
}

// reveal scrolls until a part of the body is in sight.
func (p *panel) reveal(from, to float32) {
	view := p.scroll.Size().Height
	y := min(max(p.scroll.Offset.Y, min(to, p.height.height)-view), from)
	if y != p.scroll.Offset.Y {
		p.scroll.ScrollToOffset(fyne.NewPos(0, y))
	}
}

// layoutHead returns where the body begins.
func (p *panel) layoutHead(inset, width float32) float32 {
	y := inset * 0.7
	if p.title.full == "" && p.note.full == "" {
		p.title.place(inset, y, 0, 0) // nothing may be left of what stood there
		p.note.place(inset, y, 0, 0)
		return y
	}
	title, note := p.title.natural(), p.note.natural()
	if p.title.full == "" {
		p.title.place(inset, y, 0, 0)
		p.note.Alignment = fyne.TextAlignLeading
		p.note.place(inset, y, width, p.title.height())
		return y + p.title.height() + 4
	}
	if p.note.full == "" || title.Width+note.Width+theme.Gap <= width {
		p.title.place(inset, y, max(0, width-note.Width), title.Height)
		p.note.Alignment = fyne.TextAlignTrailing
		p.note.place(inset+width-note.Width, y, note.Width, title.Height)
		return y + title.Height + 4
	}
	p.title.place(inset, y, width, title.Height)
	p.note.Alignment = fyne.TextAlignLeading
	p.note.place(inset, y+title.Height, width, note.Height)
	return y + title.Height + note.Height + 4
}

// leastPanel is the least width of a panel at normal text scale.
const leastPanel = 150

// minSize leaves room for the head and a little of the body.
func (p *panel) minSize() fyne.Size {
	return fyne.NewSize(leastPanel*textScale(), p.title.height()*3.5)
}
