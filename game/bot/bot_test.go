package bot

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
)

func source(n uint64) *rand.PCG { return rand.NewPCG(n, 0) }

// handOf deals the cards to three seats and plays.
func handOf(t testing.TB, deal game.Deal, plays ...game.Play) game.Hand {
	t.Helper()
	seats := []game.Seat{0, 1, 2}[:len(deal)]
	h, err := game.NewHand(game.Classic(len(deal)), seats, 0, 60, deal)
	require.NoError(t, err)
	for _, p := range plays {
		mover, _ := h.Mover()
		h, err = h.Apply(game.Event{Kind: game.Played, Seat: mover, Play: p})
		require.NoError(t, err)
	}
	return h
}

var worked = game.Deal{
	{game.X, game.H, game.Swap, game.Measure},
	{game.X, game.CNOT, game.CNOT, game.Measure},
	{game.X, game.CNOT, game.Toffoli, game.Measure},
}

func TestNovicePlaysEverythingEquallyOften(t *testing.T) {
	v := handOf(t, worked).View(0)
	count := map[game.Play]int{}
	src := source(1)
	const each = 2000
	for range each * len(v.Plays()) {
		c, err := ByLevel(game.Novice).Play(t.Context(), v, src, 0)
		require.NoError(t, err)
		require.NoError(t, v.Check(c.Play))
		count[c.Play]++
	}
	require.Len(t, count, 9) // X and H on three qubits, SWAP on three pairs
	for p, n := range count {
		assert.InDelta(t, each, n, 4.5*45, "%v", p) // 45 is the standard deviation
	}
}

func TestCasualMakesTheBestOfItsCards(t *testing.T) {
	v := handOf(t, worked, game.NewPlay(game.H, 0), game.NewPlay(game.CNOT, 1, 0), game.NewPlay(game.X, 2)).View(0)
	c, err := ByLevel(game.Casual).Play(t.Context(), v, source(1), 0)
	require.NoError(t, err)
	chances := map[string]float64{}
	for _, o := range c.Options {
		if o.Chance > 0 {
			chances[o.Play.String()] = o.Chance
			assert.Equal(t, 112.5/60, o.Value, "%v", o.Play)
		}
	}
	assert.Equal(t, map[string]float64{"X q0": 1}, chances)
}

func TestCasualIsGreedy(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := randomHand(t, rapid.IntRange(2, 5).Draw(t, "players"))
		mover, _ := h.Mover()
		v := h.View(mover)
		c, err := ByLevel(game.Casual).Play(context.Background(), v, source(1), 0)
		require.NoError(t, err)
		best, sum := 0.0, 0.0
		for _, o := range c.Options {
			after, err := v.Preview(o.Play)
			require.NoError(t, err)
			want := 0.0
			for out := range game.Outcome(1) << v.Players() {
				want += after.State().Probability(int(out)).Float() * float64(v.Payout(out).Seats[v.Qubit()]) / 60
			}
			assert.InDelta(t, want, o.Value, 1e-9, "%v", o.Play)
			best, sum = max(best, o.Value), sum+o.Chance
		}
		assert.InDelta(t, 1, sum, 1e-9)
		for _, o := range c.Options {
			if o.Chance > 0 {
				assert.Equal(t, best, o.Value, "%v", o.Play)
			}
			if o.Play.Card == game.Measure {
				assert.Equal(t, o.Value == best, c.Play == o.Play, "measures when no gate pays more")
			}
		}
	})
}

// randomHand plays random gates, and stops at a random turn.
func randomHand(t *rapid.T, players int) game.Hand {
	r := game.Classic(players)
	src := source(rapid.Uint64().Draw(t, "seed"))
	seats := []game.Seat{0, 1, 2, 3, 4, 5, 6, 7}[:players]
	first := game.Qubit(rapid.IntRange(0, players-1).Draw(t, "first"))
	h, err := game.NewHand(r, seats, first, 60, game.NewDeal(r, src))
	require.NoError(t, err)
	for range rapid.IntRange(0, 3*players).Draw(t, "plays") {
		mover, _ := h.Mover()
		plays := h.View(mover).Plays()
		if n := len(plays) - 1; plays[n].Card == game.Measure {
			plays = plays[:n]
		}
		p := plays[src.Uint64()%uint64(len(plays))]
		h, err = h.Apply(game.Event{Kind: game.Played, Seat: mover, Play: p})
		require.NoError(t, err)
	}
	return h
}

// failing is a bot that does what it is told to do wrong.
type failing func() (Choice, error)

func (f failing) Play(context.Context, game.View, game.Rand, Budget) (Choice, error) { return f() }

func TestSafeLetsCasualPlay(t *testing.T) {
	v := handOf(t, worked).View(0)
	for name, c := range map[string]struct {
		bot failing
		log string
	}{
		"error":        {func() (Choice, error) { return Choice{}, errors.New("lost my notes") }, "lost my notes"},
		"panic":        {func() (Choice, error) { panic("out of order") }, "out of order"},
		"illegal card": {func() (Choice, error) { return Choice{Play: game.NewPlay(game.Toffoli, 0, 1, 2)}, nil }, "Toffoli"},
		"no play":      {func() (Choice, error) { return Choice{}, nil }, "illegal"},
		"too early":    {func() (Choice, error) { return Choice{Play: game.NewPlay(game.Measure)}, nil }, "round 2"},
	} {
		t.Run(name, func(t *testing.T) {
			var log bytes.Buffer
			before := slog.Default()
			slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
			defer slog.SetDefault(before)

			got, err := Safe(c.bot).Play(t.Context(), v, source(3), 0)
			require.NoError(t, err)
			want, err := ByLevel(game.Casual).Play(t.Context(), v, source(3), 0)
			require.NoError(t, err)
			assert.Equal(t, want, got)
			assert.Contains(t, log.String(), c.log)
			assert.Equal(t, 1, strings.Count(log.String(), "\n"))
		})
	}
}

func TestACancelledBotStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, level := range levels {
		t.Run(fmt.Sprint(level), func(t *testing.T) {
			_, err := Safe(ByLevel(level)).Play(ctx, handOf(t, worked).View(0), source(1), 0)
			assert.ErrorIs(t, err, context.Canceled)
		})
	}
}

func TestABotOutOfTurnSaysSo(t *testing.T) {
	for _, level := range levels {
		_, err := ByLevel(level).Play(t.Context(), handOf(t, worked).View(1), source(1), 0)
		assert.ErrorContains(t, err, "seat 1 is not to move", "%v", level)
	}
	assert.Panics(t, func() { ByLevel(game.Person) })
}

var levels = []game.Player{game.Novice, game.Casual, game.Skilled, game.Master}
