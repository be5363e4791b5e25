package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// home is the first screen: the game's name and picture, and where to go.
type home struct {
	app     *App
	view    *homeView
	matches *column
	offers  map[any]*widget.Button // those of matches, by what each continues
}

func newHome(a *App) *home {
	h := &home{app: a}
	to := func(make func() screen) func() { return func() { a.show(make()) } }
	items := []fyne.CanvasObject{
		widget.NewButton(lang.L("New match"), widget.Primary, to(func() screen { return newMatchScreen(a) })),
	}
	h.matches = newColumn()
	h.list()
	items = append(items, h.matches)
	more := newGrid(110, 2,
		widget.NewButton(lang.L("Rules"), widget.Secondary, to(func() screen { return newRules(a) })),
		widget.NewButton(lang.L("History"), widget.Secondary, to(func() screen { return newHistory(a) })),
		widget.NewButton(lang.L("Shared hand"), widget.Secondary, a.openShared),
		widget.NewButton(lang.L("Settings"), widget.Secondary, to(func() screen { return newSettings(a) })),
		widget.NewButton(lang.L("About"), widget.Secondary, to(func() screen { return newAbout(a) })),
	)
	if !fyne.CurrentDevice().IsMobile() {
		more.items = append(more.items, widget.NewButton(lang.L("Quit"), widget.Secondary, a.close))
	}
	menu := newColumn(append(items, more)...)
	menu.gap = theme.Gap + theme.Gap/2
	h.view = newHomeView(menu)
	a.loadKept(func() {
		h.list()
		h.view.Refresh()
	})
	return h
}

// homeMatches is how many matches home offers. The history has all.
const homeMatches = 2

// list offers the matches that were played last. A match that was offered before keeps
// its button, which may have the focus; the focus leaves one that is gone.
func (h *home) list() {
	before := h.offers
	h.offers, h.matches.items = map[any]*widget.Button{}, nil
	sessions := h.app.sessions()
	if h.app.store != nil {
		sessions = sessions[:min(len(sessions), homeMatches)]
	}
	for _, s := range sessions {
		b, offered := before[s.match()]
		if !offered {
			b = widget.NewButton("", widget.Secondary, s.open)
		}
		last := strings.ReplaceAll(moment(s.last()), " ", "\u00a0") // stays on one line
		b.SetLabel(lang.L("Continue: {{.Match}}", args{"Match": dotted(s.summary(), last)}))
		h.offers[s.match()] = b
		h.matches.items = append(h.matches.items, b)
	}
	for match, b := range before {
		if h.offers[match] == nil && h.app.win.Canvas().Focused() == b {
			h.app.win.Canvas().Unfocus()
		}
	}
	if len(h.matches.items) == 0 {
		h.matches.Hide() // and no gap is kept for it
		return
	}
	h.matches.Show()
}

func (h *home) content() fyne.CanvasObject { return h.view }

// key moves the focus through the menu with the arrow keys too.
func (h *home) key(ev *fyne.KeyEvent, _ bool) bool {
	c := h.app.win.Canvas()
	switch ev.Name {
	case fyne.KeyDown, fyne.KeyRight:
		c.FocusNext()
	case fyne.KeyUp, fyne.KeyLeft:
		c.FocusPrevious()
	default:
		return false
	}
	h.app.showFocus()
	return true
}

func (h *home) back() { h.app.goBackOut() }

func (h *home) leave() {}

func (h *home) renew() screen { return newHome(h.app) }

// homeView puts name and picture beside the menu, or above it where the window
// is narrow.
type homeView struct {
	fynewidget.BaseWidget

	tray   *surface
	name   *widget.Paragraph
	motto  *widget.Paragraph
	art    *homeArt
	menu   *column
	scroll *container.Scroll
}

func newHomeView(menu *column) *homeView {
	v := &homeView{
		tray: newSurface(theme.ColorTray, "", 0),
		name: widget.NewParagraph(widget.TextModel{
			Text: lang.L("Quantum Poker"), Size: theme.SizeHeading, Style: fyne.TextStyle{Bold: true}, Align: fyne.TextAlignCenter,
		}),
		motto: widget.NewParagraph(widget.TextModel{
			Text: lang.L("Play cards onto a circuit and measure it."), Color: theme.ColorMuted, Align: fyne.TextAlignCenter,
		}),
		art:    newHomeArt(),
		menu:   menu,
		scroll: container.NewVScroll(menu),
	}
	menu.inset, menu.most = theme.PanelInset, homeMenuWidth
	v.ExtendBaseWidget(v)
	return v
}

const homeMenuWidth = 380

// CreateRenderer is for Fyne.
func (v *homeView) CreateRenderer() fyne.WidgetRenderer {
	return &homeRenderer{view: v}
}

type homeRenderer struct {
	view *homeView
}

func (r *homeRenderer) Destroy() {}

func (r *homeRenderer) Layout(size fyne.Size) {
	if size.Width > size.Height && size.Width >= 640 {
		r.beside(size)
	} else {
		r.above(size)
	}
}

// beside has the menu on a strip of its own at the right.
func (r *homeRenderer) beside(size fyne.Size) {
	v := r.view
	strip := max(homeMenuWidth+2*theme.PanelInset, size.Width*0.34)
	strip = min(strip, size.Width*0.45)
	left := size.Width - strip
	v.tray.Move(fyne.NewPos(left, 0))
	v.tray.Resize(fyne.NewSize(strip, size.Height))

	v.art.Move(fyne.NewPos(0, 0))
	v.art.Resize(fyne.NewSize(left, size.Height))

	room := size.Height - r.headHeight(strip)
	menu := min(v.menu.HeightFor(strip), room-theme.Gap)
	y := r.head(fyne.NewPos(left, max(theme.Gap, (room-menu)/2)), strip)
	r.menu(fyne.NewPos(left, y), fyne.NewSize(strip, menu))
}

// above has the menu at the foot, with the picture in what is left. Where that is too
// little for the picture, name and motto stand in the middle of it.
func (r *homeRenderer) above(size fyne.Size) {
	v := r.view
	head := r.headHeight(size.Width)
	menu := min(v.menu.HeightFor(size.Width), size.Height-theme.PanelInset-head-theme.Gap)
	top := size.Height - menu
	v.tray.Move(fyne.NewPos(0, top))
	v.tray.Resize(fyne.NewSize(size.Width, menu))
	y := float32(theme.PanelInset)
	if !artFits(top - y - head - 2*theme.Gap) {
		y = max(theme.Gap, (top-head)/2)
	}
	y = r.head(fyne.NewPos(0, y), size.Width)
	v.art.Move(fyne.NewPos(0, y))
	v.art.Resize(fyne.NewSize(size.Width, max(0, top-y)))
	r.menu(fyne.NewPos(0, top), fyne.NewSize(size.Width, menu))
}

func (r *homeRenderer) headHeight(width float32) float32 {
	v, inner := r.view, width-2*theme.PanelInset
	return v.name.HeightFor(inner) + v.motto.HeightFor(inner)
}

// head puts name and motto down and returns where they end.
func (r *homeRenderer) head(at fyne.Position, width float32) float32 {
	inner := width - 2*theme.PanelInset
	at.X += theme.PanelInset
	for _, p := range []*widget.Paragraph{r.view.name, r.view.motto} {
		p.Move(at)
		p.Resize(fyne.NewSize(inner, p.HeightFor(inner)))
		at.Y += p.HeightFor(inner)
	}
	return at.Y
}

// menu lets the menu scroll where it has too little room.
func (r *homeRenderer) menu(at fyne.Position, space fyne.Size) {
	v := r.view
	v.menu.Resize(fyne.NewSize(space.Width, v.menu.HeightFor(space.Width)))
	v.scroll.Move(at)
	v.scroll.Resize(space)
	v.scroll.Refresh()
}

func (r *homeRenderer) MinSize() fyne.Size {
	return fyne.Size{}
}

func (r *homeRenderer) Objects() []fyne.CanvasObject {
	v := r.view
	return []fyne.CanvasObject{v.tray, v.name, v.motto, v.art, v.scroll}
}

func (r *homeRenderer) Refresh() {
	r.Layout(r.view.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.view)
}
