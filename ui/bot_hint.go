package ui

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/bot"
)

// hintStream labels the random numbers of a hint, which touch no other stream.
const hintStream = "hint"

// askHint asks a Master what it would play with what the person to move sees, and
// places that as a preview. Nothing is played by it.
func (t *tableScreen) askHint() {
	s := t.snap
	if s.View == nil || s.Phase != game.Playing || s.Setup.Odds < game.OddsAdvice || t.hinting != nil {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	t.hinting = stop
	view, events := *s.View, len(s.Table.Events())
	t.app.toast(lang.L("A Master looks at your cards …"))
	go func() {
		choice, err := bot.Safe(bot.ByLevel(game.Master)).Play(ctx, view, game.Seed{}.Stream(hintStream), 0)
		fyne.Do(func() {
			t.stopHint()
			if err == nil && t.snap.View != nil && t.snap.View.Seat() == view.Seat() && len(t.snap.Table.Events()) == events {
				t.showHint(choice)
			}
		})
	}()
}

func (t *tableScreen) showHint(c bot.Choice) {
	t.act(t.ctl.Preset(c.Play))
	v := voice{t.snap.Setup, t.snap.Table}
	t.app.toast(lang.L("A Master would play {{.Play}}. It is placed for you to look at; playing it is up to you.", args{"Play": v.brief(c.Play)}))
}

func (t *tableScreen) stopHint() {
	if t.hinting != nil {
		t.hinting()
		t.hinting = nil
	}
}
