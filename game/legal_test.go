package game

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// book is what somebody would note down beside the table to judge plays by: a
// second statement of the rules, for the tests to compare with.
type book struct {
	players, first, plays int
	cards                 [][]Card // held now, by qubit
}

func newBook(h Hand) *book {
	b := &book{players: h.Players(), first: int(h.First())}
	for q := range h.Players() {
		b.cards = append(b.cards, h.Dealt(Qubit(q)))
	}
	return b
}

func (b *book) toMove() int { return (b.first + b.plays) % b.players }

// legal judges a play by the owner of qubit q.
func (b *book) legal(q int, p Play) bool {
	named := map[Card]int{X: 1, H: 1, CNOT: 2, Swap: 2, Toffoli: 3, Measure: 0}[p.Card]
	for i, a := range p.On {
		if i >= named {
			if a != NoQubit {
				return false
			}
			continue
		}
		if a < 0 || int(a) >= b.players || slices.Contains(p.On[:i], a) {
			return false
		}
	}
	early := p.Card == Measure && b.plays < b.players
	return q == b.toMove() && slices.Contains(b.cards[q], p.Card) && !early
}

// listed finds every legal play of qubit q by trying all triples of qubits.
func (b *book) listed(q int) map[Play]bool {
	out := map[Play]bool{}
	for c := range Card(CardKinds) {
		for i := NoQubit; i < Qubit(b.players); i++ {
			for j := NoQubit; j < Qubit(b.players); j++ {
				for k := NoQubit; k < Qubit(b.players); k++ {
					p := Play{Card: c, On: [3]Qubit{i, j, k}}
					ordered := c != Toffoli && c != Swap || i < j
					if ordered && b.legal(q, p) {
						out[p] = true
					}
				}
			}
		}
	}
	return out
}

func (b *book) play(c Card) {
	held := &b.cards[b.toMove()]
	i := slices.Index(*held, c)
	*held = slices.Delete(*held, i, i+1)
	b.plays++
}

// arbitrary makes up a play, which need not make sense.
func arbitrary(r *rand.Rand, n int) Play {
	p := Play{Card: Card(r.IntN(CardKinds + 1))}
	for i := range p.On {
		switch r.IntN(3) {
		case 0:
			p.On[i] = NoQubit
		case 1:
			p.On[i] = Qubit(r.IntN(n+4) - 2)
		default:
			p.On[i] = Qubit(r.IntN(n))
		}
	}
	return p
}

// Along whole hands, exactly the plays that the book calls legal are listed and
// accepted, whoever tries them.
func TestExactlyTheLegalPlays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(MinPlayers, MaxPlayers).Draw(t, "players")
		seed := rapid.Uint64().Draw(t, "seed")
		r := random(seed)
		h := shuffledHand(t, n, Qubit(r.IntN(n)), seed)
		b := newBook(h)
		for {
			for range 30 {
				q, p := r.IntN(n), arbitrary(r, n)
				s := h.SeatOf(Qubit(q))
				want := b.legal(q, p)
				require.Equal(t, want, h.View(s).Check(p) == nil, "%d plays %d on %v", q, p.Card, p.On)
				_, err := h.Apply(Event{Kind: Played, Seat: s, Play: p})
				require.Equal(t, want && p.Card != Measure, err == nil, "%d plays %d on %v", q, p.Card, p.On)
				if want != (err == nil) {
					require.Equal(t, WrongMoment, reasonOf(err), "Measure is an event of its own")
				}
			}
			mover, _ := h.Mover()
			plays := h.View(mover).Plays()
			want := b.listed(b.toMove())
			require.Len(t, plays, len(want), "no play is listed twice")
			for _, p := range plays {
				require.True(t, want[p], p)
				require.Equal(t, p, p.Canonical())
			}
			for q := range n {
				s := h.SeatOf(Qubit(q))
				require.Equal(t, b.cards[q], h.Cards(Qubit(q)))
				require.Equal(t, len(b.cards[q]), h.Held(Qubit(q)))
				if s != mover {
					require.Empty(t, h.View(s).Plays())
				}
			}
			if h.OnlyMeasure() {
				break
			}
			p := anyGate(h.View(mover), r)
			h = after(t, h, Event{Kind: Played, Seat: mover, Play: p})
			b.play(p.Card)
		}
	})
}

func TestRefusedPlays(t *testing.T) {
	h := knownHand(t) // seat 0 has X, H, SWAP
	tests := map[string]struct {
		seat Seat
		play Play
		want Refusal
	}{
		"another's turn":      {1, NewPlay(X, 0), Refusal{Reason: NotYourTurn, Seat: 0}},
		"a card of others":    {0, NewPlay(CNOT, 0, 1), Refusal{Reason: NotHeld, Card: CNOT}},
		"no card":             {0, NewPlay(Card(77), 0), Refusal{Reason: NotHeld, Card: Card(77)}},
		"Measure at once":     {0, NewPlay(Measure), Refusal{Reason: MeasureTooEarly, Card: Measure, Round: 2}},
		"a qubit too few":     {0, NewPlay(Swap, 1), Refusal{Reason: WrongQubits, Card: Swap}},
		"a qubit too many":    {0, NewPlay(X, 1, 2), Refusal{Reason: WrongQubits, Card: X}},
		"beyond the wires":    {0, NewPlay(X, 3), Refusal{Reason: NoSuchQubit, Card: X, Qubit: 3}},
		"before the wires":    {0, NewPlay(X, -2), Refusal{Reason: NoSuchQubit, Card: X, Qubit: -2}},
		"a qubit twice":       {0, NewPlay(Swap, 2, 2), Refusal{Reason: RepeatedQubit, Card: Swap, Qubit: 2}},
		"a zero Play names 3": {0, Play{}, Refusal{Reason: WrongQubits, Card: X}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, &test.want, h.View(test.seat).Check(test.play))
			e := Event{Kind: Played, Seat: test.seat, Play: test.play}
			if test.play.Card == Measure {
				e = Event{Kind: Measured, Seat: test.seat}
			}
			_, err := h.Apply(e)
			assert.Equal(t, &test.want, err)
		})
	}
}

func TestPlayForms(t *testing.T) {
	assert.Equal(t, "CNOT q1 q0", NewPlay(CNOT, 1, 0).String())
	assert.Equal(t, "Measure", NewPlay(Measure).String())
	assert.Equal(t, NewPlay(Toffoli, 1, 2, 0), NewPlay(Toffoli, 2, 1, 0).Canonical())
	assert.Equal(t, NewPlay(Swap, 0, 2), NewPlay(Swap, 2, 0).Canonical())
	assert.Equal(t, NewPlay(CNOT, 2, 0), NewPlay(CNOT, 2, 0).Canonical(), "control and target differ")
	assert.Panics(t, func() { NewPlay(Measure).Gate() })
}
