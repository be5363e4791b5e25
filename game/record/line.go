package record

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"quantumpoker/game"
)

// line is a line of a record after the first. Which fields it has depends on its
// event; the package comment lists them.
type line struct {
	Event   string       `json:"event"`
	Hand    int          `json:"hand,omitempty"`
	At      string       `json:"at,omitempty"`
	Seat    *game.Seat   `json:"seat,omitempty"`
	Card    string       `json:"card,omitempty"`
	On      []game.Qubit `json:"on,omitempty"`
	Read    string       `json:"read,omitempty"`
	By      string       `json:"by,omitempty"`
	Seats   []game.Seat  `json:"seats,omitempty"`
	First   *game.Seat   `json:"first,omitempty"`
	Cut     string       `json:"cut,omitempty"`
	Covered string       `json:"covered,omitempty"`
	Paid    []int        `json:"paid,omitempty"`
	House   *int         `json:"house,omitempty"`
	Chips   []int        `json:"chips,omitempty"`
	Seal    string       `json:"seal,omitempty"`
	Seed    string       `json:"seed,omitempty"`
	Cards   [][]string   `json:"cards,omitempty"`
}

// The derived lines, which are no events of the match.
const (
	linePaid      = "paid"
	lineUncovered = "uncovered"
)

// kinds finds the kind of an event by its name.
var kinds = func() map[string]game.EventKind {
	m := map[string]game.EventKind{}
	for k := game.Dealt; k <= game.Ended; k++ {
		m[k.String()] = k
	}
	return m
}()

// players finds a kind of player by its name.
var players = func() map[string]game.Player {
	m := map[string]game.Player{}
	for p := game.Person; p <= game.Master; p++ {
		m[p.String()] = p
	}
	return m
}()

// parse reads a line. It accepts fields that it does not know, as a later
// program of the same version may write them.
func parse(text []byte) (line, error) {
	var l line
	if err := json.Unmarshal(text, &l); err != nil {
		return l, err
	}
	if _, known := kinds[l.Event]; !known && l.Event != linePaid && l.Event != lineUncovered {
		return l, fmt.Errorf("no event is called %q", l.Event)
	}
	return l, nil
}

// bytes writes the line with its end.
func (l line) bytes() []byte {
	text, err := json.Marshal(l)
	if err != nil {
		panic("record: a line that cannot be written: " + err.Error())
	}
	return append(text, '\n')
}

// newLine writes an event as a line, but for what a deal has besides.
func newLine(e game.Event, players int) line {
	l := line{Event: e.Kind.String()}
	switch e.Kind {
	case game.Dealt:
		l.Cut = e.Cut
	case game.GaveUp, game.Ended:
	default:
		l.Seat = &e.Seat
	}
	switch e.Kind {
	case game.Played, game.TookBack:
		l.Card, l.On = e.Play.Card.String(), slices.Clone(e.Play.Qubits())
	case game.Measured:
		l.Read = reading(e.Outcome, players)
	case game.HandedOver:
		l.By = e.By.String()
	}
	return l
}

var (
	errNoSeat    = errors.New(`"seat" is missing`)
	errNoReading = errors.New(`"read" must be a 0 or a 1 for each qubit`)
)

// event reads the line as an event of a hand of so many qubits. The seed of a deal is
// not in its line.
func (l line) event(qubits int) (game.Event, error) {
	e := game.Event{Kind: kinds[l.Event], Cut: l.Cut}
	switch e.Kind {
	case game.Dealt, game.GaveUp, game.Ended:
		return e, nil
	}
	if l.Seat == nil {
		return e, errNoSeat
	}
	e.Seat, e.Cut = *l.Seat, ""
	var err error
	switch e.Kind {
	case game.Played, game.TookBack:
		e.Play, err = l.play()
	case game.Measured:
		e.Outcome, err = outcome(l.Read, qubits)
	case game.HandedOver:
		var known bool
		if e.By, known = players[l.By]; !known {
			err = fmt.Errorf(`no player is called %q, as "by" says`, l.By)
		}
	}
	return e, err
}

func (l line) play() (game.Play, error) {
	card, err := game.ParseCard(l.Card)
	if err != nil {
		return game.Play{}, err
	}
	if len(l.On) != card.Qubits() {
		return game.Play{}, fmt.Errorf(`"on" names %d qubits, but a %v needs %d`, len(l.On), card, card.Qubits())
	}
	return game.NewPlay(card, l.On...), nil
}

// reading writes an outcome as the bits of its ket.
func reading(o game.Outcome, players int) string {
	var b strings.Builder
	for q := range game.Qubit(players) {
		if o.One(q) {
			b.WriteByte('1')
		} else {
			b.WriteByte('0')
		}
	}
	return b.String()
}

func outcome(read string, qubits int) (o game.Outcome, err error) {
	if len(read) != qubits {
		return 0, errNoReading
	}
	for q, bit := range []byte(read) {
		switch bit {
		case '1':
			o |= 1 << q
		case '0':
		default:
			return 0, errNoReading
		}
	}
	return o, nil
}

// stamp writes a time, and instant reads it: the zero time where there is none.
func stamp(t time.Time) string { return t.UTC().Format(time.RFC3339) }

func instant(text string) time.Time {
	t, err := time.Parse(time.RFC3339, text)
	if err != nil {
		return time.Time{} // times inform; nothing follows from them
	}
	return t
}
