// Train makes the tables that Master plays by for two and three players. It takes
// a few minutes and gives the same bytes on every machine:
//
//	go generate ./game/bot
package main

import (
	"fmt"
	"os"

	"quantumpoker/game"
	"quantumpoker/game/bot/tree"
)

func main() {
	for _, players := range []int{2, 3} {
		if err := train(players, fmt.Sprintf("master%d.table", players)); err != nil {
			fmt.Fprintln(os.Stderr, "train:", err)
			os.Exit(1)
		}
	}
}

// train writes the table for so many players.
func train(players int, file string) error {
	t, err := tree.New(game.Classic(players))
	if err != nil {
		return err
	}
	policy := t.TrainMaster(tree.Rounds, func(round int) {
		if round%20 == 0 {
			fmt.Printf("%d players: round %d of %d\n", players, round, tree.Rounds)
		}
	})
	packed, err := policy.Pack()
	if err != nil {
		return err
	}
	if err := os.WriteFile(file, packed, 0o644); err != nil {
		return err
	}
	fmt.Printf("%s: %d choices in %d bytes\n", file, len(policy), len(packed))
	return nil
}
