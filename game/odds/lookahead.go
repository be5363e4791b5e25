package odds

import (
	"math"

	"quantumpoker/game"
)

// lookahead solves hands whose cards everybody sees: each seat takes what is best
// for itself on average, and where several positions are equally good for it, any
// of them with the same chance. A position is a state and a holding.
//
// Every position is solved once, whatever deal, turn or hand it is met in.
type lookahead struct {
	*space
	stake
	players int
	each    int
	opens   int // first ply at which Measure is open
	pays    []game.Payout

	holdings []holding
	plans    map[plan]int32
	// worth holds a vector of players averages for every position that was
	// solved: those measured by state, the others by holding and state.
	worth    []float64
	measured []int32
	solved   map[uint64]int32

	budget budget
}

// stake is what decides the payout of an outcome, besides the rules.
type stake struct {
	ante  int
	first game.Qubit
}

// plan says how far to look ahead from where, and with which cards.
type plan struct {
	ply, depth uint8
	hands      [game.MaxPlayers]cards
}

// holding is a plan that is being looked at.
type holding struct {
	plan
	mover   int
	measure bool // Measure is open
	next    [gateKinds]int32
}

// none is a card that the mover does not hold.
const none = -1

// unknown is what has not been looked at yet.
const unknown = -2

// slack is the difference, in chips, that rounding may make between equal values.
const slack = 1e-7

func newLookahead(s *space, t game.Table) *lookahead {
	r := t.Rules()
	return &lookahead{
		space: s, stake: stake{t.Ante(), t.First()},
		players: r.Players, each: r.Each, opens: (r.MeasureFrom - 1) * r.Players,
		pays: payouts(t), plans: map[plan]int32{}, solved: map[uint64]int32{},
		budget: endless(),
	}
}

// look numbers the plan after cutting it down to what can matter: not more depth
// than there are plays, and of each seat no more cards of a kind than it has turns
// before the depth is reached. Deals that differ in other cards share all work.
func (l *lookahead) look(ply, depth int, hands [game.MaxPlayers]cards) int32 {
	depth = min(depth, l.players*l.each-ply)
	mover := (int(l.first) + ply) % l.players
	for q := range l.players {
		after := (q - mover + l.players) % l.players // turns of others before q's
		hands[q] = hands[q].capped((depth - after + l.players - 1) / l.players)
	}
	p := plan{uint8(ply), uint8(depth), hands}
	id, ok := l.plans[p]
	if !ok {
		id = int32(len(l.holdings))
		l.plans[p] = id
		h := holding{plan: p, mover: mover, measure: ply >= l.opens}
		for c := range h.next {
			h.next[c] = none
			if hands[mover][c] > 0 {
				h.next[c] = unknown
			}
		}
		l.holdings = append(l.holdings, h)
	}
	return id
}

// play is the holding after the mover of h has played c, which it holds.
func (l *lookahead) play(h int32, c int) int32 {
	if next := l.holdings[h].next[c]; next != unknown {
		return next
	}
	from := &l.holdings[h]
	hands := from.hands
	hands[from.mover][c]--
	next := l.look(int(from.ply)+1, int(from.depth)-1, hands)
	l.holdings[h].next[c] = next
	return next
}

// value is where in worth the value of a position begins; nothing once the budget
// is spent.
func (l *lookahead) value(h, state int32) int32 {
	if l.holdings[h].depth == 0 {
		return l.measure(state)
	}
	key := uint64(h)<<32 | uint64(state)
	if at, ok := l.solved[key]; ok {
		return at
	}
	b := best{lookahead: l, mover: l.holdings[h].mover, own: math.Inf(-1)}
	if l.holdings[h].measure {
		b.offer(l.measure(state))
	}
	for c := range gateKinds {
		if l.holdings[h].next[c] == none {
			continue
		}
		next := l.play(h, c)
		for _, to := range l.from(state, game.Card(c)).distinct {
			at := l.value(next, to)
			if l.budget.spend(len(l.states)) {
				return 0
			}
			b.offer(at)
		}
	}
	at := b.keep()
	l.solved[key] = at
	return at
}

// measure is where in worth the value of measuring the state begins.
func (l *lookahead) measure(state int32) int32 {
	for int(state) >= len(l.measured) {
		l.measured = append(l.measured, unknown)
	}
	if at := l.measured[state]; at != unknown {
		return at
	}
	var chips [game.MaxPlayers]uint64
	e := &l.states[state]
	for i, pay := range l.pays {
		if w := e.Weight(i); w != 0 {
			for q, c := range pay.Seats {
				chips[q] += w * uint64(c)
			}
		}
	}
	at := int32(len(l.worth))
	for _, c := range chips[:l.players] {
		l.worth = append(l.worth, float64(c)/float64(e.Total()))
	}
	l.measured[state] = at
	return at
}

// vector is the value that begins at at, valid until the next one is found.
func (l *lookahead) vector(at int32) []float64 { return l.worth[at : int(at)+l.players] }

// best finds which of the positions offered are best for the mover.
type best struct {
	*lookahead
	mover int
	own   float64
	sum   [game.MaxPlayers]float64
	ties  int
}

func (b *best) offer(at int32) {
	v := b.vector(at)
	switch own := v[b.mover]; {
	case own > b.own+slack:
		b.own, b.ties = own, 1
		copy(b.sum[:], v)
	case own >= b.own-slack:
		b.ties++
		for q, w := range v {
			b.sum[q] += w
		}
	}
}

// keep stores the average of the best.
func (b *best) keep() int32 {
	at := int32(len(b.worth))
	for _, w := range b.sum[:b.players] {
		b.worth = append(b.worth, w/float64(b.ties))
	}
	return at
}
