package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

const modalWidth = 440

// modal is a panel over the screen, which is dimmed and gets no input until the
// panel is gone. A tap beside the panel, Escape and the back key dismiss it.
type modal struct {
	fynewidget.BaseWidget

	overlays  fyne.OverlayStack
	scrim     *surface
	panel     *column
	scroll    *container.Scroll
	dismissed func()
}

// openModal shows a panel of items. Once it is dismissed, and not once it is
// closed by the program, it calls dismissed, which may be nil.
func (a *App) openModal(dismissed func(), items ...fyne.CanvasObject) *modal {
	m := &modal{
		overlays:  a.win.Canvas().Overlays(),
		scrim:     newSurface(theme.ColorScrim, "", 0),
		panel:     newPanel(items...),
		dismissed: dismissed,
	}
	m.panel.gap = theme.PanelInset
	m.scroll = container.NewVScroll(m.panel)
	m.ExtendBaseWidget(m)
	m.overlays.Add(m)
	return m
}

// close takes the panel away.
func (m *modal) close() {
	m.overlays.Remove(m)
}

// Hide dismisses the panel: it is what Escape calls on any overlay.
func (m *modal) Hide() {
	m.close()
	if m.dismissed != nil {
		m.dismissed()
	}
}

// Tapped dismisses the panel when the tap was beside it.
func (m *modal) Tapped(e *fyne.PointEvent) {
	p := e.Position.Subtract(m.scroll.Position())
	if size := m.scroll.Size(); p.X < 0 || p.Y < 0 || p.X > size.Width || p.Y > size.Height {
		m.Hide()
	}
}

// CreateRenderer is for Fyne.
func (m *modal) CreateRenderer() fyne.WidgetRenderer {
	return &modalRenderer{modal: m}
}

type modalRenderer struct {
	modal *modal
}

func (r *modalRenderer) Destroy() {}

func (r *modalRenderer) Layout(size fyne.Size) {
	m := r.modal
	m.scrim.Resize(size)
	width := min(modalWidth, size.Width-2*theme.Gap)
	height := min(m.panel.HeightFor(width), size.Height-2*theme.Gap)
	m.panel.Resize(fyne.NewSize(width, m.panel.HeightFor(width)))
	m.scroll.Resize(fyne.NewSize(width, height))
	m.scroll.Move(fyne.NewPos((size.Width-width)/2, (size.Height-height)/2))
}

func (r *modalRenderer) MinSize() fyne.Size {
	return fyne.Size{}
}

func (r *modalRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.modal.scrim, r.modal.scroll}
}

func (r *modalRenderer) Refresh() {
	r.Layout(r.modal.Size())
	r.modal.scrim.Refresh()
	r.modal.scroll.Refresh()
	canvas.Refresh(r.modal)
}

// confirm asks a question. Whatever closes it without a clear yes is a no, and
// the no has the focus at first.
func (a *App) confirm(title, text, yes, no string, answer func(bool)) {
	var m *modal
	reply := func(yes bool) func() {
		return func() {
			m.close()
			answer(yes)
		}
	}
	harmless := widget.NewButton(no, widget.Secondary, reply(false))
	m = a.openModal(func() { answer(false) },
		heading(title),
		widget.NewParagraph(widget.TextModel{Text: text, Color: theme.ColorMuted}),
		newGrid(150, 2, harmless, widget.NewButton(yes, widget.Primary, reply(true))),
	)
	a.focus(harmless)
}

// heading is the title of a panel or a section.
func heading(text string) *widget.Paragraph {
	return widget.NewParagraph(widget.TextModel{
		Text: text, Size: theme.SizeTitle, Style: fyne.TextStyle{Bold: true},
	})
}
