package odds

import (
	"fmt"

	"quantumpoker/game"
)

// Census is what a deck is worth if everybody sees all cards from the first play
// on, over all its deals with their weights. The seat with qubit 0 begins.
type Census struct {
	Deals int     `json:"deals"` // distinct deals
	Ways  uint64  `json:"ways"`  // all their weights together
	All   Payouts `json:"all"`
	// Holder[q] is over the deals in which the seat with qubit q gets a Hadamard.
	Holder []Payouts `json:"holder"`
}

// Payouts are mean payouts in antes, before the ante is subtracted.
type Payouts struct {
	Ways  uint64    `json:"ways"` // the weight of the deals that it is over
	Seats []float64 `json:"seats"`
	House float64   `json:"house"`
}

// NewCensus solves every deal of the rules for two or three players.
func NewCensus(r game.Rules, ante int) (Census, error) {
	if r.Players > exactPlayers {
		return Census{}, fmt.Errorf("hands of %d players have too many positions to solve every deal: use at most %d players", r.Players, exactPlayers)
	}
	deals, err := dealsFor(nothingSeen(r))
	if err != nil {
		return Census{}, err
	}
	t, err := openingTable(r, ante)
	if err != nil {
		return Census{}, err
	}
	c := Census{All: newPayouts(r.Players)}
	for range r.Players {
		c.Holder = append(c.Holder, newPayouts(r.Players))
	}
	l := newLookahead(newSpace(r.Players), t)
	start := l.id(t.State())
	for hands, ways := range deals.hands() {
		var left [game.MaxPlayers]cards
		copy(left[:], hands)
		worth := l.vector(l.value(l.look(0, l.left(t), left), start))
		c.Deals++
		c.All.add(worth, ways)
		for q, hand := range hands {
			if hand[game.H] > 0 {
				c.Holder[q].add(worth, ways)
			}
		}
	}
	c.Ways = c.All.Ways
	c.All.mean(t)
	for q := range c.Holder {
		c.Holder[q].mean(t)
	}
	return c, nil
}

// openingTable is what every hand of the rules looks like before its first play.
func openingTable(r game.Rules, ante int) (game.Table, error) {
	deal, seats := make(game.Deal, r.Players), make([]game.Seat, r.Players)
	for q := range seats {
		seats[q] = game.Seat(q)
		deal[q] = count(r.Deck[q*r.Each : (q+1)*r.Each]).list()
	}
	h, err := game.NewHand(r, seats, 0, ante, deal)
	return h.Table, err
}

func newPayouts(players int) Payouts { return Payouts{Seats: make([]float64, players)} }

func (p *Payouts) add(worth []float64, ways uint64) {
	p.Ways += ways
	for q, w := range worth {
		p.Seats[q] += float64(ways) * w
	}
}

// mean turns sums of chips into means in antes, unless there are none.
func (p *Payouts) mean(t game.Table) {
	if p.Ways == 0 {
		return
	}
	scale := 1 / (float64(p.Ways) * float64(t.Ante()))
	p.House = float64(t.Pool()) / float64(t.Ante())
	for q := range p.Seats {
		p.Seats[q] *= scale
		p.House -= p.Seats[q]
	}
}
