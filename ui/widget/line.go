package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quantumpoker/ui/theme"
)

// line is one line of text that knows its whole string, its colour and its
// size by name, and draws as much of the string as its place has room for.
type line struct {
	*canvas.Text

	full  string
	color fyne.ThemeColorName
	size  fyne.ThemeSizeName
}

func newLine(color fyne.ThemeColorName, size fyne.ThemeSizeName, style fyne.TextStyle) *line {
	l := &line{Text: canvas.NewText("", nil), color: color, size: size}
	l.TextStyle = style
	l.restyle()
	return l
}

// restyle looks colour and size up again, after the theme has changed.
func (l *line) restyle() {
	l.Color = theme.Color(l.color)
	l.TextSize = theme.Size(l.size)
}

// set changes the string; place must follow.
func (l *line) set(s string) {
	l.full = s
}

// natural is the room that the whole string takes.
func (l *line) natural() fyne.Size {
	return fyne.MeasureText(l.full, l.TextSize, l.TextStyle)
}

// height is that of any string in this size.
func (l *line) height() float32 {
	return fyne.MeasureText("M", l.TextSize, l.TextStyle).Height
}

// place puts the line into a box, vertically centred, and shortens the string
// to the box's width. It returns the width that the drawn string takes.
func (l *line) place(x, y, width, height float32) float32 {
	l.Text.Text = shortened(l.full, l.TextSize, l.TextStyle, width+0.01)
	if l.MinSize().Width > width+0.01 {
		l.Text.Text = "" // not even the ellipsis fits
	}
	h := l.height()
	l.Resize(fyne.NewSize(width, h))
	l.Move(fyne.NewPos(x, y+(height-h)/2))
	return l.MinSize().Width
}
