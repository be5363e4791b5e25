package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/quantum"
)

func TestClassic(t *testing.T) {
	tests := map[string]struct {
		players                 int
		x, h, cnot, toffoli, sw int
	}{
		"two, without Toffoli": {2, 2, 1, 2, 0, 1},
		"the classic three":    {3, 3, 1, 3, 1, 1},
		"four":                 {4, 4, 2, 4, 1, 1},
		"five":                 {5, 5, 2, 5, 2, 1},
		"six":                  {6, 6, 2, 6, 2, 2},
		"seven":                {7, 7, 3, 7, 2, 2},
		"eight":                {8, 8, 3, 8, 3, 2},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			r := Classic(test.players)
			assert.Equal(t, test.players, r.Players)
			assert.Equal(t, 3, r.Each)
			assert.Equal(t, 2, r.MeasureFrom)
			assert.Len(t, r.Deck, 3*test.players)
			want := map[Card]int{X: test.x, H: test.h, CNOT: test.cnot, Toffoli: test.toffoli, Swap: test.sw, Measure: test.players}
			for c := range Card(CardKinds) {
				assert.Equal(t, want[c], r.Count(c), c)
			}
			var start []quantum.Gate
			for q := range Qubit(test.players) {
				start = append(start, quantum.H(q))
			}
			assert.Equal(t, start, r.Start)
			assert.Equal(t, 2*60*test.players, r.Pool(60))
		})
	}
	for _, n := range []int{-1, 0, 1, 9} {
		assert.Panics(t, func() { Classic(n) }, n)
	}
}

func TestCards(t *testing.T) {
	for c := range Card(CardKinds) {
		parsed, err := ParseCard(c.String())
		require.NoError(t, err)
		assert.Equal(t, c, parsed)
		assert.True(t, c.Valid())
		assert.Len(t, c.Roles(), c.Qubits())
	}
	_, err := ParseCard("Joker")
	assert.ErrorContains(t, err, `"Joker"`)
	bad := Card(CardKinds)
	assert.False(t, bad.Valid())
	assert.Equal(t, "Card(6)", bad.String())
}

func TestNewDealFitsTheRules(t *testing.T) {
	for n := MinPlayers; n <= MaxPlayers; n++ {
		r := Classic(n)
		for hand := range 50 {
			d := NewDeal(r, FixedSeeds(uint64(n))(hand).Stream(StreamDeal))
			require.NoError(t, d.Check(r))
			for _, cards := range d {
				require.IsNonDecreasing(t, cards)
			}
		}
		assert.Equal(t, Classic(n).Deck, r.Deck, "dealing must not shuffle the rules")
	}
}

func TestDealCheck(t *testing.T) {
	tests := map[string]struct {
		change func(Deal) Deal
		says   string
	}{
		"a player too few": {func(d Deal) Deal { return d[:2] }, "2 players, but 3 play"},
		"a card too few":   {func(d Deal) Deal { d[1] = d[1][1:]; return d }, "q1 was dealt 3 cards"},
		"no Measure":       {func(d Deal) Deal { d[2][3] = X; return d }, "q2 was dealt 0 Measure"},
		"a second Measure": {func(d Deal) Deal { d[0][0] = Measure; return d }, "q0 was dealt 2 Measure"},
		"no card":          {func(d Deal) Deal { d[0][0] = Card(9); return d }, "Card(9)"},
		"a card too many":  {func(d Deal) Deal { d[0][0] = Toffoli; return d }, "2 X cards, but the deck has 3"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			assert.ErrorContains(t, test.change(knownDeal()).Check(Classic(3)), test.says)
		})
	}
}

func TestNewHandRefuses(t *testing.T) {
	two := []Seat{0, 1}
	three := []Seat{0, 1, 2}
	_, err := NewHand(Classic(3), two, 0, 60, knownDeal())
	assert.ErrorContains(t, err, "3 players, but 2 seats")
	for _, first := range []Qubit{-1, 3} {
		_, err = NewHand(Classic(3), three, first, 60, knownDeal())
		refused(t, NoSuchQubit, err)
	}
	_, err = NewHand(Classic(3), three, 0, 60, Deal{})
	refused(t, BadDeal, err)
}

func TestSeedsAndStreams(t *testing.T) {
	seeds := FixedSeeds(3)
	assert.Equal(t, seeds(1), FixedSeeds(3)(1), "the same number gives the same seeds")
	assert.NotEqual(t, seeds(1), seeds(2), "each hand has its own")
	assert.NotEqual(t, seeds(1), FixedSeeds(4)(1), "each number has its own")
	assert.NotEqual(t, FreshSeeds(1), FreshSeeds(1), "fresh seeds never repeat")
	a, b := seeds(1).Stream("a"), seeds(1).Stream("b")
	assert.NotEqual(t, a.Uint64(), b.Uint64(), "each purpose has its own stream")
	assert.Equal(t, seeds(1).Stream("a").Uint64(), seeds(1).Stream("a").Uint64())
}
