package widget

import (
	"slices"

	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

const (
	buttonInset = 14 // between the label and the edge
	buttonTight = 5  // the same where there is little room
)

// labelSet is a button's label as it is set: the size of its letters, and its lines in
// a width.
type labelSet struct {
	size  float32
	width float32
	lines []string
}

// set sets the label for a button of a size: on one line in the size for its kind if
// that fits, else on several lines, and smaller where they take too much room. Before
// it is wrapped it may come closer to the edge.
func (b *Button) set(size fyne.Size) labelSet {
	tight := max(0, size.Width-2*buttonTight)
	if large := theme.Size(theme.SizeTitle); b.kind == Primary && b.measure(b.label, large).Width <= size.Width-2*buttonInset {
		return labelSet{large, tight, []string{b.label}}
	}
	asked := theme.Size(theme.SizeText)
	least := min(asked, theme.Size(theme.SizeLeast))
	for at := asked; at > least; at *= smallerBy {
		lines := b.wrapped(at, tight)
		height := b.measure("M", at).Height * float32(len(lines))
		if b.unbroken(at, tight) && (len(lines) == 1 || height <= size.Height-2*buttonTight) {
			return labelSet{at, tight, lines}
		}
	}
	return labelSet{least, tight, []string{b.label}}
}

func (b *Button) measure(text string, size float32) fyne.Size {
	return fyne.MeasureText(text, size, fyne.TextStyle{Bold: b.kind == Primary})
}

func (b *Button) wrapped(size, width float32) []string {
	return wrap(b.label, width, func(s string) float32 { return b.measure(s, size).Width })
}

// unbroken reports whether no word has to be broken at a width.
func (b *Button) unbroken(size, width float32) bool {
	return !slices.ContainsFunc(words(b.label), func(word string) bool { return b.measure(word, size).Width > width })
}

// Natural is the size at which the label stands on one line.
func (b *Button) Natural() fyne.Size {
	label := b.measure(b.label, theme.Size(theme.SizeText))
	return fyne.NewSize(max(theme.Touch, label.Width+2*buttonInset), max(theme.Touch, label.Height+buttonInset))
}

// HeightFor is the height at which the label has its own size at a width, wrapped if
// it must be.
func (b *Button) HeightFor(width float32) float32 {
	size, inner := theme.Size(theme.SizeText), width-2*buttonTight
	natural := b.Natural()
	if natural.Width <= width || b.measure(b.label, size).Width <= inner {
		return natural.Height
	}
	return max(theme.Touch, b.measure("M", size).Height*float32(len(b.wrapped(size, inner)))+buttonInset)
}
