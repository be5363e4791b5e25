package tree

import (
	"bytes"
	"compress/flate"
	"fmt"
	"io"
)

// Pure is a policy without chance: for each set the index of its action.
type Pure []byte

// Purify takes, in each set, the action to which p gives most.
func (t *Tree) Purify(p Policy) Pure {
	out := make(Pure, len(t.sets))
	for i := range t.sets {
		probs := p.of(&t.sets[i])
		for a := range probs {
			if probs[a] > probs[out[i]] {
				out[i] = byte(a)
			}
		}
	}
	return out
}

// Policy gives the chosen actions probability one.
func (t *Tree) Policy(pure Pure) Policy {
	p := make(Policy, t.actions)
	for i, a := range pure {
		p.of(&t.sets[i])[a] = 1
	}
	return p
}

// Pack compresses the choices.
func (p Pure) Pack() ([]byte, error) {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(p); err != nil {
		return nil, err
	}
	err = w.Close()
	return b.Bytes(), err
}

// Unpack is the inverse of Pack; it refuses what is not a policy of the tree.
func (t *Tree) Unpack(packed []byte) (Pure, error) {
	p, err := io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
	if err != nil {
		return nil, fmt.Errorf("tree: the packed policy of %d bytes is damaged: %w", len(packed), err)
	}
	if len(p) != len(t.sets) {
		return nil, fmt.Errorf("tree: the packed policy has %d choices, but the game has %d information sets", len(p), len(t.sets))
	}
	for i, a := range p {
		if n := len(t.sets[i].actions); int(a) >= n {
			return nil, fmt.Errorf("tree: the packed policy takes action %d of set %d, which has %d", a, i, n)
		}
	}
	return p, nil
}

// Choice is the index of the action that p takes in the spot.
func (s Spot) Choice(p Pure) int { return int(p[s.id]) }

// surprise is how likely a play is taken to be that p would not have made, compared
// with one that it would: not every opponent plays by p.
const surprise = 0.1

// Worth is what each action of the spot brings its seat, in antes, if all go on by
// p: on average over the deals that the set leaves possible, of which those are
// likelier in which the others would have played by p as they did.
func (s Spot) Worth(p Pure) []float64 {
	t, turn := s.tree, int(s.set.turn)
	seat := turn % t.rules.Players
	out := make([]float64, len(s.set.actions))
	total := 0.0
	for _, i := range t.nodes(s.set) {
		n := &t.layers[turn][i]
		weight := times(t.deals[n.deal].weight, s.likelihood(p, t.deals[n.deal], seat))
		total += weight
		for a, child := range t.children(turn, n) {
			out[a] += times(weight, t.space.pays[t.follow(p, turn+1, child)][seat])
		}
	}
	for a := range out {
		out[a] /= total
	}
	return out
}

// likelihood is how likely the plays of all seats but own are in the deal, when
// each was made by p or is a surprise.
func (s Spot) likelihood(p Pure, d deal, own int) float64 {
	like := 1.0
	for _, step := range s.past {
		if step.seat == own {
			continue
		}
		id := s.tree.byKey[keyOf(step.state, d.seats[step.seat], step.played)]
		made := s.tree.sets[id].actions[p[id]]
		if made.card != step.action.card || made.next != step.action.next {
			like *= surprise
		}
	}
	return like
}

// follow is the state in which a hand ends from a child on, whose turn is given.
func (t *Tree) follow(p Pure, turn int, child int32) uint8 {
	for ; child >= 0; turn++ {
		n := &t.layers[turn][child]
		child = t.children(turn, n)[p[n.set]]
	}
	return uint8(^child)
}
