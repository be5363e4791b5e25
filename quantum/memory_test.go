package quantum

import (
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMoreQubitsThanMemory(t *testing.T) {
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(100 << 20))
	_, err := NewState(23)
	require.ErrorContains(t, err, "a state of 23 qubits takes 128 MiB and only")
	_, err = NewState(20)
	assert.NoError(t, err)
}

func TestFreeMemory(t *testing.T) {
	for name, tc := range map[string]struct {
		info string
		want uint64
		ok   bool
	}{
		"as on Linux": {"MemTotal: 9 kB\nMemAvailable:   1234 kB\nBuffers: 1 kB\n", 1234, true},
		"missing":     {"MemTotal: 9 kB\n", 0, false},
		"cut off":     {"MemAvailable:", 0, false},
		"no number":   {"MemAvailable: much\n", 0, false},
	} {
		t.Run(name, func(t *testing.T) {
			got, ok := availableKiB([]byte(tc.info))
			assert.Equal(t, tc.ok, ok)
			assert.Equal(t, tc.want, got)
		})
	}
}
