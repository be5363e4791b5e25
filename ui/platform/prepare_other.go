//go:build !((linux || freebsd || openbsd || netbsd) && !android)

package platform

// Prepare has nothing to do here: the system always has a display.
func Prepare() error { return nil }
