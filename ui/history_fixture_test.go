package ui

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/record"
)

// keep plays a match of hands by random plays and keeps it in the store.
func keep(t testing.TB, s *record.Store, setup game.Setup, hands int, end bool) record.ID {
	log, err := s.Create(setup)
	require.NoError(t, err)
	m, err := game.NewMatch(setup)
	require.NoError(t, err)
	r := rand.New(rand.NewPCG(uint64(len(setup.Seats)), 7))
	now := time.Unix(0, 0)
	c := game.NewController(m, game.FixedSeeds(r.Uint64()), func() time.Time { return now })
	c.OnEvent = func(e game.Event) { log.Append(e, nil) }
	for m.Hands() < hands || m.Running() {
		now = now.Add(game.RevealGuard)
		require.NoError(t, randomly(c, r))
	}
	if end {
		require.NoError(t, c.End())
	}
	require.NoError(t, log.Flush())
	require.NoError(t, log.Close())
	return log.ID()
}

// randomly makes the next thing happen.
func randomly(c *game.Controller, r *rand.Rand) error {
	s := c.Snapshot()
	switch s.Phase {
	case game.Passing:
		return c.Reveal()
	case game.Playing:
		plays := s.View.Plays()
		if err := c.Preset(plays[r.IntN(len(plays))]); err != nil {
			return err
		}
		return c.Play()
	case game.LastMeasure:
		return c.MeasureNow()
	}
	for seat, a := range s.Accounts {
		if a.Chips < s.Setup.Ante {
			return c.BuyIn(game.Seat(seat))
		}
	}
	return c.Deal("")
}

func setupFor(players int) game.Setup {
	return game.Setup{Seats: people(players), Chips: usualChips, Ante: usualAnte, Odds: game.OddsMeasured}
}

// finishedHand is a hand of that many players in a match of its own.
func finishedHand(t testing.TB, players int) record.Hand {
	s := openStore(t)
	hand, err := s.Hand(keep(t, s, setupFor(players), 1, true), 1)
	require.NoError(t, err)
	return hand
}

func openStore(t testing.TB) *record.Store {
	s, err := record.Open(t.TempDir(), func(trouble *record.Trouble) {
		if trouble != nil {
			t.Error(trouble)
		}
	})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	return s
}

// manyHands are made up, three players a hand and a hundred hands a match.
func manyHands(n int) record.History {
	var h record.History
	for i := range n {
		id := record.ID(n/100 - i/100)
		if i%100 == 0 {
			s := setupFor(3)
			h.Matches = append(h.Matches, record.Summary{ID: id, Setup: s, Hand: 100, Ended: true})
		}
		r := record.HandResult{Match: id, Number: 100 - i%100, Ante: usualAnte, Outcome: game.Outcome(i % 8), At: time.Unix(int64(1e9-i), 0)}
		pay := game.Pay(3, usualAnte, r.Outcome, 0)
		r.House = pay.House
		for q, paid := range pay.Seats {
			p := record.PlayerResult{Name: fmt.Sprintf("Player %d", (i/100+q)%40), Seat: game.Seat(q), Paid: paid, Chips: usualChips}
			p.Average.Num, p.Average.Den = int64(i%7)*45, 2
			r.Players = append(r.Players, p)
		}
		h.Hands = append(h.Hands, r)
	}
	return h
}

// historyOf is the history screen of matches that need no disk.
func historyOf(a *App, h record.History) *historyScreen {
	s := newHistory(a)
	a.show(s)
	s.show(h, nil)
	return s
}

var windowSizes = []fyne.Size{{Width: 360, Height: 640}, {Width: 800, Height: 360}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}}
