package ui

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"quantumpoker/game/bot"
)

// botTurn is a bot that thinks: off the window's goroutine, and for at least as
// long as the pace asks, so that each play can be followed.
type botTurn struct {
	turn   int
	stop   context.CancelFunc
	choice *bot.Choice // once decided
	waited bool        // the pace's time is over, or was skipped
	timer  *time.Timer
}

// runBot starts the bot that is to move, if there is one and it does not think yet.
func (t *tableScreen) runBot() {
	turn, ok := t.ctl.BotTurn()
	if !ok || t.measuring() {
		t.stopBot()
		return
	}
	if t.bot != nil && t.bot.turn == turn.Turn {
		return
	}
	t.stopBot()
	ctx, stop := context.WithCancel(context.Background())
	b := &botTurn{turn: turn.Turn, stop: stop}
	t.bot = b
	pace := t.app.prefs.pace().delay()
	b.timer = time.AfterFunc(pace, func() { fyne.Do(func() { t.botWaited(b) }) })
	go func() {
		choice, err := bot.Safe(bot.ByLevel(turn.By)).Play(ctx, turn.View, turn.Rand, 0)
		if err == nil {
			fyne.Do(func() { t.botDecided(b, choice) })
		}
	}()
}

func (t *tableScreen) botWaited(b *botTurn) {
	b.waited = true
	t.botPlays(b)
}

func (t *tableScreen) botDecided(b *botTurn, c bot.Choice) {
	b.choice = &c
	t.botPlays(b)
}

// botPlays plays what the bot decided, once it has thought for long enough, and
// unless it was stopped in the meantime.
func (t *tableScreen) botPlays(b *botTurn) {
	if t.bot != b || !b.waited || b.choice == nil {
		return
	}
	t.stopBot()
	t.reasons[len(t.snap.Table.Events())] = *b.choice
	t.turn(func() error { return t.ctl.BotPlay(b.turn, b.choice.Play) }) // nothing private is on screen
}

// skipBot ends the wait for the bot that thinks.
func (t *tableScreen) skipBot() {
	if t.bot != nil {
		t.skipped = time.Now()
		t.botWaited(t.bot)
	}
}

func (t *tableScreen) stopBot() {
	if t.bot != nil {
		t.bot.stop()
		t.bot.timer.Stop()
		t.bot = nil
	}
}

// pace is how long a bot's turn lasts at least.
type pace int

const (
	paceNormal pace = iota
	paceSlow
	paceFast
	paceAtOnce
	paces = 4
)

func (p pace) delay() time.Duration {
	switch p {
	case paceSlow:
		return 3 * time.Second
	case paceFast:
		return 600 * time.Millisecond
	case paceAtOnce:
		return 0
	}
	return 1500 * time.Millisecond
}

const keyPace = "bot pace"

func (p prefs) pace() pace { return pace(p.number(keyPace, int(paceNormal), 0, paces-1)) }

func (p prefs) setPace(v pace) { p.store.SetInt(keyPace, int(v)) }
