package ui

import (
	"context"

	"fyne.io/fyne/v2"

	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// advise looks ahead for a view and shows what it finds, as odds.Solver.Advise does.
type advise func(ctx context.Context, v game.View, show func(odds.Advice)) error

// advisor looks ahead for the seat on screen, off the window's goroutine. What it
// was asked before is stopped and never shown.
type advisor struct {
	work    advise
	changed func() // told on the window's goroutine
	asked   *question
	ended   chan struct{} // closed once the work before has ended
}

// question is one thing that the advisor was asked.
type question struct {
	stop   context.CancelFunc
	advice *odds.Advice // the best so far
	failed error
}

func newAdvisor(changed func()) *advisor {
	var s odds.Solver // kept: later turns and hands share its work
	return &advisor{work: s.Advise, changed: changed}
}

// ask begins to look ahead, unless it does already.
func (a *advisor) ask(v game.View) {
	if a.asked != nil {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	q := &question{stop: stop}
	a.asked = q
	before, ended := a.ended, make(chan struct{})
	a.ended = ended
	go func() {
		defer close(ended)
		if before != nil {
			<-before // a Solver serves one at a time
		}
		err := a.work(ctx, v, func(x odds.Advice) {
			fyne.Do(func() { a.answer(q, func() { q.advice = &x }) })
		})
		if err != nil && ctx.Err() == nil {
			fyne.Do(func() { a.answer(q, func() { q.failed = err }) })
		}
	}()
}

// answer takes an answer over, unless something else has been asked since.
func (a *advisor) answer(q *question, take func()) {
	if a.asked != q {
		return
	}
	take()
	a.changed()
}

// forget stops looking ahead, and leaves nothing of what was found.
func (a *advisor) forget() {
	if a.asked != nil {
		a.asked.stop()
		a.asked = nil
	}
}
