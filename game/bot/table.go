package bot

import (
	_ "embed"
	"fmt"
	"sync"

	"quantumpoker/game"
	"quantumpoker/game/bot/tree"
)

//go:generate go run quantumpoker/game/bot/train

// The policies that training made, packed.
var (
	//go:embed master2.table
	master2 []byte
	//go:embed master3.table
	master3 []byte
)

// trained is a whole game and the policy that plays it.
type trained struct {
	tree   *tree.Tree
	policy tree.Pure
}

// tables gives, by the number of players, what was trained. Building one takes
// some tenths of a second, so it is done once and when it is first needed.
var tables = map[int]func() (trained, error){
	2: sync.OnceValues(func() (trained, error) { return unpack(2, master2) }),
	3: sync.OnceValues(func() (trained, error) { return unpack(3, master3) }),
}

// Whole is the whole game for two or three players, and a level's policy in it.
func Whole(players int, level game.Player) (*tree.Tree, tree.Policy, error) {
	table, ok := tables[players]
	if !ok {
		return nil, nil, fmt.Errorf("the whole game for %d players is too big: exact figures are for 2 and 3", players)
	}
	t, err := table()
	if err != nil {
		return nil, nil, err
	}
	switch level {
	case game.Novice:
		return t.tree, t.tree.Novice(), nil
	case game.Casual:
		return t.tree, t.tree.Casual(), nil
	case game.Skilled:
		return t.tree, t.tree.Skilled(), nil
	}
	return t.tree, t.tree.Policy(t.policy), nil
}

func unpack(players int, packed []byte) (trained, error) {
	t, err := tree.New(game.Classic(players))
	if err != nil {
		return trained{}, err
	}
	p, err := t.Unpack(packed)
	return trained{t, p}, err
}

// byTable plays as trained; ok is false where there is no table for the view: with
// other rules, or when a card was shown, which the table knows nothing of.
func byTable(v game.View, plays []game.Play, src game.Rand) (c Choice, ok bool, err error) {
	table, ok := tables[v.Players()]
	if !ok || shown(v) {
		return Choice{}, false, nil
	}
	t, err := table()
	if err != nil {
		return Choice{}, false, err
	}
	spot, ok := t.tree.Find(v)
	if !ok {
		return Choice{}, false, nil
	}
	worth, chosen, n := spot.Worth(t.policy), spot.Choice(t.policy), 0
	c = Choice{Basis: Mastered, Options: make([]Option, len(plays))}
	for i, p := range plays {
		a := spot.Action(p)
		c.Options[i] = Option{Play: p, Value: worth[a]}
		if a == chosen {
			c.Options[i].Chance = 1
			n++
		}
	}
	for i := range c.Options {
		c.Options[i].Chance /= float64(n)
	}
	return draw(c, src), true, nil
}

// shown reports whether another seat is known to hold a card.
func shown(v game.View) bool {
	for q := range game.Qubit(v.Players()) {
		if q != v.Qubit() && len(v.Shown(q)) > 0 {
			return true
		}
	}
	return false
}
