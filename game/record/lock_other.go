//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd || windows)

package record

import (
	"io"
	"os"
)

// lock only makes the file: these systems have no lock that ends with its process.
func lock(name string) (io.Closer, error) {
	return os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
}
