package quantum

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestCheckSaysWhatIsWrong(t *testing.T) {
	for name, tc := range map[string]struct {
		gate Gate
		want string
	}{
		"empty":            {Gate{}, "the gate is empty"},
		"target too high":  {X(3), "X names qubit 3, but the qubits are 0 to 2"},
		"control too high": {CNOT(7, 0), "X names qubit 7, but the qubits are 0 to 2"},
		"far too high":     {H(1 << 20), "H names qubit 1048576, but the qubits are 0 to 2"},
		"negative target":  {H(-1), "H names qubit -1, but the qubits are 0 to 2"},
		"negative control": {Toffoli(0, -2, 1), "X names qubit -2, but the qubits are 0 to 2"},
		"negative swap":    {Swap(0, -1), "SWAP names qubit -1, but the qubits are 0 to 2"},
		"own control":      {CNOT(1, 1), "X names qubit 1 twice"},
		"twice controlled": {Toffoli(2, 2, 0), "X names qubit 2 twice"},
		"swap with itself": {Swap(1, 1), "SWAP names qubit 1 twice"},
		"swap's control":   {Swap(0, 1).Controlled(1), "SWAP names qubit 1 twice"},
		"not a number":     {RX(math.NaN(), 0), "RX has the angle NaN"},
		"infinite":         {Phase(math.Inf(-1), 0), "Phase has the angle -Inf"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.ErrorContains(t, tc.gate.Check(3), tc.want)

			s, e := run(t, 3, H(0)), runExact(t, 3, H(0))
			before, exactBefore := s.Amplitudes(), e
			require.ErrorContains(t, s.Apply(tc.gate), tc.want)
			require.ErrorContains(t, e.Apply(tc.gate), tc.want)
			assert.Equal(t, before, s.Amplitudes())
			assert.Equal(t, exactBefore, e)

			_, err := NewCircuit(3, X(0), tc.gate)
			assert.ErrorContains(t, err, tc.want)
		})
	}
	assert.NoError(t, Toffoli(2, 0, 1).Check(3))
}

func TestGateIsReadable(t *testing.T) {
	for want, g := range map[string]Gate{
		"X q0":                X(0),
		"CNOT q1→q0":          CNOT(1, 0),
		"Toffoli q0,q2→q1":    Toffoli(2, 0, 1),
		"X q0,q1,q2→q3":       X(3).Controlled(0, 1, 2),
		"SWAP q2,q0":          Swap(2, 0),
		"SWAP q1→q2,q0":       Swap(2, 0).Controlled(1),
		"RZ(0.5) q2":          RZ(0.5, 2),
		"Phase(-0.25) q1→q63": Phase(-0.25, 63).Controlled(1),
		"S† q1":               Sdg(1),
		"√X† q1":              SX(1).Inverse(),
		"invalid X":           X(-1),
		"invalid no gate":     {},
	} {
		assert.Equal(t, want, g.String())
	}
}

func TestGateAccessors(t *testing.T) {
	g := RY(0.5, 4).Controlled(6).Controlled(1, 5)
	assert.Equal(t, KindRY, g.Kind())
	assert.Equal(t, 0.5, g.Angle())
	assert.Equal(t, []Qubit{1, 5, 6}, g.Controls())
	assert.Equal(t, []Qubit{4}, g.Targets())
	assert.Equal(t, []Qubit{3, 1}, Swap(3, 1).Targets())
	assert.Empty(t, X(0).Controls())
	assert.Empty(t, CNOT(0, 0).Controls(), "a flawed gate has no controls to speak of")

	assert.Equal(t, Toffoli(0, 1, 2), Toffoli(1, 0, 2), "controls have no order")
	assert.NotEqual(t, CNOT(0, 1), CNOT(1, 0))
}

func TestCircuitIsAValue(t *testing.T) {
	c, err := NewCircuit(2, H(0))
	require.NoError(t, err)
	left, right := c, c
	require.NoError(t, left.Append(X(0)))
	require.NoError(t, right.Append(X(1), CNOT(0, 1)))
	assert.Equal(t, []Gate{H(0)}, c.Gates())
	assert.Equal(t, []Gate{H(0), X(0)}, left.Gates())
	assert.Equal(t, []Gate{H(0), X(1), CNOT(0, 1)}, right.Gates())
	assert.Equal(t, 2, c.Qubits())

	require.Error(t, c.Append(X(0), X(2)))
	assert.Equal(t, []Gate{H(0)}, c.Gates(), "nothing is appended if one gate is wrong")

	c.Gates()[0] = X(0)
	assert.Equal(t, []Gate{H(0)}, c.Gates(), "the list handed out is a copy")
}

func TestTooManyQubits(t *testing.T) {
	for _, n := range []int{-1, 0, MaxQubits + 1, math.MaxInt} {
		_, err := NewState(n)
		assert.ErrorContains(t, err, "choose 1 to 30")
		_, err = NewCircuit(n)
		assert.ErrorContains(t, err, "choose 1 to 30")
		_, err = NewExact(n)
		assert.ErrorContains(t, err, "choose 1 to 8")
	}
}
