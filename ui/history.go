package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"quantumpoker/game/record"
	"quantumpoker/ui/widget"
)

// historyTab is what the history lists.
type historyTab int

const (
	tabHands historyTab = iota
	tabMatches
	tabPlayers
)

// historyScreen lists all hands and matches on this device, and counts what each
// player won.
type historyScreen struct {
	app  *App
	view *historyView

	all    record.History
	loads  int // how often they were read; an answer that came late is of no use
	loaded bool
	failed error

	tab    historyTab
	filter record.Filter
	match  record.ID // the only one whose hands are listed, 0 for all

	hands   []record.HandResult // those that the filter chooses
	matches []record.Summary
	players []record.Statistics
	house   record.HouseStatistics
	removed record.ID // the match that can be brought back, 0 for none
}

func newHistory(a *App) *historyScreen {
	h := &historyScreen{app: a}
	h.view = newHistoryView(h)
	h.render()
	return h
}

func (h *historyScreen) content() fyne.CanvasObject { return h.view }

// enter reads the matches again: something may have been played or deleted.
func (h *historyScreen) enter() { h.load() }

// load reads the matches without holding the window up.
func (h *historyScreen) load() {
	store := h.app.store
	if store == nil {
		h.show(record.History{}, nil)
		return
	}
	h.loads++
	load := h.loads
	go func() {
		all, err := store.History()
		fyne.Do(func() {
			if load == h.loads {
				h.show(all, err)
			}
		})
	}()
}

func (h *historyScreen) show(all record.History, err error) {
	h.all, h.failed, h.loaded = all, err, true
	h.render()
}

// render lists what is looked for.
func (h *historyScreen) render() {
	hands := h.all.Hands
	if h.match != 0 {
		hands = slices.DeleteFunc(slices.Clone(hands), func(r record.HandResult) bool { return r.Match != h.match })
	}
	h.hands = h.filter.Hands(hands)
	h.matches = nil
	for _, m := range h.all.Matches {
		if m.Damage != nil || plays(m, h.filter.Player) {
			h.matches = append(h.matches, m)
		}
	}
	h.players, h.house = record.Count(hands)
	h.players = slices.DeleteFunc(h.players, func(s record.Statistics) bool { return !named(s.Name, h.filter.Player) })
	h.view.render()
}

// named reports whether a name is among those looked for.
func named(name, part string) bool {
	return strings.Contains(strings.ToLower(name), strings.ToLower(part))
}

func plays(m record.Summary, part string) bool {
	for _, s := range m.Setup.Seats {
		if named(s.Name, part) {
			return true
		}
	}
	return false
}

// search looks for part of a name.
func (h *historyScreen) search(name string) {
	h.filter.Player = strings.TrimSpace(name)
	h.render()
}

// choose lists something else.
func (h *historyScreen) choose(t historyTab) {
	h.tab = t
	h.render()
}

// only lists the hands of one match, or of all with 0.
func (h *historyScreen) only(match record.ID) {
	h.match, h.tab = match, tabHands
	h.view.tabs.choose(int(tabHands))
	h.render()
}

// openRow opens what a row tells of.
func (h *historyScreen) openRow(row int) {
	switch h.tab {
	case tabHands:
		h.openHand(h.hands[row])
	case tabMatches:
		h.app.show(newHistoryMatch(h, h.matches[row]))
	case tabPlayers:
		if row < len(h.players) {
			h.view.tabs.choose(int(tabHands))
			h.view.search.SetText(h.players[row].Name)
		}
	}
}

// openHand replays a hand, once it has been read.
func (h *historyScreen) openHand(r record.HandResult) {
	store, from := h.app.store, h.app.current
	go func() {
		hand, err := store.Hand(r.Match, r.Number)
		fyne.Do(func() {
			switch {
			case h.app.current != from: // they have gone elsewhere meanwhile
			case err != nil:
				h.app.toast(recordTrouble(err))
			default:
				h.app.show(newReplay(h.app, hand))
			}
		})
	}()
}

// key goes along the list though nothing has the focus.
func (h *historyScreen) key(ev *fyne.KeyEvent, _ bool) bool {
	switch ev.Name {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd:
		h.app.focus(h.view.list)
		h.view.list.TypedKey(ev)
		return true
	}
	return false
}

func (h *historyScreen) back() { h.app.goHome() }

func (h *historyScreen) leave() {}

// undo brings a deleted match back.
func (h *historyScreen) undo() { h.undelete() }

// askKind offers the results to look for.
func (h *historyScreen) askKind() {
	var m *modal
	items := []fyne.CanvasObject{heading(kindTitle())}
	for _, k := range []record.Kind{record.Any, record.Alone, record.Shared, record.Nothing} {
		kind := widget.Secondary
		if k == h.filter.Kind {
			kind = widget.Primary
		}
		items = append(items, widget.NewButton(kindName(k), kind, func() {
			m.close()
			h.filter.Kind = k
			h.render()
		}))
	}
	m = h.app.openModal(nil, items...)
}
