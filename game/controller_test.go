package game

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAWholeHand(t *testing.T) {
	c, k := sitDown(t, setup(3))
	var kinds []EventKind
	c.OnEvent = func(e Event) { kinds = append(kinds, e.Kind) }
	for range 9 {
		require.Equal(t, Passing, c.Phase())
		require.Nil(t, c.Snapshot().View)
		require.NoError(t, c.Reveal())
		s := c.Snapshot()
		require.Equal(t, Playing, s.Phase)
		require.Equal(t, s.Mover, s.View.Seat())
		require.NoError(t, c.Preset(s.View.Plays()[0]))
		require.NoError(t, c.Play())
		k.pass(RevealGuard)
	}
	require.Equal(t, LastMeasure, c.Phase())
	require.Nil(t, c.Snapshot().View, "there is nothing left to hide or to show")
	require.NoError(t, c.MeasureNow())
	s := c.Snapshot()
	require.Equal(t, HandDone, s.Phase)
	require.Equal(t, Seat(0), s.Mover)
	require.Equal(t, s.Table.Payout(s.Result.Outcome), s.Result.Payout)
	require.Equal(t, [][]Card{nil, {Measure}, {Measure}}, emptyAsNil(s.Result.Cards))
	require.Len(t, s.Result.Dealt, 3)
	require.NoError(t, s.CanDeal)
	require.NoError(t, c.NextHand())
	s = c.Snapshot()
	assert.Equal(t, Passing, s.Phase)
	assert.Equal(t, Seat(1), s.Mover)
	assert.Equal(t, 2, s.Hand)
	assert.Nil(t, s.Result)
	require.Len(t, kinds, 9*2+2)
	assert.Equal(t, []EventKind{Revealed, Played}, kinds[:2])
	assert.Equal(t, []EventKind{Measured, Dealt}, kinds[18:])
}

func emptyAsNil(cards [][]Card) [][]Card {
	for i := range cards {
		if len(cards[i]) == 0 {
			cards[i] = nil
		}
	}
	return cards
}

func TestGuard(t *testing.T) {
	k := &clock{at: time.Unix(0, 0)}
	c := NewController(newMatch(t, setup(2)), FixedSeeds(1), k.now)
	require.NoError(t, c.NextHand())
	early := func(act func() error) {
		t.Helper()
		for range 3 { // a second and a third press change nothing either
			refused(t, TooSoon, act())
		}
		k.pass(RevealGuard - 1)
		refused(t, TooSoon, act())
		k.pass(1)
		require.NoError(t, act())
	}
	early(c.Reveal)
	require.NoError(t, c.Hide())
	early(c.Reveal)
	require.NoError(t, c.Preset(c.Snapshot().View.Plays()[0]))
	require.NoError(t, c.Play())
	refused(t, CardsHidden, c.Play())
	require.NoError(t, c.TakeBack())
	early(c.Reveal)
	for c.Phase() == Playing || c.Phase() == Passing {
		takeTurn(t, c, k)
	}
	require.NoError(t, c.TakeBack(), "the last gate may still be taken back")
	require.Equal(t, Passing, c.Phase())
	k.pass(RevealGuard)
	require.NoError(t, c.Reveal())
	require.NoError(t, c.Preset(c.Snapshot().View.Plays()[0]))
	require.NoError(t, c.Play())
	early(c.MeasureNow)
}

// Whoever is told of an event sees the cards of nobody who has not revealed them.
func TestEventsAreToldWithCardsHidden(t *testing.T) {
	c, k := sitDown(t, setup(2))
	told := 0
	c.OnEvent = func(e Event) {
		told++
		s := c.Snapshot()
		if s.View != nil {
			require.Equal(t, looked(s.View.Seat()), e)
		}
		require.Nil(t, s.Placement)
	}
	for c.Phase() != LastMeasure {
		takeTurn(t, c, k)
	}
	require.Equal(t, 12, told)
}

func TestHideKeepsThePlacement(t *testing.T) {
	c, k := sitDown(t, setup(3))
	require.NoError(t, c.Reveal())
	require.NoError(t, c.Preset(c.Snapshot().View.Plays()[0]))
	before := c.Snapshot()
	require.NotNil(t, before.Placement)
	require.NoError(t, c.Hide())
	s := c.Snapshot()
	assert.Equal(t, Passing, s.Phase)
	assert.True(t, s.Covered)
	assert.Nil(t, s.View)
	assert.Nil(t, s.Placement)
	refused(t, CardsHidden, c.Play())
	refused(t, CardsHidden, c.Cancel())
	k.pass(RevealGuard)
	require.NoError(t, c.Reveal())
	same(t, before, c.Snapshot())
	require.NoError(t, c.Play())
	assert.False(t, c.Snapshot().Covered, "the next seat has not looked")
}

func TestTakeBackLeadsToThePassScreen(t *testing.T) {
	c, k := sitDown(t, setup(3))
	takeTurn(t, c, k)
	last := c.Snapshot().TakeBack
	require.NotNil(t, last)
	require.Equal(t, Seat(0), last.Seat)
	require.NoError(t, c.TakeBack())
	s := c.Snapshot()
	assert.Equal(t, Passing, s.Phase)
	assert.Equal(t, Seat(0), s.Mover)
	assert.Nil(t, s.View)
	assert.Nil(t, s.TakeBack)
	assert.False(t, s.Covered)
	assert.Equal(t, []Card{last.Play.Card}, s.Table.Shown(0))
	refused(t, NothingToTakeBack, c.TakeBack())

	k.pass(RevealGuard)
	takeTurn(t, c, k)
	require.NoError(t, c.Reveal())
	assert.Nil(t, c.Snapshot().TakeBack, "the next seat has looked")
	refused(t, NothingToTakeBack, c.TakeBack())
}

func TestStartingHalfWay(t *testing.T) {
	half, k := sitDown(t, setup(3))
	takeTurn(t, half, k)
	require.NoError(t, half.Reveal())
	resumed := func() *Controller {
		m := newMatch(t, half.match.Setup())
		happens(t, m, half.match.Events()...)
		return NewController(m, FixedSeeds(7), k.now)
	}
	c := resumed()
	s := c.Snapshot()
	assert.Equal(t, Passing, s.Phase, "never straight to somebody's cards")
	assert.Equal(t, Seat(1), s.Mover)
	assert.True(t, s.Covered)
	assert.Nil(t, s.View)
	refused(t, TooSoon, c.Reveal())
	k.pass(RevealGuard)
	require.NoError(t, c.Reveal())
	same(t, half.Snapshot(), c.Snapshot())

	require.NoError(t, half.GiveUp())
	assert.Equal(t, MatchDone, resumed().Phase())
	half, k = sitDown(t, setup(2, Novice, Novice))
	for half.Phase() != HandDone {
		takeTurn(t, half, k)
	}
	s = resumed().Snapshot()
	assert.Equal(t, HandDone, s.Phase)
	assert.NotNil(t, s.Result)
}

func TestStartingWithoutAHand(t *testing.T) {
	k := &clock{}
	c := NewController(newMatch(t, setup(2)), FixedSeeds(1), k.now)
	s := c.Snapshot()
	assert.Equal(t, Ready, s.Phase)
	assert.Equal(t, 0, s.Hand)
	assert.NoError(t, s.CanDeal)
	refused(t, WrongMoment, c.Reveal())
	refused(t, WrongMoment, c.MeasureNow())
	refused(t, NoHandRunning, c.TakeBack())
	require.NoError(t, c.SitOut(0, true))
	refused(t, TooFewSeats, c.NextHand())
	assert.Equal(t, Ready, c.Phase())
	require.NoError(t, c.SitOut(0, false))
	require.NoError(t, c.NextHand())
	assert.Equal(t, Passing, c.Phase())

	c = NewController(newMatch(t, setup(2)), FixedSeeds(1), k.now)
	require.NoError(t, c.GiveUp())
	s = c.Snapshot()
	assert.Equal(t, MatchDone, s.Phase)
	assert.Nil(t, s.Result)
	refused(t, NoHandRunning, c.TakeBack())
}
