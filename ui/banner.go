package ui

import (
	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// banner is a lasting line below the screen, for what a player has to know until
// it is mended. The screen above it is as high as the banner leaves it.
type banner struct {
	fynewidget.BaseWidget

	screen fyne.CanvasObject
	back   *surface
	text   *widget.Paragraph
	says   string
}

func newBanner(screen fyne.CanvasObject) *banner {
	b := &banner{
		screen: screen, back: newSurface(theme.ColorPlate, "", 0),
		text: widget.NewParagraph(widget.TextModel{Size: theme.SizeCaption, Color: theme.ColorGold}),
	}
	b.ExtendBaseWidget(b)
	return b
}

// say shows a line, or none.
func (b *banner) say(text string) {
	if b.says == text {
		return
	}
	b.says = text
	b.text.SetText(text)
	b.Refresh()
}

// CreateRenderer is for Fyne.
func (b *banner) CreateRenderer() fyne.WidgetRenderer { return &bannerRenderer{b} }

type bannerRenderer struct{ banner *banner }

func (r *bannerRenderer) Destroy() {}

func (r *bannerRenderer) Layout(size fyne.Size) {
	b := r.banner
	high := float32(0)
	if b.says != "" {
		high = b.text.HeightFor(size.Width-2*theme.PanelInset) + theme.Gap
	}
	box(0, 0, size.Width, size.Height-high).give(b.screen)
	line := box(0, size.Height-high, size.Width, high)
	line.give(b.back)
	line.inset(theme.PanelInset, theme.Gap/2).give(b.text)
}

func (r *bannerRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *bannerRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.banner.screen, r.banner.back, r.banner.text}
}

func (r *bannerRenderer) Refresh() {
	r.Layout(r.banner.Size())
	r.banner.back.Refresh()
	r.banner.text.Refresh()
}
