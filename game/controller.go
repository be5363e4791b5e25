package game

import (
	"slices"
	"time"
)

// RevealGuard is how long a screen that takes over from another player's ignores
// the act that would reveal cards or end the hand, so that a double press meant
// for the screen before does neither.
const RevealGuard = 600 * time.Millisecond

// Phase is what a match is waiting for.
type Phase uint8

// The phases of a match.
const (
	Ready       Phase = iota + 1 // the first hand is to be dealt
	Passing                      // Mover is to reveal its cards; nobody's are on screen
	Playing                      // Mover, a person, is to play; its cards are on screen
	LastMeasure                  // Mover, a person, has to measure; nothing is hidden any more
	BotMoves                     // Mover is a bot
	HandDone                     // measured; the next hand or the end of the match comes
	MatchDone                    // ended
)

// Controller plays a match: the only thing that a window calls. Every button, key,
// tap and drag ends in one of its intents, which either do what they say or return
// a [Refusal] and change nothing. After each the window draws Snapshot. It is not
// safe for use by several goroutines at once.
type Controller struct {
	match *Match
	seeds Seeds
	next  Seed // of the hand to be dealt next, drawn before anybody cuts
	seal  Seal // shown before the last hand dealt
	now   func() time.Time

	revealed  bool      // the mover's cards are on screen
	since     time.Time // when the phase began
	placement *Placement

	// OnEvent, where set, is told every event after it has happened.
	OnEvent func(Event)
}

// NewController plays the match from where it stands, with seeds for its further
// hands and a clock for the guard.
func NewController(m *Match, seeds Seeds, now func() time.Time) *Controller {
	c := &Controller{match: m, seeds: seeds, next: seeds(m.hands + 1), seal: m.seed.Seal(), now: now}
	c.turn()
	return c
}

// Phase is what the match is waiting for.
func (c *Controller) Phase() Phase {
	m := c.match
	if m.ended {
		return MatchDone
	}
	if m.hand == nil {
		return Ready
	}
	if !m.running {
		return HandDone
	}
	mover, _ := m.hand.Mover()
	switch {
	case m.accounts[mover].By.Bot():
		return BotMoves
	case m.hand.OnlyMeasure():
		return LastMeasure
	case c.revealed || c.solo():
		return Playing
	}
	return Passing
}

// solo reports whether one person alone plays, so that there is nobody to hide
// cards from.
func (c *Controller) solo() bool { return c.match.People() == 1 }

// Snapshot is what a window may draw now. It holds no card but those of the seat
// whose cards are on screen, and all cards once the hand is done.
type Snapshot struct {
	Phase Phase
	Setup Setup
	Solo  bool // one person alone plays, who has nobody to hide cards from
	Hand  int  // number of the hand, from 1
	// Seal is the commitment to the seed: while a hand runs that of the hand, else
	// that of the next one.
	Seal  Seal
	Table Table
	// Seated lists who plays that hand, by qubit.
	Seated []SeatSetup
	// Mover is the seat to move; in HandDone, the seat that measured.
	Mover Seat
	// Accounts and House are the chips now, by seat.
	Accounts []Account
	House    int
	// View is what the seat whose cards are on screen knows, nil when none are.
	View *View
	// Placement is the card that this seat is placing.
	Placement *Placement
	// Covered says that the mover has hidden its cards and may go on where it was.
	Covered bool
	// TakeBack is the play that its person may take back now.
	TakeBack *Standing
	// Result is set once the hand is done.
	Result *Result
	// Final is the hand with all its cards, set with Result.
	Final *Hand
	// CanDeal says why no further hand is possible, nil if one is.
	CanDeal error
	// Standings ranks the seats.
	Standings []Place
}

// Snapshot gives what may be drawn now.
func (c *Controller) Snapshot() Snapshot {
	m := c.match
	s := Snapshot{
		Phase: c.Phase(), Setup: m.Setup(), Hand: m.hands, Seal: c.next.Seal(), House: m.house,
		Accounts: slices.Clone(m.accounts), CanDeal: m.CanDeal(), Standings: m.Standings(),
		Solo: c.solo(),
	}
	if m.hand == nil {
		return s
	}
	h := *m.hand
	s.Table, s.Seated = h.Table, m.Seated()
	s.Mover, _ = h.Mover()
	if seat, ok := c.onScreen(s.Phase); ok {
		v := h.View(seat)
		s.View = &v
		if s.Phase == Playing {
			s.Placement = c.placement
		}
	}
	if m.running {
		s.Seal = c.seal
	}
	s.Covered = s.Phase == Passing && h.Looked()
	s.TakeBack = c.takeBack()
	if r, ok := m.Result(); ok {
		r.Seal = c.seal
		s.Result, s.Final = &r, &h
	}
	return s
}

// onScreen is the seat whose cards are on screen.
func (c *Controller) onScreen(p Phase) (Seat, bool) {
	mover, ok := c.match.hand.Mover()
	switch {
	case p == Playing:
		return mover, ok
	case p == BotMoves && c.solo():
		for s, a := range c.match.accounts {
			if _, in := c.match.hand.QubitOf(Seat(s)); in && !a.By.Bot() {
				return Seat(s), true
			}
		}
	}
	return 0, false
}

func (c *Controller) takeBack() *Standing {
	if last, ok := c.match.hand.TakeBack(); ok && c.match.running && !c.match.accounts[last.Seat].By.Bot() {
		return &last
	}
	return nil
}

// do makes an event happen and tells of it. The cards of whoever moved are off the
// screen before anybody is told.
func (c *Controller) do(e Event) error {
	if err := c.match.Apply(e); err != nil {
		return err
	}
	if e.Kind == Dealt {
		c.seal, c.next = e.Seed.Seal(), c.seeds(c.match.hands+1)
	}
	if e.Kind != Revealed {
		c.turn()
	}
	if c.OnEvent != nil {
		c.OnEvent(e)
	}
	return nil
}

// turn begins whatever the match waits for now: nobody's cards on screen, no card
// being placed, and the guard running.
func (c *Controller) turn() {
	c.revealed, c.placement = false, nil
	c.since = c.now()
}

// guard refuses what must not follow too closely on the screen's appearance.
func (c *Controller) guard() error {
	if c.now().Sub(c.since) < RevealGuard {
		return refuse(TooSoon)
	}
	return nil
}
