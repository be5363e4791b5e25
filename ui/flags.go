package ui

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"quantumpoker/game"
)

// Version is the game's.
const Version = "0.1.0"

// Options are what the command line asks for.
type Options struct {
	Seats []string // names for a match that starts at once; none open the home screen
	Fixed bool     // whether Seed was given
	Seed  uint64   // makes deals and measurements repeat exactly
}

// Usage is what -h prints.
const Usage = `Quantum Poker: play cards onto a quantum circuit, measure it, see who wins.

  -seats Ada,Ben,Chi   start a match of these players at once, two to eight
  -seed N              make deals and measurements repeat exactly; anyone who
                       knows N can compute them
  -version             print the version
  -h                   print this
`

// ParseOptions reads the arguments of the command line. Where say is not empty
// it is to be printed, and that is all. An error is one line for the player.
func ParseOptions(arguments []string) (o Options, say string, err error) {
	set := flag.NewFlagSet("", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	version := set.Bool("version", false, "")
	seats := set.String("seats", "", "")
	seed := set.String("seed", "", "")
	err = set.Parse(arguments)
	given := map[string]bool{}
	set.Visit(func(f *flag.Flag) { given[f.Name] = true })
	switch {
	case errors.Is(err, flag.ErrHelp):
		return o, Usage, nil
	case err != nil:
		return o, "", fmt.Errorf("%w; -h lists what there is", err)
	case set.NArg() > 0:
		return o, "", fmt.Errorf("%q is not a flag; -h lists what there is", set.Arg(0))
	case *version:
		return o, "Quantum Poker " + Version + "\n", nil
	}
	if given["seats"] {
		if o.Seats, err = parseSeats(*seats); err != nil {
			return o, "", err
		}
	}
	if given["seed"] {
		o.Fixed = true
		if o.Seed, err = strconv.ParseUint(*seed, 10, 64); err != nil {
			return o, "", fmt.Errorf("-seed %q: it must be a whole number from 0 to %d", *seed, uint64(1<<64-1))
		}
	}
	return o, "", nil
}

// parseSeats reads the names of the players, which must be fit for a match as
// they are: nobody is there to see them put right.
func parseSeats(list string) ([]string, error) {
	names := strings.Split(list, ",")
	for i, name := range names {
		names[i] = strings.TrimSpace(name)
		switch letters := len([]rune(names[i])); {
		case letters == 0:
			return nil, fmt.Errorf("-seats %q: name %d is blank; write names with commas between, like Ada,Ben,Chi", list, i+1)
		case letters > game.MaxName:
			return nil, fmt.Errorf("-seats: the name %q has %d letters; it must have at most %d", names[i], letters, game.MaxName)
		case slices.Contains(names[:i], names[i]):
			return nil, fmt.Errorf("-seats %q: %s is there twice; names must differ", list, names[i])
		}
	}
	if n := len(names); n < game.MinPlayers || n > game.MaxPlayers {
		return nil, fmt.Errorf("-seats %q: a match has %d to %d players, not %d", list, game.MinPlayers, game.MaxPlayers, n)
	}
	return names, nil
}

// setup is the match that the options ask for.
func (o Options) setup() game.Setup {
	s := game.Setup{Chips: usualChips, Ante: usualAnte, Hands: usualHands, Odds: usualOdds, Fixed: o.Fixed, Number: o.Seed}
	for i, name := range o.Seats {
		s.Seats = append(s.Seats, game.SeatSetup{Name: name, Look: usualLook(i)})
	}
	return s
}
