package tree

import "math/bits"

// Mix says against whom a policy is trained. Each opponent is, for a whole hand,
// either the policy itself or somebody of a crowd, who in every set plays as one of
// Others, by their Shares.
type Mix struct {
	Others []Policy
	Shares []float64
	// Selves[k] weighs each way to have k opponents that are the policy itself.
	Selves [maxPlayers]float64
}

// crowd is how somebody of the crowd plays.
func (m Mix) crowd() Policy {
	out := make(Policy, len(m.Others[0]))
	for i, p := range m.Others {
		for a := range out {
			out[a] += times(m.Shares[i], p[a])
		}
	}
	return out
}

// fields lists who the opponents of a seat can be.
func (m Mix) fields(players, seat int, self, crowd Policy) []field {
	var out []field
	for selves := range uint(1) << players {
		if selves>>seat&1 == 1 {
			continue
		}
		f := field{make([]Policy, players), m.Selves[bits.OnesCount(selves)]}
		for s := range f.policies {
			f.policies[s] = crowd
			if selves>>s&1 == 1 {
				f.policies[s] = self
			}
		}
		out = append(out, f)
	}
	return out
}

// Train finds a policy that does well against the mix, by CFR+ (Tammelin, Solving
// Large Imperfect Information Games Using CFR+, 2014): in each set an action's
// probability is in proportion to its regret, which is what it would have brought
// more than the policy did in the rounds so far, and never below zero. What comes
// out is how much each action was played, later rounds counting more.
func (t *Tree) Train(m Mix, rounds int, progress func(round int)) Policy {
	crowd := m.crowd()
	current := t.Novice()
	regret := make(Policy, t.actions)
	total := make(Policy, t.actions)
	for round := 1; round <= rounds; round++ {
		for seat := range t.rules.Players {
			t.sweep(seat, m.fields(t.rules.Players, seat, current, crowd), func(s *set, worth []float64) []float64 {
				probs := current.of(s)
				learn(probs, worth, regret.of(s))
				for a, p := range probs {
					total.of(s)[a] += times(float64(round), p)
				}
				return probs
			})
			for i := range t.sets {
				if s := &t.sets[i]; int(s.turn)%t.rules.Players == seat {
					match(regret.of(s), current.of(s))
				}
			}
		}
		progress(round)
	}
	return total
}

// learn adds to the regrets what each action was worth more than the policy.
func learn(probs, worth, regret []float64) {
	mean := 0.0
	for a, w := range worth {
		mean += times(probs[a], w)
	}
	for a, w := range worth {
		regret[a] = max(0, regret[a]+w-mean)
	}
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
