package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/ui/widget"
)

// openMenu offers what can be done with the hand beside watching it.
func (r *replayScreen) openMenu() {
	r.stop()
	var m *modal
	entry := func(label string, kind widget.ButtonKind, do func()) fyne.CanvasObject {
		return widget.NewButton(label, kind, func() {
			m.close()
			do()
		})
	}
	m = r.app.openModal(nil,
		heading(r.title()),
		entry(lang.L("Copy hand as text"), widget.Secondary, func() { r.app.copyHand(r.hand) }),
		entry(lang.L("Save picture"), widget.Secondary, func() { r.app.savePicture(r.hand) }),
		entry(lang.L("Check this deal"), widget.Secondary, func() { r.app.openCheck(r.hand.Final.Table, r.hand.Result) }),
		entry(lang.L("Close"), widget.Quiet, func() {}),
	)
}

// askRound offers the rounds to jump to.
func (r *replayScreen) askRound() {
	r.stop()
	var m *modal
	entry := func(label string, to int) fyne.CanvasObject {
		return widget.NewButton(label, widget.Secondary, func() {
			m.close()
			r.step(to)
		})
	}
	items := []fyne.CanvasObject{heading(lang.L("Jump to"))}
	for i, to := range r.rounds() {
		items = append(items, entry(lang.L("Round {{.N}}", args{"N": i + 1}), to))
	}
	items = append(items, entry(lang.L("The result"), len(r.frames)-1))
	m = r.app.openModal(nil, items...)
}
