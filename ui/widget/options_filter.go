package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// filterRow is a row of small buttons of which one is chosen.
type filterRow struct {
	buttons []*Button
}

// layout puts as many buttons side by side as have room. What follows may share
// the last line from where the buttons end.
func (f *filterRow) layout(s *stack, labels []string, chosen int, onChoose func(int)) (end, height float32) {
	if len(labels) == 0 {
		return 0, 0
	}
	f.buttons = grown(f.buttons, len(labels), func() *Button { return NewButton("", Quiet, nil) })
	height = max(theme.Touch, fyne.MeasureText("M", theme.Size(theme.SizeText), fyne.TextStyle{}).Height+6)
	x := float32(0)
	for i, label := range labels {
		b := f.buttons[i]
		b.SetLabel(label)
		b.SetKind(Quiet)
		if i == chosen {
			b.SetKind(Secondary)
		}
		b.OnTapped = func() { onChoose(i) }
		natural := fyne.MeasureText(label, theme.Size(theme.SizeText), fyne.TextStyle{}).Width
		width := min(max(natural+2*theme.Gap, height), s.width)
		if x > 0 && x+width > s.width {
			x = 0
			s.y += height
		}
		b.Move(fyne.NewPos(x, s.y))
		b.Resize(fyne.NewSize(width, height))
		s.add(b)
		x += width + 2
	}
	return x, height
}
