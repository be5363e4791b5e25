package ui

import (
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// openKeys lists the keys that do something on the screen as it is now.
func (a *App) openKeys() {
	var list []string
	if s, ok := a.current.(keyed); ok {
		list = s.keyList()
	}
	list = append(list, everyKeys()...)
	var m *modal
	closing := widget.NewButton(lang.L("Close"), widget.Secondary, func() { m.close() })
	m = a.openModal(nil, heading(lang.L("Keys")), newPairs(list...), closing)
	a.focus(closing)
}

// everyKeys are those of all screens.
func everyKeys() []string {
	return []string{
		lang.L("Tab, Shift+Tab"), lang.L("go to the next button or back; Enter or Space presses it"),
		lang.L("Escape"), lang.L("put the card back; close a panel; leave a screen"),
		lang.L("F11"), lang.L("full screen"),
		lang.L("?"), lang.L("this list"),
	}
}

// handKeys are those of a player who looks at a hand.
func handKeys() []string {
	return []string{
		lang.L("1 to 4, Left, Right"), lang.L("choose a card"),
		lang.L("Up, Down"), lang.L("move the marker to a wire"),
		lang.L("Space"), lang.L("put the card's next qubit on that wire"),
		lang.L("S"), lang.L("swap control and target"),
		lang.L("H"), lang.L("hide your cards"),
	}
}

// turnKeys are those of the table in more than one phase.
func turnKeys() []string {
	return []string{
		lang.L("Enter"), lang.L("show your hand; play the card once it is complete; go on after a result"),
		lang.L("Ctrl+Z"), lang.L("take the last gate back, before the next player looks"),
		lang.L("O"), lang.L("show the next panel beside the circuit"),
		lang.L("+, −, 0"), lang.L("zoom the circuit; show all of it"),
	}
}

// keyList is what the keys do in the phase that the table is in.
func (t *tableScreen) keyList() []string {
	enter := func(does string) []string { return []string{lang.L("Enter"), does} }
	var list []string
	switch {
	case t.measuring():
		return enter(lang.L("show all results at once"))
	case t.snap.Phase == game.Ready:
		return enter(lang.L("deal the cards"))
	case t.snap.Phase == game.HandDone:
		return enter(lang.L("go on to the next hand"))
	case t.snap.Phase == game.Playing:
		list = append(enter(lang.L("play the card once it is complete")), handKeys()...)
		list = append(list, lang.L("Ctrl+Z"), lang.L("take the last gate back, before the next player looks"))
	case t.snap.Phase == game.Passing:
		list = enter(lang.L("show the cards of the player to move"))
	case t.snap.Phase == game.LastMeasure:
		list = enter(lang.L("measure and end the hand"))
	case t.snap.Phase == game.BotMoves:
		list = []string{lang.L("Enter, Space, Escape"), lang.L("skip the wait for the bot")}
	}
	if t.snap.TakeBack != nil && t.snap.Phase != game.Playing {
		list = append(list, lang.L("Ctrl+Z"), lang.L("take the last gate back"))
	}
	if t.tabs.several() {
		list = append(list, lang.L("O"), lang.L("show the next panel beside the circuit"))
	}
	if t.tabs.shown() == tabOptions {
		list = append(list, lang.L("Tab, then Up, Down"), lang.L("go along the options; Enter places one"))
	}
	return append(list, lang.L("+, −, 0"), lang.L("zoom the circuit; show all of it"))
}

// keyList is how a page of text is read by keys.
func (l *leaf) keyList() []string {
	return []string{
		lang.L("Up, Down"), lang.L("scroll"),
		lang.L("Page Up, Page Down"), lang.L("scroll by a screenful"),
		lang.L("Home, End"), lang.L("go to the top or the end"),
	}
}

// keyList is how the menu is walked.
func (h *home) keyList() []string {
	return []string{lang.L("Arrow keys"), lang.L("go from button to button")}
}

// keyList is how a list is gone through.
func (h *historyScreen) keyList() []string {
	return []string{
		lang.L("Up, Down"), lang.L("go along the list"),
		lang.L("Page Up, Page Down"), lang.L("scroll by a screenful"),
		lang.L("Home, End"), lang.L("go to the top or the end"),
		lang.L("Enter"), lang.L("open the row"),
		lang.L("Ctrl+Z"), lang.L("bring a deleted match back"),
	}
}

// keyList is how a hand is replayed.
func (r *replayScreen) keyList() []string {
	return []string{
		lang.L("Left, Right"), lang.L("a step back or on"),
		lang.L("Page Up, Page Down"), lang.L("a round back or on"),
		lang.L("Home, End"), lang.L("the deal, the result"),
		lang.L("Space"), lang.L("play, or pause"),
	}
}
