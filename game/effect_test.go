package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/quantum"
)

// stateOf is the state of three qubits after the gates, from |000⟩.
func stateOf(t *testing.T, gates ...quantum.Gate) quantum.Exact {
	s, err := quantum.NewExact(3)
	require.NoError(t, err)
	for _, g := range gates {
		require.NoError(t, s.Apply(g))
	}
	return s
}

func TestEffectOfNothing(t *testing.T) {
	bell := []quantum.Gate{quantum.H(0), quantum.CNOT(0, 1), quantum.X(1)} // q0 and q1 differ
	tests := map[string]struct {
		before []quantum.Gate
		play   Play
		why    Unchanged
		qubit  Qubit
	}{
		"X on plus":            {[]quantum.Gate{quantum.H(1)}, NewPlay(X, 1), InPlus, 1},
		"X on minus":           {[]quantum.Gate{quantum.X(1), quantum.H(1)}, NewPlay(X, 1), InMinus, 1},
		"CNOT to plus":         {[]quantum.Gate{quantum.H(0), quantum.H(1)}, NewPlay(CNOT, 0, 1), InPlus, 1},
		"CNOT from zero":       {nil, NewPlay(CNOT, 2, 0), ControlZero, 2},
		"Toffoli from zero":    {[]quantum.Gate{quantum.X(0)}, NewPlay(Toffoli, 0, 1, 2), ControlZero, 1},
		"never both controls":  {bell, NewPlay(Toffoli, 0, 1, 2), NeverTogether, 2},
		"plus when on":         {[]quantum.Gate{quantum.H(0), quantum.H(1), quantum.Z(1).Controlled(0), quantum.X(0)}, NewPlay(CNOT, 0, 1), PlusWhenOn, 1},
		"a sign nobody sees":   {[]quantum.Gate{quantum.X(0), quantum.X(1), quantum.H(1)}, NewPlay(CNOT, 0, 1), SameState, 0},
		"SWAP of equal qubits": {[]quantum.Gate{quantum.H(0), quantum.H(2)}, NewPlay(Swap, 2, 0), Alike, 2},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			before := stateOf(t, test.before...)
			state := before
			require.NoError(t, state.Apply(test.play.Gate()))
			e := EffectOf(test.play, before, state)
			assert.Equal(t, Effect{Unchanged: test.why, Qubit: test.qubit}, e)
		})
	}
}

func TestEffectOfChange(t *testing.T) {
	half, one := quantum.Fraction{Num: 1, Den: 2}, quantum.Fraction{Num: 1, Den: 1}
	zero := quantum.Fraction{Num: 0, Den: 1}
	even := quantum.Parity{Qubits: []Qubit{0, 1, 2}}
	odd := quantum.Parity{Qubits: []Qubit{0, 1, 2}, Odd: true}
	tests := map[string]struct {
		before []quantum.Gate
		play   Play
		want   Effect
	}{
		"X on zero": {nil, NewPlay(X, 1), Effect{
			AlwaysOne: []Qubit{1}, Shifts: []Shift{{1, zero, one}},
		}},
		"H opens": {nil, NewPlay(H, 0), Effect{Shifts: []Shift{{0, zero, half}}}},
		"H closes": {[]quantum.Gate{quantum.H(2)}, NewPlay(H, 2), Effect{
			AlwaysZero: []Qubit{2}, Shifts: []Shift{{2, half, zero}},
		}},
		"CNOT links": {[]quantum.Gate{quantum.H(0)}, NewPlay(CNOT, 0, 1), Effect{
			Links: []quantum.Link{{A: 0, B: 1, Relation: quantum.Agree}}, Shifts: []Shift{{1, zero, half}},
		}},
		"CNOT unlinks": {[]quantum.Gate{quantum.H(0), quantum.CNOT(0, 1)}, NewPlay(CNOT, 0, 1), Effect{
			AlwaysZero: []Qubit{1}, Shifts: []Shift{{1, half, zero}},
			Lost: []quantum.Link{{A: 0, B: 1, Relation: quantum.Agree}},
		}},
		"X turns a link round": {[]quantum.Gate{quantum.H(0), quantum.CNOT(0, 1)}, NewPlay(X, 0), Effect{
			Links: []quantum.Link{{A: 0, B: 1, Relation: quantum.Differ}},
		}},
		"CNOT makes a parity": {[]quantum.Gate{quantum.H(0), quantum.H(1), quantum.CNOT(0, 2)}, NewPlay(CNOT, 1, 2), Effect{
			Lost: []quantum.Link{{A: 0, B: 2, Relation: quantum.Agree}}, Parities: []quantum.Parity{even},
		}},
		"X turns a parity round": {[]quantum.Gate{quantum.H(0), quantum.H(1), quantum.CNOT(0, 2), quantum.CNOT(1, 2)}, NewPlay(X, 1), Effect{
			Parities: []quantum.Parity{odd},
		}},
		"a sign that only interference shows": {[]quantum.Gate{quantum.H(0), quantum.X(1), quantum.H(1)}, NewPlay(CNOT, 0, 1), Effect{
			PhasesOnly: true,
		}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			before := stateOf(t, test.before...)
			state := before
			require.NoError(t, state.Apply(test.play.Gate()))
			same(t, test.want, EffectOf(test.play, before, state))
		})
	}
}

func TestEffectsOfAHand(t *testing.T) {
	h := after(t, knownHand(t), looked(0), played(0, H, 0), played(1, CNOT, 1, 0),
		tookBack(1, CNOT, 1, 0), played(1, X, 0), played(2, X, 2))
	h = after(t, h, h.Draw(random(1)))
	effects := h.Effects()
	require.Len(t, effects, len(h.Events()))
	differ := []quantum.Link{{A: 0, B: 1, Relation: quantum.Agree}}
	same(t, Effect{}, effects[0])
	assert.Equal(t, []Qubit{0}, effects[1].AlwaysZero)
	assert.Equal(t, differ, effects[2].Links)
	assert.Equal(t, differ, effects[3].Lost, "a take-back undoes what the play did")
	assert.Equal(t, []Qubit{0}, effects[4].AlwaysOne)
	assert.Equal(t, Effect{Unchanged: InPlus, Qubit: 2}, effects[5])
	same(t, Effect{}, effects[6])
}

// On |+⟩|+⟩|+⟩ everything but H changes nothing; once the one H is played, four
// of the eight outcomes are possible, equally likely, and the rest only moves them.
func TestTheClassicGameHasFourOutcomes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		h := shuffledHand(t, 3, 0, seed)
		r := random(seed)
		possible, hadamard := 8, false
		for h.Plays() < gates(h) {
			h = playOn(t, h, r, h.Plays()+1)
			effects := h.Effects()
			if last := h.Standing()[h.Plays()-1]; last.Play.Card == H {
				possible, hadamard = 4, true
			} else if !hadamard {
				require.NotEqual(t, Changed, effects[len(effects)-1].Unchanged)
			}
			seen := 0
			for o := range 8 {
				if p := h.State().Probability(o); p.Num != 0 {
					require.Equal(t, quantum.Fraction{Num: 1, Den: uint64(possible)}, p)
					seen++
				}
			}
			require.Equal(t, possible, seen)
		}
		require.True(t, hadamard)
	})
}
