package bot

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
)

func TestProspectIsWhatCasualSees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := randomHand(t, rapid.IntRange(2, 8).Draw(t, "players"))
		mover, _ := h.Mover()
		v := h.View(mover)
		c, err := casual{}.Play(context.Background(), v, source(1), 0)
		require.NoError(t, err)
		b := newBoard(v.Rules())
		var seen prospect
		p, _, _, err := b.replay(v)
		require.NoError(t, err)
		b.look(&seen, &p.state, b.mover(p), p.left[b.mover(p)])
		worth := map[game.Play]float64{game.NewPlay(game.Measure): float64(seen.now) / unit}
		for card := range game.Measure {
			for at, value := range seen.cards[card] {
				worth[b.moves[card][at]] = float64(value) / unit
			}
		}
		for _, o := range c.Options {
			assert.Equal(t, worth[inTurnOrder(v.Table, o.Play)], o.Value, "%v", o.Play)
		}
		want := game.NewPlay(game.Measure)
		if card, at := seen.top(v.MeasureOpen()); card != game.Measure {
			want = b.moves[card][at]
		}
		assert.Equal(t, want, inTurnOrder(v.Table, c.Play))
	})
}
