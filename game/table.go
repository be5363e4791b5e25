package game

import (
	"slices"

	"quantumpoker/quantum"
)

// Standing is a gate that stands in the circuit, and who played it.
type Standing struct {
	Seat Seat
	Play Play
}

// Table is what everybody sees of a hand: all of it but the cards. It is a value;
// it changes only through the events of its Hand.
type Table struct {
	rules  Rules
	seats  []Seat
	first  Qubit
	ante   int
	events []Event

	// These follow from events; apply keeps them.
	standing []Standing
	state    quantum.Exact
	outcome  Outcome
	done     bool
}

func newTable(r Rules, seats []Seat, first Qubit, ante int) (Table, error) {
	t := Table{rules: r, seats: seats, first: first, ante: ante}
	return t, t.replay()
}

// Rules are the rules of this hand. The caller must not change their lists.
func (t Table) Rules() Rules { return t.rules }

// Players is how many seats play this hand.
func (t Table) Players() int { return len(t.seats) }

// Ante is what every player paid, in chips.
func (t Table) Ante() int { return t.ante }

// Pool is the prize pool, in chips.
func (t Table) Pool() int { return t.rules.Pool(t.ante) }

// First is the qubit of the seat that moves first.
func (t Table) First() Qubit { return t.first }

// SeatOf is the owner of qubit q.
func (t Table) SeatOf(q Qubit) Seat { return t.seats[q] }

// Seats lists the owners of the qubits.
func (t Table) Seats() []Seat { return slices.Clone(t.seats) }

// QubitOf is the qubit that the seat owns; ok is false if it is not in this hand.
func (t Table) QubitOf(s Seat) (q Qubit, ok bool) {
	i := slices.Index(t.seats, s)
	return Qubit(i), i >= 0
}

// Events lists what happened so far, oldest first.
func (t Table) Events() []Event { return slices.Clone(t.events) }

// Standing lists the gates that stand in the circuit after its start, oldest
// first: all plays but those taken back.
func (t Table) Standing() []Standing { return slices.Clone(t.standing) }

// Plays is how many gate cards stand in the circuit.
func (t Table) Plays() int { return len(t.standing) }

// State is the exact state of the circuit.
func (t Table) State() quantum.Exact { return t.state }

// Circuit is the start of the rules and the gates that stand.
func (t Table) Circuit() quantum.Circuit {
	c, err := quantum.NewCircuit(t.Players(), t.gates()...)
	if err != nil {
		panic("game: a checked play does not fit its circuit: " + err.Error())
	}
	return c
}

// ToMove is the qubit of the seat that moves next; ok is false once measured.
func (t Table) ToMove() (q Qubit, ok bool) {
	return Qubit((int(t.first) + len(t.standing)) % t.Players()), !t.done
}

// Mover is the seat that moves next; ok is false once measured.
func (t Table) Mover() (s Seat, ok bool) {
	q, ok := t.ToMove()
	return t.seats[q], ok
}

// Round is the round of the next play, counted from 1. When only Measure is left
// it is one more than the number of rounds.
func (t Table) Round() int { return len(t.standing)/t.Players() + 1 }

// RoundOf is the round of the i-th standing gate.
func (t Table) RoundOf(i int) int { return i/t.Players() + 1 }

// MeasureOpen reports whether Measure may be played now.
func (t Table) MeasureOpen() bool { return !t.done && t.Round() >= t.rules.MeasureFrom }

// OnlyMeasure reports whether nobody holds a gate card any more, so that the seat
// to move has to measure.
func (t Table) OnlyMeasure() bool {
	return !t.done && len(t.standing) == t.Players()*t.rules.Each
}

// Outcome is what was measured; ok is false before that.
func (t Table) Outcome() (o Outcome, ok bool) { return t.outcome, t.done }

// Payout is who gets what for an outcome of this hand.
func (t Table) Payout(o Outcome) Payout { return Pay(t.Players(), t.ante, o, t.first) }

// Held is how many cards the seat with qubit q holds, its Measure included.
func (t Table) Held(q Qubit) int {
	n := t.rules.Each + 1
	for _, s := range t.standing {
		if s.Seat == t.seats[q] {
			n--
		}
	}
	if t.measuredBy(q) {
		n--
	}
	return n
}

// Shown lists the cards that everybody knows the seat with qubit q to hold: those
// that it played, took back, and has not played again.
func (t Table) Shown(q Qubit) []Card {
	var known [CardKinds]int
	for _, e := range t.events {
		if e.Seat != t.seats[q] {
			continue
		}
		switch c := e.Play.Card; e.Kind {
		case Played:
			known[c] = max(known[c]-1, 0)
		case TookBack:
			known[c]++
		}
	}
	var out []Card
	for c, n := range known {
		for range n {
			out = append(out, Card(c))
		}
	}
	return out
}

// Looked reports whether the seat to move has looked at its cards in this turn.
func (t Table) Looked() bool {
	return len(t.events) > 0 && t.events[len(t.events)-1].Kind == Revealed
}

// maxEvents is how many events a hand may have before nothing is taken back any
// more: hundreds of take-backs, but no hand, whoever wrote it, is endless.
const maxEvents = 1000

// TakeBack is the play that may still be taken back, and whose it is.
func (t Table) TakeBack() (s Standing, ok bool) {
	n := len(t.events)
	if n == 0 || n >= maxEvents || t.events[n-1].Kind != Played {
		return Standing{}, false
	}
	return t.standing[len(t.standing)-1], true
}

// Since lists what a seat has to be told when its turn comes, as indices into
// Events: the plays, take-backs and the measurement of the other seats after its
// own last standing play, or all of them if it has none.
func (t Table) Since(s Seat) []int {
	var out []int
	for i, e := range t.events {
		taken := i+1 < len(t.events) && t.events[i+1].Kind == TookBack
		switch {
		case e.Seat == s && e.Kind == Played && !taken:
			out = nil
		case e.Seat != s && e.Kind != Revealed:
			out = append(out, i)
		}
	}
	return out
}

// left lists which of the cards dealt to the seat with qubit q it still holds.
func (t Table) left(q Qubit, dealt []Card) []Card {
	cards := slices.Clone(dealt)
	drop := func(c Card) {
		i := slices.Index(cards, c)
		cards = slices.Delete(cards, i, i+1)
	}
	for _, s := range t.standing {
		if s.Seat == t.seats[q] {
			drop(s.Play.Card)
		}
	}
	if t.measuredBy(q) {
		drop(Measure)
	}
	return cards
}

func (t Table) measuredBy(q Qubit) bool {
	return t.done && t.events[len(t.events)-1].Seat == t.seats[q]
}

// checkPlay says whether the play is legal for whoever is to move, as far as
// everybody can tell: all but whether the card is held.
func (t Table) checkPlay(p Play) error {
	if t.done {
		return refuse(HandOver)
	}
	if !p.Card.Valid() {
		return &Refusal{Reason: NotHeld, Card: p.Card}
	}
	if p.Card == Measure && !t.MeasureOpen() {
		return &Refusal{Reason: MeasureTooEarly, Card: Measure, Round: t.rules.MeasureFrom}
	}
	for i, q := range p.On {
		if named := i < p.Card.Qubits(); named != (q != NoQubit) {
			return &Refusal{Reason: WrongQubits, Card: p.Card}
		}
	}
	qs := p.Qubits()
	for i, q := range qs {
		if q < 0 || int(q) >= t.Players() {
			return &Refusal{Reason: NoSuchQubit, Card: p.Card, Qubit: q}
		}
		if slices.Contains(qs[:i], q) {
			return &Refusal{Reason: RepeatedQubit, Card: p.Card, Qubit: q}
		}
	}
	return nil
}

// apply adds an event that has been checked.
func (t *Table) apply(e Event) error {
	t.events = with(t.events, e)
	switch e.Kind {
	case Played:
		t.standing = with(t.standing, Standing{e.Seat, e.Play})
		return t.state.Apply(e.Play.Gate())
	case TookBack:
		t.standing = t.standing[:len(t.standing)-1]
		return t.replay()
	case Measured:
		t.outcome, t.done = e.Outcome, true
	}
	return nil
}

// with returns a copy of list with v at its end, so that two hands that go on from
// the same one share nothing that changes.
func with[T any](list []T, v T) []T {
	out := make([]T, len(list)+1)
	copy(out, list)
	out[len(list)] = v
	return out
}

// gates lists the start of the rules and the gates that stand.
func (t Table) gates() []quantum.Gate {
	gates := slices.Clone(t.rules.Start)
	for _, s := range t.standing {
		gates = append(gates, s.Play.Gate())
	}
	return gates
}

// replay computes the state from all gates.
func (t *Table) replay() error {
	state, err := quantum.NewExact(t.Players())
	for _, g := range t.gates() {
		if err == nil {
			err = state.Apply(g)
		}
	}
	t.state = state
	return err
}
