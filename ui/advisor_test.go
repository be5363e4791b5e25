package ui

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// request is what an advisor asked of a slow worker.
type request struct {
	ctx  context.Context
	view game.View
	show func(odds.Advice)
	end  chan error
}

// slow is a worker that does what the test tells it.
func slow() (work advise, asked chan request) {
	asked = make(chan request, 10)
	return func(ctx context.Context, v game.View, show func(odds.Advice)) error {
		r := request{ctx, v, show, make(chan error)}
		asked <- r
		return <-r.end
	}, asked
}

// views are those of the seats to move in two hands.
func views(t *testing.T) [2]game.View {
	var out [2]game.View
	for i := range out {
		h, err := game.NewHand(game.Classic(3), []game.Seat{0, 1, 2}, 0, 60, dealOf(3, uint64(i)))
		require.NoError(t, err)
		out[i] = h.View(0)
	}
	return out
}

func TestAdvisorShowsNothingStale(t *testing.T) {
	play(t, "", func(t *testing.T) {
		test.NewTempApp(t)
		v := views(t)
		changes := 0
		work, asked := slow()
		a := &advisor{work: work, changed: func() { changes++ }}

		a.ask(v[0])
		a.ask(v[0])
		synctest.Wait()
		first := <-asked
		require.Empty(t, asked, "asked twice")
		first.show(odds.Advice{Depth: 1})
		assert.Equal(t, 1, a.asked.advice.Depth)
		first.show(odds.Advice{Depth: 2})
		assert.Equal(t, 2, a.asked.advice.Depth, "a deeper answer takes its place")

		a.forget()
		require.Error(t, first.ctx.Err(), "what nobody waits for goes on")
		a.ask(v[1])
		synctest.Wait()
		require.Empty(t, asked, "a Solver serves one at a time")
		first.show(odds.Advice{Depth: 3})
		assert.Nil(t, a.asked.advice, "the answer to another question is shown")
		assert.Equal(t, 2, changes)

		first.end <- first.ctx.Err()
		synctest.Wait()
		second := <-asked
		assert.Equal(t, v[1].Cards(), second.view.Cards())
		assert.Nil(t, a.asked.failed, "being stopped is no failure")
		second.end <- errors.New("no deal")
		synctest.Wait()
		assert.EqualError(t, a.asked.failed, "no deal")
		assert.Equal(t, 3, changes)
	})
}
