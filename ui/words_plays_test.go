package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// voiceOf speaks about a fresh hand of so many players.
func voiceOf(t *testing.T, players int) (voice, game.Hand) {
	t.Helper()
	seats := people(players)
	order := make([]game.Seat, players)
	for i := range order {
		order[i] = game.Seat(i)
	}
	h, err := game.NewHand(game.Classic(players), order, 0, usualAnte, dealOf(players, 0))
	require.NoError(t, err)
	return voice{game.Setup{Seats: seats}, h.Table}, h
}

func TestEqualPlacementsAreAllNamed(t *testing.T) {
	p := game.NewPlay
	for name, tt := range map[string]struct {
		players int
		plays   []game.Play
		want    string
	}{
		"one":            {3, []game.Play{p(game.CNOT, 1, 0)}, "CNOT q1 → q0"},
		"measure":        {3, []game.Play{p(game.Measure)}, "Measure"},
		"some targets":   {4, []game.Play{p(game.X, 0), p(game.X, 1), p(game.X, 3)}, "X on q0, q1 or q3"},
		"all targets":    {3, []game.Play{p(game.H, 0), p(game.H, 1), p(game.H, 2)}, "H on any wire"},
		"one control":    {4, []game.Play{p(game.CNOT, 0, 1), p(game.CNOT, 0, 2)}, "CNOT q0 → q1 or q2"},
		"any control":    {3, []game.Play{p(game.CNOT, 0, 1), p(game.CNOT, 2, 1), p(game.CNOT, 0, 2), p(game.CNOT, 1, 2)}, "CNOT any → q1 or q2"},
		"two players":    {2, []game.Play{p(game.CNOT, 0, 1), p(game.CNOT, 1, 0)}, "CNOT on any wires"},
		"some controls":  {4, []game.Play{p(game.CNOT, 0, 2), p(game.CNOT, 1, 2), p(game.CNOT, 0, 3)}, "CNOT q0 or q1 → q2; q0 → q3"},
		"three Toffolis": {3, []game.Play{p(game.Toffoli, 1, 2, 0), p(game.Toffoli, 0, 2, 1)}, "Toffoli q1, q2 → q0; q0, q2 → q1"},
		"any controls":   {4, []game.Play{p(game.Toffoli, 0, 1, 3), p(game.Toffoli, 0, 2, 3), p(game.Toffoli, 1, 2, 3)}, "Toffoli any → q3"},
		"two of three":   {5, []game.Play{p(game.Toffoli, 0, 1, 4), p(game.Toffoli, 0, 2, 4), p(game.Toffoli, 1, 2, 4)}, "Toffoli two of q0, q1 and q2 → q4"},
		"common control": {5, []game.Play{p(game.Toffoli, 0, 1, 4), p(game.Toffoli, 0, 2, 4)}, "Toffoli q0 with q1 or q2 → q4"},
		"any swap":       {3, []game.Play{p(game.Swap, 0, 1), p(game.Swap, 0, 2), p(game.Swap, 1, 2)}, "SWAP of any two"},
		"some swaps":     {4, []game.Play{p(game.Swap, 0, 1), p(game.Swap, 0, 2), p(game.Swap, 1, 3)}, "SWAP q0 ↔ q1 or q2; q1 ↔ q3"},
	} {
		t.Run(name, func(t *testing.T) {
			v, _ := voiceOf(t, tt.players)
			assert.Equal(t, tt.want, v.plays(tt.plays))
		})
	}
}

// With eight players dozens of placements are equal; naming them stays short.
func TestOptionsOfEightAreShort(t *testing.T) {
	for seed := range uint64(6) {
		_, h := voiceOf(t, 8)
		h, err := game.NewHand(h.Rules(), h.Seats(), 0, usualAnte, dealOf(8, seed))
		require.NoError(t, err)
		for range 12 {
			seat, _ := h.Mover()
			view := h.View(seat)
			v := voice{game.Setup{Seats: people(8)}, h.Table}
			for _, o := range odds.Options(view) {
				assert.Less(t, len(v.plays(o.Plays)), 260, "%v", o.Plays)
			}
			next := view.Plays()[0]
			for _, p := range view.Plays() {
				if p.Card == game.H {
					next = p
				}
			}
			h, err = h.Apply(game.Event{Kind: game.Played, Seat: seat, Play: next})
			require.NoError(t, err)
		}
	}
}

// Those who share are named once, but where their shares differ by a chip.
func TestTheResultNamesTheWinnersOnce(t *testing.T) {
	v, _ := voiceOf(t, 3)
	assert.Equal(t, "Ada and Ben read 1 and share half the pool, 90 each. The house keeps 180.", v.result(0b011))
	v, _ = voiceOf(t, 8)
	assert.Contains(t, v.result(0b01111111), "read 1 and share half the pool: Ada 69, Ben 69, Chi 69, ")
}
