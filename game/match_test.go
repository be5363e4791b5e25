package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func out(s Seat) Event  { return Event{Kind: SatOut, Seat: s} }
func back(s Seat) Event { return Event{Kind: SatIn, Seat: s} }

// givenChips is a match whose seats have the given chips, with no hand played yet.
func givenChips(t *testing.T, chips ...int) *Match {
	m := newMatch(t, setup(len(chips)))
	for s, n := range chips {
		m.house += m.accounts[s].Chips - n
		m.accounts[s].Chips = n
	}
	return m
}

func TestFirstHand(t *testing.T) {
	m := newMatch(t, setup(3))
	_, ok := m.Hand()
	require.False(t, ok)
	happens(t, m, dealt(m, 1))
	h, ok := m.Hand()
	require.True(t, ok)
	assert.Equal(t, []Seat{0, 1, 2}, h.Seats())
	assert.Equal(t, Qubit(0), h.First())
	assert.Equal(t, 60, h.Ante())
	assert.Equal(t, 360, h.Pool())
	assert.Equal(t, Account{Chips: 940}, m.Account(1))
	assert.Equal(t, -180, m.House())
	assert.Equal(t, 1, m.Hands())
	assert.Equal(t, dealt(newMatch(t, setup(3)), 1).Seed, m.Seed())
	assert.True(t, m.Running())
}

func TestFirstPlayerMovesRoundThePayingSeats(t *testing.T) {
	tests := map[string]struct {
		chips  []int
		before map[int][]Event // what happens before a hand, from 0
		first  []Seat
	}{
		"everybody pays":          {[]int{1000, 1000, 1000}, nil, []Seat{0, 1, 2, 0, 1}},
		"seat 0 cannot pay":       {[]int{59, 1000, 1000}, nil, []Seat{1, 2, 1}},
		"one sits out":            {[]int{1000, 1000, 1000}, map[int][]Event{1: {out(1)}}, []Seat{0, 2, 0, 2}},
		"and comes back":          {[]int{1000, 1000, 1000}, map[int][]Event{1: {out(1)}, 2: {back(1)}}, []Seat{0, 2, 0, 1}},
		"the last first goes":     {[]int{1000, 1000, 1000, 1000}, map[int][]Event{2: {out(1)}}, []Seat{0, 1, 2, 3, 0, 2}},
		"two neighbours go":       {[]int{1000, 1000, 1000, 1000}, map[int][]Event{1: {out(1), out(2)}}, []Seat{0, 3, 0}},
		"only 2 and 3 are left":   {[]int{0, 0, 1000, 1000}, nil, []Seat{2, 3, 2}},
		"seat 0 buys in at first": {[]int{0, 1000, 1000}, map[int][]Event{0: {{Kind: BoughtIn}}}, []Seat{0, 1, 2}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			m := givenChips(t, test.chips...)
			for hand, want := range test.first {
				happens(t, m, test.before[hand]...)
				happens(t, m, dealt(m, 1))
				mover, _ := m.hand.Mover()
				require.Equal(t, want, mover, "hand %d", hand)
				keep := m.accounts[mover].Chips
				finish(t, m, random(uint64(hand)))
				for s := range m.accounts { // nobody drops out by losing
					if m.accounts[s].Chips < keep && test.chips[s] == 1000 {
						m.accounts[s].Chips = 1000
					}
				}
			}
		})
	}
}

func TestHandsAreForTheSeatsThatPay(t *testing.T) {
	m := givenChips(t, 1000, 59, 60, 1000, 1000)
	happens(t, m, out(3), dealt(m, 1))
	h, _ := m.Hand()
	require.Equal(t, []Seat{0, 2, 4}, h.Seats())
	assert.Equal(t, Classic(3), h.Rules())
	assert.Equal(t, 3, h.Players())
	q, ok := h.QubitOf(4)
	assert.True(t, ok)
	assert.Equal(t, Qubit(2), q)
	assert.Equal(t, Seat(2), h.SeatOf(1))
	for _, s := range []Seat{1, 3, 7} {
		_, ok = h.QubitOf(s)
		assert.False(t, ok)
	}
	refused(t, NotYourTurn, m.Apply(looked(1)))
	assert.Equal(t, []int{940, 59, 0, 1000, 940}, chips(m))
	finish(t, m, random(3))
	o, _ := m.hand.Outcome()
	pay := Pay(3, 60, o, 0)
	assert.Equal(t, []int{940 + pay.Seats[0], 59, pay.Seats[1], 1000, 940 + pay.Seats[2]}, chips(m))
}

func chips(m *Match) (out []int) {
	for _, a := range m.accounts {
		out = append(out, a.Chips)
	}
	return out
}

func TestBuyIn(t *testing.T) {
	m := givenChips(t, 59, 60, 1000)
	refused(t, NotOut, m.Apply(Event{Kind: BoughtIn, Seat: 1}))
	happens(t, m, Event{Kind: BoughtIn, Seat: 0})
	assert.Equal(t, Account{Chips: 1059, Bought: 1000}, m.Account(0))
	assert.Equal(t, 59, m.Account(0).Net())
	refused(t, NotOut, m.Apply(Event{Kind: BoughtIn, Seat: 0}))
	happens(t, m, dealt(m, 1))
	refused(t, HandRunning, m.Apply(Event{Kind: BoughtIn, Seat: 1}))
}

func TestSitOutAndHandOver(t *testing.T) {
	m := newMatch(t, setup(3))
	refused(t, NoChange, m.Apply(back(1)))
	happens(t, m, out(1))
	refused(t, NoChange, m.Apply(out(1)))
	assert.Equal(t, []Seat{0, 2}, m.Next())
	happens(t, m, out(2))
	refused(t, TooFewSeats, m.CanDeal())
	happens(t, m, back(2), Event{Kind: HandedOver, Seat: 2, By: Master})
	assert.Equal(t, 2, m.People())
	refused(t, NoChange, m.Apply(Event{Kind: HandedOver, Seat: 2, By: Master}))
	refused(t, NoChange, m.Apply(Event{Kind: HandedOver, Seat: 2, By: Master + 1}))
	happens(t, m, dealt(m, 1))
	for _, e := range []Event{out(0), back(1), {Kind: HandedOver, By: Novice}, {Kind: Ended}} {
		refused(t, HandRunning, m.Apply(e))
	}
	finish(t, m, random(1))
	happens(t, m, Event{Kind: HandedOver, Seat: 2, By: Person})
	assert.Equal(t, 3, m.People())
	assert.Equal(t, Master, m.Seated()[1].By, "seat 2 was played so in the hand that is over")
}

func TestGiveUpReturnsTheAntes(t *testing.T) {
	m := newMatch(t, setup(3))
	happens(t, m, out(1), dealt(m, 1), looked(0))
	happens(t, m, Event{Kind: GaveUp})
	assert.Equal(t, []int{1000, 1000, 1000}, chips(m))
	assert.Zero(t, m.House())
	assert.True(t, m.Ended())
	assert.False(t, m.Running())
	h, _ := m.Hand()
	_, measured := h.Outcome()
	assert.False(t, measured, "the hand is void, not measured")
	refused(t, MatchEnded, m.Apply(looked(0)))
	refused(t, MatchEnded, m.CanDeal())

	m = newMatch(t, setup(2))
	happens(t, m, dealt(m, 1))
	finish(t, m, random(1))
	before := chips(m)
	happens(t, m, Event{Kind: GaveUp})
	assert.Equal(t, before, chips(m), "a finished hand stays paid")
}

func TestMatchEnds(t *testing.T) {
	s := setup(2)
	s.Hands = 2
	m := newMatch(t, s)
	for range 2 {
		happens(t, m, dealt(m, 1))
		refused(t, HandRunning, m.Apply(dealt(m, 1)))
		finish(t, m, random(1))
	}
	refused(t, LastHandPlayed, m.Apply(dealt(m, 1)))
	happens(t, m, Event{Kind: Ended})
	for kind := Dealt; kind <= Ended; kind++ {
		refused(t, MatchEnded, m.Apply(Event{Kind: kind}))
	}
}

func TestStandings(t *testing.T) {
	type line struct{ rank, seat int }
	tests := map[string]struct {
		chips, bought []int
		want          []line
	}{
		"all equal":               {[]int{5, 5, 5}, []int{0, 0, 0}, []line{{1, 0}, {1, 1}, {1, 2}}},
		"in order":                {[]int{7, 5, 3}, []int{0, 0, 0}, []line{{1, 0}, {2, 1}, {3, 2}}},
		"bought chips don't rank": {[]int{9, 8, 3}, []int{5, 0, 0}, []line{{1, 1}, {2, 0}, {3, 2}}},
		"a tie at the top":        {[]int{4, 9, 9, 1}, []int{0, 0, 0, 0}, []line{{1, 1}, {1, 2}, {3, 0}, {4, 3}}},
		"a tie by different ways": {[]int{2, 9, 4}, []int{0, 5, 0}, []line{{1, 1}, {1, 2}, {3, 0}}},
		"below nothing":           {[]int{0, 3}, []int{0, 5}, []line{{1, 0}, {2, 1}}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			m := newMatch(t, setup(len(test.chips)))
			for s := range m.accounts {
				m.accounts[s] = Account{Chips: test.chips[s], Bought: test.bought[s]}
			}
			var got []line
			for _, p := range m.Standings() {
				got = append(got, line{p.Rank, int(p.Seat)})
				assert.Equal(t, m.accounts[p.Seat], p.Account)
			}
			assert.Equal(t, test.want, got)
		})
	}
}

func TestMatchesShareNothing(t *testing.T) {
	s := setup(2)
	m := newMatch(t, s)
	happens(t, m, out(1), back(1))
	s.Seats[0].Name = "Zoe"
	m.Setup().Seats[0].Name = "Zoe"
	m.Events()[0].Seat = 0
	m.Standings()[0].Chips = 1
	m.Next()[0] = 1
	assert.Equal(t, "A", m.Setup().Seats[0].Name)
	assert.Equal(t, Seat(1), m.Events()[0].Seat)
	assert.Equal(t, 1000, m.Account(0).Chips)
}

func TestEventNames(t *testing.T) {
	names := map[string]bool{}
	for kind := Dealt; kind <= Ended; kind++ {
		names[kind.String()] = true
	}
	assert.Len(t, names, int(Ended))
	assert.Equal(t, "EventKind(0)", EventKind(0).String())
}
