package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/bot"
)

// handWithBot plays a hand to its end. A bot plays its first seat.
func handWithBot(t *testing.T, by game.Player) *player {
	seats := people(3)
	seats[0].By = by
	p := sit(t, chair{seats: seats, hands: 3, seed: 3, prefs: func(s prefs) {
		knowing(s)
		s.setPace(paceAtOnce)
		still := s.settings()
		still.animate = false
		s.setSettings(still)
	}})
	p.toHandDone()
	return p
}

// toHandDone plays gates until a bot or the last round measures.
func (p *player) toHandDone() {
	p.t.Helper()
	for p.snap().Result == nil {
		p.wait(time.Second)
		switch s := p.snap(); s.Phase {
		case game.Passing, game.LastMeasure:
			p.press(fyne.KeyReturn)
		case game.Playing:
			first := s.View.Plays()[0]
			p.place(first.Card, first.Qubits()...)
			p.press(fyne.KeyReturn)
		}
	}
	require.Equal(p.t, game.HandDone, p.snap().Phase)
}

// What a Novice plays at random it does not compare, so that there is no number of
// plays to tell of.
func TestANoviceSaysThatItPlaysAtRandom(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := handWithBot(t, game.Novice)
		require.NotEmpty(t, p.table().reasons)
		for _, c := range p.table().reasons {
			assert.Equal(t, "It plays at random: anything that is allowed was equally likely.", basis(c))
		}
	})
}

// Whoever has only Measure left has compared nothing, and does not play at random.
func TestABotWithOnePlaySaysSo(t *testing.T) {
	for by := game.Casual; by <= game.Master; by++ {
		play(t, by.String(), func(t *testing.T) {
			p := sit(t, chair{prefs: knowing})
			p.toLastMeasure()
			seed := game.FixedSeeds(0)(1)
			last, err := game.DealHand(p.snap().Table.Seats(), p.snap().Table.First(), usualAnte, seed, "")
			require.NoError(t, err)
			for _, e := range p.snap().Table.Events() {
				last, err = last.Apply(e)
				require.NoError(t, err)
			}
			mover, _ := last.Mover()
			c, err := bot.ByLevel(by).Play(t.Context(), last.View(mover), seed.Stream("bot"), 0)
			require.NoError(t, err)
			assert.Equal(t, "There was nothing to choose: all that it could play came to the same.", basis(c))
		})
	}
}
