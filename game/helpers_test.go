package game

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/stretchr/testify/require"

	"quantumpoker/quantum"
)

// knownDeal is a deal of the classic deck for the tests that need certain cards.
func knownDeal() Deal {
	return Deal{{X, H, Swap, Measure}, {X, CNOT, CNOT, Measure}, {X, CNOT, Toffoli, Measure}}
}

// knownHand begins a hand of seats 0 to 2 with knownDeal; seat 0 moves first.
func knownHand(t require.TestingT) Hand {
	h, err := NewHand(Classic(3), []Seat{0, 1, 2}, 0, 60, knownDeal())
	require.NoError(t, err)
	return h
}

// shuffledHand begins a hand of seats 0 to n-1 with cards that follow from seed.
func shuffledHand(t require.TestingT, n int, first Qubit, seed uint64) Hand {
	var seats []Seat
	for s := range Seat(n) {
		seats = append(seats, s)
	}
	r := Classic(n)
	h, err := NewHand(r, seats, first, 60, NewDeal(r, FixedSeeds(seed)(1).Stream(StreamDeal)))
	require.NoError(t, err)
	return h
}

func played(s Seat, c Card, qs ...Qubit) Event {
	return Event{Kind: Played, Seat: s, Play: NewPlay(c, qs...)}
}

func tookBack(s Seat, c Card, qs ...Qubit) Event {
	return Event{Kind: TookBack, Seat: s, Play: NewPlay(c, qs...)}
}

func looked(s Seat) Event { return Event{Kind: Revealed, Seat: s} }

// after applies events that have to be accepted.
func after(t require.TestingT, h Hand, events ...Event) Hand {
	for _, e := range events {
		var err error
		if h, err = h.Apply(e); err != nil {
			require.NoError(t, err, "%v by seat %d: %v", e.Kind, e.Seat, e.Play)
		}
	}
	return h
}

// gates is how many gate cards the hand plays from the first to the last.
func gates(h Hand) int { return h.Players() * h.rules.Each }

// playOn lets everybody play any of their gate cards until so many stand.
func playOn(t require.TestingT, h Hand, r *rand.Rand, standing int) Hand {
	for h.Plays() < standing {
		mover, _ := h.Mover()
		h = after(t, h, Event{Kind: Played, Seat: mover, Play: anyGate(h.View(mover), r)})
	}
	return h
}

// anyGate picks one of the view's legal plays that is no Measure.
func anyGate(v View, r *rand.Rand) Play {
	plays := slices.DeleteFunc(v.Plays(), func(p Play) bool { return p.Card == Measure })
	return plays[r.IntN(len(plays))]
}

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// setup is a match of n seats, played by persons but for the given players.
func setup(n int, by ...Player) Setup {
	s := Setup{Chips: 1000, Ante: 60}
	for i := range n {
		seat := SeatSetup{Name: string(rune('A' + i)), Look: Look{i, i}}
		if i < len(by) {
			seat.By = by[i]
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

func newMatch(t require.TestingT, s Setup) *Match {
	m, err := NewMatch(s)
	require.NoError(t, err)
	return m
}

// happens applies events that have to be accepted.
func happens(t require.TestingT, m *Match, events ...Event) {
	for _, e := range events {
		if err := m.Apply(e); err != nil {
			require.NoError(t, err, "%v of seat %d", e.Kind, e.Seat)
		}
	}
}

// dealt is the event of the match's next hand, with seeds that follow from number.
func dealt(m *Match, number uint64) Event {
	return Event{Kind: Dealt, Seed: FixedSeeds(number)(m.hands + 1)}
}

// finish plays the running hand to its end.
func finish(t require.TestingT, m *Match, r *rand.Rand) {
	for m.running {
		mover, _ := m.hand.Mover()
		plays := m.hand.View(mover).Plays()
		e := Event{Kind: Played, Seat: mover, Play: plays[r.IntN(len(plays))]}
		if e.Play.Card == Measure {
			e = m.draw()
		}
		happens(t, m, e)
	}
}

// refused asserts that err is a Refusal for the reason.
func refused(t require.TestingT, want Reason, err error) {
	var r *Refusal
	require.ErrorAs(t, err, &r)
	require.Equal(t, reasonTexts[want], reasonTexts[r.Reason])
}

// reasonOf is the reason of a refusal, 0 for any other error or none.
func reasonOf(err error) Reason {
	var r *Refusal
	if errors.As(err, &r) {
		return r.Reason
	}
	return 0
}

// same asserts that two values are equal in all their fields, unexported ones too.
func same(t require.TestingT, want, got any) {
	diff := cmp.Diff(want, got,
		cmp.Exporter(func(reflect.Type) bool { return true }),
		cmp.Comparer(func(a, b quantum.Exact) bool { return a == b }),
		cmp.Comparer(func(a, b quantum.Gate) bool { return a == b }),
		cmpopts.EquateEmpty())
	require.Empty(t, diff)
}

// clock is a clock that only tests move.
type clock struct{ at time.Time }

func (c *clock) now() time.Time { return c.at }

func (c *clock) pass(d time.Duration) { c.at = c.at.Add(d) }

// sitDown deals the first hand of a match under a controller, with a clock at the end of the guard.
func sitDown(t require.TestingT, s Setup) (*Controller, *clock) {
	k := &clock{at: time.Unix(0, 0)}
	c := NewController(newMatch(t, s), FixedSeeds(7), k.now)
	require.NoError(t, c.NextHand())
	k.pass(RevealGuard)
	return c, k
}

// takeTurn lets the mover, person or bot, play its first card, and ends the guard.
func takeTurn(t *testing.T, c *Controller, k *clock) {
	t.Helper()
	if turn, ok := c.BotTurn(); ok {
		require.NoError(t, c.BotPlay(turn.Turn, turn.View.Plays()[0]))
	} else {
		if c.Phase() == Passing {
			require.NoError(t, c.Reveal())
		}
		require.NoError(t, c.Preset(c.Snapshot().View.Plays()[0]))
		require.NoError(t, c.Play())
	}
	k.pass(RevealGuard)
}
