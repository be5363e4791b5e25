package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// openSeat offers what can be changed about a seat between two hands: whether it
// plays the next ones, and who plays it.
func (t *tableScreen) openSeat(seat game.Seat) {
	a := t.snap.Accounts[seat]
	var m *modal
	entry := func(label string, kind widget.ButtonKind, intent func() error) fyne.CanvasObject {
		return widget.NewButton(label, kind, func() {
			m.close()
			t.act(intent())
		})
	}
	sit := lang.L("Sit out the next hands")
	if a.Out {
		sit = lang.L("Sit in again")
	}
	items := []fyne.CanvasObject{
		heading(t.snap.Setup.Seats[seat].Name),
		entry(sit, widget.Secondary, func() error { return t.ctl.SitOut(seat, !a.Out) }),
		muted(lang.L("Played from the next hand on by")),
	}
	levels := newGrid(120, 2)
	for p := game.Person; p <= game.Master; p++ {
		kind := widget.Secondary
		if p == a.By {
			kind = widget.Primary
		}
		level := p
		levels.items = append(levels.items, entry(playerName(p), kind, func() error {
			if level == a.By {
				return nil
			}
			return t.ctl.HandOver(seat, level)
		}))
	}
	items = append(items, levels, widget.NewButton(lang.L("Close"), widget.Quiet, func() { m.close() }))
	m = t.app.openModal(nil, items...)
}
