package odds

import (
	"fmt"

	"quantumpoker/game"
)

// evidence is all that one seat knows about the cards that were dealt.
type evidence struct {
	each  int
	deck  cards
	own   game.Qubit // game.NoQubit for somebody who sees nobody's cards
	dealt cards      // what own was dealt
	gone  []cards    // what each qubit's seat has played, by qubit
	shown []cards    // what each is known to hold, having taken it back
	// measured is the qubit whose seat has played its Measure, or game.NoQubit.
	measured game.Qubit
}

// gather reads the evidence from what the seat sees.
func gather(v game.View) evidence {
	r, n := v.Rules(), v.Players()
	e := evidence{
		each: r.Each, deck: count(r.Deck), own: v.Qubit(), dealt: count(v.Dealt()),
		gone: make([]cards, n), shown: make([]cards, n), measured: game.NoQubit,
	}
	if _, done := v.Outcome(); done {
		e.measured, _ = v.ToMove()
	}
	for _, s := range v.Standing() {
		q, _ := v.QubitOf(s.Seat)
		e.gone[q][s.Play.Card]++
	}
	for q := range e.shown {
		e.shown[q] = count(v.Shown(game.Qubit(q)))
	}
	return e
}

// nothingSeen is the evidence of somebody without cards before the first play.
func nothingSeen(r game.Rules) evidence {
	return evidence{
		each: r.Each, deck: count(r.Deck), own: game.NoQubit,
		gone: make([]cards, r.Players), shown: make([]cards, r.Players), measured: game.NoQubit,
	}
}

// known is what the seat with qubit q was dealt for certain.
func (e evidence) known(q game.Qubit) cards {
	if q == e.own {
		return e.dealt
	}
	return e.gone[q].plus(e.shown[q])
}

// Contradiction is the error of a view that no deal can explain.
type Contradiction struct {
	// Qubit is the one whose seat has shown too many cards; game.NoQubit when it
	// is the deck that has too few.
	Qubit game.Qubit
	// Card is the kind of which there are too many; game.Measure when it is the
	// number of gate cards of all kinds that is wrong.
	Card game.Card
	// Seen is how many were seen, and Dealt how many there can have been.
	Seen, Dealt int
}

// Error says what contradicts what, in English.
func (c *Contradiction) Error() string {
	what := c.Card.String()
	if c.Card == game.Measure {
		what = "gate"
	}
	if c.Qubit == game.NoQubit {
		return fmt.Sprintf("no deal explains this hand: %d %s cards were dealt or shown, but the deck has %d", c.Seen, what, c.Dealt)
	}
	return fmt.Sprintf("no deal explains this hand: q%d has played or shown %d %s cards, but was dealt %d", c.Qubit, c.Seen, what, c.Dealt)
}

// check returns a [Contradiction] if no deal can explain the evidence. Where it
// finds none there is a deal: the cards that nobody has shown are as many as the
// seats have room for, and any of them can be anywhere.
func (e evidence) check() error {
	if n := len(e.gone) * e.each; e.deck.total() != n {
		return &Contradiction{Qubit: game.NoQubit, Card: game.Measure, Seen: n, Dealt: e.deck.total()}
	}
	if n := e.dealt.total(); e.own != game.NoQubit && n != e.each {
		return &Contradiction{Qubit: e.own, Card: game.Measure, Seen: n, Dealt: e.each}
	}
	var all cards
	for i := range e.gone {
		q := game.Qubit(i)
		seen := e.gone[q].plus(e.shown[q])
		if n := seen.total(); n > e.each {
			return &Contradiction{Qubit: q, Card: game.Measure, Seen: n, Dealt: e.each}
		}
		if q == e.own {
			if err := excess(q, seen, e.dealt); err != nil {
				return err
			}
		}
		all = all.plus(e.known(q))
	}
	return excess(game.NoQubit, all, e.deck)
}

// excess names a kind of which more were seen than dealt.
func excess(q game.Qubit, seen, dealt cards) error {
	for k := range seen {
		if seen[k] > dealt[k] {
			return &Contradiction{Qubit: q, Card: game.Card(k), Seen: int(seen[k]), Dealt: int(dealt[k])}
		}
	}
	return nil
}
