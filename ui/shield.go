package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"
)

// shield lies over the table while a finger holds something of it. A phone gives a
// drag to what is under the finger once that has gone some way, which after a fast
// start may be a panel that scrolls: the shield has it instead.
type shield struct {
	fynewidget.BaseWidget

	felt *felt
}

var _ fyne.Draggable = (*shield)(nil)

func newShield(f *felt) *shield {
	s := &shield{felt: f}
	s.ExtendBaseWidget(s)
	s.Hide()
	return s
}

// Dragged and DragEnd are a drag of the table.
func (s *shield) Dragged(e *fyne.DragEvent) { s.felt.Dragged(e) }

// DragEnd ends it.
func (s *shield) DragEnd() { s.felt.DragEnd() }

// CreateRenderer is for Fyne.
func (s *shield) CreateRenderer() fyne.WidgetRenderer {
	return fynewidget.NewSimpleRenderer(container.NewWithoutLayout())
}
