package tree

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

func build(t testing.TB, players int) *Tree {
	t.Helper()
	tr, err := New(game.Classic(players))
	require.NoError(t, err)
	return tr
}

// uniform is the number of orders of nine cards, three each, that look different.
const uniform = 1680

func TestSizes(t *testing.T) {
	for players, want := range map[int]struct {
		states, deals int
		orders        float64
	}{
		2: {7, 10, 20},
		3: {71, 162, uniform},
	} {
		tr := build(t, players)
		assert.Len(t, tr.space.states, want.states)
		assert.Len(t, tr.deals, want.deals)
		assert.Equal(t, want.orders, tr.orders)
		assert.Len(t, tr.byKey, len(tr.sets))
	}
	_, err := New(game.Classic(4))
	assert.ErrorContains(t, err, "4 players")
}

func TestEveryNodeIsInItsSetAlone(t *testing.T) {
	for players := 2; players <= 3; players++ {
		tr := build(t, players)
		nodes := 0
		for _, layer := range tr.layers {
			nodes += len(layer)
		}
		for id := range tr.sets {
			s := &tr.sets[id]
			for i, n := range tr.nodes(s) {
				require.EqualValues(t, id, tr.layers[s.turn][n].set)
				require.True(t, i == 0 || tr.nodes(s)[i-1] < n)
				nodes--
			}
		}
		assert.Zero(t, nodes)
	}
}

// With two players a seat's cards tell what the other holds, so that each set is
// one position.
func TestTwoPlayersKnowEverything(t *testing.T) {
	tr := build(t, 2)
	for i := range tr.sets {
		assert.Len(t, tr.nodes(&tr.sets[i]), 1)
	}
}

func TestPayoutsAddUp(t *testing.T) {
	for players := 2; players <= 3; players++ {
		tr := build(t, players)
		policies := []Policy{tr.Novice(), tr.Casual(), tr.Skilled()}[:players]
		seats, house := tr.Evaluate(policies)
		for _, v := range seats {
			house += v
		}
		assert.InDelta(t, 2*players, house, 1e-9)
	}
}

func TestPoliciesAreChances(t *testing.T) {
	tr := build(t, 3)
	for name, p := range map[string]Policy{"novice": tr.Novice(), "casual": tr.Casual(), "skilled": tr.Skilled()} {
		for i := range tr.sets {
			sum := 0.0
			for _, x := range p.of(&tr.sets[i]) {
				sum += x
			}
			require.InDelta(t, 1, sum, 1e-9, name)
		}
	}
}

// A response is paid what Respond says, and no less than the policies it knows.
func TestRespond(t *testing.T) {
	tr := build(t, 3)
	known := []Policy{tr.Novice(), tr.Casual(), tr.Skilled()}
	for seat := range 3 {
		policies := []Policy{tr.Casual(), tr.Casual(), tr.Casual()}
		response, promised := tr.Respond(seat, policies)
		policies[seat] = response
		paid, _ := tr.Evaluate(policies)
		assert.InDelta(t, promised, paid[seat], 1e-9)
		for _, p := range known {
			policies[seat] = p
			paid, _ := tr.Evaluate(policies)
			assert.LessOrEqual(t, paid[seat], promised+1e-9)
		}
	}
}

func TestPack(t *testing.T) {
	tr := build(t, 2)
	pure := tr.Purify(tr.Skilled())
	packed, err := pure.Pack()
	require.NoError(t, err)
	got, err := tr.Unpack(packed)
	require.NoError(t, err)
	assert.Equal(t, pure, got)
	assert.Equal(t, pure, tr.Purify(tr.Policy(got)))

	for name, c := range map[string]struct {
		bytes []byte
		says  string
	}{
		"damaged":    {packed[:len(packed)/2], "damaged"},
		"too short":  {mustPack(t, pure[1:]), "606 choices"},
		"impossible": {mustPack(t, append(Pure{99}, pure[1:]...)), "action 99"},
	} {
		_, err := tr.Unpack(c.bytes)
		assert.ErrorContains(t, err, c.says, name)
	}
}

func mustPack(t *testing.T, p Pure) []byte {
	b, err := p.Pack()
	require.NoError(t, err)
	return b
}

func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		build(b, 3)
	}
}

func BenchmarkRespond(b *testing.B) {
	tr := build(b, 3)
	p := tr.Skilled()
	for b.Loop() {
		tr.Respond(0, []Policy{p, p, p})
	}
}
