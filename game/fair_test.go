package game

import (
	"crypto/sha256"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// The derivations are part of the record's format: these values never change.
func TestSealAndCutAreDocumented(t *testing.T) {
	seed := Seed{1, 2, 3}
	assert.Equal(t, Seal(sha256.Sum256(seed[:])), seed.Seal())
	assert.Equal(t, "82fb8c3f4588bdb7ad6a8e6ecdfb68444db293f642787d5ec80072b26a4f0618", Seed{}.Cut("hearts").String())
	assert.Equal(t, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925", Seed{}.Seal().String())
	assert.Equal(t, seed, seed.Cut(""), "not cutting changes nothing")
	assert.Equal(t, Seed(sha256.Sum256([]byte("quantum poker\x00cut\x00"+string(seed[:])+"hearts"))), seed.Cut("hearts"))
}

func TestTheSealIsShownBeforeTheDealAndStays(t *testing.T) {
	k := &clock{}
	c := NewController(newMatch(t, setup(2)), FixedSeeds(3), k.now)
	var told []Seal
	c.OnEvent = func(Event) { told = append(told, c.Snapshot().Seal) }
	for hand := range 3 {
		want := FixedSeeds(3)(hand + 1).Seal()
		require.Equal(t, want, c.Snapshot().Seal)
		told = nil
		require.NoError(t, c.Deal("cut"))
		for k.pass(RevealGuard); c.Phase() != LastMeasure; {
			takeTurn(t, c, k)
		}
		for _, seal := range told {
			require.Equal(t, want, seal)
		}
		require.NoError(t, c.MeasureNow())
		r := c.Snapshot().Result
		require.Equal(t, want, r.Seal)
		require.Equal(t, FixedSeeds(3)(hand+1), r.Seed)
		require.Equal(t, "cut", r.Cut)
		require.Equal(t, FixedSeeds(3)(hand+2).Seal(), c.Snapshot().Seal, "the next hand's")
	}
}

func TestCuttingChangesDealAndMeasurement(t *testing.T) {
	deals := map[string]bool{}
	for _, cut := range []string{"", "a", "b", strings.Repeat("é", MaxCut)} {
		m := newMatch(t, setup(8))
		e := dealt(m, 1)
		e.Cut = cut
		happens(t, m, e)
		deals[cardList(m.hand.deal[0])+cardList(m.hand.deal[1])+cardList(m.hand.deal[2])] = true
		assert.Equal(t, cut, m.Cut())
		assert.Equal(t, m.stream("x").Uint64(), m.seed.Cut(cut).Stream("x").Uint64())
	}
	assert.Len(t, deals, 4)
	m := newMatch(t, setup(2))
	refused(t, BadCut, m.Apply(Event{Kind: Dealt, Cut: "\xff"}))
	assert.False(t, m.running)
}

func TestCheckDeal(t *testing.T) {
	c, k := sitDown(t, setup(3))
	for c.Phase() != LastMeasure {
		takeTurn(t, c, k)
	}
	require.NoError(t, c.MeasureNow())
	s := c.Snapshot()
	require.NoError(t, CheckDeal(s.Table, *s.Result))
	tests := map[string]struct {
		change func(*Result)
		want   DealError
		text   string
	}{
		"another seed": {func(r *Result) { r.Seed[0]++ }, DealError{Part: PartSeal}, "the seal shown before the deal"},
		"another seal": {func(r *Result) { r.Seal[31]++ }, DealError{Part: PartSeal}, "by the seed and the cut, but is"},
		"another card": {func(r *Result) { r.Dealt[1] = []Card{X, X, X, Measure} }, DealError{Part: PartCards, Qubit: 1}, "but is X X X Measure"},
		"no cards":     {func(r *Result) { r.Dealt = nil }, DealError{Part: PartCards}, "the cards of q0"},
		"a bit":        {func(r *Result) { r.Outcome ^= 1 }, DealError{Part: PartOutcome}, "the outcome should be |"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			r := *c.Snapshot().Result
			test.change(&r)
			var got *DealError
			err := CheckDeal(s.Table, r)
			require.ErrorAs(t, err, &got)
			assert.Equal(t, test.want, DealError{Part: got.Part, Qubit: got.Qubit})
			assert.NotEqual(t, got.Claimed, got.Follows)
			assert.ErrorContains(t, err, test.text)
		})
	}
}

// Every finished hand checks out, whatever its seed and cut.
func TestEveryHandChecks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newMatch(t, setup(rapid.IntRange(MinPlayers, MaxPlayers).Draw(t, "players")))
		cut := rapid.StringN(0, MaxCut, -1).Draw(t, "cut")
		seed := rapid.Uint64().Draw(t, "seed")
		_, ok := m.Result()
		require.False(t, ok)
		happens(t, m, Event{Kind: Dealt, Seed: FixedSeeds(seed)(1), Cut: cut})
		_, ok = m.Result()
		require.False(t, ok)
		finish(t, m, random(seed))
		r, ok := m.Result()
		require.True(t, ok)
		require.NoError(t, CheckDeal(m.hand.Table, r))
	})
}
