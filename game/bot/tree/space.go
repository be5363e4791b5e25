package tree

import (
	"fmt"
	"slices"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// space is the states that the circuits of a game reach, numbered, and what each
// play makes of each.
type space struct {
	players int
	plays   [game.Measure][]game.Play
	states  []quantum.Exact
	next    [][game.Measure][]uint8 // by state, card and play
	pays    [][]float64             // by state and seat, if measured
}

const noState = 0xff

func newSpace(r game.Rules) (*space, error) {
	s := &space{players: r.Players}
	for c := range game.Measure {
		s.plays[c] = game.Placements(c, r.Players)
	}
	start, err := quantum.NewExact(r.Players)
	if err != nil {
		return nil, err
	}
	for _, g := range r.Start {
		if err := start.Apply(g); err != nil {
			return nil, err
		}
	}
	s.add(start)
	// Whatever was played, only so many H cards are in the deck: the states are
	// explored by how many H made them.
	reached := []uint8{0}
	for h := 0; ; h++ {
		if reached, err = s.explore(reached); err != nil || h == r.Count(game.H) {
			return s, err
		}
		if reached, err = s.step(reached, game.H); err != nil {
			return nil, err
		}
	}
}

// add numbers a state.
func (s *space) add(e quantum.Exact) uint8 {
	s.states = append(s.states, e)
	var next [game.Measure][]uint8
	for c := range next {
		next[c] = slices.Repeat([]uint8{noState}, len(s.plays[c]))
	}
	s.next = append(s.next, next)
	pays := make([]float64, s.players)
	for o := range game.Outcome(1) << s.players {
		for q, chips := range game.Pay(s.players, payUnit, o, 0).Seats {
			pays[q] += float64(chips) / payUnit * e.Probability(int(o)).Float()
		}
	}
	s.pays = append(s.pays, pays)
	return uint8(len(s.states) - 1)
}

// payUnit is an ante in chips that two and three winners share without a rest.
const payUnit = 6

// step plays card in every way on the states and returns the states that this leads to.
func (s *space) step(from []uint8, card game.Card) ([]uint8, error) {
	var out []uint8
	for _, state := range from {
		for i, p := range s.plays[card] {
			e := s.states[state]
			if err := e.Apply(p.Gate()); err != nil {
				return nil, err
			}
			to := slices.Index(s.states, e)
			if to < 0 {
				if to = len(s.states); to == noState {
					return nil, fmt.Errorf("tree: a game of %d players reaches too many states", s.players)
				}
				s.add(e)
			}
			s.next[state][card][i] = uint8(to)
			if !slices.Contains(out, uint8(to)) {
				out = append(out, uint8(to))
			}
		}
	}
	return out, nil
}

// explore adds to the states all that gates other than H make of them.
func (s *space) explore(reached []uint8) ([]uint8, error) {
	for fresh := reached; len(fresh) > 0; {
		var found []uint8
		for card := range game.Measure {
			if card == game.H {
				continue
			}
			to, err := s.step(fresh, card)
			if err != nil {
				return nil, err
			}
			for _, state := range to {
				if !slices.Contains(reached, state) {
					reached = append(reached, state)
					found = append(found, state)
				}
			}
		}
		fresh = found
	}
	return reached, nil
}
