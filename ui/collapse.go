package ui

import (
	"time"

	"fyne.io/fyne/v2"
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
