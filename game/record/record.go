package record

import (
	"time"

	"quantumpoker/game"
)

// Record is a match as its file has it, replayed and verified.
type Record struct {
	// Match is the match as it stands; change it only through a Log.
	Match *game.Match
	// Begun and Last are when the match was begun and last dealt, paid or ended, by
	// the clock of that time. Nothing follows from them.
	Begun, Last time.Time

	header []byte
	size   int64  // up to the end of the last line that is right
	owed   []line // derived lines that are still to be written
	dealt  time.Time
}

// seen takes the time of a line.
func (r *Record) seen(l line) {
	if l.At == "" {
		return
	}
	r.Last = instant(l.At)
	if l.Event == game.Dealt.String() {
		r.dealt = r.Last
	}
}

// Hand is a finished hand with all its cards.
type Hand struct {
	Number int       // in its match, from 1; 0 if it came by a code
	At     time.Time // when it was dealt, by the clock of that time; zero if that is not known
	// Seats are who played, by qubit.
	Seats []game.SeatSetup
	// Final is the measured hand: its rules, its cards and all its events.
	Final  game.Hand
	Result game.Result

	chips []int // of each of Seats, once paid; none if it came by a code
}

// Last is the last hand of a match; ok is false if it was not measured.
func Last(m *game.Match) (h Hand, ok bool) {
	result, ok := m.Result()
	if !ok {
		return Hand{}, false
	}
	final, _ := m.Hand()
	h = Hand{Number: m.Hands(), Seats: m.Seated(), Final: final, Result: result}
	for _, s := range final.Seats() {
		h.chips = append(h.chips, m.Account(s).Chips)
	}
	return h, true
}

// Steps lists the hand as it was before the first event and after each one.
func (h Hand) Steps() []game.Hand {
	f := h.Final
	deal := make(game.Deal, f.Players())
	for q := range deal {
		deal[q] = f.Dealt(game.Qubit(q))
	}
	step, err := game.NewHand(f.Rules(), f.Seats(), f.First(), f.Ante(), deal)
	steps := []game.Hand{step}
	for _, e := range f.Events() {
		if err == nil {
			step, err = step.Apply(e)
			steps = append(steps, step)
		}
	}
	if err != nil {
		panic("record: a finished hand does not replay: " + err.Error())
	}
	return steps
}

// Check recomputes deal and measurement, and says with a [game.DealError] what
// disagrees.
func (h Hand) Check() error { return game.CheckDeal(h.Final.Table, h.Result) }
