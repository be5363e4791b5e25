package odds_test

import (
	"fmt"

	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// What can the first seat do in the second round of the rules' example?
func ExampleOptions() {
	deal := game.Deal{
		{game.X, game.H, game.Swap, game.Measure},
		{game.X, game.CNOT, game.CNOT, game.Measure},
		{game.X, game.CNOT, game.Toffoli, game.Measure},
	}
	hand, _ := game.NewHand(game.Classic(3), []game.Seat{0, 1, 2}, 0, 60, deal)
	for seat, p := range []game.Play{game.NewPlay(game.H, 0), game.NewPlay(game.CNOT, 1, 0), game.NewPlay(game.X, 2)} {
		hand, _ = hand.Apply(game.Event{Kind: game.Played, Seat: game.Seat(seat), Play: p})
	}
	for _, o := range odds.Options(hand.View(0)) {
		fmt.Println(o.Plays, o.Qubits[0].Average, o.Gain)
	}
	// Output:
	// [X q0 X q1] 225/2 90
	// [SWAP q0 q2] 90 135/2
	// [X q2] 45/2 0
	// [SWAP q0 q1] 45/2 0
	// [SWAP q1 q2] 45/2 0
	// [Measure] 45/2 0
}
