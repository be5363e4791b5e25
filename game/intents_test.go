package game

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// situation is a controller in one of the states that a player can meet.
func situation(t *testing.T, name string) *Controller {
	s := setup(3)
	s.Hands = 1
	if name == "bot" || name == "solo" {
		s.Seats[0].By, s.Seats[1].By = Novice, Novice
	}
	if name == "solo" || name == "incomplete" {
		s.Seats[0].By, s.Seats[1].By, s.Seats[2].By = Person, Novice, Novice
	}
	c, k := sitDown(t, s)
	switch name {
	case "guarded":
		takeTurn(t, c, k)
		k.pass(-RevealGuard)
	case "hidden":
		require.NoError(t, c.Reveal())
		require.NoError(t, c.Hide())
		k.pass(RevealGuard)
	case "playing":
		require.NoError(t, c.Reveal())
	case "placed":
		require.NoError(t, c.Reveal())
		require.NoError(t, c.Preset(c.Snapshot().View.Plays()[0]))
	case "incomplete":
		require.NoError(t, c.Select(0))
	case "last", "done", "over":
		for c.Phase() != LastMeasure {
			takeTurn(t, c, k)
		}
		if name != "last" {
			require.NoError(t, c.MeasureNow())
		}
		if name == "over" {
			require.NoError(t, c.End())
		}
	}
	return c
}

// TestEveryIntentEverywhere says for every intent in every situation why it is
// refused (0: it acts), and proves that what is refused changes nothing.
func TestEveryIntentEverywhere(t *testing.T) {
	const ok = Reason(0)
	where := []string{"pass", "guarded", "hidden", "playing", "incomplete", "placed", "solo", "bot", "last", "done", "over"}
	first := func(c *Controller) Play { // a play that is legal for the mover, where there is one
		if mover, moves := c.match.hand.Mover(); moves {
			return c.match.hand.View(mover).Plays()[0]
		}
		return NewPlay(X, 0)
	}
	hid, wm, not, run, over := CardsHidden, WrongMoment, NothingPlaced, HandRunning, MatchEnded
	tests := map[string]struct {
		act  func(*Controller) error
		want []Reason
	}{
		//                                                                            pass guard hidden play incom placed solo bot last done over
		"reveal":     {(*Controller).Reveal, []Reason{ok, TooSoon, ok, wm, wm, wm, wm, wm, wm, wm, wm}},
		"hide":       {(*Controller).Hide, []Reason{wm, wm, wm, ok, wm, ok, wm, wm, wm, wm, wm}},
		"select":     {func(c *Controller) error { return c.Select(0) }, []Reason{hid, hid, hid, ok, ok, ok, ok, wm, wm, wm, wm}},
		"no card":    {func(c *Controller) error { return c.Select(9) }, []Reason{hid, hid, hid, not, not, not, not, wm, wm, wm, wm}},
		"measure":    {func(c *Controller) error { return c.Select(3) }, []Reason{hid, hid, hid, MeasureTooEarly, MeasureTooEarly, MeasureTooEarly, MeasureTooEarly, wm, wm, wm, wm}},
		"place":      {func(c *Controller) error { return c.Place(1) }, []Reason{hid, hid, hid, not, ok, ok, not, wm, wm, wm, wm}},
		"no wire":    {func(c *Controller) error { return c.Place(3) }, []Reason{hid, hid, hid, not, NoSuchQubit, NoSuchQubit, not, wm, wm, wm, wm}},
		"drop":       {func(c *Controller) error { return c.Drop(1, 2) }, []Reason{hid, hid, hid, ok, ok, ok, ok, wm, wm, wm, wm}},
		"drop off":   {func(c *Controller) error { return c.Drop(1, 3) }, []Reason{hid, hid, hid, NoSuchQubit, NoSuchQubit, NoSuchQubit, NoSuchQubit, wm, wm, wm, wm}},
		"pick":       {func(c *Controller) error { return c.PickRole(0) }, []Reason{hid, hid, hid, not, ok, ok, not, wm, wm, wm, wm}},
		"no role":    {func(c *Controller) error { return c.PickRole(3) }, []Reason{hid, hid, hid, not, WrongQubits, WrongQubits, not, wm, wm, wm, wm}},
		"preset":     {func(c *Controller) error { return c.Preset(first(c)) }, []Reason{hid, hid, hid, ok, ok, ok, ok, wm, wm, wm, wm}},
		"bad preset": {func(c *Controller) error { return c.Preset(NewPlay(X)) }, []Reason{hid, hid, hid, WrongQubits, WrongQubits, WrongQubits, WrongQubits, wm, wm, wm, wm}},
		"cancel":     {(*Controller).Cancel, []Reason{hid, hid, hid, not, ok, ok, not, wm, wm, wm, wm}},
		"play":       {(*Controller).Play, []Reason{hid, hid, hid, not, Incomplete, ok, not, wm, wm, wm, wm}},
		"last":       {(*Controller).MeasureNow, []Reason{wm, wm, wm, wm, wm, wm, wm, wm, ok, wm, wm}},
		"take back":  {(*Controller).TakeBack, []Reason{NothingToTakeBack, ok, NothingToTakeBack, NothingToTakeBack, NothingToTakeBack, NothingToTakeBack, NothingToTakeBack, NothingToTakeBack, ok, NoHandRunning, NoHandRunning}},
		"bot plays":  {func(c *Controller) error { return c.BotPlay(len(c.match.events), first(c)) }, []Reason{wm, wm, wm, wm, wm, wm, wm, ok, wm, wm, wm}},
		"next hand":  {(*Controller).NextHand, []Reason{run, run, run, run, run, run, run, run, run, LastHandPlayed, over}},
		"buy in":     {func(c *Controller) error { return c.BuyIn(0) }, []Reason{run, run, run, run, run, run, run, run, run, NotOut, over}},
		"sit out":    {func(c *Controller) error { return c.SitOut(0, true) }, []Reason{run, run, run, run, run, run, run, run, run, ok, over}},
		"sit in":     {func(c *Controller) error { return c.SitOut(0, false) }, []Reason{run, run, run, run, run, run, run, run, run, NoChange, over}},
		"no seat":    {func(c *Controller) error { return c.SitOut(3, true) }, []Reason{NoSuchSeat, NoSuchSeat, NoSuchSeat, NoSuchSeat, NoSuchSeat, NoSuchSeat, NoSuchSeat, NoSuchSeat, NoSuchSeat, NoSuchSeat, over}},
		"hand over":  {func(c *Controller) error { return c.HandOver(0, Master) }, []Reason{run, run, run, run, run, run, run, run, run, ok, over}},
		"end":        {(*Controller).End, []Reason{run, run, run, run, run, run, run, run, run, ok, over}},
		"give up":    {(*Controller).GiveUp, []Reason{ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, over}},
	}
	for name, test := range tests {
		require.Len(t, test.want, len(where), name)
		for i, situated := range where {
			t.Run(name+" at "+situated, func(t *testing.T) {
				c := situation(t, situated)
				before, events := c.Snapshot(), c.match.Events()
				err := test.act(c)
				if test.want[i] == ok {
					require.NoError(t, err)
					return
				}
				refused(t, test.want[i], err)
				same(t, before, c.Snapshot())
				same(t, events, c.match.Events())
			})
		}
	}
}

func TestSelecting(t *testing.T) {
	deal := func(c *Controller, cards ...Card) {
		copy(c.match.hand.deal[0], cards)
	}
	c := situation(t, "playing")
	deal(c, X, X, CNOT, Measure)
	require.NoError(t, c.Drop(0, 2))
	require.NoError(t, c.Select(1))
	same(t, []Qubit{2}, c.Snapshot().Placement.On) // a card of the same kind keeps the wire
	require.Equal(t, 1, c.Snapshot().Placement.Index)
	require.NoError(t, c.Select(2))
	same(t, []Qubit{NoQubit, NoQubit}, c.Snapshot().Placement.On)
	require.NoError(t, c.Place(1))
	before := c.Snapshot()
	hover, err := c.Hover(0, 1)
	require.NoError(t, err)
	_, err = c.Hover(0, 3)
	refused(t, NoSuchQubit, err)
	same(t, before, c.Snapshot())
	require.NoError(t, c.Drop(0, 1))
	same(t, hover, *c.Snapshot().Placement)
	require.NoError(t, c.Cancel())
	require.Nil(t, c.Snapshot().Placement)

	require.NoError(t, c.Preset(NewPlay(CNOT, 2, 0)))
	require.Equal(t, 2, c.Snapshot().Placement.Index)
	require.True(t, c.Snapshot().Placement.Complete())
	require.NoError(t, c.Exchange())
	require.Equal(t, NewPlay(CNOT, 0, 2), c.Snapshot().Placement.Play())
	require.NoError(t, c.Play())
	last := c.match.Events()[len(c.match.Events())-1]
	require.Equal(t, played(0, CNOT, 0, 2), last)
}
