package quantum

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"runtime/debug"
	"strconv"
)

const amplitudeSize = 16

// checkMemory reports if a state of so many qubits does not fit in memory. Go
// ends the program when memory runs out, so this has to be known before.
func checkMemory(qubits int) error {
	need := uint64(amplitudeSize) << qubits
	if need > math.MaxInt {
		return fmt.Errorf("quantum: a state of %d qubits is too large for a 32-bit program: use fewer qubits", qubits)
	}
	const small = 64 << 20 // not worth asking the system
	if need < small {
		return nil
	}
	if free := freeMemory(); need > free {
		return fmt.Errorf("quantum: a state of %d qubits takes %d MiB and only %d MiB are free: use fewer qubits",
			qubits, need>>20, free>>20)
	}
	return nil
}

// freeMemory is what this program may still take: Go's own limit, and on Linux
// and Android what the system says is available. Elsewhere only Go's limit is
// known.
func freeMemory() uint64 {
	free := uint64(debug.SetMemoryLimit(-1))
	if info, err := os.ReadFile("/proc/meminfo"); err == nil {
		if kib, ok := availableKiB(info); ok {
			free = min(free, kib<<10)
		}
	}
	return free
}

// availableKiB finds the line "MemAvailable:   123456 kB".
func availableKiB(info []byte) (uint64, bool) {
	_, line, found := bytes.Cut(info, []byte("MemAvailable:"))
	if !found {
		return 0, false
	}
	fields := bytes.Fields(line)
	if len(fields) == 0 {
		return 0, false
	}
	kib, err := strconv.ParseUint(string(fields[0]), 10, 64)
	return kib, err == nil
}
