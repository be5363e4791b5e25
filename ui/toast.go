package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// How long a message stays: enough to find it, and then to read it.
const (
	toastLeast     = 2500 * time.Millisecond
	toastPerLetter = 45 * time.Millisecond
)

// toaster shows one short message at a time, above the screen. It lies in the
// window's content and not in an overlay, because an overlay would swallow all
// input below it.
type toaster struct {
	fynewidget.BaseWidget

	back  *surface
	text  *widget.Paragraph
	over  fyne.CanvasObject // what messages stand above; nil puts them below the bar
	shown string
	timer *time.Timer
}

func newToaster() *toaster {
	t := &toaster{
		back: newSurface(theme.ColorPlate, theme.ColorWire, theme.CardRadius),
		text: widget.NewParagraph(widget.TextModel{Align: fyne.TextAlignCenter}),
	}
	t.ExtendBaseWidget(t)
	return t
}

// say shows a message in place of the one before.
func (t *toaster) say(text string) {
	t.clear()
	t.shown = text
	t.text.SetText(text)
	t.Refresh()
	var timer *time.Timer
	timer = time.AfterFunc(toastLeast+time.Duration(len(text))*toastPerLetter, func() {
		fyne.Do(func() {
			if t.timer == timer { // else a later message came while this waited
				t.clear()
			}
		})
	})
	t.timer = timer
}

// clear takes the message away.
func (t *toaster) clear() {
	if t.timer == nil {
		return
	}
	t.timer.Stop()
	t.shown, t.timer = "", nil
	t.text.SetText("")
	t.Refresh()
}

// CreateRenderer is for Fyne.
func (t *toaster) CreateRenderer() fyne.WidgetRenderer {
	return &toasterRenderer{toaster: t}
}

type toasterRenderer struct {
	toaster *toaster
}

const toastWidth = 560

func (r *toasterRenderer) Destroy() {}

func (r *toasterRenderer) Layout(size fyne.Size) {
	t := r.toaster
	most := min(toastWidth, size.Width-2*theme.Gap) - 2*theme.PanelInset
	natural := fyne.MeasureText(t.shown, theme.Size(theme.SizeText), fyne.TextStyle{}).Width
	width := min(most, natural+1)
	height := t.text.HeightFor(width)
	x, y := (size.Width-width)/2, barHeight+theme.Gap
	if t.over != nil {
		driver := fyne.CurrentApp().Driver()
		edge := driver.AbsolutePositionForObject(t.over).Y - driver.AbsolutePositionForObject(t).Y
		y = max(y, edge-height-3*theme.Gap)
	}
	t.back.Move(fyne.NewPos(x-theme.PanelInset, y))
	t.back.Resize(fyne.NewSize(width+2*theme.PanelInset, height+2*theme.Gap))
	t.text.Move(fyne.NewPos(x, y+theme.Gap))
	t.text.Resize(fyne.NewSize(width, height))
}

func (r *toasterRenderer) MinSize() fyne.Size {
	return fyne.Size{}
}

func (r *toasterRenderer) Objects() []fyne.CanvasObject {
	if r.toaster.shown == "" {
		return nil
	}
	return []fyne.CanvasObject{r.toaster.back, r.toaster.text}
}

func (r *toasterRenderer) Refresh() {
	r.Layout(r.toaster.Size())
	r.toaster.back.Refresh()
	r.toaster.text.Refresh()
	canvas.Refresh(r.toaster)
}
