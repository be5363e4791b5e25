package main

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"text/tabwriter"
	"time"

	"quantumpoker/game"
)

// report is what a run found, in the form of its JSON.
type report struct {
	Hands          int         `json:"hands"`
	Seats          []seatLine  `json:"seats"`
	House          houseLine   `json:"house"`
	CardsPerHand   float64     `json:"cards_per_hand"`
	HandsPerSecond float64     `json:"hands_per_second"`
	gaps           []gapFigure // for people
}

type seatLine struct {
	Seat   game.Seat `json:"seat"`
	Bot    string    `json:"bot"`
	Mean   float64   `json:"mean"`
	Stderr float64   `json:"stderr"`
	Alone  float64   `json:"alone"`
	Shares float64   `json:"shares"`
}

type houseLine struct {
	Mean float64 `json:"mean"`
}

type gapFigure struct {
	level        game.Player
	mean, stderr float64
}

// simulate plays what the options ask for and prints what came of it.
func simulate(ctx context.Context, o options, out, errs io.Writer) error {
	b := newBar(out, errs, o.hands)
	begun := time.Now()
	total, err := playAll(ctx, newTable(o), b.set)
	b.clear()
	if err != nil {
		return err
	}
	if total.deals < o.hands {
		fmt.Fprintf(errs, "sim: stopped after %d of %d deals\n", total.deals, o.hands)
	}
	if total.deals == 0 {
		return nil
	}
	r := newReport(o, total, time.Since(begun).Seconds())
	switch {
	case o.json:
		return json.NewEncoder(out).Encode(r)
	case o.csv:
		return r.csv(out)
	}
	return r.text(out)
}

func newReport(o options, t tally, seconds float64) report {
	hands := float64(t.hands)
	r := report{
		Hands: t.hands, House: houseLine{t.sum.house / hands},
		CardsPerHand: float64(t.sum.cards) / hands, HandsPerSecond: hands / seconds,
	}
	rotations := float64(t.hands / t.deals)
	for i, s := range t.sum.seats {
		r.Seats = append(r.Seats, seatLine{
			Seat: game.Seat(i), Bot: o.seats[i].String(), Mean: s.paid / hands,
			Stderr: standardError(s.paid/rotations, t.squares[i], t.deals),
			Alone:  s.alone / hands, Shares: s.shares / hands,
		})
	}
	for _, g := range t.gaps {
		r.gaps = append(r.gaps, gapFigure{g.level, g.sum / float64(t.deals), standardError(g.sum, g.squares, t.deals)})
	}
	return r
}

// text prints the report for people.
func (r report) text(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "seat\tbot\tmean\tstd. error\twins alone\tshares\t")
	for _, s := range r.Seats {
		fmt.Fprintf(w, "%d\t%s\t%.4f\t%.4f\t%.2f%%\t%.2f%%\t\n", s.Seat, s.Bot, s.Mean, s.Stderr, 100*s.Alone, 100*s.Shares)
	}
	fmt.Fprintf(w, "\thouse\t%.4f\t\t\t\t\n", r.House.Mean)
	if err := w.Flush(); err != nil {
		return err
	}
	for _, g := range r.gaps {
		fmt.Fprintf(out, "%s less the others: %+.4f ± %.4f antes\n", g.level, g.mean, g.stderr)
	}
	_, err := fmt.Fprintf(out, "%d hands, %.2f gate cards a hand, %.0f hands a second\n", r.Hands, r.CardsPerHand, r.HandsPerSecond)
	return err
}

// csv prints a line a seat and one for the house.
func (r report) csv(out io.Writer) error {
	w := csv.NewWriter(out)
	lines := [][]string{{"seat", "bot", "mean", "stderr", "alone", "shares"}}
	for _, s := range r.Seats {
		lines = append(lines, []string{
			strconv.Itoa(int(s.Seat)), s.Bot, number(s.Mean), number(s.Stderr), number(s.Alone), number(s.Shares),
		})
	}
	lines = append(lines, []string{"", "house", number(r.House.Mean), "", "", ""})
	return w.WriteAll(lines)
}

func number(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
