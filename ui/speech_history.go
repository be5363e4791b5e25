package ui

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

func (v *historyView) inside() []fyne.CanvasObject {
	return []fyne.CanvasObject{v.way, v.title, v.export, v.tabs, v.look, v.note, v.list, v.undo}
}

func (b *undoBar) inside() []fyne.CanvasObject { return []fyne.CanvasObject{b.text, b.undo} }

func (f *faceUp) inside() []fyne.CanvasObject { return []fyne.CanvasObject{f.name, f.cards} }

func (v *replayView) inside() []fyne.CanvasObject {
	return []fyne.CanvasObject{
		v.way, v.title, v.menu, v.words, v.circuit, v.tabs, v.odds, v.scroll, v.chart,
		v.left, v.play, v.right, v.round, v.pace, v.slider,
	}
}

// Spoken are the rows in sight.
func (l *longList) Spoken() []widget.Spoken {
	row := l.CreateItem().(longRow)
	high := row.MinSize().Height
	pitch := high + theme.Size(fynetheme.SizeNamePadding)
	first := int(l.GetScrollOffset() / pitch)
	var out []widget.Spoken
	for i := first; i < l.rows; i++ {
		y := float32(i)*pitch - l.GetScrollOffset()
		if y >= l.Size().Height {
			break
		}
		l.UpdateItem(i, row)
		out = append(out, widget.Spoken{
			Label: row.spoken(), Role: fyne.AccessibleRoleButton,
			At: fyne.NewPos(0, max(0, y)), Size: fyne.NewSize(l.Size().Width, min(high, l.Size().Height-y)),
		})
	}
	return out
}

// spoken is all that the row says.
func (r *historyRow) spoken() string {
	list := []string{r.model.Ket, r.model.Title, r.model.Lines[0], r.model.Lines[1]}
	for _, f := range r.model.Figures {
		list = append(list, f.word+" "+f.number)
	}
	return facts(list...)
}

// Spoken is which step it is on.
func (s *scrubber) Spoken() []widget.Spoken {
	return []widget.Spoken{{Label: stepName(int(s.Value), int(s.Max)), Role: fyne.AccessibleRoleText, Size: s.Size()}}
}
