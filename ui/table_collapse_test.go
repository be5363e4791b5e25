package ui

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// toMeasure leads to the choice of Measure with everything left to confirm it.
func (p *player) toMeasure() {
	p.t.Helper()
	p.playRound()
	p.reveal()
	p.place(game.Measure)
}

// The wires fall one after another, and for eight of them too within two seconds.
func TestWiresCollapseWithinTwoSeconds(t *testing.T) {
	for players := game.MinPlayers; players <= game.MaxPlayers; players++ {
		play(t, fmt.Sprint(players), func(t *testing.T) {
			p := sit(t, chair{seats: people(players), hands: 2})
			p.toMeasure()
			p.press(fyne.KeyReturn)
			match, began := p.table(), time.Now()
			var seen []int
			for match.measuring() {
				require.LessOrEqual(t, time.Since(began), 2*time.Second)
				if n := match.collapse.shown; len(seen) == 0 || seen[len(seen)-1] != n {
					seen = append(seen, n)
				}
				p.wait(10 * time.Millisecond)
			}
			require.Len(t, seen, players+1, "a wire was skipped")
			for i, n := range seen {
				require.Equal(t, i, n)
			}
			assert.Contains(t, p.texts(), "Next hand")
		})
	}
}

// Nothing tells the outcome before the wires do.
func TestNothingTellsTheOutcomeBeforeTheWires(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{odds: game.OddsMeasured})
		p.toMeasure()
		p.press(fyne.KeyReturn)
		s := p.snap()
		ket := quantum.FormatKet(uint64(s.Result.Outcome), 3)
		for p.table().measuring() {
			for _, text := range p.texts() {
				require.NotContains(t, text, "measured "+ket)
				for q, pays := range s.Result.Payout.Seats {
					if pays > 0 {
						require.NotContains(t, text, fmt.Sprint(s.Accounts[q].Chips), "the chips have arrived already")
					}
				}
			}
			p.wait(100 * time.Millisecond)
		}
		assert.Contains(t, p.texts(), ket)
	})
}

func TestWithoutAnimationTheResultIsThereAtOnce(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{prefs: still})
		p.toMeasure()
		p.press(fyne.KeyReturn)
		assert.False(t, p.table().measuring())
		assert.Contains(t, p.texts(), quantum.FormatKet(uint64(p.snap().Result.Outcome), 3))
	})
}

// Whoever leaves while the wires fall finds the result when they come back.
func TestLeavingWhileTheWiresFall(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{})
		match := p.table()
		p.toMeasure()
		p.press(fyne.KeyReturn)
		p.wait(100 * time.Millisecond)
		p.app.goHome()
		p.wait(5 * time.Second)
		require.False(t, p.app.current == screen(match))
		match.open()
		assert.False(t, match.measuring())
		assert.Contains(t, p.texts(), quantum.FormatKet(uint64(p.snap().Result.Outcome), 3))
	})
}
