package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// cardBack is the same for every card.
type cardBack struct {
	paper *Area
	mark  []artPart
}

func newCardBack() *cardBack {
	return &cardBack{paper: NewArea(nil), mark: psi()}
}

func (b *cardBack) layout(size fyne.Size) {
	layoutPaper(b.paper, size)
	side := min(size.Width, size.Height) * 0.42
	origin := fyne.NewPos((size.Width-side)/2, (size.Height-side)/2)
	for _, p := range b.mark {
		p.place(origin, side)
	}
}

func (b *cardBack) update(m CardModel) {
	b.paper.FillColor = theme.Color(theme.ColorCardBack)
	outline(b.paper, m, theme.ColorCardBackEdge, 2)
	for _, p := range b.mark {
		p.paint(theme.Color(theme.ColorCardBackInk))
	}
}

func (b *cardBack) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{b.paper}
	for _, p := range b.mark {
		all = append(all, p.object())
	}
	return all
}
