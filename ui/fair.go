package ui

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/quantum"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// openCut lets anybody cut the deck of the next hand, whose seal is shown.
func (t *tableScreen) openCut() {
	var m *modal
	deal := func(cut string) {
		m.close()
		t.deal(cut)
	}
	var f *field
	f = newField("", func(string) {}, func() { deal(f.Text) })
	f.SetPlaceHolder(lang.L("Type or tap anything"))
	m = t.app.openModal(nil,
		heading(lang.L("Cut the deck")),
		plain(lang.L("The shuffle follows from a secret number. Its seal, the SHA-256 of that number, is shown now; the number itself after the hand.")),
		code(t.snap.Seal.String()),
		plain(lang.L("What you write here is mixed in, and changes all cards. So nobody who knew the number could know the deal.")),
		f,
		newGrid(150, 2,
			widget.NewButton(lang.L("Do not cut"), widget.Secondary, func() { deal("") }),
			widget.NewButton(lang.L("Cut and deal"), widget.Primary, func() { deal(f.Text) })),
	)
	t.app.focus(f)
}

// openCheck recomputes the deal and the measurement of the finished hand.
func (t *tableScreen) openCheck() { t.app.openCheck(t.snap.Table, *t.snap.Result) }

// openCheck does so for any hand.
func (a *App) openCheck(t game.Table, r game.Result) {
	cut := r.Cut
	if cut == "" {
		cut = lang.L("nobody cut")
	}
	var m *modal
	m = a.openModal(nil,
		heading(lang.L("Check this deal")),
		plain(checked(t, r)),
		muted(lang.L("Seal, shown before the first card")), code(r.Seal.String()),
		muted(lang.L("Seed, secret until now")), code(r.Seed.String()),
		muted(lang.L("Cut of the deck")), code(cut),
		muted(lang.L("This proves that the deal and the measurement were not changed after the seal was shown. It does not prove that the seed was drawn at random, nor that nobody knew it; the cut is against that.")),
		widget.NewButton(lang.L("Close"), widget.Secondary, func() { m.close() }),
	)
}

// checked says whether deal and measurement follow from the seed.
func checked(t game.Table, r game.Result) string {
	var wrong *game.DealError
	err := game.CheckDeal(t, r)
	switch {
	case err == nil:
		return lang.L("Recomputed from the seed and the cut: every card and the outcome {{.Ket}} agree.",
			args{"Ket": quantum.FormatKet(uint64(r.Outcome), t.Players())})
	case errors.As(err, &wrong):
		return lang.L("This hand does not follow from its seed: {{.Claimed}} should be {{.Follows}}.",
			args{"Claimed": wrong.Claimed, "Follows": wrong.Follows})
	}
	return reason(err)
}

// code shows a long number in groups of eight, so that it wraps and can be compared.
func code(s string) fyne.CanvasObject {
	if len(s) == 64 {
		var groups []string
		for i := 0; i < len(s); i += 8 {
			groups = append(groups, s[i:i+8])
		}
		s = strings.Join(groups, " ")
	}
	return widget.NewParagraph(widget.TextModel{Text: s, Color: theme.ColorGold, Style: fyne.TextStyle{Monospace: true}})
}
