package main

import (
	"encoding/json"
	"fmt"
	"io"
	"text/tabwriter"

	"quantumpoker/game"
	"quantumpoker/game/bot"
	"quantumpoker/game/bot/tree"
)

// exactReport is the exact means of a line-up over all deals, and over all seats
// to begin.
type exactReport struct {
	Seats []exactLine `json:"seats"`
	House houseLine   `json:"house"`
}

type exactLine struct {
	Seat game.Seat `json:"seat"`
	Bot  string    `json:"bot"`
	Mean float64   `json:"mean"`
}

// exact computes what every seat of the line-up is paid on average.
func exact(o options, out io.Writer) error {
	n := len(o.seats)
	var whole *tree.Tree
	policies := make([]tree.Policy, n)
	for i, level := range o.seats {
		var err error
		if whole, policies[i], err = bot.Whole(n, level); err != nil {
			return err
		}
	}
	means, house := make([]float64, n), 0.0
	for first := range n {
		inTurn := append(append([]tree.Policy(nil), policies[first:]...), policies[:first]...)
		paid, rest := whole.Evaluate(inTurn)
		for turn, v := range paid {
			means[(first+turn)%n] += v / float64(n)
		}
		house += rest / float64(n)
	}
	r := exactReport{House: houseLine{house}}
	for i, level := range o.seats {
		r.Seats = append(r.Seats, exactLine{game.Seat(i), level.String(), means[i]})
	}
	if o.json {
		return json.NewEncoder(out).Encode(r)
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "seat\tbot\texact mean\t")
	for _, s := range r.Seats {
		fmt.Fprintf(w, "%d\t%s\t%.6f\t\n", s.Seat, s.Bot, s.Mean)
	}
	fmt.Fprintf(w, "\thouse\t%.6f\t\n", house)
	if err := w.Flush(); err != nil {
		return err
	}
	for _, g := range newTally(o.seats).gaps {
		if _, err := fmt.Fprintf(out, "%s less the others: %+.6f antes\n", g.level, lead(o.seats, means, g.level)); err != nil {
			return err
		}
	}
	return nil
}
