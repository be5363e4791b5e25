package game

import "fmt"

// Card is a kind of card. A deck holds several of most kinds.
type Card uint8

// The cards, in the order in which they are sorted in a player's hand.
const (
	X Card = iota
	H
	CNOT
	Toffoli
	Swap
	Measure
)

// CardKinds is the number of kinds of card, Measure included.
const CardKinds = int(Measure) + 1

var cardNames = [CardKinds]string{"X", "H", "CNOT", "Toffoli", "SWAP", "Measure"}

// String gives the standard name of the gate.
func (c Card) String() string {
	if !c.Valid() {
		return fmt.Sprintf("Card(%d)", uint8(c))
	}
	return cardNames[c]
}

// ParseCard is the inverse of String.
func ParseCard(name string) (Card, error) {
	for c, n := range cardNames {
		if n == name {
			return Card(c), nil
		}
	}
	return 0, fmt.Errorf("no card is called %q; the cards are %v", name, cardNames)
}

// Valid reports whether c is one of the cards of the game.
func (c Card) Valid() bool { return int(c) < CardKinds }

// Role is what a qubit named by a play is to its gate.
type Role uint8

// The roles. Both qubits of a SWAP have the role Swapped.
const (
	Target Role = iota
	Control
	Swapped
)

var cardRoles = [CardKinds][]Role{
	X:       {Target},
	H:       {Target},
	CNOT:    {Control, Target},
	Toffoli: {Control, Control, Target},
	Swap:    {Swapped, Swapped},
	Measure: nil,
}

// Roles lists the roles of the qubits that a play of c names, controls first.
// The caller must not change it.
func (c Card) Roles() []Role { return cardRoles[c] }

// Qubits is how many qubits a play of c names. Measure names none: it measures all.
func (c Card) Qubits() int { return len(cardRoles[c]) }
