package game

import (
	"slices"

	"quantumpoker/quantum"
)

// Unchanged is why a gate changed nothing.
type Unchanged uint8

// The reasons. InPlus is the one that newcomers meet first: everything but H leaves
// a circuit that begins with H on every qubit as it is.
const (
	Changed       Unchanged = iota // it did change something
	InPlus                         // Qubit is in |+⟩, which the gate's X leaves as it is
	InMinus                        // Qubit is in |−⟩, which X changes by a sign that nothing can show
	ControlZero                    // Qubit, a control, is always 0
	NeverTogether                  // the controls are never 1 together
	PlusWhenOn                     // whenever the controls are 1, Qubit is in |+⟩
	Alike                          // exchanging the two qubits makes no difference
	SameState                      // the state is what it was, for none of these reasons
)

// Shift is how the probability that a qubit reads 1 moved.
type Shift struct {
	Qubit         Qubit
	Before, After quantum.Fraction
}

// Effect is what one gate did to the circuit's state, as far as a measurement
// could tell.
type Effect struct {
	Unchanged Unchanged
	Qubit     Qubit // what Unchanged is about
	// PhasesOnly says that the state changed but no outcome's probability did.
	PhasesOnly bool
	// AlwaysZero and AlwaysOne are the qubits that have this one reading now and
	// did not before.
	AlwaysZero, AlwaysOne []Qubit
	// Links and Parities are relations that hold now and did not before; Lost are
	// pairs that had a relation and now are independent.
	Links    []quantum.Link
	Lost     []quantum.Link
	Parities []quantum.Parity
	// Shifts are the qubits whose probability of reading 1 moved.
	Shifts []Shift
}

// EffectOf says what the gate of p did, given the state before and after it.
func EffectOf(p Play, before, after quantum.Exact) Effect {
	if before == after {
		return unchanged(p, before)
	}
	if slices.Equal(before.Weights(nil), after.Weights(nil)) && before.Total() == after.Total() {
		return Effect{PhasesOnly: true}
	}
	was, is := before.Links(), after.Links()
	e := Effect{
		AlwaysZero: fresh(is.AlwaysZero, was.AlwaysZero),
		AlwaysOne:  fresh(is.AlwaysOne, was.AlwaysOne),
		Links:      fresh(is.Pairs, was.Pairs),
	}
	for _, l := range was.Pairs {
		if !slices.ContainsFunc(is.Pairs, func(k quantum.Link) bool { return samePair(k, l) }) {
			e.Lost = append(e.Lost, l)
		}
	}
	for _, p := range is.Parities {
		known := func(k quantum.Parity) bool { return k.Odd == p.Odd && slices.Equal(k.Qubits, p.Qubits) }
		if !slices.ContainsFunc(was.Parities, known) {
			e.Parities = append(e.Parities, p)
		}
	}
	for q := range Qubit(before.Qubits()) {
		if b, a := before.P1(q), after.P1(q); b != a {
			e.Shifts = append(e.Shifts, Shift{q, b, a})
		}
	}
	return e
}

// Effects lists the effect of every event of the hand: of plays and take-backs
// the change they made, of the others an empty one.
func (t Table) Effects() []Effect {
	replay, err := newTable(t.rules, t.seats, t.first, t.ante)
	out := make([]Effect, len(t.events))
	for i, e := range t.events {
		before := replay.state
		if err == nil {
			err = replay.apply(e)
		}
		if e.Kind == Played || e.Kind == TookBack {
			out[i] = EffectOf(e.Play, before, replay.state)
		}
	}
	if err != nil {
		panic("game: a checked event does not replay: " + err.Error())
	}
	return out
}

func fresh[T comparable](now, before []T) []T {
	return slices.DeleteFunc(slices.Clone(now), func(v T) bool { return slices.Contains(before, v) })
}

func samePair(a, b quantum.Link) bool {
	return a.A == b.A && a.B == b.B || a.A == b.B && a.B == b.A
}

// unchanged finds why the gate of p left the state s as it is.
func unchanged(p Play, s quantum.Exact) Effect {
	qs := p.Qubits()
	if p.Card == Swap {
		return Effect{Unchanged: Alike, Qubit: qs[0]}
	}
	if p.Card == H || len(qs) == 0 {
		return Effect{Unchanged: SameState}
	}
	controls, target := qs[:len(qs)-1], qs[len(qs)-1]
	on := 0
	for _, c := range controls {
		if s.P1(c).Num == 0 {
			return Effect{Unchanged: ControlZero, Qubit: c}
		}
		on |= 1 << c
	}
	switch {
	case mirrored(s, target, 0, 1):
		return Effect{Unchanged: InPlus, Qubit: target}
	case len(controls) == 0 && mirrored(s, target, 0, -1):
		return Effect{Unchanged: InMinus, Qubit: target}
	case never(s, on):
		return Effect{Unchanged: NeverTogether, Qubit: target}
	case mirrored(s, target, on, 1):
		return Effect{Unchanged: PlusWhenOn, Qubit: target}
	}
	return Effect{Unchanged: SameState}
}

// mirrored reports whether, over the basis states that have all bits of on, the
// amplitudes with qubit q at 1 are sign times those with q at 0.
func mirrored(s quantum.Exact, q Qubit, on, sign int) bool {
	for i := range 1 << s.Qubits() {
		if i&on != on || i>>q&1 == 1 {
			continue
		}
		a, _ := s.Amplitude(i)
		b, _ := s.Amplitude(i | 1<<q)
		if b != sign*a {
			return false
		}
	}
	return true
}

// never reports whether no outcome has all bits of on.
func never(s quantum.Exact, on int) bool {
	for i := range 1 << s.Qubits() {
		if i&on == on && s.Weight(i) != 0 {
			return false
		}
	}
	return true
}
