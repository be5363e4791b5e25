package bot

import (
	"cmp"
	"context"
	"math/bits"
	"slices"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// rollouts is the budget of a play that none was given for.
const rollouts = 600

// candidates is how many plays are tried; what promises least right now is not.
const candidates = 12

// candidate is a distinct thing to do, and what it brought in rollouts.
type candidate struct {
	card  game.Card
	at    int
	plays []game.Play // of the view
	after quantum.Exact
	now   int64
	sum   float64
	n     int
}

func (c *candidate) mean() float64 { return c.sum / float64(c.n) }

// byRollouts tries the plays in imagined deals, played on to their ends by the
// models, and drops the worse half again and again until one is left.
func byRollouts(ctx context.Context, v game.View, plays []game.Play, src game.Rand, budget Budget) (Choice, error) {
	if budget == 0 {
		budget = rollouts
	}
	r := &stream{src}
	b := newBoard(v.Rules())
	p, played, witnesses, err := b.replay(v)
	if err != nil {
		return Choice{}, err
	}
	list, err := b.candidates(v, p, plays)
	if err != nil {
		return Choice{}, err
	}
	if len(list) == 1 {
		return Choice{Play: plays[0], Basis: AllAlike}, nil
	}
	deals, err := imagine(v, witnesses, played, max(1, int(budget)/3), r)
	if err != nil {
		return Choice{}, err
	}
	chosen, err := b.halve(ctx, p, list, deals, int(budget), r)
	if err != nil {
		return Choice{}, err
	}
	c := Choice{Basis: Rollouts}
	for _, play := range plays {
		k := list[slices.IndexFunc(list, func(k *candidate) bool { return slices.Contains(k.plays, play) })]
		o := Option{Play: play, Value: k.mean()}
		if k == chosen {
			o.Chance = 1 / float64(len(k.plays))
		}
		if k.n > 0 {
			c.Options = append(c.Options, o)
		}
	}
	return draw(c, src), nil
}

// halve tries those of the list that promise most right now, and after every round
// drops the worse half of them, until one is left. In a round all are tried in the
// same deals, and all rounds together take about the budget.
func (b *board) halve(ctx context.Context, p *position, list []*candidate, deals []imagined, budget int, src *stream) (*candidate, error) {
	tried := slices.Clone(list)
	slices.SortStableFunc(tried, func(x, y *candidate) int { return cmp.Compare(y.now, x.now) })
	tried = tried[:min(candidates, len(tried))]
	rounds := bits.Len(uint(len(tried) - 1))
	next := 0
	for len(tried) > 1 {
		for range max(1, budget/rounds/len(tried)) {
			d := &deals[next%len(deals)]
			next++
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			for _, c := range tried {
				paid, err := b.rollout(p, c, d, src)
				if err != nil {
					return nil, err
				}
				c.sum += paid
				c.n++
			}
		}
		slices.SortStableFunc(tried, func(x, y *candidate) int { return cmp.Compare(y.mean(), x.mean()) })
		tried = tried[:(len(tried)+1)/2]
	}
	return tried[0], nil
}

// replay gives the position of the view in turn order, without the others' cards,
// what everybody has played, and the others' plays.
func (b *board) replay(v game.View) (p *position, played [game.MaxPlayers]held, witnesses []*witness, err error) {
	p = &position{}
	if p.state, err = quantum.NewExact(b.players); err != nil {
		return
	}
	for _, g := range v.Rules().Start {
		if err = p.state.Apply(g); err != nil {
			return
		}
	}
	own := (int(v.Qubit()) - int(v.First()) + b.players) % b.players
	for _, s := range v.Standing() {
		play := inTurnOrder(v.Table, s.Play)
		seat := b.mover(p)
		at := slices.Index(b.moves[play.Card], play)
		if seat != own {
			witnesses = append(witnesses, b.observe(p, played[seat], play.Card, at))
		}
		played[seat][play.Card]++
		if err = b.play(p, play.Card, at); err != nil {
			return
		}
	}
	p.left = [game.MaxPlayers]held{}
	p.left[own] = countCards(v.Cards())
	return
}

// candidates groups the plays by card and by the state that they lead to.
func (b *board) candidates(v game.View, p *position, plays []game.Play) ([]*candidate, error) {
	var seen prospect
	b.look(&seen, &p.state, b.mover(p), p.left[b.mover(p)])
	var out []*candidate
	for _, play := range plays {
		c := candidate{card: play.Card, plays: []game.Play{play}, after: p.state, now: seen.now}
		if play.Card != game.Measure {
			turned := inTurnOrder(v.Table, play)
			c.at = slices.Index(b.moves[play.Card], turned)
			c.now = seen.cards[play.Card][c.at]
			if err := c.after.Apply(turned.Gate()); err != nil {
				return nil, err
			}
		}
		same := slices.IndexFunc(out, func(o *candidate) bool { return o.card == c.card && o.after == c.after })
		if same >= 0 {
			out[same].plays = append(out[same].plays, play)
		} else {
			out = append(out, &c)
		}
	}
	return out, nil
}

// rollout is what the own seat is paid on average, in antes, when the candidate is
// played in the imagined deal and the hand is played on by the models.
func (b *board) rollout(p *position, c *candidate, d *imagined, src *stream) (float64, error) {
	if c.card == game.Measure {
		return float64(c.now) / unit, nil
	}
	own := b.mover(p)
	q := *p
	q.left = d.left
	q.left[own][c.card]--
	q.state = c.after
	q.turn++
	var seen prospect
	var known answers
	for q.turn < b.turns {
		mover := b.mover(&q)
		b.look(&seen, &q.state, mover, q.left[mover])
		m := d.models[mover]
		if mover == own {
			m = asWary
		}
		card, at := game.Measure, 0
		if m == asWary {
			card, at = b.wary(&q, &seen, &known)
		} else {
			card, at = m.draw(&seen, q.turn >= b.opens, src)
		}
		if card == game.Measure {
			break
		}
		if err := b.play(&q, card, at); err != nil {
			return 0, err
		}
	}
	return float64(expect(q.state, b.pays[own][:1<<b.players])) / unit, nil
}
