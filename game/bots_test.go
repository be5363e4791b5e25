package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// One person among bots has nobody to hide cards from.
func TestOnePersonAmongBots(t *testing.T) {
	c, k := sitDown(t, setup(3, Novice, Person, Master))
	s := c.Snapshot()
	require.Equal(t, BotMoves, s.Phase)
	require.Equal(t, Seat(1), s.View.Seat(), "the person's cards stay on screen")
	turn, ok := c.BotTurn()
	require.True(t, ok)
	assert.Equal(t, Seat(0), turn.Seat)
	assert.Equal(t, Novice, turn.By)
	assert.Equal(t, Seat(0), turn.View.Seat())
	play := turn.View.Plays()[0]
	refused(t, WrongMoment, c.BotPlay(turn.Turn+1, play))
	refused(t, MeasureTooEarly, c.BotPlay(turn.Turn, NewPlay(Measure)))
	require.NoError(t, c.BotPlay(turn.Turn, play))
	refused(t, WrongMoment, c.BotPlay(turn.Turn, play))

	require.Equal(t, Playing, c.Phase(), "without a pass screen")
	assert.Nil(t, c.Snapshot().TakeBack, "nobody takes a bot's play back")
	refused(t, NothingToTakeBack, c.TakeBack())
	refused(t, WrongMoment, c.Hide())
	refused(t, WrongMoment, c.Reveal())
	_, ok = c.BotTurn()
	assert.False(t, ok)

	takeTurn(t, c, k)
	stale, ok := c.BotTurn()
	require.True(t, ok)
	require.NotNil(t, c.Snapshot().TakeBack, "while the bot thinks")
	require.NoError(t, c.TakeBack())
	refused(t, WrongMoment, c.BotPlay(stale.Turn, stale.View.Plays()[0]))
	require.Equal(t, Playing, c.Phase())
	takeTurn(t, c, k)
	fresh, _ := c.BotTurn()
	refused(t, WrongMoment, c.BotPlay(stale.Turn, stale.View.Plays()[0]))
	require.NoError(t, c.BotPlay(fresh.Turn, fresh.View.Plays()[0]))
}

func TestBotsKeepTheirStream(t *testing.T) {
	draw := func(c *Controller) uint64 {
		turn, ok := c.BotTurn()
		require.True(t, ok)
		return turn.Rand.Uint64()
	}
	c, k := sitDown(t, setup(2, Person, Novice))
	takeTurn(t, c, k)
	want := draw(c)
	assert.Equal(t, want, draw(c), "asking again draws the same")
	require.NoError(t, c.TakeBack())
	takeTurn(t, c, k)
	assert.Equal(t, want, draw(c), "a take-back shifts nothing")
	takeTurn(t, c, k)
	takeTurn(t, c, k)
	assert.NotEqual(t, want, draw(c), "each turn has its own")
}

func TestAPersonAndABotPass(t *testing.T) {
	c, k := sitDown(t, setup(3, Person, Novice, Person))
	takeTurn(t, c, k)
	s := c.Snapshot()
	require.Equal(t, BotMoves, s.Phase)
	assert.Nil(t, s.View, "with two persons nobody's cards stay on screen")
	assert.NotNil(t, s.TakeBack)
	takeTurn(t, c, k)
	s = c.Snapshot()
	assert.Equal(t, Passing, s.Phase)
	assert.Nil(t, s.TakeBack)
	for c.Phase() != LastMeasure {
		takeTurn(t, c, k)
	}
	assert.Nil(t, c.Snapshot().View)
}

func TestBotsAlone(t *testing.T) {
	c, k := sitDown(t, setup(2, Casual, Skilled))
	for c.Phase() != HandDone {
		require.Equal(t, BotMoves, c.Phase())
		s := c.Snapshot()
		require.Nil(t, s.View)
		require.Nil(t, s.TakeBack)
		takeTurn(t, c, k)
	}
}

func TestThePersonSitsOut(t *testing.T) {
	m := newMatch(t, setup(3, Person, Novice, Novice))
	happens(t, m, out(0))
	k := &clock{}
	c := NewController(m, FixedSeeds(1), k.now)
	require.NoError(t, c.NextHand())
	assert.Equal(t, BotMoves, c.Phase())
	assert.Nil(t, c.Snapshot().View, "the person has no cards in this hand")
}
