package main

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
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

// exactMeans computes what every seat of the line-up and the house are paid on
// average.
func exactMeans(seats []game.Player) (means []float64, house float64, err error) {
	n := len(seats)
	var whole *tree.Tree
	policies := make([]tree.Policy, n)
	for i, level := range seats {
		if whole, policies[i], err = bot.Whole(n, level); err != nil {
			return nil, 0, err
		}
	}
	means = make([]float64, n)
	for first := range n {
		paid, rest := whole.Evaluate(slices.Concat(policies[first:], policies[:first]))
		for turn, v := range paid {
			means[(first+turn)%n] += v / float64(n)
		}
		house += rest / float64(n)
	}
	return means, house, nil
}

// exact prints the exact means of the line-up.
func exact(o options, out io.Writer) error {
	means, house, err := exactMeans(o.seats)
	if err != nil {
		return err
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
