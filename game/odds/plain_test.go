package odds

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// plain solves an open hand by walking all of it, or the next depth plays. It keeps
// no values: the definition that the Solver is held against.
type plain struct {
	game.Table
	*space
	pays []chips // what measuring each state brings
}

// chips is what everybody gets, by qubit.
type chips [game.MaxPlayers]float64

func newPlain(t game.Table) *plain {
	return &plain{Table: t, space: newSpace(t.Players())}
}

func (p *plain) value(state int32, hands []cards, ply, depth int) chips {
	n := p.Players()
	mover := (int(p.First()) + ply) % n
	if depth == 0 || hands[mover] == (cards{}) {
		return p.measured(state)
	}
	var sum chips
	most, ties := -1.0, 0.0
	offer := func(o chips) {
		if o[mover] > most+1e-6 {
			most, ties, sum = o[mover], 0, chips{}
		}
		if o[mover] > most-1e-6 {
			ties++
			for q := range n {
				sum[q] += o[q]
			}
		}
	}
	if ply >= (p.Rules().MeasureFrom-1)*n {
		offer(p.measured(state))
	}
	for c := range game.Measure {
		if hands[mover][c] == 0 {
			continue
		}
		hands[mover][c]--
		for _, next := range p.from(state, c).distinct {
			offer(p.value(next, hands, ply+1, depth-1))
		}
		hands[mover][c]++
	}
	for q := range n {
		sum[q] /= ties
	}
	return sum
}

func (p *plain) measured(state int32) chips {
	for id := len(p.pays); id <= int(state); id++ {
		var out chips
		for o := range game.Outcome(1 << p.Players()) {
			for q, c := range p.Payout(o).Seats {
				out[q] += p.states[id].Probability(int(o)).Float() * float64(c)
			}
		}
		p.pays = append(p.pays, out)
	}
	return p.pays[state]
}

func TestSpaceLeadsWhereTheGatesLead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := mover(anyHand(t, game.MinPlayers, 5))
		s := newSpace(v.Players())
		for c := range game.Measure {
			leads := s.from(s.id(v.State()), c)
			met := map[quantum.Exact]bool{}
			for i, p := range game.Placements(c, v.Players()) {
				state := after(t, v, p)
				require.Equal(t, state, s.states[leads.to[i]])
				met[state] = true
			}
			require.Len(t, leads.distinct, len(met))
			for _, id := range leads.distinct {
				require.True(t, met[s.states[id]])
			}
		}
	})
}

func TestCensusAgreesWithThePlainSolve(t *testing.T) {
	for name, players := range map[string]int{"two players": 2, "three players": 3} {
		t.Run(name, func(t *testing.T) {
			if players == 3 && testing.Short() {
				t.Skip("38 million positions")
			}
			r := game.Classic(players)
			c, err := NewCensus(r, 3)
			require.NoError(t, err)
			table, err := openingTable(r, 3)
			require.NoError(t, err)
			p := newPlain(table)
			all, holder := newPayouts(players), newPayouts(players)
			for _, w := range naiveDeals(r) {
				hands := make([]cards, players)
				for q, list := range w.deal {
					hands[q] = count(list)
				}
				worth := p.value(p.id(table.State()), hands, 0, 3*players)
				all.add(worth[:players], w.ways)
				if hands[1][game.H] > 0 {
					holder.add(worth[:players], w.ways)
				}
			}
			all.mean(table)
			holder.mean(table)
			require.Equal(t, all.Ways, c.Ways)
			assert.InDeltaSlice(t, all.Seats, c.All.Seats, 1e-9)
			assert.InDelta(t, all.House, c.All.House, 1e-9)
			assert.InDeltaSlice(t, holder.Seats, c.Holder[1].Seats, 1e-9)
		})
	}
}
