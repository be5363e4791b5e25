package tree

// Mix says against whom a policy is trained. Each opponent is, for a whole hand,
// either the policy itself, with the probability Self, or somebody of a population
// who in every set plays as one of Others, by their shares.
type Mix struct {
	Others []Policy
	Shares []float64
	Self   float64
}

// fields lists who the opponents of a seat can be, for two or three players.
func (m Mix) fields(t *Tree, seat int, self, crowd Policy) []field {
	fields := []field{{make([]Policy, t.rules.Players), 1}}
	for s := range t.rules.Players {
		if s == seat {
			continue
		}
		var split []field
		for _, f := range fields {
			for _, o := range []field{{[]Policy{self}, m.Self}, {[]Policy{crowd}, 1 - m.Self}} {
				if o.share > 0 {
					policies := append([]Policy(nil), f.policies...)
					policies[s] = o.policies[0]
					split = append(split, field{policies, f.share * o.share})
				}
			}
		}
		fields = split
	}
	return fields
}

// Train finds a policy that does well against the mix, by CFR+ (Tammelin, Solving
// Large Imperfect Information Games Using CFR+, 2014): in each set an action's
// probability is in proportion to its regret, which is what it would have brought
// more than the policy did in the rounds so far, and never below zero.
func (t *Tree) Train(m Mix, rounds int, progress func(round int)) Policy {
	regret := make(Policy, t.actions)
	current := t.Novice()
	total := make(Policy, t.actions)
	crowd := make(Policy, t.actions)
	for i, p := range m.Others {
		for a := range crowd {
			crowd[a] += times(m.Shares[i], p[a])
		}
	}
	for round := 1; round <= rounds; round++ {
		for seat := range t.rules.Players {
			t.sweep(seat, m.fields(t, seat, current, crowd), func(s *set, worth []float64) []float64 {
				probs := current.of(s)
				mean := 0.0
				for a, w := range worth {
					mean += times(probs[a], w)
				}
				r, sum := regret.of(s), total.of(s)
				for a, w := range worth {
					r[a] = max(0, r[a]+w-mean)
					sum[a] += times(float64(round), probs[a])
				}
				return probs
			})
			for i := range t.sets {
				if s := &t.sets[i]; s.turn%t.rules.Players == seat {
					match(regret.of(s), current.of(s))
				}
			}
		}
		progress(round)
	}
	return total
}

// match makes probabilities in proportion to the regrets, if there are any.
func match(regret, probs []float64) {
	sum := 0.0
	for _, r := range regret {
		sum += r
	}
	for a, r := range regret {
		if sum > 0 {
			probs[a] = r / sum
		}
	}
}
