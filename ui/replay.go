package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/odds"
	"quantumpoker/game/record"
	"quantumpoker/ui/widget"
)

// replayScreen shows a finished hand again, step by step, with all cards face up.
type replayScreen struct {
	app  *App
	from screen
	view *replayView

	hand    record.Hand
	setup   game.Setup
	frames  []frame
	curves  []widget.ChartLine // what each player had on average, by frame
	longest string             // name of a card
	at      int
	run     *replayRun // nil while nothing moves by itself
	pace    int        // which of the paces
}

// frame is the hand as it was after something that everybody saw.
type frame struct {
	hand  game.Hand
	event int // which of the hand's events it was, -1 for the deal
}

// framesOf leaves out that cards were looked at, which shows nothing new.
func framesOf(h record.Hand) []frame {
	steps := h.Steps()
	out := []frame{{steps[0], -1}}
	for i, e := range h.Final.Events() {
		if e.Kind != game.Revealed {
			out = append(out, frame{steps[i+1], i})
		}
	}
	return out
}

// newReplay replays a hand over the screen that is shown now.
func newReplay(a *App, h record.Hand) *replayScreen {
	r := &replayScreen{app: a, from: a.current, hand: h, frames: framesOf(h), pace: usualReplayPace}
	r.setup = setupOf(h)
	r.curves = curves(r.frames, h)
	r.longest = longestName(h.Final, len(h.Seats))
	r.view = newReplayView(r)
	r.render()
	return r
}

// curves are the averages of the players by frame. The last value, once the hand
// is measured, is what they were paid.
func curves(frames []frame, h record.Hand) []widget.ChartLine {
	lines := make([]widget.ChartLine, len(h.Seats))
	for q, seat := range h.Seats {
		lines[q].Look = lookOf(seat)
	}
	for _, f := range frames {
		for q, share := range odds.Now(f.hand.Table).Qubits {
			v := share.Average.Float()
			if _, measured := f.hand.Outcome(); measured {
				v = float64(h.Result.Payout.Seats[q])
			}
			lines[q].Values = append(lines[q].Values, v)
		}
	}
	return lines
}

// snapshot is the table as it was in the frame that is shown.
func (r *replayScreen) snapshot() game.Snapshot {
	return past(r.hand, r.setup, r.frames[r.at].hand.Table)
}

func (r *replayScreen) title() string {
	if r.hand.Number == 0 {
		return lang.L("Shared hand")
	}
	return lang.L("Replay of hand {{.N}}", args{"N": r.hand.Number})
}

// goTo shows a frame.
func (r *replayScreen) goTo(i int) {
	if i = min(max(i, 0), len(r.frames)-1); i != r.at {
		r.at = i
		r.render()
	}
}

// step is what a player does: it stops what moves by itself.
func (r *replayScreen) step(to int) {
	r.stop()
	r.goTo(to)
}

// rounds lists the frame in which each round begins, the first one with the deal.
func (r *replayScreen) rounds() []int {
	out := []int{0}
	for i, f := range r.frames {
		t := f.hand.Table
		_, measured := t.Outcome()
		if t.Round() > len(out) && t.Round() <= t.Rules().Each && !measured {
			out = append(out, i)
		}
	}
	return out
}

// jump goes to the beginning of the next round, or of this one or the one before.
func (r *replayScreen) jump(by int) {
	stops := append(r.rounds(), len(r.frames)-1)
	if by > 0 {
		for _, s := range stops {
			if s > r.at {
				r.step(s)
				return
			}
		}
		return
	}
	for _, s := range slices.Backward(stops) {
		if s < r.at {
			r.step(s)
			return
		}
	}
}

func (r *replayScreen) content() fyne.CanvasObject { return r.view }

func (r *replayScreen) key(ev *fyne.KeyEvent, fresh bool) bool {
	switch ev.Name {
	case fyne.KeyLeft:
		r.step(r.at - 1)
	case fyne.KeyRight:
		r.step(r.at + 1)
	case fyne.KeyHome:
		r.step(0)
	case fyne.KeyEnd:
		r.step(len(r.frames) - 1)
	case fyne.KeyPageUp:
		r.jump(-1)
	case fyne.KeyPageDown:
		r.jump(1)
	case fyne.KeySpace:
		if fresh {
			r.toggle()
		}
	case fyne.KeyUp, fyne.KeyDown: // no more than one of them has more than is seen
		scrollByKey(r.view.words, r.view.said, ev.Name)
		scrollByKey(r.view.scroll, r.view.hands, ev.Name)
	default:
		return false
	}
	return true
}

func (r *replayScreen) back() { r.app.show(r.from) }

func (r *replayScreen) leave() { r.stop() }
