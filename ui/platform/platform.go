// Package platform makes sure that there is a display to open a window on, and settles what
// the libraries below the window would otherwise complain about on a player's terminal.
//
// It looks at the environment and opens sockets, as the X11, Wayland and D-Bus libraries do;
// it needs neither of them.
package platform
