package record

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"
)

// Why is why nothing is being saved.
type Why uint8

// The reasons.
const (
	Failed     Why = iota + 1 // Err says more
	DiskFull                  // no space is left, or none for this user
	ReadOnly                  // the folder or its disk cannot be written
	InUse                     // another instance of the game uses the folder
	FileGone                  // somebody took the record away, shortened it or put another file there
	Impossible                // the events are not those of this match
)

// Trouble is the error of everything that cannot be saved now. What is not saved
// is kept and tried again.
type Trouble struct {
	Why Why
	Err error
}

// Error says why, in English.
func (t *Trouble) Error() string {
	what := map[Why]string{
		Failed: "saving fails", DiskFull: "the disk is full", ReadOnly: "the folder cannot be written",
		InUse: "the folder is in use", FileGone: "the record is gone", Impossible: "this cannot be saved",
	}[t.Why]
	return fmt.Sprintf("%s: %v", what, t.Err)
}

// Unwrap gives the cause.
func (t *Trouble) Unwrap() error { return t.Err }

// IsDiskFull reports whether the system says that no space is left, on the disk or
// for this user.
func IsDiskFull(err error) bool {
	for _, full := range diskFull {
		if errors.Is(err, full) {
			return true
		}
	}
	return false
}

// trouble finds out why.
func trouble(err error) *Trouble {
	var known *Trouble
	if errors.As(err, &known) {
		return known
	}
	is := func(targets ...error) bool {
		for _, t := range targets {
			if errors.Is(err, t) {
				return true
			}
		}
		return false
	}
	switch {
	case is(errInUse):
		return &Trouble{InUse, err}
	case IsDiskFull(err):
		return &Trouble{DiskFull, err}
	case is(fs.ErrPermission, syscall.EROFS):
		return &Trouble{ReadOnly, err}
	case is(fs.ErrNotExist):
		return &Trouble{FileGone, err}
	}
	return &Trouble{Failed, err}
}
