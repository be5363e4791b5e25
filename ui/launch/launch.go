// Package launch reads the command line of the game.
package launch

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"quantumpoker/game"
	"quantumpoker/game/record"
)

// Options is what the command line asks for.
type Options struct {
	// Seats are the players of a match to start at once, in turn order. None opens Home.
	Seats []string
	// Seed makes deals and measurements repeat where Fixed is set.
	Seed    uint64
	Fixed   bool
	Data    string // the folder where matches are kept; "" is the device's own
	Version bool
	// Replay is a finished hand to be shown at once, nil for none.
	Replay *record.Hand
}

// Parse reads the arguments that follow the program's name. An error is one line for the
// player. Asked for help, it writes it to help and returns [flag.ErrHelp].
func Parse(args []string, help io.Writer) (Options, error) {
	var o Options
	flags := flag.NewFlagSet("quantumpoker", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // the caller prints errors, without the page of help
	flags.Func("seats", "start a match of these players at once, as in `Ada,Ben,Chi`", func(text string) (err error) {
		o.Seats, err = seats(text)
		return err
	})
	flags.Func("seed", "deal and measure by this whole `number`: the same number, the same hands", func(text string) (err error) {
		o.Fixed = true
		o.Seed, err = seed(text)
		return err
	})
	flags.Func("data", "keep matches in this `folder` instead of the device's own", func(text string) error {
		if text == "" {
			return errors.New("a folder is missing")
		}
		o.Data = text
		return nil
	})
	flags.Func("replay", "show the finished hand that this `text` tells of: it begins with "+record.CodePrefix, func(text string) error {
		h, err := record.ParseCode(text)
		o.Replay = &h
		return err
	})
	flags.BoolVar(&o.Version, "version", false, "print the version and exit")
	flags.Usage = func() {} // Parse also calls it for errors
	err := flags.Parse(args)
	switch {
	case err == flag.ErrHelp:
		fmt.Fprintln(help, "Quantum Poker: play cards onto a quantum circuit, measure it, and see who wins.")
		fmt.Fprintln(help, "\nquantumpoker [flags]")
		flags.SetOutput(help)
		flags.PrintDefaults()
		return Options{}, err
	case err != nil:
		return Options{}, fmt.Errorf("%w (-h lists the flags)", err)
	case flags.NArg() > 0:
		return Options{}, fmt.Errorf("unexpected argument %q (-h lists the flags)", flags.Arg(0))
	case o.Replay != nil && o.Seats != nil:
		return Options{}, errors.New("-replay shows a finished hand and -seats starts a match: give one of the two (-h lists the flags)")
	}
	return o, nil
}

// MakeData makes the folder that the command line names for matches, unless it is
// there. An error is one line for the player.
func (o Options) MakeData() error {
	if o.Data == "" {
		return nil
	}
	if err := os.MkdirAll(o.Data, 0o700); err != nil {
		return fmt.Errorf("matches can't be kept where -data says, in %q (%w): name a folder that is there or can be made", o.Data, err)
	}
	return nil
}

// seats splits names at commas and refuses those that no match could have.
func seats(text string) ([]string, error) {
	names := strings.Split(text, ",")
	for i, name := range names {
		name = strings.TrimSpace(name)
		switch {
		case name == "":
			return nil, fmt.Errorf("name %d is empty: write it as in Ada,Ben,Chi", i+1)
		case utf8.RuneCountInString(name) > game.MaxName:
			return nil, fmt.Errorf("%q is longer than %d letters", name, game.MaxName)
		case !game.ValidName(name):
			return nil, fmt.Errorf("%q has a letter that cannot be shown, and a name is shown wherever its player is: leave that letter out", name)
		case slices.Contains(names[:i], name):
			return nil, fmt.Errorf("two players are named %q: names must differ", name)
		}
		names[i] = name
	}
	if len(names) < game.MinPlayers || len(names) > game.MaxPlayers {
		return nil, fmt.Errorf("that is %d, but a match has %d to %d players", len(names), game.MinPlayers, game.MaxPlayers)
	}
	return names, nil
}

func seed(text string) (uint64, error) {
	number, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("want a whole number from 0 to %d", uint64(1<<64-1))
	}
	return number, nil
}
