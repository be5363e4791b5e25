package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// playerWidth is that of the button which says who plays a seat.
const playerWidth = 96

// playerButton says who plays a seat, and lets the player choose.
func (r *seatRow) playerButton() *widget.Button {
	return widget.NewButton("", widget.Secondary, r.choosePlayer)
}

// choosePlayer offers a person and the bots, with a sentence each.
func (r *seatRow) choosePlayer() {
	d := &r.screen.draft
	var m *modal
	items := []fyne.CanvasObject{heading(lang.L("Who plays for {{.Name}}?", args{"Name": r.name()}))}
	for p := game.Person; p <= game.Master; p++ {
		kind := widget.Secondary
		if p == d.by[r.seat] {
			kind = widget.Primary
		}
		choice := newColumn(widget.NewButton(playerName(p), kind, func() {
			d.by[r.seat] = p
			m.Hide()
			r.screen.update()
		}), muted(playerIs(p)))
		choice.gap = theme.Gap / 2 // the words belong to the button above
		items = append(items, choice)
	}
	m = r.screen.app.openModal(func() { r.screen.app.focus(r.player) }, items...)
}

// playerIs says what to expect of a player.
func playerIs(p game.Player) string {
	switch p {
	case game.Novice:
		return lang.L("Plays anything that is allowed.")
	case game.Casual:
		return lang.L("Takes what pays best if measured right after.")
	case game.Skilled:
		return lang.L("Looks ahead over all deals that are possible.")
	case game.Master:
		return lang.L("The strongest: reckons with hidden cards and with how others play.")
	}
	return lang.L("Somebody at this device.")
}
