package main

import (
	"fmt"
	"io"

	"quantumpoker/game/record"
)

// check recomputes deal and measurement of all finished hands in a match's file,
// and compares them with what the file says. The error is what disagrees.
func check(name string, out io.Writer) error {
	hands := 0
	rec, err := record.ReadFile(name, func(h record.Hand) {
		hands++
		fmt.Fprintf(out, "hand %d\n  seal %v\n  seed %v\n  cut  %q\n", h.Number, h.Result.Seal, h.Result.Seed, h.Result.Cut)
	})
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	fmt.Fprintf(out, "finished hands: %d; all cards, outcomes and payouts follow from seed and cut\n", hands)
	if rec.Match.Setup().Fixed {
		fmt.Fprintln(out, "the seeds follow from a number: anybody could know the deals")
		return nil
	}
	fmt.Fprintln(out, "compare the seals with those that were shown before the first card: if they are the same, nothing was changed after")
	return nil
}
