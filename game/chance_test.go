package game

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"gonum.org/v1/gonum/stat/distuv"
)

// fits asserts that counts are what the expected numbers allow, by a chi-square
// test that a right game fails once in ten thousand seeds. The seeds are fixed, so
// it either always passes or always fails.
func fits[K comparable](t *testing.T, want map[K]float64, got map[K]int) {
	t.Helper()
	chi := 0.0
	for k, e := range want {
		d := float64(got[k]) - e
		chi += d * d / e
	}
	for k := range got {
		require.Contains(t, want, k, "impossible")
	}
	limit := distuv.ChiSquared{K: float64(len(want) - 1)}.Quantile(1 - 1e-4)
	assert.Less(t, chi, limit)
}

func TestMeasurementFrequencies(t *testing.T) {
	const shots = 20_000
	for n := MinPlayers; n <= MaxPlayers; n++ {
		for plays := 0; plays <= 3*n; plays += n {
			t.Run(fmt.Sprintf("%d players, %d plays", n, plays), func(t *testing.T) {
				h := playOn(t, shuffledHand(t, n, 0, uint64(n)), random(uint64(plays)), plays)
				want, got := map[Outcome]float64{}, map[Outcome]int{}
				for o := range Outcome(1) << n {
					if p := h.State().Probability(int(o)); p.Num > 0 {
						want[o] = p.Float() * shots
					}
				}
				seeds := FixedSeeds(uint64(n))
				for i := range shots {
					got[h.Draw(seeds(i).Stream(StreamMeasure)).Outcome]++
				}
				fits(t, want, got)
			})
		}
	}
}

// classicDeals counts, over all ways to give nine different cards to three
// players, how often each deal comes.
func classicDeals() map[string]int {
	deck := Classic(3).Deck
	deals := map[string]int{}
	owners := make([]int, len(deck))
	var give func(i int, left [3]int)
	give = func(i int, left [3]int) {
		if i == len(deck) {
			var held [3][CardKinds]int
			for j, q := range owners {
				held[q][deck[j]]++
			}
			deals[fmt.Sprint(held)]++
			return
		}
		for q := range left {
			if left[q] > 0 {
				owners[i] = q
				left[q]--
				give(i+1, left)
				left[q]++
			}
		}
	}
	give(0, [3]int{3, 3, 3})
	return deals
}

func TestDealFrequencies(t *testing.T) {
	const hands = 50_000
	deals, ways := classicDeals(), 0
	for _, n := range deals {
		ways += n
	}
	require.Len(t, deals, 162)
	require.Equal(t, 1680, ways)

	want, got := map[string]float64{}, map[string]int{}
	for d, n := range deals {
		want[d] = float64(n) / float64(ways) * hands
	}
	seeds := FixedSeeds(1)
	for i := range hands {
		var held [3][CardKinds]int
		for q, cards := range NewDeal(Classic(3), seeds(i).Stream(StreamDeal)) {
			for _, c := range cards[:3] {
				held[q][c]++
			}
		}
		got[fmt.Sprint(held)]++
	}
	fits(t, want, got)
}
