package record

import "syscall"

// diskFull lists ERROR_HANDLE_DISK_FULL and ERROR_DISK_FULL, which package syscall
// does not name.
var diskFull = []error{syscall.Errno(39), syscall.Errno(112)}
