package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quantumpoker/ui/theme"
)

const (
	buttonRing = 2.5 // stroke of the focus ring
	buttonGap  = 4.5 // from the button's edge to the fill, while the ring is shown
)

// CreateRenderer is for Fyne.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{
		button: b,
		fill:   NewArea(nil),
		glow:   NewArea(nil),
		ring:   NewArea(color.Transparent),
	}
	r.ring.StrokeWidth = buttonRing
	r.update()
	return r
}

type buttonRenderer struct {
	button *Button
	fill   *Area
	glow   *Area // laid over the fill while hovered
	ring   *Area
	label  []*line
	text   []fyne.CanvasObject // the lines that are shown
}

func (r *buttonRenderer) Destroy() {}

func (r *buttonRenderer) Layout(size fyne.Size) {
	inset := float32(0)
	if r.button.focused {
		inset = buttonGap
	}
	for _, o := range []*Area{r.fill, r.glow} {
		o.CornerRadius = theme.CardRadius - inset/2
		o.Move(fyne.NewPos(inset, inset))
		o.Resize(fyne.NewSize(size.Width-2*inset, size.Height-2*inset))
	}
	r.ring.CornerRadius = theme.CardRadius
	r.ring.Resize(size)

	r.layoutLabel(size)
}

// layoutLabel centres the label, on as many lines as it takes.
func (r *buttonRenderer) layoutLabel(size fyne.Size) {
	b := r.button
	_, ink := r.colors()
	set := b.set(size)
	r.label = grown(r.label, len(set.lines), func() *line {
		l := newLine(ink, theme.SizeText, fyne.TextStyle{})
		l.Alignment = fyne.TextAlignCenter
		return l
	})
	r.text = r.text[:0]
	height := b.measure("M", set.size).Height
	y := (size.Height - height*float32(len(set.lines))) / 2
	for i, text := range set.lines {
		l := r.label[i]
		l.color, l.TextStyle.Bold = ink, b.kind == Primary
		l.set(text)
		l.restyle()
		l.ask(set.size)
		l.place((size.Width-set.width)/2, y+float32(i)*height, set.width, height)
		r.text = append(r.text, l.Text)
	}
}

// MinSize is wide enough for a usual label. Names can be long, and no name may
// widen a window: longer labels are wrapped or shortened unless there is more room.
func (r *buttonRenderer) MinSize() fyne.Size {
	natural := r.button.Natural()
	return fyne.NewSize(min(natural.Width, theme.Size(theme.SizeText)*14+2*buttonInset), natural.Height)
}

func (r *buttonRenderer) Objects() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{r.fill, r.glow, r.ring}, r.text...)
}

func (r *buttonRenderer) Refresh() {
	r.update()
	r.Layout(r.button.Size())
	canvas.Refresh(r.button)
}

func (r *buttonRenderer) update() {
	b := r.button
	fill, _ := r.colors()
	r.fill.FillColor = color.Transparent
	if fill != "" {
		r.fill.FillColor = theme.Color(fill)
	}
	r.glow.FillColor = theme.Color(theme.ColorButtonHover)
	r.glow.Hidden = !b.hovered || b.Disabled()
	r.ring.StrokeColor = theme.Color(theme.ColorFocus)
	r.ring.Hidden = !b.focused
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
