package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"

	"quantumpoker/game"
)

func main() {
	// Hands leave a lot of small garbage, and nothing of what is kept is big.
	debug.SetGCPercent(400)
	// The first Ctrl+C ends the run early, and what was played is printed; a
	// second one ends the program.
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop)
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// run is the whole command; it returns the exit status.
func run(ctx context.Context, args []string, out, errs io.Writer) int {
	o, err := parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(out, usage())
		return 0
	case err != nil:
		fmt.Fprintf(errs, "sim: %v\n", err)
		return 2
	}
	switch {
	case o.record != "":
		err = check(o.record, out)
	case o.solve:
		err = solve(o, out)
	case o.margins:
		err = margins(ctx, o, out, errs)
	case o.exact:
		err = exact(o, out)
	case o.exploit != game.Person:
		err = exploit(o, out)
	default:
		err = simulate(ctx, o, out, errs)
	}
	if err != nil {
		fmt.Fprintf(errs, "sim: %v\n", err)
		return 1
	}
	return 0
}
