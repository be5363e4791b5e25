package odds

import (
	"slices"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// space numbers the states of a circuit as they are met and remembers where each
// card leads from each. What a hand is worth depends on nothing else of the
// circuit, so that a three-player game is about 71 small numbers.
type space struct {
	plays  [gateKinds][]game.Play // every placement of each card, in canonical order
	states []quantum.Exact
	ids    map[quantum.Exact]int32
	leads  [][gateKinds]*leads
}

// leads is where one card leads from one state.
type leads struct {
	to       []int32 // by placement
	distinct []int32 // the same without repetition, in order of appearance
}

func newSpace(players int) *space {
	s := &space{ids: map[quantum.Exact]int32{}}
	for c := range s.plays {
		s.plays[c] = game.Placements(game.Card(c), players)
	}
	return s
}

func (s *space) id(e quantum.Exact) int32 {
	id, ok := s.ids[e]
	if !ok {
		id = int32(len(s.states))
		s.ids[e] = id
		s.states = append(s.states, e)
		s.leads = append(s.leads, [gateKinds]*leads{})
	}
	return id
}

func (s *space) from(state int32, c game.Card) *leads {
	if l := s.leads[state][c]; l != nil {
		return l
	}
	l := &leads{to: make([]int32, len(s.plays[c]))}
	for i, p := range s.plays[c] {
		next := s.states[state]
		if err := next.Apply(p.Gate()); err != nil {
			panic("odds: a legal play does not fit its circuit: " + err.Error())
		}
		l.to[i] = s.id(next)
		if !slices.Contains(l.distinct, l.to[i]) {
			l.distinct = append(l.distinct, l.to[i])
		}
	}
	s.leads[state][c] = l
	return l
}
