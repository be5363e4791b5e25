// Package odds says what a position is worth: to everybody, from the Table, and
// to one seat, from its View. Nothing here is given a Hand, so no figure can
// depend on a card that its reader has not seen.
//
// # Conventions
//
// Chances are reduced fractions and averages exact fractions of a chip, before
// the ante is subtracted. Slices are indexed by qubit. Outcomes are in the order
// of their basis index: |000⟩, |100⟩, |010⟩, |110⟩ and so on.
//
// # Three questions
//
// What would a measurement bring? [Now] answers for everybody, [Options] for one
// seat and its cards.
//
// What may the others hold? [Hidden] weighs every deal that the seat must reckon
// with: the chances of each card, all deals in turn, or one drawn at random.
//
// What is a play worth? A [Solver] looks ahead as if all cards were seen from here
// on, which they are not, and averages over the possible deals. [Solver.Advise] is
// for people: it takes any number of players, shows what it finds as it finds it,
// and can be stopped. [Solver.Values] and [Solver.Open] are for bots of two and
// three players: to the end of the hand, at once, over all deals or for one, so
// that a bot can weigh the deals itself. Both take some tens of microseconds once
// the Solver has seen a hand or two. Every goroutine needs a Solver of its own.
//
// [NewCensus] solves all deals of a deck.
package odds
