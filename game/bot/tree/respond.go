package tree

// field is policies, by seat, that are met with some probability.
type field struct {
	policies []Policy
	share    float64
}

// Respond is the policy that is paid most in the seat while the others play the
// given policies, and what it is paid.
func (t *Tree) Respond(seat int, policies []Policy) (Policy, float64) {
	response := make(Policy, t.actions)
	mean := t.sweep(seat, []field{{policies, 1}}, func(s *set, worth []float64) []float64 {
		best(s.actions, worth, response.of(s))
		return response.of(s)
	})
	return response, mean
}

// sweep goes through the turns, the last first, and lets decide choose the seat's
// probabilities in each of its sets, given what each action is worth: payout times
// the probability that chance and the others get there, over all fields. It returns
// what the seat is paid.
func (t *Tree) sweep(seat int, fields []field, decide func(s *set, worth []float64) []float64) float64 {
	own := make(Policy, t.actions)
	worths := make(Policy, t.actions)
	reach := make([][][]float64, len(fields))
	next := make([][]float64, len(fields)) // what the seat is paid from each node of the next turn on
	for f := range fields {
		reach[f] = t.reach(seat, fields[f])
	}
	for turn := len(t.layers) - 1; turn >= 0; turn-- {
		mover := turn % t.rules.Players
		if mover == seat {
			for f := range fields {
				t.weigh(turn, seat, reach[f][turn], next[f], worths)
			}
			for _, id := range t.setsOf[turn] {
				s := &t.sets[id]
				copy(own.of(s), decide(s, worths.of(s)))
			}
		}
		for f := range fields {
			policy := fields[f].policies[mover]
			if mover == seat {
				policy = own
			}
			next[f] = t.back(turn, seat, policy, next[f])
		}
	}
	mean := 0.0
	for f := range fields {
		for i, v := range next[f] {
			mean += times(reach[f][0][i], v)
		}
	}
	return mean
}

// weigh adds to worths what each action of the turn brings the seat.
func (t *Tree) weigh(turn, seat int, reach, next []float64, worths Policy) {
	layer := t.layers[turn]
	for i := range layer {
		n := &layer[i]
		worth := worths[n.first:]
		for a, child := range t.children(turn, n) {
			worth[a] += times(reach[i], t.paid(child, seat, next))
		}
	}
}

// back is what the seat is paid from each node of the turn on, given the same for
// the next turn.
func (t *Tree) back(turn, seat int, policy Policy, next []float64) []float64 {
	layer := t.layers[turn]
	values := make([]float64, len(layer))
	for i := range layer {
		n := &layer[i]
		probs := policy[n.first:]
		for a, child := range t.children(turn, n) {
			if probs[a] != 0 {
				values[i] += times(probs[a], t.paid(child, seat, next))
			}
		}
	}
	return values
}

func (t *Tree) paid(child int32, seat int, next []float64) float64 {
	if state, ok := ended(child); ok {
		return t.space.pays[state][seat]
	}
	return next[child]
}

// reach is, by turn, the probability that the field is met and that chance and all
// its seats but the given one get to each node.
func (t *Tree) reach(seat int, f field) [][]float64 {
	reach := make([][]float64, len(t.layers))
	for turn, layer := range t.layers {
		reach[turn] = make([]float64, len(layer))
	}
	for i := range t.layers[0] {
		reach[0][i] = f.share * t.deals[t.layers[0][i].deal].weight / t.orders
	}
	for turn := range len(t.layers) - 1 {
		mover := turn % t.rules.Players
		for i := range t.layers[turn] {
			n := &t.layers[turn][i]
			for a, child := range t.children(turn, n) {
				if child < 0 {
					continue
				}
				p := 1.0
				if mover != seat {
					p = f.policies[mover][int(n.first)+a]
				}
				reach[turn+1][child] += times(reach[turn][i], p)
			}
		}
	}
	return reach
}
