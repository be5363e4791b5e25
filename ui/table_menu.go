package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

func (t *tableScreen) openRules() { t.app.show(newRules(t.app)) }

// openLog lists all that happened in this hand.
func (t *tableScreen) openLog() {
	recap := logModel(t.snap)
	var m *modal
	items := []fyne.CanvasObject{heading(recap.Title)}
	if recap.Empty != "" {
		items = append(items, widget.NewParagraph(widget.TextModel{Text: recap.Empty}))
	}
	rows := recap.Rows
	for i, e := range t.snap.Table.Events() {
		if e.Kind == game.Revealed {
			continue
		}
		items = append(items, newNewsLine(rows[0]))
		rows = rows[1:]
		if c, ok := t.reasons[i]; ok && t.snap.Result != nil {
			items = append(items, widget.NewButton(lang.L("Why?"), widget.Quiet, func() { t.openWhy(e, c) }))
		}
	}
	items = append(items, widget.NewButton(lang.L("Close"), widget.Secondary, func() { m.close() }))
	m = t.app.openModal(nil, items...)
}

// openMenu offers all that can be done with the match beside playing it.
func (t *tableScreen) openMenu() {
	var m *modal
	entry := func(label string, kind widget.ButtonKind, do func()) fyne.CanvasObject {
		return widget.NewButton(label, kind, func() {
			m.close()
			do()
		})
	}
	items := []fyne.CanvasObject{heading(lang.L("Menu"))}
	if t.snap.Phase == game.Playing && !t.snap.Solo {
		items = append(items, entry(lang.L("Hide my cards"), widget.Secondary, t.hideCards))
	}
	if t.snap.Phase == game.Playing && t.snap.Setup.Odds >= game.OddsAdvice {
		items = append(items, entry(lang.L("What would a Master do?"), widget.Secondary, t.askHint))
	}
	if t.snap.Result != nil {
		items = append(items,
			entry(lang.L("Replay this hand"), widget.Secondary, func() {
				t.app.show(newReplay(t.app, finished(t.snap)))
			}),
			entry(lang.L("Copy hand as text"), widget.Secondary, func() { t.app.copyHand(finished(t.snap)) }),
			entry(lang.L("Save picture"), widget.Secondary, func() { t.app.savePicture(finished(t.snap)) }))
	}
	if !fyne.CurrentDevice().IsMobile() {
		items = append(items, entry(lang.L("Keys"), widget.Secondary, t.app.openKeys))
	}
	items = append(items,
		entry(lang.L("Rules"), widget.Secondary, t.openRules),
		entry(lang.L("Log"), widget.Secondary, t.openLog),
		t.newZoomRow(),
		entry(lang.L("Copy circuit as OpenQASM 3"), widget.Secondary, t.copyQASM),
		entry(lang.L("Save circuit"), widget.Secondary, t.saveCircuit),
		entry(lang.L("Save and leave"), widget.Secondary, t.app.goHome),
		entry(lang.L("Give up the match"), widget.Quiet, t.askGiveUp),
		entry(lang.L("Close"), widget.Quiet, func() {}),
	)
	m = t.app.openModal(nil, items...)
}

// newZoomRow are the buttons that zoom the circuit, below a word for that. They leave
// the menu open, so that they can be pressed again.
func (t *tableScreen) newZoomRow() *column {
	button := func(label, name string, do func()) fyne.CanvasObject {
		b := widget.NewButton(label, widget.Secondary, do)
		b.Name = name
		return b
	}
	return newColumn(muted(lang.L("Zoom the circuit")), newGrid(60, 3,
		button("−", lang.L("narrower circuit"), func() { t.circuit.Zoom(-1) }),
		button(lang.L("Show all"), lang.L("show all of the circuit"), t.circuit.Fit),
		button("+", lang.L("wider circuit"), func() { t.circuit.Zoom(1) }),
	))
}

// askLeave asks before the match is left. It can be continued from Home.
func (t *tableScreen) askLeave() {
	t.app.confirm(lang.L("Leave the match?"), lang.L("It is kept, and can be continued from the home screen."),
		lang.L("Save and leave"), lang.L("Stay"), func(yes bool) {
			if yes {
				t.app.goHome()
			}
		})
}

// askGiveUp asks before the match is ended with its running hand void. If bots have
// ended the hand meanwhile, the answer was to another question, and it asks again.
func (t *tableScreen) askGiveUp() {
	text, over := lang.L("The match ends now."), t.snap.Result != nil
	if !over {
		text = lang.L("The running hand is void, everybody gets the ante back, and the match ends.")
	}
	t.app.confirm(lang.L("Give up the match?"), text, lang.L("Give up"), lang.L("Play on"), func(yes bool) {
		switch {
		case !yes:
		case over != (t.snap.Result != nil):
			t.askGiveUp()
		default:
			t.blank()
			t.act(t.ctl.GiveUp())
		}
	})
}

// hideCards takes the cards off the screen until their owner shows them again.
func (t *tableScreen) hideCards() {
	if t.showsCards() {
		t.blank()
		t.act(t.ctl.Hide())
	}
}
