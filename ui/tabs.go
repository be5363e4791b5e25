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
	tabGap   float32 = 4
	tabInset float32 = 8 // least space beside a tab's label
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
	cramped bool // a panel takes the circuit's place, and only while it is open
	small   bool // the first panel has a place, any other takes the circuit's
	open    bool
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

// over reports whether a panel lies where the circuit does.
func (t *infoTabs) over() bool {
	return t.open && (t.cramped || t.small && t.shown() != t.offered()[0])
}

// beside is the panel that has a place beside the circuit, ok if one has.
func (t *infoTabs) beside() (tab infoTab, ok bool) {
	if t.small {
		return t.offered()[0], !t.cramped
	}
	return t.shown(), true
}

// choose shows a panel. Where it takes the circuit's place, choosing it again brings
// the circuit back.
func (t *infoTabs) choose(tab infoTab) {
	if t.over() && tab == t.shown() {
		t.open, tab = false, t.offered()[0]
	} else {
		t.open = true
	}
	t.chosen = tab
	t.changed()
}

// next chooses the panel after the one that is seen, or the circuit after the last
// one if that is hidden meanwhile.
func (t *infoTabs) next() {
	choices := slices.DeleteFunc(t.offered(), t.locked)
	after := slices.Index(choices, t.shown()) + 1
	switch {
	case t.cramped && !t.open:
		after = 0
	case t.over() && after == len(choices):
		after-- // which closes it
	case !t.over() && t.small:
		after = 1
	}
	t.choose(choices[after%len(choices)])
}

// arrange shares r between the tabs by what their labels need, in two rows where they
// are too many for one.
func (t *infoTabs) arrange(r rect) {
	offered := t.offered()
	for i, b := range t.buttons { // one that stays is not hidden in between, for it may have the focus
		b.SetKind(widget.Quiet)
		if beside, ok := t.beside(); t.over() && infoTab(i) == t.shown() || !t.over() && ok && infoTab(i) == beside {
			b.SetKind(widget.Secondary)
		}
		if r.size.Width <= 0 || !slices.Contains(offered, infoTab(i)) {
			b.Hide()
		}
	}
	if r.size.Width <= 0 {
		return
	}
	labels := [tabCount]string{lang.L("If measured now"), lang.L("My options"), lang.L("Hidden cards"), lang.L("What happened")}
	short := shortTabs()
	if t.over() {
		labels[t.shown()], short[t.shown()] = lang.L("Circuit"), lang.L("Circuit")
	}
	if !fits(offered, labels, r.size.Width) {
		labels = short
	}
	if half := (len(offered) + 1) / 2; r.size.Height >= 2*tabHeight+tabGap && !fits(offered, labels, r.size.Width) {
		high := (r.size.Height - tabGap) / 2
		t.row(offered[:half], labels, box(r.at.X, r.at.Y, r.size.Width, high))
		t.row(offered[half:], labels, box(r.at.X, r.at.Y+high+tabGap, r.size.Width, high))
		return
	}
	t.row(offered, labels, box(r.at.X, r.at.Y, r.size.Width, min(r.size.Height, tabHeight)))
}

// row puts tabs side by side. They share what room their labels leave, or lack.
func (t *infoTabs) row(tabs []infoTab, labels [tabCount]string, r rect) {
	need, all := tabNeeds(tabs, labels)
	room := r.size.Width - tabGap*float32(len(tabs)-1)
	x, more := r.at.X, (room-all)/float32(len(tabs))
	for i, tab := range tabs {
		width := need[i] + more
		if least := theme.Touch * float32(len(tabs)); all > room && all > least {
			width = theme.Touch + (need[i]-theme.Touch)*max(0, room-least)/(all-least)
		}
		t.buttons[tab].SetLabel(labels[tab])
		box(x, r.at.Y, width, r.size.Height).give(t.buttons[tab])
		x += width + tabGap
	}
}

// shortTabs are the labels for where there is no room for whole ones.
func shortTabs() [tabCount]string {
	return [tabCount]string{lang.L("Odds"), lang.L("Options"), lang.L("Hidden"), lang.L("News")}
}

// crowded reports whether the tabs have no room on one row, however small their labels.
func (t *infoTabs) crowded(width float32) bool {
	part := theme.Size(theme.SizeLeast) / theme.Size(theme.SizeText)
	all := float32(0)
	short := shortTabs()
	for _, tab := range t.offered() {
		label := fyne.MeasureText(short[tab], theme.Size(theme.SizeText), fyne.TextStyle{}).Width
		all += max(theme.Touch, label*part+2*tabInset) + tabGap
	}
	return all-tabGap > width
}

// least is the height that the tabs take at a width.
func (t *infoTabs) least(width float32) float32 {
	if t.crowded(width) {
		return 2*tabHeight + tabGap
	}
	return tabHeight
}

func fits(tabs []infoTab, labels [tabCount]string, width float32) bool {
	_, all := tabNeeds(tabs, labels)
	return all+tabGap*float32(len(tabs)-1) <= width
}

// tabNeeds are the widths that labels take, and their sum.
func tabNeeds(tabs []infoTab, labels [tabCount]string) (each []float32, all float32) {
	for _, tab := range tabs {
		w := fyne.MeasureText(labels[tab], theme.Size(theme.SizeText), fyne.TextStyle{}).Width + 2*tabInset
		w = max(w, theme.Touch)
		each, all = append(each, w), all+w
	}
	return each, all
}
