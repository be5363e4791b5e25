package ui

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/record"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// finished is the measured hand of a snapshot.
func finished(s game.Snapshot) record.Hand {
	return record.Hand{Number: s.Hand, Seats: s.Seated, Final: *s.Final, Result: *s.Result}
}

// copyHand puts the code of a hand onto the clipboard.
func (a *App) copyHand(h record.Hand) {
	a.app.Clipboard().SetContent(h.Code())
	a.toast(lang.L("The hand is on the clipboard. Whoever pastes it on their home screen can replay it."))
}

// openShared asks for the code of a hand. One that lies on the clipboard is there
// already, and whatever is pasted takes its place.
func (a *App) openShared() {
	var m *modal
	var f *field
	wrong := widget.NewParagraph(widget.TextModel{Color: theme.ColorDown})
	open := func() {
		h, err := record.ParseCode(f.Text)
		if err != nil {
			wrong.SetText(codeTrouble(err))
			m.Refresh()
			return
		}
		m.close()
		a.show(newReplay(a, h))
	}
	f = newField("", func(string) {}, open)
	f.SetPlaceHolder(record.CodePrefix + "…")
	ask := lang.L("Paste the text that somebody copied from a finished hand.")
	if text := strings.TrimSpace(a.app.Clipboard().Content()); strings.HasPrefix(text, record.CodePrefix) {
		ask = lang.L("This text of a hand was on the clipboard. You can paste another one.")
		f.SetText(text)
		f.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
	m = a.openModal(nil,
		heading(lang.L("Open a shared hand")),
		plain(ask),
		f, wrong,
		newGrid(150, 2,
			widget.NewButton(lang.L("Cancel"), widget.Secondary, func() { m.close() }),
			widget.NewButton(lang.L("Replay it"), widget.Primary, open)),
	)
	a.focus(f)
}

// codeTrouble says why a text is not the code of a hand.
func codeTrouble(err error) string {
	var c *record.CodeError
	if !errors.As(err, &c) {
		return reason(err)
	}
	switch c.Kind {
	case record.NoCode:
		return lang.L("This is not the text of a hand: those begin with {{.Prefix}}.", args{"Prefix": record.CodePrefix})
	case record.NewerCode:
		return lang.L("A newer version of the game made this text. Update the game to open it.")
	case record.DamagedCode:
		return lang.L("The text is damaged: copy all of it again.")
	}
	return lang.L("The text tells of a hand that cannot have happened: {{.Why}}.", args{"Why": reason(c.Err)})
}
