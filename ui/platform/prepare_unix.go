//go:build (linux || freebsd || openbsd || netbsd) && !android

package platform

import (
	"net"
	"os"
	"time"
)

// patience is how long a display or a bus may take to answer.
const patience = 3 * time.Second

// Prepare reports, in one line, why no window can be opened, or nil. Call it before the app is
// made: without a display Fyne panics.
func Prepare() error {
	protocol, err := display()
	if err != nil {
		return err
	}
	// Left to itself, the Wayland library is tried first and reports that it found nothing.
	if protocol == x11 {
		setDefault("FYNE_PLATFORM", x11)
	}
	// Without a bus nobody can say whether the desktop is light or dark, and Fyne prints that it
	// can't ask. It asks only if no theme is named; "system" is none that it has, so that its
	// default stays.
	if !sessionBus() {
		setDefault("FYNE_THEME", "system")
	}
	// Left to itself, the X11 library names the window after its first title, which differs by
	// language. The desktop entry names it too, under StartupWMClass.
	setDefault("RESOURCE_NAME", "quantumpoker")
	// Fyne makes a cache folder of its own, and reports it when that of the user, where it belongs,
	// is not there yet.
	if cache, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(cache, 0o700)
	}
	return nil
}

// setDefault sets an environment variable unless the player has.
func setDefault(name, value string) {
	if os.Getenv(name) == "" {
		_ = os.Setenv(name, value)
	}
}

// dial tells whether somebody listens at an address.
func dial(network, address string) error {
	conn, err := net.DialTimeout(network, address, patience)
	if err != nil {
		return err
	}
	return conn.Close()
}
