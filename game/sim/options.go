package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"strings"

	"quantumpoker/game"
)

// options are what the command line asks for.
type options struct {
	seats    []game.Player
	hands    int
	seed     uint64
	ante     int
	workers  int
	balanced bool
	sampled  bool
	json     bool
	csv      bool

	solve   bool
	margins bool
	exact   bool
	exploit game.Player // Person for none
	record  string      // the file of a match to check, or none
}

var levels = []game.Player{game.Novice, game.Casual, game.Skilled, game.Master}

// written is what flags name in words.
type written struct{ seats, exploit string }

// flags ties the flags to o and to w.
func flags(o *options, w *written) *flag.FlagSet {
	f := flag.NewFlagSet("sim", flag.ContinueOnError)
	f.SetOutput(io.Discard) // run prints errors, in one line
	f.StringVar(&w.seats, "seats", "casual,casual,casual", "the bots, in the order of their seats: "+levelNames())
	f.IntVar(&o.hands, "hands", 10_000, "how many hands to deal")
	f.Uint64Var(&o.seed, "seed", 1, "number that decides all chance")
	f.IntVar(&o.ante, "ante", 60, "ante in chips")
	f.IntVar(&o.workers, "workers", runtime.NumCPU(), "how many hands to play at the same time")
	f.BoolVar(&o.balanced, "balanced", false, "play every deal in all rotations of the seats")
	f.BoolVar(&o.sampled, "sampled", false, "measure once a hand instead of averaging exactly")
	f.BoolVar(&o.json, "json", false, "print JSON")
	f.BoolVar(&o.csv, "csv", false, "print comma-separated values")
	f.BoolVar(&o.exact, "exact", false, "print exact means over all deals, for two and three seats")
	f.StringVar(&o.record, "check", "", "check the deals of all finished hands in a match's `file`, and play nothing")
	f.StringVar(&w.exploit, "exploit", "", "print what a best response gains against this level in all other seats")
	f.BoolVar(&o.margins, "margins", false, "print how far all levels are apart, which takes a while")
	f.BoolVar(&o.solve, "solve", false, "print what the deck is worth if everybody sees all cards")
	return f
}

func usage() string {
	var b strings.Builder
	b.WriteString("Bots play Quantum Poker against each other; amounts are in antes.\n\n")
	f := flags(&options{}, &written{})
	f.SetOutput(&b)
	f.PrintDefaults()
	return b.String()
}

// parse reads the command line, or says in one line what is wrong with it.
func parse(args []string) (options, error) {
	var o options
	var w written
	f := flags(&o, &w)
	if err := f.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return o, err
		}
		return o, fmt.Errorf("%w; the flags are %s", err, flagNames(f))
	}
	if f.NArg() > 0 {
		return o, fmt.Errorf("%q is no flag; the flags are %s", f.Arg(0), flagNames(f))
	}
	var err error
	if o.seats, err = lineUp(w.seats); err != nil {
		return o, err
	}
	if w.exploit != "" {
		if o.exploit, err = level(w.exploit); err != nil {
			return o, err
		}
	}
	for _, n := range []struct {
		name       string
		value, max int
	}{
		{"hands", o.hands, 1_000_000_000}, {"ante", o.ante, game.MaxChips}, {"workers", o.workers, 1024},
	} {
		if n.value < 1 || n.value > n.max {
			return o, fmt.Errorf("-%s is %d, it must be from 1 to %d", n.name, n.value, n.max)
		}
	}
	return o, o.check()
}

// check says which flags do not go together, or nil.
func (o options) check() error {
	whole := 0
	for _, asked := range []bool{o.exact, o.exploit != game.Person, o.solve, o.margins} {
		if asked {
			whole++
		}
	}
	switch {
	case o.json && o.csv:
		return errors.New("-json and -csv exclude each other: choose one")
	case whole > 1:
		return errors.New("-exact, -exploit, -margins and -solve exclude each other: choose one")
	case whole > 0 && len(o.seats) > 3:
		return fmt.Errorf("-seats names %d bots, but -exact, -exploit and -solve are for two or three seats", len(o.seats))
	case o.margins && o.json:
		return errors.New("-margins prints a table only: leave -json out")
	case whole > 0 && (o.csv || o.balanced || o.sampled):
		return errors.New("-csv, -balanced and -sampled are for hands that are played: leave them out")
	}
	return nil
}

func flagNames(f *flag.FlagSet) string {
	var names []string
	f.VisitAll(func(g *flag.Flag) { names = append(names, "-"+g.Name) })
	return strings.Join(names, ", ")
}

// lineUp reads levels separated by commas.
func lineUp(names string) ([]game.Player, error) {
	var out []game.Player
	for name := range strings.SplitSeq(names, ",") {
		l, err := level(strings.TrimSpace(name))
		if err != nil {
			return nil, err
		}
		out = append(out, l)
	}
	if n := len(out); n < game.MinPlayers || n > game.MaxPlayers {
		return nil, fmt.Errorf("-seats names %d bots, it must be %d to %d", n, game.MinPlayers, game.MaxPlayers)
	}
	return out, nil
}

func level(name string) (game.Player, error) {
	for _, l := range levels {
		if l.String() == name {
			return l, nil
		}
	}
	return 0, fmt.Errorf("no level is called %q; the levels are %s", name, levelNames())
}

func levelNames() string {
	var names []string
	for _, l := range levels {
		names = append(names, l.String())
	}
	return strings.Join(names, ", ")
}
