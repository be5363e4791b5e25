package quantum

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestLinks(t *testing.T) {
	pair := func(a, b Qubit, r Relation) []Link { return []Link{{a, b, r}} }
	both, apart := [][]Qubit{{0, 1}}, [][]Qubit{{0}, {1}}
	for name, tc := range map[string]struct {
		qubits int
		gates  []Gate
		want   Links
	}{
		"certain":   {2, []Gate{X(1)}, Links{AlwaysZero: []Qubit{0}, AlwaysOne: []Qubit{1}, Groups: apart}},
		"free":      {2, []Gate{H(0), H(1)}, Links{Groups: apart}},
		"agree":     {2, []Gate{H(0), CNOT(0, 1)}, Links{Pairs: pair(0, 1, Agree), Groups: both}},
		"differ":    {2, []Gate{H(0), CNOT(0, 1), X(1)}, Links{Pairs: pair(0, 1, Differ), Groups: both}},
		"one phase": {2, []Gate{H(0), H(1), Z(0).Controlled(1)}, Links{Groups: apart}},
		"at least one": {
			3, []Gate{H(0), H(1), Toffoli(0, 1, 2), X(2)},
			Links{Pairs: []Link{{0, 2, AtLeastOne}, {1, 2, AtLeastOne}}, Groups: [][]Qubit{{0, 1, 2}}},
		},
		"implies": {
			3, []Gate{H(0), H(1), Toffoli(0, 1, 2)},
			Links{Pairs: []Link{{2, 0, Implies}, {2, 1, Implies}}, Groups: [][]Qubit{{0, 1, 2}}},
		},
		"implied by the first": {
			3, []Gate{H(2), H(1), Toffoli(2, 1, 0), X(1)},
			Links{Pairs: []Link{{0, 1, NeverBoth}, {0, 2, Implies}}, Groups: [][]Qubit{{0, 1, 2}}},
		},
		"a gate that changes nothing": {
			4, []Gate{H(0), H(1), H(2), Toffoli(1, 2, 0), X(3)},
			Links{AlwaysOne: []Qubit{3}, Groups: [][]Qubit{{0}, {1}, {2}, {3}}},
		},
		"even": {
			3, []Gate{H(0), H(1), CNOT(0, 2), CNOT(1, 2)},
			Links{Parities: []Parity{{[]Qubit{0, 1, 2}, false}}, Groups: [][]Qubit{{0, 1, 2}}},
		},
		"odd, and a pair that agrees": {
			5, []Gate{H(0), H(2), CNOT(0, 3), CNOT(2, 3), X(3), CNOT(0, 4)},
			Links{
				AlwaysZero: []Qubit{1},
				Pairs:      pair(0, 4, Agree),
				Parities:   []Parity{{[]Qubit{0, 2, 3}, true}},
				Groups:     [][]Qubit{{0, 2, 3, 4}, {1}},
			},
		},
		"all agree": {
			3, []Gate{H(0), CNOT(0, 1), CNOT(0, 2)},
			Links{Pairs: []Link{{0, 1, Agree}, {0, 2, Agree}, {1, 2, Agree}}, Groups: [][]Qubit{{0, 1, 2}}},
		},
		"the worked hand": {3, workedHand, Links{Pairs: pair(0, 1, Agree), Groups: [][]Qubit{{0, 1}, {2}}}},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tc.want, runExact(t, tc.qubits, tc.gates...).Links(), "exact")
			assert.Equal(t, tc.want, run(t, tc.qubits, tc.gates...).Links(), "in floating point")
		})
	}
	weak := run(t, 2, H(0), RY(0.4, 1), RY(0.2, 1).Controlled(0))
	assert.Equal(t, Links{Pairs: pair(0, 1, Correlated), Groups: both}, weak.Links())
}

// TestLinksByDefinition compares with what the words mean, on random states.
func TestLinksByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 5).Draw(t, "qubits")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		e, err := NewExact(n)
		require.NoError(t, err)
		for range rapid.IntRange(0, 25).Draw(t, "gates") {
			require.NoError(t, e.Apply(randomExactGate(r, n)))
		}
		d := distribution{e.Weights(nil), e.Total()}
		l := e.Links()
		s, err := e.State()
		require.NoError(t, err)
		require.Equal(t, l, s.Links())

		require.Equal(t, d.finestPartition(n), masksOf(l.Groups))
		want := map[Link]bool{}
		for a := range Qubit(n) {
			for b := a + 1; b < Qubit(n); b++ {
				if link, ok := d.link(a, b); ok {
					want[link] = true
				}
			}
		}
		require.Len(t, l.Pairs, len(want))
		for _, link := range l.Pairs {
			require.True(t, want[link], "%v", link)
		}
		for _, p := range l.Parities {
			for x, w := range d.weights {
				odd := bits.OnesCount(uint(x)&uint(maskOf(p.Qubits)))%2 == 1
				require.True(t, w == 0 || odd == p.Odd)
			}
		}
	})
}

type distribution struct {
	weights []uint64
	total   uint64
}

// where sums the weights of the outcomes that agree with x on mask.
func (d distribution) where(mask, x int) (sum uint64) {
	for y, w := range d.weights {
		if y&mask == x&mask {
			sum += w
		}
	}
	return sum
}

// splits reports whether the qubits in mask are independent of all others.
func (d distribution) splits(mask int) bool {
	for x, w := range d.weights {
		if w*d.total != d.where(mask, x)*d.where(^mask, x) {
			return false
		}
	}
	return true
}

// finestPartition takes the smallest independent set around each first qubit.
func (d distribution) finestPartition(n int) (groups []int) {
	left := 1<<n - 1
	for left != 0 {
		best := left
		for mask := range 1 << n {
			if mask&^left == 0 && mask&left&-left != 0 && bits.OnesCount(uint(mask)) < bits.OnesCount(uint(best)) && d.splits(mask) {
				best = mask
			}
		}
		groups = append(groups, best)
		left &^= best
	}
	return groups
}

// link names the relation by which readings of a and b are possible.
func (d distribution) link(a, b Qubit) (Link, bool) {
	mask := 1<<a | 1<<b
	w00, w10, w01, w11 := d.where(mask, 0), d.where(mask, 1<<a), d.where(mask, 1<<b), d.where(mask, mask)
	if w11*d.total == (w10+w11)*(w01+w11) {
		return Link{}, false
	}
	possible := [4]bool{w00 > 0, w10 > 0, w01 > 0, w11 > 0}
	return map[[4]bool]Link{
		{true, false, false, true}: {a, b, Agree},
		{false, true, true, false}: {a, b, Differ},
		{true, true, true, false}:  {a, b, NeverBoth},
		{false, true, true, true}:  {a, b, AtLeastOne},
		{true, false, true, true}:  {a, b, Implies},
		{true, true, false, true}:  {b, a, Implies},
		{true, true, true, true}:   {a, b, Correlated},
	}[possible], true
}

func maskOf(qs []Qubit) (mask int) {
	for _, q := range qs {
		mask |= 1 << q
	}
	return mask
}

func masksOf(groups [][]Qubit) (masks []int) {
	for _, g := range groups {
		masks = append(masks, maskOf(g))
	}
	return masks
}
