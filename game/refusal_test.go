package game

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestEveryReason reaches each reason by what a player or a file could do.
func TestEveryReason(t *testing.T) {
	hand := func(events []Event, e Event) error {
		_, err := after(t, knownHand(t), events...).Apply(e)
		return err
	}
	match := func(s Setup, events ...Event) error {
		m := newMatch(t, s)
		for _, e := range events[:len(events)-1] {
			happens(t, m, e)
		}
		return m.Apply(events[len(events)-1])
	}
	deal := Event{Kind: Dealt}
	x := played(0, X, 0)
	gaveUp := Event{Kind: GaveUp}
	tests := map[Reason]func() error{
		HandOver: func() error {
			h := playOn(t, knownHand(t), random(1), 3)
			_, err := after(t, h, h.Draw(random(1))).Apply(x)
			return err
		},
		NotYourTurn:       func() error { return hand(nil, played(2, X, 0)) },
		NotHeld:           func() error { return hand(nil, played(0, Toffoli, 0, 1, 2)) },
		WrongQubits:       func() error { return hand(nil, played(0, X)) },
		NoSuchQubit:       func() error { return hand(nil, played(0, X, 3)) },
		RepeatedQubit:     func() error { return hand(nil, played(0, Swap, 1, 1)) },
		MeasureTooEarly:   func() error { return hand([]Event{x}, Event{Kind: Measured, Seat: 1}) },
		NothingToTakeBack: func() error { return hand(nil, tookBack(0, X, 0)) },
		TooLateToTakeBack: func() error { return hand([]Event{x, looked(1)}, tookBack(0, X, 0)) },
		AlreadyLooked:     func() error { return hand([]Event{looked(0)}, looked(0)) },
		WrongMoment:       func() error { return hand(nil, deal) },
		NoHandRunning:     func() error { return match(setup(2), x) },
		HandRunning:       func() error { return match(setup(2), deal, deal) },
		MatchEnded:        func() error { return match(setup(2), gaveUp, deal) },
		TooFewSeats:       func() error { return match(setup(2), out(1), deal) },
		NoSuchSeat:        func() error { return match(setup(2), out(2)) },
		NotOut:            func() error { return match(setup(2), Event{Kind: BoughtIn}) },
		NoChange:          func() error { return match(setup(2), back(1)) },
		LastHandPlayed: func() error {
			s := setup(2)
			s.Hands = 1
			m := newMatch(t, s)
			happens(t, m, deal)
			finish(t, m, random(1))
			return m.Apply(deal)
		},
		WrongOutcome: func() error {
			h := after(t, knownHand(t), played(0, H, 0), played(1, X, 0), played(2, X, 0))
			_, err := h.Apply(Event{Kind: Measured, Seat: 0, Outcome: 1})
			return err
		},
		BadCut: func() error {
			return match(setup(2), Event{Kind: Dealt, Cut: strings.Repeat("é", MaxCut+1)})
		},
		BadDeal: func() error {
			_, err := NewHand(Classic(2), []Seat{0, 1}, 0, 60, knownDeal())
			return err
		},
		NothingPlaced: func() error {
			c, _ := sitDown(t, setup(2, Person, Novice))
			return c.Play()
		},
		Incomplete: func() error {
			c, _ := sitDown(t, setup(2, Person, Novice))
			require.NoError(t, c.Select(0))
			return c.Play()
		},
		TooSoon: func() error {
			c, _ := sitDown(t, setup(2))
			require.NoError(t, c.Reveal())
			require.NoError(t, c.Hide())
			return c.Reveal()
		},
		CardsHidden: func() error {
			c, _ := sitDown(t, setup(2))
			return c.Select(0)
		},
	}
	require.Len(t, reasonTexts, int(BadDeal))
	for reason := HandOver; reason <= BadDeal; reason++ {
		t.Run(reasonTexts[reason], func(t *testing.T) {
			require.NotEmpty(t, reasonTexts[reason])
			require.Contains(t, tests, reason)
			err := tests[reason]()
			refused(t, reason, err)
			assert.Contains(t, err.Error(), reasonTexts[reason])
			assert.ErrorIs(t, err, &Refusal{Reason: reason})
			assert.NotErrorIs(t, err, &Refusal{Reason: reason%BadDeal + 1})
		})
	}
}

func TestRefusalSaysMore(t *testing.T) {
	tests := map[string]*Refusal{
		"it is another seat's turn (seat 2)":                   {Reason: NotYourTurn, Seat: 2},
		"the card is not among this seat's cards (CNOT)":       {Reason: NotHeld, Card: CNOT},
		"there is no such qubit in this hand (q7)":             {Reason: NoSuchQubit, Qubit: 7},
		"Measure is not open yet (from round 2)":               {Reason: MeasureTooEarly, Round: 2},
		"the hand is over":                                     {Reason: HandOver},
		"the deal does not fit the rules: the deck is missing": {Reason: BadDeal, Err: errors.New("the deck is missing")},
	}
	for want, r := range tests {
		assert.EqualError(t, r, want)
	}
}

func TestRefusalWraps(t *testing.T) {
	cause := errors.New("cause")
	err := fmt.Errorf("outer: %w", &Refusal{Reason: BadDeal, Err: cause})
	assert.ErrorIs(t, err, cause)
	assert.ErrorIs(t, err, &Refusal{Reason: BadDeal})
	assert.NotErrorIs(t, err, &Refusal{Reason: HandOver})
	assert.NotErrorIs(t, &Refusal{Reason: HandOver}, cause)
	assert.NoError(t, (&Refusal{Reason: HandOver}).Unwrap())
}
