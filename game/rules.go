package game

import (
	"fmt"

	"quantumpoker/quantum"
)

// Rules are what a hand is played by. They are data: another deck or another
// start is another value, and nothing else changes.
type Rules struct {
	// Players is how many seats play, and how many qubits the circuit has.
	Players int
	// Deck lists the gate cards that are shuffled and dealt, Players*Each of them.
	Deck []Card
	// Each is how many gate cards a player gets. Everybody gets a Measure besides.
	Each int
	// Start is the circuit before the first play.
	Start []quantum.Gate
	// MeasureFrom is the first round in which Measure may be played.
	MeasureFrom int
}

// Classic returns the rules of the game for n players: n X, n CNOT and n cards
// taken in turn from H, Toffoli, SWAP (from H, SWAP for two players, where a
// Toffoli cannot be placed), three each; a circuit that starts with H on every
// qubit; Measure from the second round. It panics unless MinPlayers <= n <= MaxPlayers.
func Classic(n int) Rules {
	if n < MinPlayers || n > MaxPlayers {
		panic(fmt.Sprintf("game: no rules for %d players", n))
	}
	rare := []Card{H, Toffoli, Swap}
	if n == 2 {
		rare = []Card{H, Swap}
	}
	r := Rules{Players: n, Each: 3, MeasureFrom: 2}
	for i := range n {
		r.Deck = append(r.Deck, X, CNOT, rare[i%len(rare)])
		r.Start = append(r.Start, quantum.H(Qubit(i)))
	}
	return r
}

// Count is how many cards of the kind the deck holds; of Measure, one a player.
func (r Rules) Count(c Card) int {
	if c == Measure {
		return r.Players
	}
	return count(r.Deck, c)
}

// Pool is the prize pool for an ante: the players' antes and as much from the house.
func (r Rules) Pool(ante int) int { return 2 * r.Players * ante }
