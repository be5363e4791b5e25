// Package odds says what a position is worth: to everybody, from the Table, and
// to one seat, from its View. Nothing here is given a Hand, so no figure can
// depend on a card that its reader has not seen.
//
// # Conventions
//
// Chances are reduced fractions and averages exact fractions of a chip, before
// the ante is subtracted. Slices are indexed by qubit. Outcomes are in the order
// of their basis index: |000⟩, |100⟩, |010⟩, |110⟩ and so on.
package odds
