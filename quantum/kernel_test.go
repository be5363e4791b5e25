package quantum

import (
	"math/bits"
	"testing"

	"github.com/stretchr/testify/require"
)

// How tiles are laid out depends on how far apart a gate's qubits are, so every
// two of them are tried, and a third, in the smallest state that has tiles.
// Amplitudes that count from 0 show where each of them went.
func TestEveryLeap(t *testing.T) {
	n := bits.Len(large) - 1
	s := &State{qubits: n, amps: make([]complex128, 1<<n)}
	tuples(n, 3, func(qs []Qubit) {
		if len(qs) < 2 || len(qs) == 3 && qs[2] != (3*qs[0]+5*qs[1])%Qubit(n) {
			return
		}
		for _, g := range []Gate{X(qs[0]).Controlled(qs[1:]...), Swap(qs[0], qs[1]).Controlled(qs[2:]...)} {
			for i := range s.amps {
				s.amps[i] = complex(float64(i), 0)
			}
			require.NoError(t, s.Apply(g))
			for i, a := range s.amps {
				from, differ := i, i>>qs[0]^i>>qs[1]
				switch {
				case uint64(i)&g.controls != g.controls:
				case g.kind == KindX:
					from ^= 1 << qs[0]
				case differ&1 == 1:
					from ^= 1<<qs[0] | 1<<qs[1]
				}
				if a != complex(float64(from), 0) {
					require.Failf(t, "amplitude from elsewhere", "%s at %d: %v", g, i, a)
				}
			}
		}
	})
}
