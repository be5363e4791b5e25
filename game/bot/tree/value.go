package tree

// payouts is what each seat is paid on average, in antes.
type payouts [maxPlayers]float64

// valueOf is the value of a child of a node of that turn.
func (t *Tree) valueOf(turn int, child int32, values [][]payouts) payouts {
	if state, ok := ended(child); ok {
		var p payouts
		copy(p[:], t.space.pays[state])
		return p
	}
	return values[turn+1][child]
}

// openHands is what each node is worth, by turn, if everybody sees all cards and
// maximises the own payout; plays that are equally good count as their average.
func (t *Tree) openHands() [][]payouts {
	return t.backward(func(turn int, n *node, values [][]payouts) (sum payouts) {
		mover := turn % t.rules.Players
		top, ties := -1.0, 0.0
		for _, child := range t.children(turn, n) {
			v := t.valueOf(turn, child, values)
			switch {
			case v[mover] > top+close:
				top, ties, sum = v[mover], 1, v
			case v[mover] >= top-close:
				ties++
				sum.add(v, 1)
			}
		}
		for s := range sum {
			sum[s] /= ties
		}
		return sum
	})
}

// backward values the nodes of all turns, the last first.
func (t *Tree) backward(value func(turn int, n *node, values [][]payouts) payouts) [][]payouts {
	values := make([][]payouts, len(t.layers))
	for turn := len(t.layers) - 1; turn >= 0; turn-- {
		values[turn] = make([]payouts, len(t.layers[turn]))
		for i := range t.layers[turn] {
			values[turn][i] = value(turn, &t.layers[turn][i], values)
		}
	}
	return values
}

func (p *payouts) add(v payouts, weight float64) {
	for s := range p {
		p[s] += times(weight, v[s])
	}
}

// times is a product that is rounded before anything is added to it. Compilers may
// leave that rounding out, not all do, and training has to give the same bytes on
// every machine.
func times(a, b float64) float64 { return float64(a * b) }

// Evaluate is what each seat is paid on average over all deals, and the house,
// when each seat plays its policy.
func (t *Tree) Evaluate(policies []Policy) (seats []float64, house float64) {
	values := t.backward(func(turn int, n *node, values [][]payouts) (sum payouts) {
		probs := policies[turn%t.rules.Players].of(&t.sets[n.set])
		for a, child := range t.children(turn, n) {
			if probs[a] != 0 {
				sum.add(t.valueOf(turn, child, values), probs[a])
			}
		}
		return sum
	})
	var sum payouts
	for i := range t.layers[0] {
		sum.add(values[0][i], t.deals[t.layers[0][i].deal].weight/t.orders)
	}
	house = float64(t.rules.Pool(1))
	for _, v := range sum {
		house -= v
	}
	return sum[:t.rules.Players], house
}
