package main

import (
	"context"
	"fmt"
	"io"
	"slices"

	"quantumpoker/game"
)

// marginDeals is from how many deals the margins for four to eight players are taken:
// the smaller the margin, the more it takes to tell it from luck.
var marginDeals = map[game.Player]int{game.Casual: 100, game.Skilled: 800}

// margins prints how far the levels are apart: exactly for three players and for
// best responses, from hands for more. It ends early with what it has.
func margins(ctx context.Context, o options, out, errs io.Writer) error {
	fmt.Fprintln(out, "| line-up | own mean | lead over the others | standard error |")
	fmt.Fprintln(out, "|---|---|---|---|")
	for i, level := range levels[1:] {
		below := levels[i]
		for _, seats := range [][]game.Player{{level, below, below}, {level, level, below}} {
			means, _, err := exactMeans(seats)
			if err != nil {
				return err
			}
			own := ownMean(seats, means, level)
			fmt.Fprintf(out, "| %s | %.4f | %+.4f | exact |\n", names(seats), own, lead(seats, means, level))
		}
	}
	for _, players := range []int{4, 5, 6, 8} {
		for _, other := range []game.Player{game.Casual, game.Skilled} {
			o.seats = append([]game.Player{game.Master}, slices.Repeat([]game.Player{other}, players-1)...)
			o.hands, o.balanced = marginDeals[other], true
			b := newBar(out, errs, o.hands)
			total, err := playAll(ctx, newTable(o), b.set)
			b.clear()
			if err != nil || total.deals == 0 {
				return err
			}
			g := newReport(o, total, 1).gaps[0]
			own := total.sum.seats[0].paid / float64(total.hands)
			fmt.Fprintf(out, "| %s | %.4f | %+.4f | %.4f |\n", names(o.seats), own, g.mean, g.stderr)
		}
	}
	fmt.Fprintln(out, "\n| best response against | gain |\n|---|---|")
	for _, level := range levels[1:] {
		for players := 2; players <= 3; players++ {
			r, err := responses(level, players)
			if err != nil {
				return err
			}
			fmt.Fprintf(out, "| %s, %d players | %.4f |\n", level, players, r.Gain)
		}
	}
	return nil
}

// ownMean is the mean of the level's seats.
func ownMean(seats []game.Player, means []float64, level game.Player) float64 {
	sum, n := 0.0, 0.0
	for i, l := range seats {
		if l == level {
			sum += means[i]
			n++
		}
	}
	return sum / n
}

// names writes a line-up as "master, 2 skilled".
func names(seats []game.Player) string {
	text := ""
	for i := 0; i < len(seats); {
		n := 1
		for i+n < len(seats) && seats[i+n] == seats[i] {
			n++
		}
		if text != "" {
			text += ", "
		}
		if n > 1 {
			text += fmt.Sprintf("%d ", n)
		}
		text += seats[i].String()
		i += n
	}
	return text
}
