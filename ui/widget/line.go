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
	asked float32 // the size of the text where there is room
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
	l.ask(theme.Size(l.size))
}

// ask sets the size of the text; place must follow.
func (l *line) ask(size float32) {
	l.asked, l.TextSize = size, size
}

// set changes the string; place must follow.
func (l *line) set(s string) {
	l.full = s
}

// natural is the room that the whole string takes.
func (l *line) natural() fyne.Size {
	return fyne.MeasureText(l.full, l.asked, l.TextStyle)
}

// height is that of any string in this size.
func (l *line) height() float32 {
	return fyne.MeasureText("M", l.asked, l.TextStyle).Height
}

// place puts the line into a box, vertically centred. Where the string is too long
// or too high for the box it is set smaller, and only then shortened. It returns
// the width that the drawn string takes.
func (l *line) place(x, y, width, height float32) float32 {
	width += 0.01
	l.TextSize = fitted(l.full, l.asked, l.TextStyle, fyne.NewSize(width, height))
	l.Text.Text = shortened(l.full, l.TextSize, l.TextStyle, width)
	drawn := l.MinSize()
	if drawn.Width > width {
		l.Text.Text = "" // not even the ellipsis fits
		drawn = l.MinSize()
	}
	l.Resize(fyne.NewSize(width, drawn.Height))
	l.Move(fyne.NewPos(x, y+(height-drawn.Height)/2))
	return drawn.Width
}

// smallerBy is from one size of letters to the next one that is tried.
const smallerBy = 0.94

// fitted is the size at which a text fits a room: never larger than asked, and smaller
// than theme.SizeLeast only if that was asked. Text that is too long even so, and will
// be shortened, keeps the size that it has for those who did not ask for larger text.
func fitted(text string, asked float32, style fyne.TextStyle, room fyne.Size) float32 {
	least := min(asked, theme.Size(theme.SizeLeast))
	at := func(size float32) fyne.Size { return fyne.MeasureText(text, size, style) }
	size := asked
	for natural := at(size); size > least && (natural.Width > room.Width || natural.Height > room.Height); natural = at(size) {
		size = max(least, size*smallerBy)
	}
	if at(size).Width <= room.Width {
		return size
	}
	size = asked / max(1, textScale())
	for size > least && at(size).Height > room.Height {
		size = max(least, size*smallerBy)
	}
	return size
}
