package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/game/record"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// delete takes a match away, and offers to bring it back.
func (h *historyScreen) delete(id record.ID) {
	h.change(func() error { return h.app.store.Delete(id) }, func(err error) {
		if err == nil {
			h.removed = id
			h.app.forget(id)
		}
	})
}

// undelete does so once, however fast it is asked for again.
func (h *historyScreen) undelete() {
	id := h.removed
	if id == 0 {
		return
	}
	h.removed = 0
	h.view.render()
	h.change(func() error { return h.app.store.Undelete(id) }, func(err error) {
		if err != nil && h.removed == 0 {
			h.removed = id
		}
	})
}

// recover keeps what can be read of a damaged match as a match of its own.
func (h *historyScreen) recover(id record.ID) {
	var saved record.ID
	h.change(func() (err error) {
		saved, err = h.app.store.Recover(id)
		return err
	}, func(err error) {
		if err == nil {
			h.app.toast(lang.L("What can be read is match {{.Match}} now. The damaged file is kept beside it.", args{"Match": saved}))
		}
	})
}

// change does something to the files without holding the window up, tells of it if
// that failed, and then reads them again.
func (h *historyScreen) change(do func() error, done func(error)) {
	go func() {
		err := do()
		fyne.Do(func() {
			if err != nil {
				h.app.toast(recordTrouble(err))
			}
			done(err)
			h.load()
		})
	}()
}

// undoBar says what was deleted, beside a button that brings it back. It stays
// until the history is left.
type undoBar struct {
	fynewidget.BaseWidget

	back *surface
	text *widget.Paragraph
	undo *widget.Button
}

func newUndoBar(undo func()) *undoBar {
	b := &undoBar{
		back: newSurface(theme.ColorPlate, theme.ColorWire, theme.CardRadius),
		text: plain(""),
		undo: widget.NewButton(lang.L("Undo"), widget.Secondary, undo),
	}
	b.ExtendBaseWidget(b)
	return b
}

func (b *undoBar) set(id record.ID) {
	b.text.SetText(lang.L("Match {{.Match}} is deleted.", args{"Match": id}))
}

// HeightFor is the height of the bar at a width.
func (b *undoBar) HeightFor(width float32) float32 {
	return max(b.undo.MinSize().Height, b.text.HeightFor(b.textWidth(width))) + theme.Gap
}

func (b *undoBar) textWidth(width float32) float32 {
	return width - b.undo.MinSize().Width - theme.PanelInset - 2*theme.Gap
}

// CreateRenderer is for Fyne.
func (b *undoBar) CreateRenderer() fyne.WidgetRenderer { return &undoRenderer{b} }

type undoRenderer struct{ bar *undoBar }

func (r *undoRenderer) Destroy() {}

func (r *undoRenderer) Layout(size fyne.Size) {
	b := r.bar
	b.back.Resize(size)
	w := b.undo.MinSize()
	text := b.textWidth(size.Width)
	high := b.text.HeightFor(text)
	box(theme.PanelInset, (size.Height-high)/2, text, high).give(b.text)
	box(size.Width-w.Width-theme.Gap/2, (size.Height-w.Height)/2, w.Width, w.Height).give(b.undo)
}

func (r *undoRenderer) MinSize() fyne.Size { return r.bar.undo.MinSize() }

func (r *undoRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.bar.back, r.bar.text, r.bar.undo}
}

func (r *undoRenderer) Refresh() {
	r.Layout(r.bar.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
}
