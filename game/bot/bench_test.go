package bot

import (
	"context"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// One turn of Master, on average over the turns of some hands among Casuals.
func BenchmarkMaster(b *testing.B) {
	for _, players := range []int{2, 3, 4, 6, 8} {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			var views []game.View
			for seed := range uint64(4) {
				views = append(views, turns(b, players, seed)...)
			}
			i := 0
			for b.Loop() {
				_, err := master{}.Play(context.Background(), views[i%len(views)], source(1), 0)
				require.NoError(b, err)
				i++
			}
		})
	}
}

// turns are what the seats of a hand of Casuals see when they move.
func turns(b *testing.B, players int, seed uint64) (views []game.View) {
	r := game.Classic(players)
	seats := []game.Seat{0, 1, 2, 3, 4, 5, 6, 7}[:players]
	h, err := game.NewHand(r, seats, 0, 60, game.NewDeal(r, source(seed)))
	require.NoError(b, err)
	for {
		mover, _ := h.Mover()
		v := h.View(mover)
		views = append(views, v)
		c, err := casual{}.Play(context.Background(), v, source(seed), 0)
		require.NoError(b, err)
		if c.Play.Card == game.Measure {
			return views
		}
		h, err = h.Apply(game.Event{Kind: game.Played, Seat: mover, Play: c.Play})
		require.NoError(b, err)
	}
}
