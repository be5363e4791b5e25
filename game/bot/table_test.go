package bot

import (
	"context"
	"crypto/sha256"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
	"quantumpoker/game/bot/tree"
)

// The exact figures stand on the policies of the tree, so these must be the bots.
func TestBotsPlayTheirPolicies(t *testing.T) {
	for _, level := range levels {
		t.Run(level.String(), func(t *testing.T) {
			var wholes [4]*tree.Tree
			var policies [4]tree.Policy
			for players := 2; players <= 3; players++ {
				var err error
				wholes[players], policies[players], err = Whole(players, level)
				require.NoError(t, err)
			}
			rapid.Check(t, func(t *rapid.T) {
				h := randomHand(t, rapid.IntRange(2, 3).Draw(t, "players"))
				if h.OnlyMeasure() {
					return
				}
				mover, _ := h.Mover()
				v := h.View(mover)
				c, err := ByLevel(level).Play(context.Background(), v, source(1), 0)
				require.NoError(t, err)
				spot, ok := wholes[v.Players()].Find(v)
				require.True(t, ok)
				want := spot.Chances(policies[v.Players()])
				got := make([]float64, len(want))
				for _, o := range c.Options {
					got[spot.Action(o.Play)] += o.Chance
				}
				if c.Basis == NoValues || c.Basis == AllAlike { // all plays are alike to it
					for _, p := range v.Plays() {
						got[spot.Action(p)] += 1 / float64(len(v.Plays()))
					}
				}
				assert.InDeltaSlice(t, want, got, 1e-9)
			})
		})
	}
}

func TestTheTableForTwoIsTrainedAgain(t *testing.T) {
	whole, err := tree.New(game.Classic(2))
	require.NoError(t, err)
	packed, err := whole.TrainMaster(tree.Rounds, func(int) {}).Pack()
	require.NoError(t, err)
	assert.Equal(t, master2, packed, "run go generate ./game/bot")
}

// The table for three takes minutes; its first rounds show whether training gives
// the same bytes here. Run go generate ./game/bot to make all of it again.
func TestTrainingForThreeGivesTheSameBytes(t *testing.T) {
	whole, err := tree.New(game.Classic(3))
	require.NoError(t, err)
	packed, err := whole.TrainMaster(2, func(int) {}).Pack()
	require.NoError(t, err)
	assert.Equal(t, "fb3007c5f2b497816b23cfabb1f3165d10b764c40163901d1079e850e1659c6a", fmt.Sprintf("%x", sha256.Sum256(packed)))
}
