package ui

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"quantumpoker/game"
)

// collapse is the measurement as it is seen: the wires fall to 0 or 1 one after
// another. The outcome is long decided; this is only its telling.
type collapse struct {
	shown int
	timer *time.Timer
}

// collapseStep is the time from one wire to the next: never more than two seconds
// for all of them.
func collapseStep(wires int) time.Duration {
	return min(450*time.Millisecond, 1900*time.Millisecond/time.Duration(wires+1))
}

func (t *tableScreen) measuring() bool { return t.collapse != nil }

func (t *tableScreen) startCollapse(wires int) {
	c := &collapse{}
	t.collapse = c
	step := collapseStep(wires)
	var next func()
	next = func() {
		if t.collapse != c { // skipped
			return
		}
		if c.shown == wires {
			t.stopCollapse()
			t.render()
			return
		}
		c.shown++
		t.draw()
		c.timer = time.AfterFunc(step, func() { fyne.Do(next) })
	}
	c.timer = time.AfterFunc(step, func() { fyne.Do(next) })
}

func (t *tableScreen) stopCollapse() {
	if t.collapse != nil {
		t.collapse.timer.Stop()
		t.collapse = nil
	}
}

// unpaid is the snapshot without what the collapse has still to tell: the outcome
// and the chips that it brings.
func unpaid(s game.Snapshot) game.Snapshot {
	s.Accounts = slices.Clone(s.Accounts)
	for q, seat := range s.Table.Seats() {
		s.Accounts[seat].Chips -= s.Result.Payout.Seats[q]
	}
	s.House -= s.Result.Payout.House
	return s
}
