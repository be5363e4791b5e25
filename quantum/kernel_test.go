package quantum

import (
	"math/bits"
	"math/cmplx"
	"testing"

	"github.com/stretchr/testify/require"
)

// How tiles are laid out depends on how far apart a gate's qubits are, so every
// two of them are tried with every loop, and a third with the loops that move
// amplitudes, in the smallest state that has tiles. Amplitudes that count from 0
// show where each of them went.
func TestEveryLeap(t *testing.T) {
	n := bits.Len(large) - 1
	start := make([]complex128, 1<<n)
	for i := range start {
		start[i] = complex(float64(i), 0)
	}
	amps := make([]complex128, 1<<n)
	tuples(n, 3, func(qs []Qubit) {
		if len(qs) == 3 && qs[2] != (3*qs[0]+5*qs[1])%Qubit(n) {
			return
		}
		gates := []Gate{X(qs[0])}
		if len(qs) < 3 {
			gates = append(gates, H(qs[0]), RX(0.3, qs[0]), RZ(0.3, qs[0]))
		}
		for i, g := range gates {
			gates[i] = g.Controlled(qs[1:]...)
		}
		if len(qs) > 1 {
			gates = append(gates, Swap(qs[0], qs[1]).Controlled(qs[2:]...))
		}
		for _, g := range gates {
			copy(amps, start)
			s := stateOf(amps)
			require.NoError(t, s.Apply(g))
			result := resultsOf(g)
			for i, a := range s.ordered() {
				want := start[i]
				if uint64(i)&g.controls == g.controls {
					want = result(start, i)
				}
				if cmplx.Abs(a-want) > 1e-9 {
					require.Failf(t, "not the right amplitude", "%s at %d: %v, not %v", g, i, a, want)
				}
			}
		}
	})
}
