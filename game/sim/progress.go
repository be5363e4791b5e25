package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// bar is a progress bar on a terminal; elsewhere it shows nothing.
type bar struct {
	to    io.Writer
	total int
	drawn time.Time
}

const barWidth = 40

// newBar draws on errs if both it and out are terminals.
func newBar(out, errs io.Writer, total int) *bar {
	if terminal(out) && terminal(errs) {
		return &bar{to: errs, total: total}
	}
	return &bar{}
}

func terminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// set draws how much is done, ten times a second at most.
func (b *bar) set(done int) {
	if b.to == nil || time.Since(b.drawn) < 100*time.Millisecond {
		return
	}
	b.drawn = time.Now()
	full := done * barWidth / b.total
	fmt.Fprintf(b.to, "\r[%s%s] %d of %d deals", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), done, b.total)
}

// clear takes the bar off the terminal.
func (b *bar) clear() {
	if b.to != nil {
		fmt.Fprint(b.to, "\r\033[K")
	}
}
