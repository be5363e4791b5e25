package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// replayRun goes from frame to frame until the last one.
type replayRun struct{ timer *time.Timer }

// replayPaces are how long a frame stays, and what that is called.
var replayPaces = []struct {
	name string
	stay time.Duration
}{{"½×", 3 * time.Second}, {"1×", 1500 * time.Millisecond}, {"2×", 750 * time.Millisecond}}

const usualReplayPace = 1

// toggle starts or stops it. From the last frame it starts over.
func (r *replayScreen) toggle() {
	if r.run != nil {
		r.stop()
		return
	}
	if r.at == len(r.frames)-1 {
		r.goTo(0)
	}
	run := &replayRun{}
	r.run = run
	var next func()
	wait := func() {
		run.timer = time.AfterFunc(replayPaces[r.pace].stay, func() { fyne.Do(next) })
	}
	next = func() {
		if r.run != run { // stopped while this waited
			return
		}
		r.goTo(r.at + 1)
		if r.at == len(r.frames)-1 {
			r.stop()
			return
		}
		wait()
	}
	wait()
	r.render()
}

func (r *replayScreen) stop() {
	if r.run != nil {
		r.run.timer.Stop()
		r.run = nil
		r.render()
	}
}

// nextPace takes the next faster pace, and after the fastest the slowest one.
func (r *replayScreen) nextPace() {
	r.pace = (r.pace + 1) % len(replayPaces)
	r.render()
}
