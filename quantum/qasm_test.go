package quantum

import (
	"flag"
	"math"
	"math/cmplx"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

var update = flag.Bool("update", false, "write the golden files anew")

// everyGate has each kind of gate without controls and with one to four.
func everyGate(t *testing.T) Circuit {
	t.Helper()
	c, err := NewCircuit(6)
	require.NoError(t, err)
	for size := 1; size <= 5; size++ {
		require.NoError(t, c.Append(gatesOn(1, []Qubit{4, 3, 2, 0, 5}[5-size:])...))
	}
	require.NoError(t, c.Append(Swap(1, 4).Controlled(0, 2, 3, 5), Phase(math.Pi/4, 1), RZ(-math.Pi, 1), RX(1e-20, 1)))
	return c
}

// finishedHand is the worked hand with all that an export can carry.
func finishedHand(t *testing.T) (Circuit, Export) {
	t.Helper()
	c, err := NewCircuit(3, append([]Gate{H(0), H(1), H(2)}, workedHand[3:]...)...)
	require.NoError(t, err)
	return c, Export{
		Title:   "Quantum Poker, hand 4",
		Qubits:  []string{"Ada", "Ben", "Chi"},
		Notes:   []string{"start", "start", "start", "Ada", "Ben", "Chi"},
		Measure: true,
	}
}

func TestGoldenQASM(t *testing.T) {
	hand, x := finishedHand(t)
	gates := everyGate(t)
	for name, text := range map[string]string{
		"gates.v2.qasm": gates.QASM2(Export{}),
		"gates.v3.qasm": gates.QASM3(Export{}),
		"hand.v2.qasm":  hand.QASM2(x),
		"hand.v3.qasm":  hand.QASM3(x),
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join("testdata", name)
			if *update {
				require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
			}
			want, err := os.ReadFile(path)
			require.NoError(t, err, "run the tests with -update to write it")
			assert.Equal(t, strings.ReplaceAll(string(want), "\r\n", "\n"), text)
		})
	}
}

func TestQASMReadsBackAsTheSameState(t *testing.T) {
	gates := everyGate(t)
	for _, g := range gates.Gates() { // alone, on a state that shows every phase
		c, err := NewCircuit(6)
		require.NoError(t, err)
		for q := range Qubit(6) {
			require.NoError(t, c.Append(H(q), T(q)))
		}
		require.NoError(t, c.Append(CNOT(0, 1), CNOT(2, 3), CNOT(4, 5), SX(0), RY(0.3, 3), RX(0.7, 5), g))
		requireReadsBack(t, c)
	}
	hand, _ := finishedHand(t)
	requireReadsBack(t, hand)
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 5).Draw(t, "qubits")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		c, err := NewCircuit(n)
		require.NoError(t, err)
		for range rapid.IntRange(0, 30).Draw(t, "gates") {
			require.NoError(t, c.Append(randomGate(r, n)))
		}
		requireReadsBack(t, c)
	})
}

func requireReadsBack(t require.TestingT, c Circuit) {
	want, err := c.Run()
	require.NoError(t, err)
	for _, text := range []string{c.QASM2(Export{}), c.QASM3(Export{Measure: true})} {
		read, err := readQASM(text)
		require.NoError(t, err, text)
		require.Equal(t, c.Qubits(), read.qubits)
		require.Equal(t, read.version == "3.0", read.measured)
		back, err := NewCircuit(read.qubits, read.gates...)
		require.NoError(t, err, text)
		got, err := back.Run()
		require.NoError(t, err)
		overlap := complex128(0)
		for i, a := range want.amps {
			overlap += cmplx.Conj(a) * got.amps[i]
		}
		require.InDelta(t, 1, cmplx.Abs(overlap), 1e-12, text)
		if read.version == "3.0" {
			require.True(t, slices.Equal(c.Gates(), read.gates), text)
		}
	}
}

func TestNamesStayInTheirComments(t *testing.T) {
	c, err := NewCircuit(1, X(0))
	require.NoError(t, err)
	x := Export{Title: "a\nx q[0];", Qubits: []string{"b\r\nx q[0];\u2028y", "nobody"}, Notes: []string{"c\n\nx q[0];"}}
	for _, text := range []string{c.QASM2(x), c.QASM3(x)} {
		read, err := readQASM(text)
		require.NoError(t, err, text)
		assert.Equal(t, []Gate{X(0)}, read.gates)
		assert.Contains(t, text, "// q[0]: b x q[0]; y\n")
		assert.NotContains(t, text, "nobody")
	}
}

func TestFloatsReadBack(t *testing.T) {
	for x, want := range map[float64]string{
		0: "0.0", math.Copysign(0, -1): "0.0", 1: "1.0", -2.5: "-2.5", 1e-20: "1.0e-20", 1.5e300: "1.5e+300",
		math.Pi: "pi", -math.Pi / 2: "-pi/2", math.Pi / 16: "pi/16", 3: "3.0",
	} {
		assert.Equal(t, want, qasmFloat(x))
	}
}

func FuzzQASM(f *testing.F) {
	f.Add(uint64(1), 0.5, "Ada")
	f.Add(uint64(2), -1e-300, "x;\n// y")
	f.Add(uint64(3), 0.5, "\x9e\x00\u202e")
	f.Fuzz(func(t *testing.T, seed uint64, angle float64, name string) {
		if math.IsNaN(angle) || math.Abs(angle) > 1e6 {
			t.Skip("no angle, or one whose fractions cannot be told apart")
		}
		c, err := NewCircuit(4, RZ(angle, 3).Controlled(0), Phase(angle, 1), RY(angle, 2))
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(seed, 0))
		for range 5 {
			require.NoError(t, c.Append(randomGate(r, 4)))
		}
		requireReadsBack(t, c)
		read, err := readQASM(c.QASM3(Export{Qubits: []string{name}, Notes: []string{name}}))
		require.NoError(t, err)
		require.Len(t, read.gates, len(c.Gates()))
	})
}
