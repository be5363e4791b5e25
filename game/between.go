package game

import "fmt"

// NextHand deals the next hand from a deck that nobody cut.
func (c *Controller) NextHand() error { return c.Deal("") }

// Deal deals the next hand from a deck that somebody cut, by any text of up to
// MaxCut letters.
func (c *Controller) Deal(cut string) error {
	return c.do(Event{Kind: Dealt, Seed: c.next, Cut: cut})
}

// BuyIn gives the starting chips to a seat that cannot pay the ante.
func (c *Controller) BuyIn(s Seat) error { return c.do(Event{Kind: BoughtIn, Seat: s}) }

// SitOut takes the seat out of the next hands, or back in.
func (c *Controller) SitOut(s Seat, out bool) error {
	kind := SatIn
	if out {
		kind = SatOut
	}
	return c.do(Event{Kind: kind, Seat: s})
}

// HandOver gives the seat to a person or a bot between hands.
func (c *Controller) HandOver(s Seat, by Player) error {
	return c.do(Event{Kind: HandedOver, Seat: s, By: by})
}

// End closes the match between hands.
func (c *Controller) End() error { return c.do(Event{Kind: Ended}) }

// GiveUp voids the running hand, if there is one, gives the antes back and ends
// the match.
func (c *Controller) GiveUp() error { return c.do(Event{Kind: GaveUp}) }

// botStream labels the random stream of a bot's turn.
func botStream(s Seat, plays int) string { return fmt.Sprintf("bot %d turn %d", s, plays) }
