package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

const (
	tabHeight float32 = 30
	tabGap    float32 = 4
	tabInset  float32 = 8 // least space beside a tab's label
)

// infoTab is one of the panels that share the space beside the circuit.
type infoTab int

const (
	tabOdds infoTab = iota
	tabOptions
	tabHidden
	tabNews
	tabCount
)

// private reports whether the panel is made from cards of the seat on screen.
func (t infoTab) private() bool { return t == tabOptions || t == tabHidden }

// infoTabs choose which of the panels is shown where there is room for one only.
type infoTabs struct {
	buttons [tabCount]*widget.Button
	chosen  infoTab
	level   game.Odds
	cards   bool // somebody's cards are on screen
	form    form
	changed func()
}

func newInfoTabs(changed func()) *infoTabs {
	t := &infoTabs{changed: changed}
	for i := range t.buttons {
		t.buttons[i] = widget.NewButton("", widget.Quiet, func() { t.choose(infoTab(i)) })
	}
	return t
}

func (t *infoTabs) objects() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, b := range t.buttons {
		out = append(out, b)
	}
	return out
}

// render takes over what decides which panels there are.
func (t *infoTabs) render(s game.Snapshot, f form) {
	t.level, t.cards, t.form = s.Setup.Odds, s.View != nil, f
	if s.Phase == game.Ready {
		t.level = game.OddsNothing // there is no circuit yet
	}
	for i, b := range t.buttons {
		b.SetKind(widget.Quiet)
		if infoTab(i) == t.shown() {
			b.SetKind(widget.Secondary)
		}
		if t.locked(infoTab(i)) {
			b.Disable()
		} else {
			b.Enable()
		}
	}
}

// offered are the panels of this match. A wide table has a place of its own for
// the news, as long as it has odds.
func (t *infoTabs) offered() []infoTab {
	var out []infoTab
	for tab, level := range []game.Odds{game.OddsMeasured, game.OddsWhatIf, game.OddsAdvice} {
		if t.level >= level {
			out = append(out, infoTab(tab))
		}
	}
	if t.form != wide || len(out) == 0 {
		out = append(out, tabNews)
	}
	return out
}

// several reports whether there is anything to choose.
func (t *infoTabs) several() bool { return len(t.offered()) > 1 }

// locked reports whether a panel has to wait for somebody's cards.
func (t *infoTabs) locked(tab infoTab) bool { return tab.private() && !t.cards }

// shown is the chosen panel, or the first one while that cannot be shown.
func (t *infoTabs) shown() infoTab {
	offered := t.offered()
	if !slices.Contains(offered, t.chosen) || t.locked(t.chosen) {
		return offered[0]
	}
	return t.chosen
}

func (t *infoTabs) choose(tab infoTab) {
	t.chosen = tab
	t.changed()
}

// next chooses the panel after the one that is shown.
func (t *infoTabs) next() {
	open := slices.DeleteFunc(t.offered(), t.locked)
	t.choose(open[(slices.Index(open, t.shown())+1)%len(open)])
}

// arrange shares r between the tabs by what their labels need.
func (t *infoTabs) arrange(r rect) {
	for _, b := range t.buttons {
		b.Hide()
	}
	if r.size.Width <= 0 {
		return
	}
	offered := t.offered()
	labels := [tabCount]string{lang.L("If measured now"), lang.L("My options"), lang.L("Hidden cards"), lang.L("What happened")}
	need, all := tabNeeds(offered, labels)
	room := r.size.Width - tabGap*float32(len(offered)-1)
	if all > room {
		labels = [tabCount]string{lang.L("Odds"), lang.L("Options"), lang.L("Hidden"), lang.L("News")}
		need, all = tabNeeds(offered, labels)
	}
	x, more := r.at.X, (room-all)/float32(len(offered))
	for i, tab := range offered {
		t.buttons[tab].SetLabel(labels[tab])
		box(x, r.at.Y, need[i]+more, r.size.Height).give(t.buttons[tab])
		x += need[i] + more + tabGap
	}
}

// tabNeeds are the widths that labels take, and their sum.
func tabNeeds(tabs []infoTab, labels [tabCount]string) (each []float32, all float32) {
	for _, tab := range tabs {
		w := fyne.MeasureText(labels[tab], theme.Size(theme.SizeText), fyne.TextStyle{}).Width + 2*tabInset
		each, all = append(each, w), all+w
	}
	return each, all
}
