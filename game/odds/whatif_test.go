package odds

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
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

func TestWhatIfAgreesWithAFullState(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := mover(anyHand(t, game.MinPlayers, game.MaxPlayers))
		p := rapid.SampledFrom(v.Plays()).Draw(t, "what if")
		r, err := WhatIf(v, p)
		require.NoError(t, err)
		outcomes, averages := floats(t, v, p)
		for i, o := range r.Outcomes {
			require.InDelta(t, outcomes[i], o.Probability.Float(), 1e-12)
		}
		for q, s := range r.Qubits {
			require.InDelta(t, averages[q], s.Average.Float(), 1e-9)
		}
	})
}

func TestWhatIfRefuses(t *testing.T) {
	v := example(t).View(1)
	_, err := WhatIf(v, game.NewPlay(game.H, 0))
	require.ErrorIs(t, err, &game.Refusal{Reason: game.NotHeld})
	_, err = WhatIf(v, game.NewPlay(game.CNOT, 0, game.NoQubit))
	require.Error(t, err, "half a placement has no figures")
	r, err := WhatIf(v, game.NewPlay(game.X, 0))
	require.NoError(t, err, "one may think ahead of one's turn")
	seats, house := r.Changes(Now(v.Table))
	assert.Equal(t, []Chips{{90, 1}, {90, 1}, {-45, 1}}, seats)
	assert.Equal(t, Chips{-135, 1}, house)
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
