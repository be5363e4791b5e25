//go:build !windows

package record

import "syscall"

// diskFull lists the errors by which the system says that no space is left, on the
// disk or for this user.
var diskFull = []error{syscall.ENOSPC, syscall.EDQUOT}
