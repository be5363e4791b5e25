package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// historyView has what is looked for above the list of what was found.
type historyView struct {
	fynewidget.BaseWidget

	history *historyScreen
	bar     *surface
	way     *widget.Button
	title   *widget.Text
	export  *widget.Button
	tabs    *segments
	search  *field
	kind    *widget.Button
	chart   *widget.Button
	match   *widget.Button // shown while one match alone is listed
	look    *grid          // what is looked for
	note    *widget.Paragraph
	list    *longList
	undo    *undoBar
}

func newHistoryView(h *historyScreen) *historyView {
	v := &historyView{
		history: h, bar: newSurface(theme.ColorBar, "", 0),
		way:    widget.NewButton(lang.L("← Back"), widget.Quiet, h.back),
		title:  widget.NewText(widget.TextModel{Text: lang.L("History"), Size: theme.SizeTitle, Style: fyne.TextStyle{Bold: true}}),
		export: widget.NewButton(lang.L("Export as CSV"), widget.Quiet, h.exportCSV),
		kind:   widget.NewButton("", widget.Secondary, h.askKind),
		chart:  widget.NewButton(lang.L("Chart"), widget.Secondary, func() { h.app.show(newPlayersChart(h)) }),
		match:  widget.NewButton("", widget.Secondary, func() { h.only(0) }),
		note:   muted(""),
		undo:   newUndoBar(h.undelete),
	}
	v.tabs = newSegments(0, func(i int) { h.choose(historyTab(i)) }, lang.L("Hands"), lang.L("Matches"), lang.L("Players"))
	v.search = newField("", h.search, func() { h.app.focus(v.list) })
	v.search.SetPlaceHolder(lang.L("Search by player"))
	v.look = newGrid(140, 2, v.search, v.kind, v.chart, v.match)
	v.list = newLongList(v.makeRow, v.fillRow, h.openRow)
	v.ExtendBaseWidget(v)
	return v
}

// makeRow makes a row as high as the tab needs it.
func (v *historyView) makeRow() longRow {
	if v.history.tab == tabPlayers {
		return newHistoryRow(figuresHeight(v.list.Size().Width))
	}
	return newHistoryRow(rowHeight())
}

func (v *historyView) fillRow(i int, o longRow) {
	row, h := o.(*historyRow), v.history
	switch {
	case h.tab == tabHands:
		row.set(handRow(h.hands[i]))
	case h.tab == tabMatches:
		row.set(matchRow(h.matches[i]))
	case i < len(h.players):
		s := h.players[i]
		m := rowModel{Title: s.Name, Figures: figures(s)}
		if s.By.Bot() {
			m.Title = lang.L("{{.Name}} (bot: {{.Level}})", args{"Name": s.Name, "Level": playerName(s.By)})
		}
		row.set(m)
	default:
		row.set(rowModel{Title: lang.L("House"), Figures: []figure{
			{lang.L("hands"), strconv.Itoa(h.house.Hands)}, {lang.L("net"), signed(h.house.Net)},
		}})
	}
}

// render shows what the screen has found.
func (v *historyView) render() {
	h := v.history
	v.kind.SetLabel(kindName(h.filter.Kind))
	v.match.SetLabel(lang.L("Only match {{.Match}}: show all", args{"Match": h.match}))
	for o, is := range map[fyne.CanvasObject]bool{
		v.kind: h.tab == tabHands, v.chart: h.tab == tabPlayers,
		v.match: h.match != 0 && h.tab != tabMatches, v.export: len(h.hands) > 0,
	} {
		if is {
			o.Show()
		} else {
			o.Hide()
		}
	}
	v.note.SetText(h.found())
	v.undo.set(h.removed)
	v.list.setRows(h.rows())
	v.Refresh()
}

// highLayout gives one object all its space, which has a least height.
type highLayout struct{ height float32 }

func (l *highLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}

func (l *highLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, l.height) }

// CreateRenderer is for Fyne.
func (v *historyView) CreateRenderer() fyne.WidgetRenderer { return &historyRenderer{v} }

type historyRenderer struct{ view *historyView }

func (r *historyRenderer) Destroy() {}

func (r *historyRenderer) Layout(size fyne.Size) {
	v := r.view
	bar := max(barHeight, v.title.MinSize().Height+theme.Gap)
	box(0, 0, size.Width, bar).give(v.bar)
	export := v.export.MinSize()
	v.export.Move(fyne.NewPos(size.Width-export.Width-theme.Gap/2, (bar-export.Height)/2))
	v.export.Resize(export)
	if !v.export.Visible() {
		export.Width = 0
	}
	layBar(box(0, 0, size.Width-export.Width-gap, bar), v.way, v.title)

	width := min(size.Width-2*gap, pageWidth+2*theme.PanelInset)
	left := (size.Width - width) / 2
	y := bar + gap
	put := func(o fyne.CanvasObject) {
		high := heightFor(o, width)
		box(left, y, width, high).give(o)
		y += high + gap
	}
	if width < 700 {
		put(v.tabs)
		put(v.look)
	} else {
		half := width * 0.4
		high := max(v.tabs.HeightFor(half), v.look.HeightFor(width-half-gap))
		box(left, y, half, v.tabs.HeightFor(half)).give(v.tabs)
		box(left+half+gap, y, width-half-gap, high).give(v.look)
		y += high + gap
	}
	put(v.note)
	bottom := size.Height - gap
	if v.history.removed != 0 {
		high := v.undo.HeightFor(width)
		box(left, bottom-high, width, high).give(v.undo)
		bottom -= high + gap
	} else {
		v.undo.Hide()
	}
	was := v.list.Size().Width
	box(left, y, width, bottom-y).give(v.list)
	if v.list.rows == 0 {
		v.list.Hide() // nothing in it can have the focus
	}
	if was != width {
		v.list.Refresh() // rows with figures may need another height
	}
}

func (r *historyRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *historyRenderer) Objects() []fyne.CanvasObject {
	v := r.view
	// Who has just deleted something comes to the undo first.
	return []fyne.CanvasObject{v.undo, v.bar, v.way, v.title, v.export, v.tabs, v.look, v.note, v.list}
}

func (r *historyRenderer) Refresh() {
	r.Layout(r.view.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.view)
}
