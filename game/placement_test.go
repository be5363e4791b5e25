package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// step is one change to a placement: a qubit put, a role picked, or an exchange.
type step func(Placement) (Placement, error)

func put(q Qubit) step { return func(p Placement) (Placement, error) { return p.put(q) } }

func pick(role int) step { return func(p Placement) (Placement, error) { return p.pick(role) } }

func exchange() step { return Placement.exchange }

func TestPlacement(t *testing.T) {
	const none = NoQubit
	tests := map[string]struct {
		card   Card
		wires  int
		steps  []step
		on     []Qubit
		active int
	}{
		"X":                             {X, 3, []step{put(2)}, []Qubit{2}, -1},
		"X moves":                       {X, 3, []step{put(2), put(1)}, []Qubit{1}, -1},
		"H on two wires":                {H, 2, []step{put(0)}, []Qubit{0}, -1},
		"Measure names nothing":         {Measure, 3, []step{put(1)}, nil, -1},
		"control first":                 {CNOT, 3, []step{put(1)}, []Qubit{1, none}, 1},
		"then target":                   {CNOT, 3, []step{put(1), put(0)}, []Qubit{1, 0}, -1},
		"a further wire moves target":   {CNOT, 3, []step{put(1), put(0), put(2)}, []Qubit{1, 2}, -1},
		"the control's wire exchanges":  {CNOT, 3, []step{put(1), put(0), put(1)}, []Qubit{0, 1}, -1},
		"target first":                  {CNOT, 3, []step{pick(1), put(2)}, []Qubit{none, 2}, 0},
		"target first, then control":    {CNOT, 3, []step{pick(1), put(2), put(0)}, []Qubit{0, 2}, -1},
		"control moves":                 {CNOT, 3, []step{put(1), put(0), pick(0), put(2)}, []Qubit{2, 0}, -1},
		"control takes target's wire":   {CNOT, 3, []step{put(1), put(0), pick(0), put(0)}, []Qubit{0, 1}, -1},
		"one wire left on two":          {CNOT, 2, []step{put(1)}, []Qubit{1, 0}, -1},
		"one left for the control":      {CNOT, 2, []step{pick(1), put(1)}, []Qubit{0, 1}, -1},
		"filled target follows":         {CNOT, 2, []step{put(1), pick(0), put(0)}, []Qubit{0, 1}, -1},
		"filled target is tapped":       {CNOT, 2, []step{put(1), put(0)}, []Qubit{1, 0}, -1},
		"exchange on two wires":         {CNOT, 2, []step{put(1), exchange()}, []Qubit{0, 1}, -1},
		"exchange back":                 {CNOT, 2, []step{put(1), exchange(), exchange()}, []Qubit{1, 0}, -1},
		"exchange an open target":       {CNOT, 3, []step{put(1), exchange()}, []Qubit{none, 1}, 0},
		"Toffoli, third fills itself":   {Toffoli, 3, []step{put(2), put(0)}, []Qubit{2, 0, 1}, -1},
		"Toffoli, target first":         {Toffoli, 3, []step{pick(2), put(0), put(2)}, []Qubit{2, 1, 0}, -1},
		"Toffoli, middle first":         {Toffoli, 3, []step{pick(1), put(0), put(2)}, []Qubit{2, 0, 1}, -1},
		"Toffoli on more wires":         {Toffoli, 4, []step{put(3), put(1)}, []Qubit{3, 1, none}, 2},
		"Toffoli, filled gives way":     {Toffoli, 3, []step{put(2), put(0), pick(0), put(1)}, []Qubit{1, 0, 2}, -1},
		"Toffoli, control for target":   {Toffoli, 3, []step{put(2), put(0), put(2)}, []Qubit{1, 0, 2}, -1},
		"Toffoli, exchange":             {Toffoli, 4, []step{put(3), put(1), put(0), exchange()}, []Qubit{3, 0, 1}, -1},
		"SWAP":                          {Swap, 3, []step{put(2), put(0)}, []Qubit{2, 0}, -1},
		"SWAP on two wires":             {Swap, 2, []step{put(1)}, []Qubit{1, 0}, -1},
		"picking alone moves nothing":   {CNOT, 3, []step{put(1), put(0), pick(0)}, []Qubit{1, 0}, 0},
		"exchange forgets the old pick": {CNOT, 3, []step{put(1), put(0), pick(0), exchange()}, []Qubit{0, 1}, -1},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			p := newPlacement(test.card, 1, test.wires)
			for _, s := range test.steps {
				kept, before := p, append([]Qubit(nil), p.On...)
				next, err := s(p)
				require.NoError(t, err)
				require.Equal(t, before, append([]Qubit(nil), kept.On...), "a placement is a value")
				p = next
			}
			same(t, test.on, p.On)
			assert.Equal(t, test.active, p.Active)
			assert.Equal(t, 1, p.Index)
			assert.Equal(t, test.active < 0 || len(test.steps) == 3 && test.active == 0, p.Complete())
			assert.Equal(t, NewPlay(test.card, test.on...), p.Play())
		})
	}
}

func TestPlacementRefuses(t *testing.T) {
	tests := map[string]struct {
		card  Card
		steps []step
		want  *Refusal
	}{
		"a qubit twice":             {CNOT, []step{put(1), put(1)}, &Refusal{Reason: RepeatedQubit, Card: CNOT, Qubit: 1}},
		"no such wire":              {X, []step{put(3)}, &Refusal{Reason: NoSuchQubit, Card: X, Qubit: 3}},
		"a negative wire":           {X, []step{put(-1)}, &Refusal{Reason: NoSuchQubit, Card: X, Qubit: -1}},
		"a role that X lacks":       {X, []step{pick(1)}, &Refusal{Reason: WrongQubits, Card: X}},
		"a negative role":           {CNOT, []step{pick(-1)}, &Refusal{Reason: WrongQubits, Card: CNOT}},
		"a role of Measure":         {Measure, []step{pick(0)}, &Refusal{Reason: WrongQubits, Card: Measure}},
		"exchange with one qubit":   {H, []step{put(0), exchange()}, &Refusal{Reason: WrongQubits, Card: H}},
		"exchange without a qubit ": {Measure, []step{exchange()}, &Refusal{Reason: WrongQubits, Card: Measure}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			p := newPlacement(test.card, 0, 3)
			var err error
			for i, s := range test.steps {
				require.NoError(t, err, "step %d", i)
				p, err = s(p)
			}
			require.Equal(t, test.want, err)
		})
	}
}

func TestSuggested(t *testing.T) {
	suggested := func(p Placement) (out []bool) {
		for i := range p.On {
			out = append(out, p.Suggested(i))
		}
		return out
	}
	p := newPlacement(CNOT, 0, 2)
	assert.Equal(t, []bool{false, false}, suggested(p))
	filled, err := p.put(1)
	require.NoError(t, err)
	assert.Equal(t, []bool{false, true}, suggested(filled))
	chosen, err := filled.put(0)
	require.NoError(t, err)
	assert.Equal(t, []bool{false, false}, suggested(chosen), "named by the player, it is a choice")
	exchanged, err := filled.exchange()
	require.NoError(t, err)
	assert.Equal(t, []bool{false, false}, suggested(exchanged))
}
