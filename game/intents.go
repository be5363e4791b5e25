package game

import "slices"

// Reveal shows the mover's cards. It is refused within RevealGuard of the pass
// screen's appearance.
func (c *Controller) Reveal() error {
	if c.Phase() != Passing {
		return refuse(WrongMoment)
	}
	if err := c.guard(); err != nil {
		return err
	}
	if !c.match.hand.Looked() {
		mover, _ := c.match.hand.Mover()
		if err := c.do(Event{Kind: Revealed, Seat: mover}); err != nil {
			return err
		}
	}
	c.revealed = true
	return nil
}

// Hide takes the mover's cards off the screen until it reveals them again. What
// it was placing is kept. With one person in the match there is nothing to hide.
func (c *Controller) Hide() error {
	if c.Phase() != Playing || c.solo() {
		return refuse(WrongMoment)
	}
	c.revealed, c.since = false, c.now()
	return nil
}

// Select begins to place the i-th of the mover's cards, in the order of
// View.Cards. A card of the same kind keeps the qubits that it had been given.
func (c *Controller) Select(i int) error {
	v, err := c.playing()
	if err != nil {
		return err
	}
	if i < 0 || i >= len(v.cards) {
		return refuse(NothingPlaced)
	}
	card := v.cards[i]
	if card == Measure && !v.MeasureOpen() {
		return &Refusal{Reason: MeasureTooEarly, Card: Measure, Round: v.rules.MeasureFrom}
	}
	if c.placement != nil && c.placement.Card == card {
		p := *c.placement
		p.Index = i
		c.placement = &p
		return nil
	}
	p := newPlacement(card, i, v.Players())
	c.placement = &p
	return nil
}

// Place gives qubit q to the active role of the card being placed.
func (c *Controller) Place(q Qubit) error {
	return c.place(func(p Placement) (Placement, error) { return p.put(q) })
}

// Drop begins to place the i-th card anew, with q as its first qubit.
func (c *Controller) Drop(i int, q Qubit) error {
	before := c.placement
	c.placement = nil
	err := c.Select(i)
	if err == nil {
		err = c.Place(q)
	}
	if err != nil {
		c.placement = before
	}
	return err
}

// PickRole makes the role of the card being placed the one that the next qubit
// goes to.
func (c *Controller) PickRole(role int) error {
	return c.place(func(p Placement) (Placement, error) { return p.pick(role) })
}

// Exchange swaps the last two roles of the card being placed, a control and the
// target.
func (c *Controller) Exchange() error { return c.place(Placement.exchange) }

// Preset places a whole play at once, as a preview that still has to be confirmed.
func (c *Controller) Preset(p Play) error {
	v, err := c.playing()
	if err != nil {
		return err
	}
	if err := v.Check(p); err != nil {
		return err
	}
	set := newPlacement(p.Card, slices.Index(v.cards, p.Card), v.Players())
	copy(set.On, p.Qubits())
	set = set.settle()
	c.placement = &set
	return nil
}

// Cancel puts the card being placed back into the hand.
func (c *Controller) Cancel() error {
	if _, err := c.playing(); err != nil {
		return err
	}
	if c.placement == nil {
		return refuse(NothingPlaced)
	}
	c.placement = nil
	return nil
}

// Play plays the card as placed: the one act that ends a turn.
func (c *Controller) Play() error {
	v, err := c.playing()
	if err != nil {
		return err
	}
	if c.placement == nil {
		return refuse(NothingPlaced)
	}
	if !c.placement.Complete() {
		return &Refusal{Reason: Incomplete, Card: c.placement.Card}
	}
	return c.play(v, c.placement.Play())
}

// MeasureNow is the last measurement, when nobody holds anything else.
func (c *Controller) MeasureNow() error {
	if c.Phase() != LastMeasure {
		return refuse(WrongMoment)
	}
	if err := c.guard(); err != nil {
		return err
	}
	mover, _ := c.match.hand.Mover()
	return c.play(c.match.hand.View(mover), NewPlay(Measure))
}

// TakeBack takes the last play back for the person who made it, and leads to that
// person's pass screen.
func (c *Controller) TakeBack() error {
	if c.match.hand == nil || !c.match.running {
		return refuse(NoHandRunning)
	}
	last := c.takeBack()
	if last == nil {
		return refuse(NothingToTakeBack)
	}
	return c.do(Event{Kind: TookBack, Seat: last.Seat, Play: last.Play})
}

// BotTurn is what the bot that moves is given. Turn tells its answer from a stale one.
type BotTurn struct {
	Seat Seat
	By   Player
	View View
	Rand Rand
	Turn int
}

// BotTurn gives what the bot to move needs to think; ok is false when no bot moves.
func (c *Controller) BotTurn() (t BotTurn, ok bool) {
	if c.Phase() != BotMoves {
		return BotTurn{}, false
	}
	mover, _ := c.match.hand.Mover()
	turn := len(c.match.events)
	return BotTurn{
		Seat: mover, By: c.match.accounts[mover].By, View: c.match.hand.View(mover),
		Rand: c.match.stream(botStream(mover, c.match.hand.Plays())), Turn: turn,
	}, true
}

// BotPlay plays for the bot to move what it decided in the given turn.
func (c *Controller) BotPlay(turn int, p Play) error {
	if c.Phase() != BotMoves || turn != len(c.match.events) {
		return refuse(WrongMoment)
	}
	mover, _ := c.match.hand.Mover()
	return c.play(c.match.hand.View(mover), p)
}

// playing gives the mover's view while its cards are on screen.
func (c *Controller) playing() (View, error) {
	switch c.Phase() {
	case Playing:
		mover, _ := c.match.hand.Mover()
		return c.match.hand.View(mover), nil
	case Passing:
		mover, _ := c.match.hand.Mover()
		return View{}, &Refusal{Reason: CardsHidden, Seat: mover}
	}
	return View{}, refuse(WrongMoment)
}

func (c *Controller) place(change func(Placement) (Placement, error)) error {
	if _, err := c.playing(); err != nil {
		return err
	}
	if c.placement == nil {
		return refuse(NothingPlaced)
	}
	p, err := change(*c.placement)
	if err != nil {
		return err
	}
	c.placement = &p
	return nil
}

func (c *Controller) play(v View, p Play) error {
	if err := v.Check(p); err != nil {
		return err
	}
	e := Event{Kind: Played, Seat: v.Seat(), Play: p}
	if p.Card == Measure {
		e = c.match.draw()
	}
	return c.do(e)
}

// Hover is what Drop would place, without placing it.
func (c *Controller) Hover(i int, q Qubit) (Placement, error) {
	trial := *c
	if err := trial.Drop(i, q); err != nil {
		return Placement{}, err
	}
	return *trial.placement, nil
}
