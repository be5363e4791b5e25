package bot

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// What a Master by table shows as its reason is not what it was trained on, since
// that would be many times as big as the table; the two have to agree nearly always.
func TestTheTablesReasonSpeaksForItsPlay(t *testing.T) {
	turns, best, lost := 0, 0, 0.0
	for seed := range uint64(200) {
		r := game.Classic(3)
		h, err := game.NewHand(r, []game.Seat{0, 1, 2}, 0, 60, game.NewDeal(r, source(seed)))
		require.NoError(t, err)
		for {
			mover, _ := h.Mover()
			c, err := master{}.Play(context.Background(), h.View(mover), source(seed), 0)
			require.NoError(t, err)
			top, own := 0.0, 0.0
			for _, o := range c.Options {
				top = max(top, o.Value)
				if o.Play == c.Play {
					own = o.Value
				}
			}
			turns++
			lost += top - own
			if own >= top-slack {
				best++
			}
			if c.Play.Card == game.Measure {
				break
			}
			h, err = h.Apply(game.Event{Kind: game.Played, Seat: mover, Play: c.Play})
			require.NoError(t, err)
		}
	}
	assert.Greater(t, float64(best), 0.9*float64(turns))
	assert.Less(t, lost, 0.02*float64(turns))
}
