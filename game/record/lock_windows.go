package record

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// errSharing is ERROR_SHARING_VIOLATION, which package syscall does not name.
const errSharing = syscall.Errno(32)

// lock opens the file for this process alone, until it is closed or the process
// ends.
func lock(name string) (io.Closer, error) {
	path, err := syscall.UTF16PtrFromString(name)
	if err != nil {
		return nil, err
	}
	const alone = 0
	h, err := syscall.CreateFile(path, syscall.GENERIC_READ|syscall.GENERIC_WRITE, alone, nil,
		syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	switch {
	case errors.Is(err, errSharing):
		return nil, errInUse
	case err != nil:
		return nil, &os.PathError{Op: "lock", Path: name, Err: err}
	}
	return os.NewFile(uintptr(h), name), nil
}
