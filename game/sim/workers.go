package main

import (
	"context"
	"sync"
	"sync/atomic"

	"quantumpoker/game"
)

// How many deals a worker takes at a time: enough to keep the workers from waiting for
// each other, and few enough that a run of bots that look ahead can be ended early
// without losing much.
const (
	quickBatch = 64
	slowBatch  = 4
)

// batchOf is how many deals of a line-up are a batch.
func batchOf(seats []game.Player) int {
	for _, level := range seats {
		if level != game.Novice && level != game.Casual {
			return slowBatch
		}
	}
	return quickBatch
}

// playAll plays all deals and tells progress how many are done. When ctx ends
// early it returns what was played until then, of the first deals without a gap.
func playAll(ctx context.Context, t *table, progress func(deals int)) (tally, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	type part struct {
		index int
		tally tally
		err   error
	}
	parts := make(chan part, t.workers)
	var next atomic.Int64
	var running sync.WaitGroup
	for range t.workers {
		running.Go(func() {
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i*t.batch >= t.hands {
					return
				}
				sum, err := t.playBatch(ctx, i)
				parts <- part{i, sum, err}
			}
		})
	}
	go func() {
		running.Wait()
		close(parts)
	}()

	total := newTally(t.options.seats)
	waiting := map[int]tally{}
	merged := 0
	var failed error
	for p := range parts {
		if p.err != nil {
			if ctx.Err() == nil {
				failed = p.err
				cancel()
			}
			continue
		}
		waiting[p.index] = p.tally
		for done, ok := waiting[merged]; ok; done, ok = waiting[merged] {
			total.merge(done)
			delete(waiting, merged)
			merged++
		}
		progress(total.deals)
	}
	return total, failed
}

// playBatch plays the deals of the i-th batch.
func (t *table) playBatch(ctx context.Context, i int) (tally, error) {
	sum := newTally(t.options.seats)
	for d := i * t.batch; d < min((i+1)*t.batch, t.hands); d++ {
		r, err := t.deal(ctx, d+1)
		if err != nil {
			return sum, err
		}
		sum.count(t.options.seats, r, t.rotations())
	}
	return sum, nil
}
