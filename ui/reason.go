package ui

import (
	"errors"
	"io/fs"
	"syscall"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game/record"
)

// reason is why something failed, to follow a colon. The system says it in English
// whatever is spoken here, so its usual reasons are said anew, and what it said goes
// to the log. Others stay as they are.
func reason(err error) string {
	said := systemReason(err)
	if said == "" {
		return err.Error()
	}
	fyne.LogError(said, err)
	return said
}

func systemReason(err error) string {
	is := func(target error) bool { return errors.Is(err, target) }
	switch {
	case record.IsDiskFull(err):
		return lang.L("the disk is full")
	case is(syscall.EROFS):
		return lang.L("the disk can only be read")
	case is(fs.ErrPermission):
		return lang.L("there is no permission for this file or folder")
	case is(fs.ErrNotExist):
		return lang.L("the file or folder is not there")
	case is(fs.ErrExist):
		return lang.L("something with this name is there already")
	case is(syscall.EISDIR):
		return lang.L("a folder with this name is in the way")
	case is(syscall.EMFILE), is(syscall.ENFILE):
		return lang.L("too many files are open on this device")
	}
	return ""
}
