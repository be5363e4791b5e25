package record

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// setup is a match of n seats, a few of them bots.
func setup(n int) game.Setup {
	s := game.Setup{Chips: 200, Ante: 35, Odds: game.OddsMeasured}
	for i := range n {
		seat := game.SeatSetup{Name: string(rune('A' + i)), Look: game.Look{Color: i, Shape: i}}
		if i%3 == 2 {
			seat.By = game.Novice
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// strolling plays a match through a controller by random intents.
type strolling struct {
	*game.Controller
	match *game.Match
	at    time.Time
	rand  *rand.Rand
}

func stroll(m *game.Match, r *rand.Rand) *strolling {
	s := &strolling{match: m, rand: r, at: time.Unix(0, 0)}
	seeds := func(int) (seed game.Seed) {
		for i := range seed {
			seed[i] = byte(r.Uint32())
		}
		return seed
	}
	s.Controller = game.NewController(m, seeds, func() time.Time { return s.at })
	return s
}

// step makes the next thing happen, whatever is possible now.
func (s *strolling) step() error {
	s.at = s.at.Add(game.RevealGuard)
	if s.rand.IntN(10) == 0 && s.Snapshot().TakeBack != nil {
		return s.TakeBack()
	}
	switch s.Phase() {
	case game.Passing:
		return s.Reveal()
	case game.Playing:
		plays := s.Snapshot().View.Plays()
		if err := s.Preset(plays[s.rand.IntN(len(plays))]); err != nil {
			return err
		}
		return s.Play()
	case game.LastMeasure:
		return s.MeasureNow()
	case game.BotMoves:
		turn, _ := s.BotTurn()
		plays := turn.View.Plays()
		return s.BotPlay(turn.Turn, plays[s.rand.IntN(len(plays))])
	case game.MatchDone:
		return nil
	}
	return s.between()
}

// between changes a seat, or deals.
func (s *strolling) between() error {
	seat := game.Seat(s.rand.IntN(len(s.Snapshot().Accounts)))
	a := s.match.Account(seat)
	switch roll := s.rand.IntN(12); {
	case !s.match.CanPay(seat) && roll < 6:
		return s.BuyIn(seat)
	case a.Out && roll < 6:
		return s.SitOut(seat, false)
	case !a.Out && roll == 0:
		return s.SitOut(seat, true)
	case roll == 1:
		return s.HandOver(seat, (a.By+1)%(game.Master+1))
	case s.match.CanDeal() == nil:
		return s.Deal([]string{"", "middle", "a “deep” cut"}[s.rand.IntN(3)])
	}
	return nil
}

// finishHands plays until so many hands are done.
func (s *strolling) finishHands(t require.TestingT, hands int) {
	for s.match.Hands() < hands || s.match.Running() {
		require.NoError(t, s.step())
	}
}

// text is the record of a match, as a Log would have written it.
func text(m *game.Match, k key) []byte {
	l := &Log{store: &Store{now: fixedTime}, match: again(m.Setup(), nil)}
	l.header = newHeader(m.Setup(), fixedTime())
	out := bytes.Clone(l.header)
	for _, e := range m.Events() {
		l.Append(e, nil)
	}
	for _, e := range l.queue {
		out = append(out, e.bytes(k, l.header)...)
	}
	return out
}

func fixedTime() time.Time { return time.Unix(1_800_000_000, 0) }

// played is a match of so many finished hands.
func played(t require.TestingT, n, hands int, seed uint64) *game.Match {
	m, err := game.NewMatch(setup(n))
	require.NoError(t, err)
	s := stroll(m, random(seed))
	s.finishHands(t, hands)
	return m
}

// sameMatch asserts that two matches are the same, events and all.
func sameMatch(t require.TestingT, want, got *game.Match) {
	require.Equal(t, want.Events(), got.Events())
	require.Equal(t, want, got)
}

// openDir opens a folder whose trouble fails the test.
func openDir(t *testing.T, dir string) *Store {
	s, err := Open(dir, func(tr *Trouble) {
		if tr != nil {
			t.Error(tr)
		}
	})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	return s
}

// loaded replays a match of a folder, which is not damaged.
func loaded(t *testing.T, s *Store, id ID) *Record {
	rec, damage := s.load(id, nil)
	require.Nil(t, damage)
	return rec
}

// save puts a record into a folder.
func save(t *testing.T, dir string, id ID, content []byte) {
	require.NoError(t, os.WriteFile(filepath.Join(dir, id.file()), content, 0o600))
}

// linesOf splits a record.
func linesOf(content []byte) []string { return strings.SplitAfter(string(content), "\n") }
