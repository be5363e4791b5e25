package main

import (
	"encoding/json"
	"fmt"
	"io"
	"text/tabwriter"

	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// solveReport is what the deck is worth if everybody sees all cards.
type solveReport struct {
	Deals  int            `json:"deals"`
	Ways   uint64         `json:"ways"`
	All    odds.Payouts   `json:"all"`
	Holder []odds.Payouts `json:"holder"`
}

// solve prints what each seat is paid on average over all deals if everybody sees
// all cards, and the same by who holds a Hadamard.
func solve(o options, out io.Writer) error {
	c, err := odds.NewCensus(game.Classic(len(o.seats)), o.ante)
	if err != nil {
		return err
	}
	if o.json {
		return json.NewEncoder(out).Encode(solveReport{c.Deals, c.Ways, c.All, c.Holder})
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "\tweight\t")
	for seat := range c.All.Seats {
		fmt.Fprintf(w, "seat %d\t", seat)
	}
	fmt.Fprintln(w, "house\t")
	line := func(name string, p odds.Payouts) {
		fmt.Fprintf(w, "%s\t%d\t", name, p.Ways)
		for _, v := range p.Seats {
			fmt.Fprintf(w, "%.6f\t", v)
		}
		fmt.Fprintf(w, "%.6f\t\n", p.House)
	}
	line(fmt.Sprintf("all %d deals", c.Deals), c.All)
	for seat, p := range c.Holder {
		line(fmt.Sprintf("H with seat %d", seat), p)
	}
	return w.Flush()
}
