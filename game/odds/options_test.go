package odds

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// floats is what a full state vector says about the gate of p.
func floats(t require.TestingT, v game.View, p game.Play) (outcomes, averages []float64) {
	c := v.Circuit()
	state, err := c.Run()
	require.NoError(t, err)
	if p.Card != game.Measure {
		require.NoError(t, state.Apply(p.Gate()))
	}
	outcomes, averages = state.Probabilities(), make([]float64, v.Players())
	for i, w := range outcomes {
		for q, chips := range v.Payout(game.Outcome(i)).Seats {
			averages[q] += w * float64(chips)
		}
	}
	return outcomes, averages
}

func TestOptionsAgreeWithAFullState(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := mover(anyHand(t, game.MinPlayers, game.MaxPlayers))
		o := rapid.SampledFrom(Options(v)).Draw(t, "option")
		p := rapid.SampledFrom(o.Plays).Draw(t, "play")
		outcomes, averages := floats(t, v, p)
		table, err := v.Preview(p)
		require.NoError(t, err)
		next, house := Now(table), 0.0
		for i, w := range outcomes {
			require.InDelta(t, w, next.Outcomes[i].Probability.Float(), 1e-12)
			house += w * float64(v.Payout(game.Outcome(i)).House)
		}
		require.InDelta(t, house, o.House.Average.Float(), 1e-9)
		for q, s := range o.Qubits {
			var alone, shares float64
			for i, w := range outcomes {
				switch ones := game.Outcome(i).Ones(); {
				case ones == v.Players() || !game.Outcome(i).One(game.Qubit(q)):
				case ones == 1:
					alone += w
				default:
					shares += w
				}
			}
			require.InDelta(t, alone, s.Alone.Float(), 1e-12)
			require.InDelta(t, shares, s.Shares.Float(), 1e-12)
			require.InDelta(t, 1-alone-shares, s.Nothing.Float(), 1e-12)
			require.InDelta(t, averages[q], s.Average.Float(), 1e-9)
		}
	})
}

func after(t require.TestingT, v game.View, p game.Play) quantum.Exact {
	table, err := v.Preview(p)
	require.NoError(t, err)
	return table.State()
}

func TestOptionsAreTheDistinctPlaysBestFirst(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := anyHand(t, game.MinPlayers, game.MaxPlayers)
		v := mover(h)
		now := Now(v.Table).Qubits[v.Qubit()].Average
		var plays []game.Play
		for i, o := range Options(v) {
			plays = append(plays, o.Plays...)
			table, err := v.Preview(o.Plays[0])
			require.NoError(t, err)
			for _, p := range o.Plays {
				require.Equal(t, o.Plays[0].Card, p.Card)
				require.Equal(t, table.State(), after(t, v, p), "plays of one option lead to one state")
			}
			require.Equal(t, Now(table).Qubits, o.Qubits)
			require.Equal(t, o.Qubits[v.Qubit()].Average.Sub(now), o.Gain)
			for _, better := range Options(v)[:i] {
				require.GreaterOrEqual(t, better.Gain.Float(), o.Gain.Float())
				if better.Plays[0].Card == o.Plays[0].Card {
					require.NotEqual(t, after(t, v, better.Plays[0]), table.State())
				}
			}
		}
		require.ElementsMatch(t, v.Plays(), plays)
		other := h.View(h.SeatOf((v.Qubit() + 1) % game.Qubit(h.Players())))
		require.Empty(t, Options(other))
	})
}

func TestOptionsOfEqualGainAreInCanonicalOrder(t *testing.T) {
	v := mover(fresh(t, game.Classic(5), 0, 60, 1))
	var first []game.Play
	for _, o := range Options(v) {
		first = append(first, o.Plays[0])
	}
	require.True(t, slices.IsSortedFunc(first, func(a, b game.Play) int { return int(a.Card) - int(b.Card) }), first)
}
