package odds

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/quantum"
)

// plain solves an open hand by walking all of it, without tables: the definition
// that the Solver is held against.
type plain struct {
	game.Table // of the hand's beginning
	positions  int
}

func (p *plain) value(state quantum.Exact, hands []cards, ply int) []float64 {
	p.positions++
	mover := (int(p.First()) + ply) % p.Players()
	var options [][]float64
	if ply >= (p.Rules().MeasureFrom-1)*p.Players() {
		options = append(options, p.measured(state))
	}
	for c := range game.Measure {
		if hands[mover][c] == 0 {
			continue
		}
		hands[mover][c]--
		met := map[quantum.Exact]bool{}
		for _, play := range game.Placements(c, p.Players()) {
			next := state
			if err := next.Apply(play.Gate()); err != nil {
				panic(err)
			}
			if !met[next] {
				met[next] = true
				options = append(options, p.value(next, hands, ply+1))
			}
		}
		hands[mover][c]++
	}
	most, ties, sum := 0.0, 0.0, make([]float64, p.Players())
	for _, o := range options {
		most = max(most, o[mover])
	}
	for _, o := range options {
		if o[mover] > most-1e-6 {
			ties++
			for q := range sum {
				sum[q] += o[q]
			}
		}
	}
	for q := range sum {
		sum[q] /= ties
	}
	return sum
}

func (p *plain) measured(state quantum.Exact) []float64 {
	out := make([]float64, p.Players())
	for o := range game.Outcome(1 << p.Players()) {
		for q, chips := range p.Payout(o).Seats {
			out[q] += state.Probability(int(o)).Float() * float64(chips)
		}
	}
	return out
}

func TestCensusAgreesWithThePlainSolve(t *testing.T) {
	small := game.Classic(3)
	small.Deck, small.Each = []game.Card{game.X, game.CNOT, game.H, game.Toffoli, game.Swap, game.X}, 2
	for name, r := range map[string]game.Rules{"two players": game.Classic(2), "three with two cards each": small} {
		t.Run(name, func(t *testing.T) {
			c, err := NewCensus(r, 3)
			require.NoError(t, err)
			table, err := openingTable(r, 3)
			require.NoError(t, err)
			p := plain{Table: table}
			all, holder := newPayouts(r.Players), newPayouts(r.Players)
			for deal, ways := range naiveDeals(r) {
				hands := make([]cards, r.Players)
				for q := range deal {
					hands[q] = count(deal[q])
				}
				worth := p.value(table.State(), hands, 0)
				all.add(worth, ways)
				if hands[1][game.H] > 0 {
					holder.add(worth, ways)
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
