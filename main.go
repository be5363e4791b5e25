// Quantumpoker is a card game on a quantum circuit, for two to eight players on one device.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"quantumpoker/resources"
	"quantumpoker/ui"
	"quantumpoker/ui/launch"
	_ "quantumpoker/ui/locale" // so that it is initialised before Fyne
	"quantumpoker/ui/platform"
)

// What FyneApp.toml says too; packages take it from there, "go run" and "go build" from here.
const (
	name    = "Quantum Poker"
	id      = "io.quantumpoker.game"
	version = "0.1.0"
	build   = 1
)

// Exit codes.
const (
	cannotRun = 1
	badUsage  = 2
)

func main() {
	options, err := launch.Parse(os.Args[1:], os.Stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil:
		fail(badUsage, err)
	case options.Version:
		fmt.Println(name, fullVersion())
		return
	}
	if err := options.MakeData(); err != nil {
		fail(cannotRun, err)
	}
	if err := platform.Prepare(); err != nil {
		fail(cannotRun, err)
	}
	debug.SetGCPercent(10) // most of what is kept never changes: fonts, a bot's table
	icon := fyne.NewStaticResource("icon.png", resources.Icon)
	app.SetMetadata(fyne.AppMetadata{
		ID: id, Name: name, Version: version, Build: build, Icon: icon,
		Migrations: map[string]bool{"fyneDo": true},
	})
	a := app.NewWithID(id)
	if options.Data == "" {
		options.Data = filepath.Join(a.Storage().RootURI().Path(), "matches")
	}
	var code atomic.Int32
	end := func() { os.Exit(int(code.Load())) }
	ui.New(a, options).Run(func(err error) {
		tell(err)
		code.Store(cannotRun)
	}, end)
	end()
}

// fullVersion is the version and, where it is known, the commit, as in "0.1.0 (1a2b3c4d5e6f)".
func fullVersion() string {
	if commit := resources.Commit(); commit != "" {
		return version + " (" + commit + ")"
	}
	return version
}

// fail ends the program with one line that says why.
func fail(code int, err error) {
	tell(err)
	os.Exit(code)
}

func tell(err error) { fmt.Fprintln(os.Stderr, "quantumpoker:", err) }
