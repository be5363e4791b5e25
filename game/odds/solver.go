package odds

import (
	"fmt"
	"slices"

	"quantumpoker/game"
)

// exactPlayers is up to how many players a hand is solved to its end.
const exactPlayers = 3

// Solver says what a seat's plays are worth if everybody saw all cards from here
// on. It keeps what it has worked out for later turns, deals and hands with the
// same rules, and starts anew with others. The zero Solver is ready. It is not
// safe for use by several goroutines at once; give each its own.
type Solver struct {
	rules game.Rules
	space *space
	looks map[stake]*lookahead
}

// Move is one distinct thing that the seat to move can do.
type Move struct {
	// Plays are the placements of one card that lead to the same position, in
	// canonical order.
	Plays []game.Play
	// Worth is what the owner of each qubit gets on average after the move, in
	// chips before the ante is subtracted.
	Worth []float64
	// Margin is the 95% margin of what the mover itself gets, in chips, where the
	// average is over deals drawn at random; else it is 0.
	Margin float64
}

// Values gives the worth of every distinct move of the seat, which must be to
// move, in canonical order: averaged over all deals that are possible as far as
// it knows, and looked ahead to the end of the hand. It is for two and three
// players.
func (s *Solver) Values(v game.View) ([]Move, error) {
	deals, err := s.open(v)
	if err != nil {
		return nil, err
	}
	l := s.lookahead(v.Table)
	a := l.average(v, deals.gone)
	for hands, weight := range deals.hands() {
		a.add(hands, float64(weight), l.left(v.Table))
	}
	return a.moves(false), nil
}

// Open is like Values for one deal, as if the seat knew it. It refuses a deal that
// does not fit what the seat knows.
func (s *Solver) Open(v game.View, d game.Deal) ([]Move, error) {
	deals, err := s.open(v)
	if err != nil {
		return nil, err
	}
	if err := d.Check(v.Rules()); err != nil {
		return nil, &game.Refusal{Reason: game.BadDeal, Err: err}
	}
	hands := make([]cards, len(d))
	for q, dealt := range d {
		hands[q] = count(dealt)
		if known := deals.known(game.Qubit(q)); !hands[q].holds(known) {
			return nil, &game.Refusal{Reason: game.BadDeal, Err: fmt.Errorf("q%d is known to have been dealt %v, but this deal gives it %v", q, known.list(), dealt)}
		}
	}
	l := s.lookahead(v.Table)
	a := l.average(v, deals.gone)
	a.add(hands, 1, l.left(v.Table))
	return a.moves(false), nil
}

func (s *Solver) open(v game.View) (*Deals, error) {
	if n := v.Players(); n > exactPlayers {
		return nil, fmt.Errorf("a hand of %d players has too many positions to be solved to its end: ask for advice, which looks less far ahead", n)
	}
	return deals(v)
}

// deals finds the possible deals for a seat that must be to move.
func deals(v game.View) (*Deals, error) {
	q, ok := v.ToMove()
	switch {
	case !ok:
		return nil, &game.Refusal{Reason: game.HandOver}
	case q != v.Qubit():
		return nil, &game.Refusal{Reason: game.NotYourTurn, Seat: v.SeatOf(q)}
	}
	return Hidden(v)
}

// lookahead gives what has been worked out for such hands so far.
func (s *Solver) lookahead(t game.Table) *lookahead {
	if r := t.Rules(); s.space == nil || !sameRules(r, s.rules) {
		s.rules, s.space, s.looks = r, newSpace(r.Players), map[stake]*lookahead{}
	}
	k := stake{t.Ante(), t.First()}
	l, ok := s.looks[k]
	if !ok {
		if len(s.looks) == game.MaxPlayers { // another ante: the old ones are over
			clear(s.looks)
		}
		l = newLookahead(s.space, t)
		s.looks[k] = l
	}
	l.budget = endless()
	return l
}

func sameRules(a, b game.Rules) bool {
	return a.Players == b.Players && a.Each == b.Each && a.MeasureFrom == b.MeasureFrom &&
		slices.Equal(a.Deck, b.Deck) && slices.Equal(a.Start, b.Start)
}

// left is how many plays are left to the end of the hand.
func (l *lookahead) left(t game.Table) int { return l.players*l.each - t.Plays() }
