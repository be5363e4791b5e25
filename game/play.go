package game

import (
	"fmt"
	"slices"
	"strings"

	"quantumpoker/quantum"
)

// Play is a card and the qubits that it is played on, controls first. Qubits
// beyond those that the card names are NoQubit, so that equal plays are ==.
type Play struct {
	Card Card
	On   [3]Qubit
}

// NewPlay returns the play of card on the qubits qs, in the order of card.Roles().
// It does not check them; [View.Check] does.
func NewPlay(card Card, qs ...Qubit) Play {
	p := Play{Card: card, On: [3]Qubit{NoQubit, NoQubit, NoQubit}}
	copy(p.On[:], qs)
	return p
}

// Qubits lists the qubits that the play names.
func (p Play) Qubits() []Qubit { return p.On[:p.Card.Qubits()] }

// Canonical orders the qubits whose roles are interchangeable (the controls of a
// Toffoli, the two qubits of a SWAP), so that two plays with the same canonical
// form are the same play.
func (p Play) Canonical() Play {
	if (p.Card == Toffoli || p.Card == Swap) && p.On[0] > p.On[1] {
		p.On[0], p.On[1] = p.On[1], p.On[0]
	}
	return p
}

// Gate is the gate that the play adds to the circuit. It panics for Measure,
// which is not a gate.
func (p Play) Gate() quantum.Gate {
	switch p.Card {
	case X:
		return quantum.X(p.On[0])
	case H:
		return quantum.H(p.On[0])
	case CNOT:
		return quantum.CNOT(p.On[0], p.On[1])
	case Toffoli:
		return quantum.Toffoli(p.On[0], p.On[1], p.On[2])
	case Swap:
		return quantum.Swap(p.On[0], p.On[1])
	}
	panic(fmt.Sprintf("game: %v is not a gate", p.Card))
}

// String writes the play as "CNOT q1 q0".
func (p Play) String() string {
	var b strings.Builder
	b.WriteString(p.Card.String())
	for _, q := range p.Qubits() {
		fmt.Fprintf(&b, " q%d", q)
	}
	return b.String()
}

// placements lists every distinct way to play card on n qubits, in canonical
// form and in a fixed order.
func placements(card Card, n int) []Play {
	var out []Play
	var qs []Qubit
	var place func()
	place = func() {
		if len(qs) == card.Qubits() {
			if p := NewPlay(card, qs...); p == p.Canonical() {
				out = append(out, p)
			}
			return
		}
		for q := range Qubit(n) {
			if !slices.Contains(qs, q) {
				qs = append(qs, q)
				place()
				qs = qs[:len(qs)-1]
			}
		}
	}
	place()
	return out
}

// Placements lists every distinct way to play the card in a hand of n players, in
// canonical form and in the order of View.Plays. The caller must not change it.
func Placements(card Card, n int) []Play { return allPlacements[n][card] }

// allPlacements[n][card] is placements(card, n), made once: legal plays are
// listed at every turn of every simulated hand.
var allPlacements = func() (t [MaxPlayers + 1][CardKinds][]Play) {
	for n := MinPlayers; n <= MaxPlayers; n++ {
		for c := range Card(CardKinds) {
			t[n][c] = placements(c, n)
		}
	}
	return t
}()
