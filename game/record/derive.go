package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"quantumpoker/game"
)

// dealLine is the line of the deal that has just happened, but for its time and
// its covered seed.
func dealLine(m *game.Match) line {
	h, _ := m.Hand()
	first := h.SeatOf(h.First())
	return line{Event: game.Dealt.String(), Hand: m.Hands(), Seats: h.Seats(), First: &first, Cut: m.Cut()}
}

// closing lists the derived lines that follow an event, after it has happened:
// none unless it ended a hand.
func closing(m *game.Match, e game.Event, wasRunning bool) []line {
	if !wasRunning || m.Running() {
		return nil
	}
	if e.Kind == game.Measured {
		return []line{paidLine(m), uncoveredLine(m)}
	}
	return []line{uncoveredLine(m)}
}

// paidLine is who got what for the measured hand.
func paidLine(m *game.Match) line {
	r, _ := m.Result()
	l := line{Event: linePaid, Hand: m.Hands(), Paid: r.Payout.Seats, House: &r.Payout.House}
	for s := range m.Setup().Seats {
		l.Chips = append(l.Chips, m.Account(game.Seat(s)).Chips)
	}
	return l
}

// uncoveredLine is what was hidden while the hand was played.
func uncoveredLine(m *game.Match) line {
	h, _ := m.Hand()
	l := line{Event: lineUncovered, Hand: m.Hands(), Seal: m.Seed().Seal().String(), Seed: m.Seed().String()}
	for q := range game.Qubit(h.Players()) {
		var names []string
		for _, c := range h.Dealt(q) {
			names = append(names, c.String())
		}
		l.Cards = append(l.Cards, names)
	}
	return l
}

// differs says how a line of the file differs from the derived one, or nil. Times
// inform only, and a covered seed is different each time.
func differs(got, want line) error {
	got.At, got.Covered = "", ""
	if got.Event != want.Event {
		return fmt.Errorf("%q was to come, not %q", want.Event, got.Event)
	}
	g, w := got.bytes(), want.bytes()
	if bytes.Equal(g, w) {
		return nil
	}
	has, should := fields(g), fields(w)
	for _, name := range slices.Sorted(maps.Keys(has)) {
		if _, known := should[name]; !known {
			return fmt.Errorf("%q has no %q", want.Event, name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(should)) {
		if !bytes.Equal(has[name], should[name]) {
			return fmt.Errorf("%q of %q must be %s", name, want.Event, should[name])
		}
	}
	return nil
}

func fields(text []byte) (m map[string]json.RawMessage) {
	if err := json.Unmarshal(text, &m); err != nil {
		panic("record: a written line that cannot be read: " + err.Error())
	}
	return m
}
