// Package game holds the rules of Quantum Poker: cards, deals, hands, payouts
// and matches, and the Controller through which a window plays them. It knows
// nothing of windows and words: refusals and effects are typed values.
//
// # A hand is its events
//
// A [Hand] is a value: the rules, the deal, and the list of what happened. The
// circuit, whose turn it is and who knows what all follow from that list. A
// [Match] is a list of events too, of which the hands are part.
//
// # What you may not know, you cannot ask
//
// A [Table] is what everybody sees. A [View] is a Table and the cards of one
// seat. Whatever acts or computes for a seat is given that seat's View, never
// the Hand, so it cannot depend on a card that the seat has not seen.
//
// # Conventions
//
// A [Seat] is a place at the match's table and keeps its number for the whole
// match. A [Qubit] is a wire of one hand: the seats that paid the ante own the
// qubits 0 to n-1 in seat order. An [Outcome] has bit q set when qubit q reads 1.
// Chips are whole numbers. Nothing here reads a clock or draws a random number
// that was not handed in.
package game

import "quantumpoker/quantum"

// Seat is a place at the table of a match, counted from 0. It keeps its number,
// name and colour through all hands, whichever qubit it owns in one of them.
type Seat int

// Qubit is a wire of the circuit of one hand, counted from 0 at the top.
type Qubit = quantum.Qubit

// NoQubit marks a role of a card that has not been given a wire.
const NoQubit Qubit = -1

// MinPlayers and MaxPlayers bound how many seats a match and a hand may have.
const (
	MinPlayers = 2
	MaxPlayers = 8
)
