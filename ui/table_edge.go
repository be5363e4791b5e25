package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// edge scrolls the circuit as long as a card or a mark is held near its upper or lower
// edge, so that every wire can be reached in one drag.
type edge struct {
	timer *time.Timer
	by    float32 // which way, 0 for none
	after func()  // looks at what is under the pointer now
}

const (
	edgeDepth float32 = 28
	edgeStep  float32 = 6
	edgeTick          = 30 * time.Millisecond
)

// follow is told where the pointer is.
func (e *edge) follow(t *tableScreen, at fyne.Position, after func()) {
	e.by, e.after = 0, after
	if p, on := within(at, t.circuit); on {
		switch {
		case p.Y < edgeDepth:
			e.by = -edgeStep
		case p.Y > t.circuit.Size().Height-edgeDepth:
			e.by = edgeStep
		}
	}
	if e.by != 0 && e.timer == nil {
		e.tick(t)
	}
}

func (e *edge) tick(t *tableScreen) {
	var timer *time.Timer
	timer = time.AfterFunc(edgeTick, func() {
		fyne.Do(func() {
			if e.timer != timer {
				return
			}
			if e.timer = nil; e.by != 0 && t.circuit.ScrollBy(0, e.by) {
				e.after()
				e.tick(t)
			}
		})
	})
	e.timer = timer
}

func (e *edge) stop() {
	if e.timer != nil {
		e.timer.Stop()
	}
	*e = edge{}
}
