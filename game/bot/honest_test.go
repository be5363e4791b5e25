package bot

import (
	"context"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
)

// Two hands that look the same to a seat and differ in what the others hold get the
// same choice from every level, to the last digit.
func TestHonest(t *testing.T) {
	for _, level := range levels {
		t.Run(level.String(), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				h := randomHand(t, rapid.IntRange(3, 5).Draw(t, "players"))
				mover, _ := h.Mover()
				twin := otherDeal(t, h)
				require.Equal(t, h.View(mover), twin.View(mover))
				seed := rapid.Uint64().Draw(t, "bot's seed")
				const budget = 30
				one, err := ByLevel(level).Play(context.Background(), h.View(mover), source(seed), budget)
				require.NoError(t, err)
				two, err := ByLevel(level).Play(context.Background(), twin.View(mover), source(seed), budget)
				require.NoError(t, err)
				assert.Equal(t, one, two)
				assert.NoError(t, h.View(mover).Check(one.Play))
			})
		})
	}
}

// otherDeal is the hand with the cards that nobody has seen yet dealt anew among
// the seats that do not move.
func otherDeal(t *rapid.T, h game.Hand) game.Hand {
	mover, _ := h.Mover()
	deal := make(game.Deal, h.Players())
	var unseen []game.Card
	for q := range game.Qubit(h.Players()) {
		deal[q] = h.Dealt(q)
		if h.SeatOf(q) == mover {
			continue
		}
		for _, c := range h.Cards(q) {
			if c != game.Measure {
				unseen = append(unseen, c)
				i := slices.Index(deal[q], c)
				deal[q] = slices.Delete(deal[q], i, i+1)
			}
		}
	}
	unseen = rapid.Permutation(unseen).Draw(t, "unseen")
	for q := range deal {
		for len(deal[q]) < h.Rules().Each+1 {
			deal[q] = append(deal[q], unseen[0])
			unseen = unseen[1:]
		}
		slices.Sort(deal[q])
	}
	twin, err := game.NewHand(h.Rules(), h.Seats(), h.First(), h.Ante(), deal)
	require.NoError(t, err)
	for _, e := range h.Events() {
		twin, err = twin.Apply(e)
		require.NoError(t, err)
	}
	return twin
}

// A hand is played to its end by every level at every table, with legal plays.
func TestEveryLevelPlaysEveryTable(t *testing.T) {
	for players := game.MinPlayers; players <= game.MaxPlayers; players++ {
		r := game.Classic(players)
		seats := []game.Seat{0, 1, 2, 3, 4, 5, 6, 7}[:players]
		src := source(uint64(players))
		h, err := game.NewHand(r, seats, game.Qubit(players-1), 60, game.NewDeal(r, src))
		require.NoError(t, err)
		for turn := 0; ; turn++ {
			mover, _ := h.Mover()
			level := levels[turn%len(levels)]
			c, err := ByLevel(level).Play(t.Context(), h.View(mover), src, 30)
			require.NoError(t, err, "%v of %d players", level, players)
			require.NoError(t, h.View(mover).Check(c.Play))
			sum := 0.0
			for _, o := range c.Options {
				sum += o.Chance
			}
			compared := c.Basis != NoValues && c.Basis != AllAlike
			if compared {
				assert.InDelta(t, 1, sum, 1e-9)
				assert.True(t, slices.ContainsFunc(c.Options, func(o Option) bool { return o.Play == c.Play && o.Chance > 0 }))
			}
			if compared && c.Basis != Rollouts {
				assert.Len(t, c.Options, len(h.View(mover).Plays()))
			}
			if c.Play.Card == game.Measure {
				break
			}
			h, err = h.Apply(game.Event{Kind: game.Played, Seat: mover, Play: c.Play})
			require.NoError(t, err)
		}
	}
}

// A card that was taken back is known to be held: Skilled and Master must not
// reckon with deals in which it is not.
func TestShownCardsAreUsed(t *testing.T) {
	h := handOf(t, worked, game.NewPlay(game.X, 0))
	shownFirst, err := handOf(t, worked, game.NewPlay(game.H, 0)).Apply(game.Event{Kind: game.TookBack, Seat: 0, Play: game.NewPlay(game.H, 0)})
	require.NoError(t, err)
	shownFirst, err = shownFirst.Apply(game.Event{Kind: game.Played, Seat: 0, Play: game.NewPlay(game.X, 0)})
	require.NoError(t, err)
	for _, level := range []game.Player{game.Skilled, game.Master} {
		plain, err := ByLevel(level).Play(t.Context(), h.View(1), source(1), 300)
		require.NoError(t, err)
		known, err := ByLevel(level).Play(t.Context(), shownFirst.View(1), source(1), 300)
		require.NoError(t, err)
		assert.NotEqual(t, plain.Options, known.Options, "%v", level)
	}
}
