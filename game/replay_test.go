package game

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// strolled is a match of random events, which may stop in the middle of a hand.
func strolled(t *rapid.T) *Match {
	s := setup(rapid.IntRange(MinPlayers, MaxPlayers).Draw(t, "players"))
	s.Chips = rapid.IntRange(60, 400).Draw(t, "chips")
	r := random(rapid.Uint64().Draw(t, "seed"))
	m := newMatch(t, s)
	for range rapid.IntRange(0, 200).Draw(t, "steps") {
		stroll(t, m, r)
	}
	if rapid.IntRange(0, 9).Draw(t, "end") == 0 {
		happens(t, m, Event{Kind: GaveUp})
	}
	return m
}

func TestAMatchIsItsEvents(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := strolled(t)
		again := newMatch(t, m.Setup())
		happens(t, again, m.Events()...)
		same(t, m, again)
	})
}

// A refused event changes nothing, whatever is in it.
func TestRefusedEventsChangeNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := strolled(t)
		again := newMatch(t, m.Setup())
		happens(t, again, m.Events()...)
		r := random(rapid.Uint64().Draw(t, "seed of events"))
		for range 100 {
			e := Event{
				Kind:    EventKind(r.IntN(int(Ended) + 2)),
				Seat:    Seat(r.IntN(MaxPlayers+2) - 1),
				Play:    arbitrary(r, MaxPlayers),
				Outcome: Outcome(r.Uint64() >> r.IntN(64)),
				By:      Player(r.IntN(7)),
			}
			if err := m.Apply(e); err != nil {
				require.NotEmpty(t, reasonTexts[reasonOf(err)], "%v", err)
				continue
			}
			happens(t, again, e)
		}
		same(t, again, m)
	})
}

// Whatever is played and taken back on the way, the same circuit in the same deal
// is measured alike.
func TestDetoursShiftNoDraw(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(MinPlayers, MaxPlayers).Draw(t, "players")
		seed := rapid.Uint64().Draw(t, "seed")
		r := random(seed)
		straight, winding := newMatch(t, setup(n)), newMatch(t, setup(n))
		happens(t, straight, dealt(straight, seed))
		happens(t, winding, dealt(winding, seed))
		for range n + r.IntN(2*n+1) {
			mover, _ := straight.hand.Mover()
			v := straight.hand.View(mover)
			for range r.IntN(3) {
				p := anyGate(v, r)
				happens(t, winding, looked(mover), Event{Kind: Played, Seat: mover, Play: p},
					Event{Kind: TookBack, Seat: mover, Play: p})
			}
			e := Event{Kind: Played, Seat: mover, Play: anyGate(v, r)}
			happens(t, straight, e)
			happens(t, winding, e)
		}
		happens(t, straight, straight.draw())
		happens(t, winding, straight.draw())
		require.Equal(t, chips(straight), chips(winding))
		require.Equal(t, straight.hand.deal, winding.hand.deal)
	})
}

// The outcome is the seed's, not the player's: any other is refused.
func TestMeasuredFollowsFromTheSeed(t *testing.T) {
	m := newMatch(t, setup(3))
	happens(t, m, dealt(m, 1))
	r := random(1)
	for m.hand.Plays() < 3 {
		mover, _ := m.hand.Mover()
		happens(t, m, Event{Kind: Played, Seat: mover, Play: anyGate(m.hand.View(mover), r)})
	}
	right := m.draw()
	events := m.Events()
	for o := range Outcome(8) {
		wrong := right
		wrong.Outcome = o
		if o != right.Outcome {
			refused(t, WrongOutcome, m.Apply(wrong))
		}
	}
	require.True(t, slices.Equal(events, m.Events()))
	happens(t, m, right)
}
