package ui

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/stretchr/testify/require"
)

// blank reports whether the whole screen has one colour. It looks into the display's
// own memory, which takes a millisecond.
func (x *x11) blank() bool {
	dump, err := os.ReadFile(filepath.Join(x.shots, "Xvfb_screen0"))
	require.NoError(x.t, err)
	picture := dump[len(dump)-x.pixels:]
	return bytes.Equal(picture[4:], picture[:len(picture)-4])
}

// busy is for how long the program has kept cores busy.
func (p *program) busy() (total time.Duration) {
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", p.Process.Pid))
	for _, name := range threads {
		var ns time.Duration
		if text, err := os.ReadFile(name); err == nil { // a thread may have ended
			_, _ = fmt.Sscan(string(text), &ns)
			total += ns
		}
	}
	return total
}

// runs reports whether any of the program's threads has something to do, also one
// that waits for a core.
func (p *program) runs() bool {
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", p.Process.Pid))
	return slices.ContainsFunc(threads, func(name string) bool {
		stat, _ := os.ReadFile(name)
		return bytes.Contains(stat, []byte(") R "))
	})
}

// resident is how many megabytes of memory the program takes up.
func (p *program) resident() float64 {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.Process.Pid))
	_, after, _ := strings.Cut(string(status), "VmRSS:")
	var kb float64
	_, _ = fmt.Sscan(after, &kb)
	return kb / 1000
}
