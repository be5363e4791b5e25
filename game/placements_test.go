package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPlacements(t *testing.T) {
	assert.Equal(t, []Play{NewPlay(Swap, 0, 1), NewPlay(Swap, 0, 2), NewPlay(Swap, 1, 2)}, Placements(Swap, 3))
	assert.Empty(t, Placements(Toffoli, 2), "two qubits are too few for a Toffoli")
	assert.Len(t, Placements(Toffoli, 8), 8*7*6/2)
	assert.Equal(t, []Play{NewPlay(Measure)}, Placements(Measure, 2))
}
