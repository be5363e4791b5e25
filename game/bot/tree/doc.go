// Package tree holds the whole game for two or three players at once, small
// enough to compute everything about it exactly: what policies get, what an exact
// best response would gain, and how to train a policy.
//
// # Why it is small
//
// The circuits of these games reach few different states (71 for three players),
// and what was played matters through that state alone. So a position is a state
// and everybody's cards, and an information set, what a seat knows that matters,
// is the state, its own cards as dealt and as left, and the kinds of cards that
// each other seat has played. The order of play is left out; remembering it is
// worth less than a thousandth of an ante.
//
// # Conventions
//
// Seats are counted in turn order: seat 0 moves first, whichever qubit it owns
// in a hand. Payouts are in antes. Plays that lead to the same position are one
// action. A policy gives each action of each set a probability.
package tree
