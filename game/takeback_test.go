package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestTakeBackIsAllowedUntilSomebodyActs(t *testing.T) {
	start := knownHand(t)
	x, back := played(0, X, 1), tookBack(0, X, 1)
	tests := map[string]struct {
		before []Event
		e      Event
		want   Reason // 0 where it is allowed
	}{
		"at once":                    {[]Event{x}, back, 0},
		"after looking oneself":      {[]Event{looked(0), x}, back, 0},
		"for a second time":          {[]Event{x, back, x}, back, 0},
		"nothing played":             {nil, back, NothingToTakeBack},
		"only looked":                {[]Event{looked(0)}, back, NothingToTakeBack},
		"taken back already":         {[]Event{x, back}, back, NothingToTakeBack},
		"another play than the last": {[]Event{x}, tookBack(0, X, 2), NothingToTakeBack},
		"another's play":             {[]Event{x}, tookBack(1, X, 1), NothingToTakeBack},
		"the next seat has looked":   {[]Event{x, looked(1)}, back, TooLateToTakeBack},
		"the next seat has played":   {[]Event{x, played(1, X, 0)}, back, NothingToTakeBack},
		"the next took its own back": {[]Event{x, played(1, X, 0), tookBack(1, X, 0)}, back, TooLateToTakeBack},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			h := after(t, start, test.before...)
			_, err := h.Apply(test.e)
			if test.want == 0 {
				require.NoError(t, err)
				last, ok := h.TakeBack()
				assert.True(t, ok)
				assert.Equal(t, Standing{test.e.Seat, test.e.Play}, last)
				return
			}
			refused(t, test.want, err)
			assert.Equal(t, test.e.Seat, err.(*Refusal).Seat)
		})
	}
}

func TestLookedIsOncePerTurn(t *testing.T) {
	h := after(t, knownHand(t), looked(0))
	assert.True(t, h.Looked())
	_, err := h.Apply(looked(0))
	refused(t, AlreadyLooked, err)
	_, err = h.Apply(looked(1))
	refused(t, NotYourTurn, err)
	h = after(t, h, played(0, X, 0))
	assert.False(t, h.Looked(), "the next seat has not")
	h = after(t, h, tookBack(0, X, 0))
	assert.False(t, h.Looked(), "a take-back leads to a new look")
	after(t, h, looked(0))
}

func TestShown(t *testing.T) {
	deal := Deal{{X, X, Swap, Measure}, {H, CNOT, CNOT, Measure}, {X, CNOT, Toffoli, Measure}}
	start, err := NewHand(Classic(3), []Seat{0, 1, 2}, 0, 60, deal)
	require.NoError(t, err)
	x, xBack := played(0, X, 0), tookBack(0, X, 0)
	swap, swapBack := played(0, Swap, 0, 1), tookBack(0, Swap, 0, 1)
	round := []Event{played(1, H, 0), played(2, X, 0)}
	tests := map[string]struct {
		events []Event
		want   []Card
	}{
		"nothing yet":               {nil, nil},
		"a play shows nothing more": {[]Event{x}, nil},
		"taken back":                {[]Event{x, xBack}, []Card{X}},
		"played again":              {[]Event{x, xBack, x}, nil},
		"taken back twice":          {[]Event{x, xBack, x, xBack}, []Card{X}},
		"two kinds, sorted":         {[]Event{swap, swapBack, x, xBack}, []Card{X, Swap}},
		"shown, another played":     {[]Event{x, xBack, swap}, []Card{X}},
		"one X shown, one played":   {append([]Event{x, xBack, x}, round...), nil},
		"the second X, taken back":  {append([]Event{x, xBack, x}, append(round, x, xBack)...), []Card{X}},
		"never shown, second X":     {append([]Event{x}, append(round, x, xBack)...), []Card{X}},
		"shown through the rounds":  {append([]Event{x, xBack, swap}, round...), []Card{X}},
		"shown, then played later":  {append([]Event{x, xBack, swap}, append(round, x)...), nil},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			h := after(t, start, test.events...)
			assert.Equal(t, test.want, h.Shown(0))
			assert.Empty(t, h.Shown(1), "others have shown nothing")
		})
	}
}

// A take-back restores everything but what everybody saw.
func TestTakeBackRestoresTheTable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(MinPlayers, MaxPlayers).Draw(t, "players")
		seed := rapid.Uint64().Draw(t, "seed")
		r := random(seed)
		h := playOn(t, shuffledHand(t, n, Qubit(r.IntN(n)), seed), r, r.IntN(3*n))
		q, _ := h.ToMove()
		s := h.SeatOf(q)
		p := anyGate(h.View(s), r)
		there := after(t, h, Event{Kind: Played, Seat: s, Play: p})
		back := after(t, there, Event{Kind: TookBack, Seat: s, Play: p})

		require.Equal(t, append(there.Events(), Event{Kind: TookBack, Seat: s, Play: p}), back.Events())
		require.Contains(t, back.Shown(q), p.Card)
		require.Equal(t, h.Cards(q), back.Cards(q))
		require.Equal(t, h.Circuit().Gates(), back.Circuit().Gates())
		plain := back.Table
		plain.events = h.events
		same(t, h.Table, plain)
	})
}

func TestMeasureCannotBeTakenBack(t *testing.T) {
	h := playOn(t, knownHand(t), random(1), 3)
	h = after(t, h, h.Draw(random(1)))
	_, ok := h.TakeBack()
	assert.False(t, ok)
	_, err := h.Apply(Event{Kind: TookBack, Seat: 0, Play: NewPlay(Measure)})
	refused(t, HandOver, err)
}

func TestTakingBackComesToAnEnd(t *testing.T) {
	h := knownHand(t)
	for range maxEvents / 2 {
		h = after(t, h, played(0, X, 0))
		if _, ok := h.TakeBack(); !ok {
			break
		}
		h = after(t, h, tookBack(0, X, 0))
	}
	h = after(t, h, played(0, X, 0))
	_, err := h.Apply(tookBack(0, X, 0))
	refused(t, TooLateToTakeBack, err)
	require.Len(t, h.Events(), maxEvents+1)
	playOn(t, h, random(1), gates(h))
}
