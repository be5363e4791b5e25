package ui

import (
	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// scrubber goes to any of some steps. All keys are the screen's, whose arrows do
// the same.
type scrubber struct {
	fynewidget.Slider
}

func newScrubber(last int, moved func(to int)) *scrubber {
	s := &scrubber{}
	s.Max, s.Step = float64(last), 1
	s.OnChanged = func(v float64) { moved(int(v)) }
	s.ExtendBaseWidget(s)
	return s
}

// MinSize leaves room for a finger.
func (s *scrubber) MinSize() fyne.Size {
	return s.Slider.MinSize().Max(fyne.NewSize(2*theme.Touch, theme.Touch))
}

// TypedKey hands the key on.
func (s *scrubber) TypedKey(ev *fyne.KeyEvent) { widget.ForwardKey(s, ev) }

// KeyDown announces it.
func (s *scrubber) KeyDown(ev *fyne.KeyEvent) { widget.ForwardKeyDown(s, ev) }

// KeyUp lets the screen hear of it.
func (s *scrubber) KeyUp(ev *fyne.KeyEvent) { widget.ForwardKeyUp(s, ev) }
