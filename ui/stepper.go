package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// stepper shows a number in words between a button for less and one for more.
type stepper struct {
	fynewidget.BaseWidget

	value, least, most, step int
	say                      func(value int) string
	onChanged                func(value int)

	less, more *widget.Button
	text       *widget.Text
}

func newStepper(value, least, most, step int, say func(int) string, onChanged func(int)) *stepper {
	s := &stepper{value: value, least: least, most: most, step: step, say: say, onChanged: onChanged}
	s.less = widget.NewButton("−", widget.Secondary, func() { s.set(s.value - s.step) })
	s.more = widget.NewButton("+", widget.Secondary, func() { s.set(s.value + s.step) })
	s.less.Name, s.more.Name = lang.L("less"), lang.L("more")
	s.text = widget.NewText(widget.TextModel{Align: fyne.TextAlignCenter, Style: fyne.TextStyle{Bold: true}})
	s.update()
	s.ExtendBaseWidget(s)
	return s
}

func (s *stepper) set(value int) {
	value = max(s.least, min(value, s.most))
	if value == s.value {
		return
	}
	s.value = value
	s.update()
	s.onChanged(value)
}

// update enables the buttons that can change something.
func (s *stepper) update() {
	s.text.SetText(s.say(s.value))
	s.enable(s.less, s.more, s.value > s.least)
	s.enable(s.more, s.less, s.value < s.most)
}

// enable gives the focus of a button that can do nothing more to the other one, so
// that the keyboard keeps its place.
func (s *stepper) enable(b, other *widget.Button, can bool) {
	switch {
	case can == !b.Disabled():
	case can:
		b.Enable()
	default:
		c := fyne.CurrentApp().Driver().CanvasForObject(b)
		had := c != nil && c.Focused() == fyne.Focusable(b)
		b.Disable()
		if had {
			other.Enable()
			c.Focus(other)
		}
	}
}

// CreateRenderer is for Fyne.
func (s *stepper) CreateRenderer() fyne.WidgetRenderer {
	return &stepperRenderer{stepper: s, back: newSurface(theme.ColorTrack, "", theme.CardRadius)}
}

type stepperRenderer struct {
	stepper *stepper
	back    *surface
}

func (r *stepperRenderer) Destroy() {}

func (r *stepperRenderer) Layout(size fyne.Size) {
	s := r.stepper
	button := fyne.NewSize(s.more.MinSize().Width, size.Height)
	r.back.Resize(size)
	s.less.Resize(button)
	s.more.Resize(button)
	s.more.Move(fyne.NewPos(size.Width-button.Width, 0))
	s.text.Move(fyne.NewPos(button.Width, 0))
	s.text.Resize(fyne.NewSize(max(0, size.Width-2*button.Width), size.Height))
}

func (r *stepperRenderer) MinSize() fyne.Size {
	button := r.stepper.more.MinSize()
	return fyne.NewSize(2*button.Width+theme.Touch, max(button.Height, r.stepper.text.MinSize().Height))
}

func (r *stepperRenderer) Objects() []fyne.CanvasObject {
	s := r.stepper
	return []fyne.CanvasObject{r.back, s.less, s.text, s.more}
}

func (r *stepperRenderer) Refresh() {
	r.stepper.update()
	r.Layout(r.stepper.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.stepper)
}
