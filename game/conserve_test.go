package game

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// stroll makes one legal event of the match happen, any of them.
func stroll(t require.TestingT, m *Match, r *rand.Rand) {
	if m.running {
		happens(t, m, strollHand(m, r))
		return
	}
	s := Seat(r.IntN(len(m.accounts)))
	a := m.accounts[s]
	switch {
	case a.Out && r.IntN(2) == 0:
		happens(t, m, back(s))
	case !a.Out && r.IntN(8) == 0:
		happens(t, m, out(s))
	case !m.CanPay(s) && r.IntN(2) == 0:
		happens(t, m, Event{Kind: BoughtIn, Seat: s})
	case r.IntN(16) == 0:
		happens(t, m, Event{Kind: HandedOver, Seat: s, By: (a.By + 1 + Player(r.IntN(4))) % 5})
	case m.CanDeal() == nil:
		happens(t, m, dealt(m, r.Uint64()))
	}
}

func strollHand(m *Match, r *rand.Rand) Event {
	h := *m.hand
	mover, _ := h.Mover()
	last, canTakeBack := h.TakeBack()
	switch roll := r.IntN(12); {
	case roll == 0 && canTakeBack:
		return Event{Kind: TookBack, Seat: last.Seat, Play: last.Play}
	case roll == 1 && !h.Looked():
		return looked(mover)
	case roll == 2 && h.MeasureOpen() || h.OnlyMeasure():
		return m.draw()
	}
	return Event{Kind: Played, Seat: mover, Play: anyGate(h.View(mover), r)}
}

// Over 10,000 hands at every size of table, with seats that go out, buy in and sit
// out and with odd antes, no chip appears or vanishes.
func TestChipsAreConserved(t *testing.T) {
	const hands = 10_000
	for n := MinPlayers; n <= MaxPlayers; n++ {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			played, sizes := 0, map[int]bool{}
			check := func(t *rapid.T) {
				s := setup(n)
				s.Chips = rapid.IntRange(1, 2000).Draw(t, "chips")
				s.Ante = rapid.IntRange(1, min(s.Chips, 400)).Draw(t, "ante")
				r := random(rapid.Uint64().Draw(t, "seed"))
				m := newMatch(t, s)
				for m.Hands() < 100 || m.Running() {
					stroll(t, m, r)
					checkChips(t, m)
					if m.running {
						sizes[m.hand.Players()] = true
					}
				}
				played += m.Hands()
			}
			for played < hands {
				rapid.Check(t, check)
			}
			require.Len(t, sizes, n-1, "seats went out, so that hands of every size were played")
		})
	}
}

func checkChips(t require.TestingT, m *Match) {
	sum, started := m.house, len(m.accounts)*m.setup.Chips
	for s, a := range m.accounts {
		if a.Chips < 0 {
			require.Fail(t, "a seat owes chips", "seat %d has %d", s, a.Chips)
		}
		sum += a.Chips
		started += a.Bought
	}
	if m.running {
		sum += m.hand.Pool()
	}
	if sum != started {
		require.Fail(t, "chips are not conserved", "%d became %d after %v", started, sum, m.events)
	}
}
