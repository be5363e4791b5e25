package tree

import (
	"fmt"
	"slices"

	"quantumpoker/game"
)

// Tree is the game: its positions, and what seats know in them.
type Tree struct {
	rules  game.Rules
	space  *space
	deals  []deal
	orders float64 // the sum of the deals' weights

	layers  [][]node  // by turn
	below   [][]int32 // by turn: the children of its nodes
	sets    []set
	members [][]int32 // by turn: the nodes of its sets
	setsOf  [][]int32 // the sets of each turn
	byKey   map[uint64]int32
	lists   map[holding][]action // which the sets share: there are few
	// Actions counts the actions of all sets, which is the length of a Policy.
	actions int
}

// node is a position. Its children are the positions after each action of its set.
// There are so many nodes that they should be small.
type node struct {
	set   int32
	first int32 // the set's first action in a Policy
	from  int32 // its first child in below
	deal  int16
	state uint8
	count uint8 // of children
}

// children are those of a node of the turn.
func (t *Tree) children(turn int, n *node) []int32 {
	return t.below[turn][n.from : n.from+int32(n.count)]
}

// A child is the index of a node in the next layer, or the end of the hand in a
// state, which is ^state.
func ended(child int32) (state uint8, ok bool) { return uint8(^child), child < 0 }

// set is an information set: positions that look the same to the seat to move. There are
// many of them too.
type set struct {
	actions []action
	turn    int32
	first   int32 // its first action in a Policy
	from    int32 // its first node in members
	count   int32 // of nodes
}

// nodes are those of a set, in the layer of its turn.
func (t *Tree) nodes(s *set) []int32 { return t.members[s.turn][s.from : s.from+s.count] }

// holding is what the actions of a set follow from.
type holding struct {
	state    uint8
	left     cards
	measures bool
}

// action is a card, the state that it leads to, and how many plays do that.
type action struct {
	card  game.Card
	next  uint8
	plays int
}

// position is a node as it is built: the state, the deal, and what is left of
// everybody's cards.
type position struct {
	state uint8
	deal  int16
	left  hands
}

// hands packs the cards of all seats, seat 0 lowest.
type hands uint32

const maxPlayers = 3

func (h hands) of(seat int) cards { return cards(h>>(seat*cardsBits)) & (1<<cardsBits - 1) }

func (h hands) with(seat int, c cards) hands { return h + hands(c)<<(seat*cardsBits) }

// code numbers positions without gaps that would matter to a map.
func (p position) code() uint64 {
	return uint64(p.left) | uint64(p.deal)<<32 | uint64(p.state)<<48
}

// New builds the game of the rules, which must be for two or three players.
func New(r game.Rules) (*Tree, error) {
	if r.Players > maxPlayers {
		return nil, fmt.Errorf("tree: the game for %d players is too big to be built; at most %d", r.Players, maxPlayers)
	}
	s, err := newSpace(r)
	if err != nil {
		return nil, err
	}
	t := &Tree{rules: r, space: s, deals: dealsOf(r), byKey: map[uint64]int32{}, lists: map[holding][]action{}}
	var layer []position
	for i, d := range t.deals {
		p := position{deal: int16(i)}
		for seat, dealt := range d.seats {
			p.left = p.left.with(seat, dealt)
		}
		layer = append(layer, p)
		t.orders += d.weight
	}
	for turn := range r.Players * r.Each {
		layer = t.grow(turn, layer)
	}
	t.sets = slices.Clone(t.sets) // without what it had to grow into
	return t, nil
}

// grow makes nodes of the positions of a turn and returns those of the next.
func (t *Tree) grow(turn int, layer []position) []position {
	var next []position
	index := make(map[uint64]int32, 3*len(layer))
	last := turn == t.rules.Players*t.rules.Each-1
	mover := turn % t.rules.Players
	nodes := make([]node, len(layer))
	var below []int32
	t.setsOf = append(t.setsOf, nil)
	for i, p := range layer {
		id := t.setOf(turn, p)
		s := &t.sets[id]
		s.count++
		nodes[i] = node{set: id, first: s.first, from: int32(len(below)), deal: p.deal, state: p.state, count: uint8(len(s.actions))}
		for _, act := range s.actions {
			if act.card == game.Measure || last {
				below = append(below, ^int32(act.next))
				continue
			}
			to := position{act.next, p.deal, p.left - hands(0).with(mover, one(act.card))}
			child, ok := index[to.code()]
			if !ok {
				child = int32(len(next))
				index[to.code()] = child
				next = append(next, to)
			}
			below = append(below, child)
		}
	}
	t.layers, t.below = append(t.layers, nodes), append(t.below, slices.Clone(below))
	t.members = append(t.members, t.collect(turn, nodes))
	return next
}

// collect lists the nodes of a turn by their sets.
func (t *Tree) collect(turn int, nodes []node) []int32 {
	var from int32
	for _, id := range t.setsOf[turn] {
		s := &t.sets[id]
		s.from = from
		from += s.count
		s.count = 0
	}
	out := make([]int32, from)
	for i := range nodes {
		s := &t.sets[nodes[i].set]
		out[s.from+s.count] = int32(i)
		s.count++
	}
	return out
}

// setOf is the information set of the position, made if it is new.
func (t *Tree) setOf(turn int, p position) int32 {
	mover := turn % t.rules.Players
	dealt := t.deals[p.deal].seats
	var played hands
	for s, cards := range dealt {
		played = played.with(s, cards-p.left.of(s))
	}
	key := keyOf(p.state, dealt[mover], played)
	id, ok := t.byKey[key]
	if !ok {
		id = int32(len(t.sets))
		t.byKey[key] = id
		s := set{turn: int32(turn), first: int32(t.actions), actions: t.actionsOf(turn, p.state, p.left.of(mover))}
		t.actions += len(s.actions)
		t.sets = append(t.sets, s)
		t.setsOf[turn] = append(t.setsOf[turn], id)
	}
	return id
}

// keyOf packs what the mover knows. Whose turn it is follows from what was played.
func keyOf(state uint8, dealt cards, played hands) uint64 {
	return uint64(state)<<(32+cardsBits) | uint64(dealt)<<32 | uint64(played)
}

// actionsOf lists what a seat with the cards left can do in the state.
func (t *Tree) actionsOf(turn int, state uint8, left cards) []action {
	h := holding{state, left, turn/t.rules.Players+1 >= t.rules.MeasureFrom}
	list, ok := t.lists[h]
	if !ok {
		list = t.listActions(h)
		t.lists[h] = list
	}
	return list
}

func (t *Tree) listActions(h holding) []action {
	var out []action
	for c := range game.Measure {
		if h.left.of(c) == 0 {
			continue
		}
		from := len(out)
	plays:
		for _, next := range t.space.next[h.state][c] {
			for i := range out[from:] {
				if out[from+i].next == next {
					out[from+i].plays++
					continue plays
				}
			}
			out = append(out, action{c, next, 1})
		}
	}
	if h.measures {
		out = append(out, action{game.Measure, h.state, 1})
	}
	return out
}
