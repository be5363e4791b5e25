package quantum

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"gonum.org/v1/gonum/stat/distuv"
)

// requireFits fails if counts are unlikely to come from the probabilities. The
// seeds are fixed, so this either always passes or never does.
func requireFits(t *testing.T, probabilities []float64, outcomes []uint64) {
	t.Helper()
	counts := make([]float64, len(probabilities))
	for _, o := range outcomes {
		counts[o]++
	}
	statistic, classes := 0.0, 0
	for i, p := range probabilities {
		if p == 0 {
			require.Zero(t, counts[i], "outcome %d is impossible", i)
			continue
		}
		expected := p * float64(len(outcomes))
		statistic += (counts[i] - expected) * (counts[i] - expected) / expected
		classes++
	}
	require.Greater(t, distuv.ChiSquared{K: float64(classes - 1)}.Survival(statistic), 0.001)
}

const shots = 200_000

func TestSampleHasTheRightDistribution(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	for n := 1; n <= 6; n++ {
		s := arbitrary(r, n)
		ps := s.Probabilities()
		for i := range s.amps { // sampling goes by the norm that there is
			s.amps[i] *= 0.25
		}
		before := s.Amplitudes()
		outcomes, err := s.Sample(shots, r)
		require.NoError(t, err)
		requireFits(t, ps, outcomes)
		assert.Equal(t, before, s.amps)
	}
}

func TestSampleHasNoOrder(t *testing.T) {
	s := run(t, 1, H(0))
	outcomes, err := s.Sample(shots, rand.NewPCG(1, 1))
	require.NoError(t, err)
	pairs := make([]uint64, 0, shots/2)
	for i := 0; i < shots; i += 2 {
		pairs = append(pairs, outcomes[i]|outcomes[i+1]<<1)
	}
	requireFits(t, []float64{0.25, 0.25, 0.25, 0.25}, pairs)
}

func TestMeasureHasTheRightDistribution(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	e := runExact(t, 3, H(0), H(1), Toffoli(0, 1, 2), H(1))
	ps := make([]float64, 8)
	for i := range ps {
		ps[i] = e.Probability(i).Float()
	}
	var byState, byExact []uint64
	for range shots / 4 {
		s, err := e.State()
		require.NoError(t, err)
		o := s.Measure(r)
		require.Equal(t, complex(1, 0), s.amps[o])
		require.Equal(t, 1.0, s.norm())
		byState = append(byState, o)
		byExact = append(byExact, e.Measure(r))
	}
	requireFits(t, ps, byState)
	requireFits(t, ps, byExact)
}

// constant is a source that always draws the same.
type constant uint64

func (c constant) Uint64() uint64 { return uint64(c) }

const lowest, highest = constant(0), constant(math.MaxUint64)

func TestExtremeDraws(t *testing.T) {
	// Only 001, 101 and 011 are possible, with norms that rounding spoils.
	s := run(t, 3, H(0), RY(0.1, 1), X(2))
	for i, a := range s.amps {
		s.amps[i] = a * 1.1
	}
	s.amps[0b111] = 0
	for draw, want := range map[constant]uint64{lowest: 0b100, highest: 0b110} {
		outcomes, err := s.Sample(3, draw)
		require.NoError(t, err)
		assert.Equal(t, []uint64{want, want, want}, outcomes)
		one := stateOf(s.Amplitudes())
		assert.Equal(t, want, one.Measure(draw))
	}
	e := runExact(t, 3, H(0), X(2))
	assert.EqualValues(t, 0b100, e.Measure(lowest))
	assert.EqualValues(t, 0b101, e.Measure(highest))
}

func TestSampleShots(t *testing.T) {
	s := run(t, 2)
	_, err := s.Sample(-1, lowest)
	assert.ErrorContains(t, err, "cannot sample -1 shots")
	outcomes, err := s.Sample(0, lowest)
	require.NoError(t, err)
	assert.Empty(t, outcomes)
}

func TestMeasureQubitCollapses(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	for n := 1; n <= 5; n++ {
		start := arbitrary(r, n)
		for q := range Qubit(n) {
			for draw, reading := range map[constant]int{lowest: 1, highest: 0} {
				s := stateOf(start.Amplitudes())
				got, err := s.MeasureQubit(q, draw)
				require.NoError(t, err)
				require.Equal(t, reading, got)
				p := start.P1(q)
				if reading == 0 {
					p = 1 - p
				}
				for i, a := range start.amps {
					want := complex128(0)
					if i>>q&1 == reading {
						want = a / complex(math.Sqrt(p), 0)
					}
					require.InDelta(t, 0, real(want-s.amps[i]), 1e-14)
					require.InDelta(t, 0, imag(want-s.amps[i]), 1e-14)
				}
			}
		}
	}
	s := run(t, 2, X(1))
	for _, draw := range []Rand{lowest, highest} {
		got, err := s.MeasureQubit(1, draw)
		require.NoError(t, err)
		assert.Equal(t, 1, got)
		got, err = s.MeasureQubit(0, draw)
		require.NoError(t, err)
		assert.Equal(t, 0, got)
	}
	_, err := s.MeasureQubit(2, lowest)
	assert.ErrorContains(t, err, "cannot measure qubit 2: the qubits are 0 to 1")
}

func TestMeasureQubitHasTheRightDistribution(t *testing.T) {
	r := rand.New(rand.NewPCG(10, 10))
	var readings []uint64
	for range shots / 4 {
		s := run(t, 1, RY(2*math.Asin(math.Sqrt(0.3)), 0))
		reading, err := s.MeasureQubit(0, r)
		require.NoError(t, err)
		readings = append(readings, uint64(reading))
	}
	requireFits(t, []float64{0.7, 0.3}, readings)
}
