package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quantumpoker/ui/theme"
)

const (
	buttonInset = 14  // between the label and the edge
	buttonTight = 5   // the same where there is little room
	buttonRing  = 2.5 // stroke of the focus ring
	buttonGap   = 4.5 // from the button's edge to the fill, while the ring is shown
)

// CreateRenderer is for Fyne.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{
		button: b,
		fill:   canvas.NewRectangle(nil),
		glow:   canvas.NewRectangle(nil),
		ring:   canvas.NewRectangle(color.Transparent),
		label:  newLine(theme.ColorText, theme.SizeText, fyne.TextStyle{}),
	}
	r.label.Alignment = fyne.TextAlignCenter
	r.ring.StrokeWidth = buttonRing
	r.update()
	return r
}

type buttonRenderer struct {
	button *Button
	fill   *canvas.Rectangle
	glow   *canvas.Rectangle // laid over the fill while hovered
	ring   *canvas.Rectangle
	label  *line
}

func (r *buttonRenderer) Destroy() {}

func (r *buttonRenderer) Layout(size fyne.Size) {
	inset := float32(0)
	if r.button.focused {
		inset = buttonGap
	}
	for _, o := range []*canvas.Rectangle{r.fill, r.glow} {
		o.CornerRadius = theme.CardRadius - inset/2
		o.Move(fyne.NewPos(inset, inset))
		o.Resize(fyne.NewSize(size.Width-2*inset, size.Height-2*inset))
	}
	r.ring.CornerRadius = theme.CardRadius
	r.ring.Resize(size)

	width := max(0, size.Width-2*buttonInset)
	r.label.size = r.labelSize(width)
	r.label.restyle()
	// Before a label is shortened it may come closer to the edge.
	width = min(max(width, r.label.natural().Width), max(0, size.Width-2*buttonTight))
	r.label.place((size.Width-width)/2, 0, width, size.Height)
}

// labelSize is larger for the button that matters most, if the label then
// still fits.
func (r *buttonRenderer) labelSize(width float32) fyne.ThemeSizeName {
	large := fyne.MeasureText(r.label.full, theme.Size(theme.SizeTitle), r.label.TextStyle)
	if r.button.kind == Primary && large.Width <= width {
		return theme.SizeTitle
	}
	return theme.SizeText
}

// Natural is the size at which the label is not shortened.
func (b *Button) Natural() fyne.Size {
	label := fyne.MeasureText(b.label, theme.Size(theme.SizeText), fyne.TextStyle{Bold: b.kind == Primary})
	return fyne.NewSize(max(theme.Touch, label.Width+2*buttonInset), max(theme.Touch, label.Height+buttonInset))
}

// MinSize is wide enough for a usual label. Names can be long, and no name may
// widen a window: longer labels are shortened unless there is more room.
func (r *buttonRenderer) MinSize() fyne.Size {
	text := theme.Size(theme.SizeText)
	natural := fyne.MeasureText(r.label.full, text, r.label.TextStyle)
	return fyne.NewSize(
		max(theme.Touch, min(natural.Width, text*14)+2*buttonInset),
		max(theme.Touch, natural.Height+buttonInset),
	)
}

func (r *buttonRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.fill, r.glow, r.ring, r.label.Text}
}

func (r *buttonRenderer) Refresh() {
	r.update()
	r.Layout(r.button.Size())
	canvas.Refresh(r.button)
}

func (r *buttonRenderer) update() {
	b := r.button
	fill, ink := r.colors()
	r.fill.FillColor = color.Transparent
	if fill != "" {
		r.fill.FillColor = theme.Color(fill)
	}
	r.glow.FillColor = theme.Color(theme.ColorButtonHover)
	r.glow.Hidden = !b.hovered || b.Disabled()
	r.ring.StrokeColor = theme.Color(theme.ColorFocus)
	r.ring.Hidden = !b.focused
	r.label.color = ink
	r.label.TextStyle.Bold = b.kind == Primary
	r.label.set(b.label)
	r.label.restyle()
}

// colors are the fill's and the label's. A Quiet button has no fill.
func (r *buttonRenderer) colors() (fill, ink fyne.ThemeColorName) {
	switch b := r.button; {
	case b.kind == Quiet && b.Disabled():
		return "", theme.ColorButtonOffText
	case b.kind == Quiet:
		return "", theme.ColorText
	case b.Disabled():
		return theme.ColorButtonOff, theme.ColorButtonOffText
	case b.kind == Primary:
		return b.hue.Name(), b.hue.Ink()
	default:
		return theme.ColorButton, theme.ColorText
	}
}
