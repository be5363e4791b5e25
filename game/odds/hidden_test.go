package odds

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// TestHiddenAgreesWithCountingAllOrders takes a deal for possible if the seat was
// dealt the same by it and all that happened is legal with it.
func TestHiddenAgreesWithCountingAllOrders(t *testing.T) {
	orders := map[int][]weighted{2: naiveDeals(game.Classic(2)), 3: naiveDeals(game.Classic(3))}
	rapid.Check(t, func(t *rapid.T) {
		h := anyHand(t, 2, 3)
		if h.MeasureOpen() && rapid.Bool().Draw(t, "measured") {
			h = apply(t, h, h.Draw(game.Seed{}.Stream("test")))
		}
		me := game.Qubit(rapid.IntRange(0, h.Players()-1).Draw(t, "qubit"))
		want, all := map[string]uint64{}, uint64(0)
		holds := make([][game.CardKinds]uint64, h.Players())
		for _, w := range orders[h.Players()] {
			other, fits := replayed(h, w.deal)
			if !fits || fmt.Sprint(w.deal[me]) != fmt.Sprint(h.Dealt(me)) {
				continue
			}
			want[fmt.Sprint(w.deal)] = w.ways
			all += w.ways
			for q := range holds {
				v := other.View(other.SeatOf(game.Qubit(q)))
				for c := range game.Card(game.CardKinds) {
					if v.Holds(c) {
						holds[q][c] += w.ways
					}
				}
			}
		}
		d, err := Hidden(h.View(h.SeatOf(me)))
		require.NoError(t, err)
		got := map[string]uint64{}
		for deal, ways := range d.All() {
			got[fmt.Sprint(deal)] = ways
		}
		require.Equal(t, want, got)
		require.Equal(t, all, d.Ways())
		for q, chances := range d.Chances() {
			for c, ways := range holds[q] {
				require.Equal(t, fraction(ways, all), chances[c], "q%d %v", q, game.Card(c))
			}
		}
	})
}

// TestHiddenOfAFullTable holds eight players against the textbook's chance to get
// none of so many cards among the three dealt to a seat.
func TestHiddenOfAFullTable(t *testing.T) {
	v := mover(fresh(t, game.Classic(8), 3, 60, 4))
	d, err := Hidden(v)
	require.NoError(t, err)
	chances := d.Chances()
	for c := range game.Measure {
		hidden := v.Rules().Count(c)
		for _, mine := range v.Dealt() {
			if mine == c {
				hidden--
			}
		}
		none := float64(choose[21-hidden][3]) / float64(choose[21][3])
		for q := range game.Qubit(8) {
			if q != v.Qubit() {
				assert.InDelta(t, 1-none, chances[q][c].Float(), 1e-12)
			}
		}
	}
}

func TestDrawFollowsTheWeights(t *testing.T) {
	d, err := Hidden(mover(example(t)))
	require.NoError(t, err)
	const draws = 20_000
	r, count := game.Seed{}.Stream("test"), map[string]float64{}
	for range draws {
		count[fmt.Sprint(d.Draw(r))]++
	}
	for deal, ways := range d.All() {
		share := float64(ways) / float64(d.Ways())
		assert.InDelta(t, share, count[fmt.Sprint(deal)]/draws, 0.015) // four standard deviations
		delete(count, fmt.Sprint(deal))
	}
	assert.Empty(t, count, "impossible deals were drawn")
}

func TestContradictions(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*evidence)
		want   string
	}{
		"too many of a kind": {
			func(e *evidence) { e.gone[1][game.H]++ },
			"no deal explains this hand: 2 H cards were dealt or shown, but the deck has 1",
		},
		"too many cards of one seat": {
			func(e *evidence) { e.shown[2] = cards{game.X: 1, game.CNOT: 2, game.Toffoli: 1} },
			"no deal explains this hand: q2 has played or shown 5 gate cards, but was dealt 3",
		},
		"a card of one's own that was not dealt": {
			func(e *evidence) { e.gone[0][game.CNOT]++ },
			"no deal explains this hand: q0 has played or shown 1 CNOT cards, but was dealt 0",
		},
		"too few cards of one's own": {
			func(e *evidence) { e.dealt[game.Swap]-- },
			"no deal explains this hand: q0 has played or shown 2 gate cards, but was dealt 3",
		},
		"a deck of another size": {
			func(e *evidence) { e.deck[game.X]++ },
			"no deal explains this hand: 9 gate cards were dealt or shown, but the deck has 10",
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := gather(example(t).View(0))
			c.change(&e)
			_, err := dealsFor(e)
			var contradiction *Contradiction
			require.ErrorAs(t, err, &contradiction)
			assert.EqualError(t, err, c.want)
		})
	}
}

func TestHugeDecksAreRefused(t *testing.T) {
	r := game.Classic(8)
	r.Deck, r.Each = append(r.Deck, r.Deck[:8]...), 4
	_, err := Hidden(mover(fresh(t, r, 0, 60, 1)))
	require.ErrorContains(t, err, "32 gate cards")
}

func TestChancesOnTheWorkedExample(t *testing.T) {
	h := example(t)
	d, err := Hidden(h.View(0))
	require.NoError(t, err)
	assert.Equal(t, quantum.Fraction{Num: 9, Den: 16}, d.Chances()[1][game.Toffoli])
	assert.Equal(t, quantum.Fraction{Num: 0, Den: 1}, d.Chances()[1][game.H])
}
