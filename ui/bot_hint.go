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

// hint is a Master that is being asked.
type hint struct {
	stop   context.CancelFunc
	placed *game.Placement // what was being placed when it was asked
}

// askHint asks a Master what it would play with what the person to move sees, and
// places that as a preview. Nothing is played by it.
func (t *tableScreen) askHint() {
	s := t.snap
	if s.View == nil || s.Phase != game.Playing || s.Setup.Odds < game.OddsAdvice || t.hint != nil {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	h := &hint{stop: stop, placed: s.Placement}
	t.hint = h
	view := *s.View
	t.app.toast(lang.L("A Master looks at your cards …"))
	go func() {
		choice, err := bot.Safe(bot.ByLevel(game.Master)).Play(ctx, view, game.Seed{}.Stream(hintStream), 0)
		fyne.Do(func() { t.hinted(h, choice, err) })
	}()
}

// hinted shows what a Master would play, unless nobody asks for that any more. What
// the player has begun to place meanwhile stays.
func (t *tableScreen) hinted(h *hint, c bot.Choice, err error) {
	if t.hint != h {
		return
	}
	t.stopHint()
	if err != nil {
		t.app.toast(lang.L("That failed: {{.Why}}.", args{"Why": reason(err)}))
		return
	}
	v := voice{t.snap.Setup, t.snap.Table}
	if !samePlacement(t.snap.Placement, h.placed) {
		t.app.toast(lang.L("A Master would play {{.Play}}.", args{"Play": v.brief(c.Play)}))
		return
	}
	t.act(t.ctl.Preset(c.Play))
	t.app.toast(lang.L("A Master would play {{.Play}}. It is placed for you to look at; playing it is up to you.", args{"Play": v.brief(c.Play)}))
}

func (t *tableScreen) stopHint() {
	if t.hint != nil {
		t.hint.stop()
		t.hint = nil
	}
}
