package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

const tabHeight float32 = 30

// infoTabs choose, where there is room for one panel only, whether it shows the
// odds or the news.
type infoTabs struct {
	odds, recap *widget.Button
	news        bool // the news are chosen
	needed      bool // this match has odds to choose
	changed     func()
}

func newInfoTabs(changed func()) *infoTabs {
	t := &infoTabs{changed: changed}
	t.odds = widget.NewButton(lang.L("If measured now"), widget.Quiet, func() { t.choose(false) })
	t.recap = widget.NewButton(lang.L("What happened"), widget.Quiet, func() { t.choose(true) })
	return t
}

func (t *infoTabs) choose(news bool) {
	t.news = news
	t.mark()
	t.changed()
}

// mark fills the button of what is shown.
func (t *infoTabs) mark() {
	kinds := map[bool]widget.ButtonKind{true: widget.Secondary, false: widget.Quiet}
	t.odds.SetKind(kinds[!t.news])
	t.recap.SetKind(kinds[t.news])
}

func (t *infoTabs) objects() []fyne.CanvasObject { return []fyne.CanvasObject{t.odds, t.recap} }

func (t *infoTabs) render(s game.Snapshot) {
	t.needed = s.Setup.Odds >= game.OddsMeasured
	t.mark()
}

func (t *infoTabs) arrange(r rect) {
	half := (r.size.Width - gap) / 2
	t.odds.SetLabel(lang.L("If measured now"))
	if half < t.odds.MinSize().Width {
		t.odds.SetLabel(lang.L("Odds"))
	}
	box(r.at.X, r.at.Y, half, r.size.Height).give(t.odds)
	box(r.at.X+half+gap, r.at.Y, half, r.size.Height).give(t.recap)
}
