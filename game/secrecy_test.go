package game

import (
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// secrets lists where in a value cards, hands or seeds are to be found, but for
// the deck, which everybody knows.
func secrets(v any) (paths []string) {
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Type() {
		case reflect.TypeFor[[]Card](), reflect.TypeFor[Deal](), reflect.TypeFor[Hand](), reflect.TypeFor[Match]():
			if !v.IsZero() && !strings.HasSuffix(path, ".rules.Deck") {
				paths = append(paths, path)
			}
			return
		case reflect.TypeFor[Seed]():
			if !v.IsZero() {
				paths = append(paths, path)
			}
			return
		}
		switch v.Kind() {
		case reflect.Pointer, reflect.Interface:
			if !v.IsNil() {
				walk(path, v.Elem())
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(path+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				walk(path+"[]", v.Index(i))
			}
		case reflect.Map, reflect.Func, reflect.Chan:
			paths = append(paths, path+" (could hide anything)")
		}
	}
	walk("", reflect.ValueOf(v))
	return paths
}

func TestSecretsAreFound(t *testing.T) {
	h := knownHand(t)
	require.Empty(t, secrets(h.Table))
	require.Equal(t, []string{""}, secrets(h))
	require.Equal(t, []string{".dealt", ".cards"}, secrets(h.View(0)))
	require.Equal(t, []string{"[].Seed"}, secrets([]Event{{Kind: Dealt, Seed: FixedSeeds(1)(1)}}))
	require.Equal(t, []string{""}, secrets(newMatch(t, setup(2))))
}

// witness keeps count of whose cards may be on screen, by what was done alone.
type witness struct{ revealed bool }

func (w *witness) saw(c *Controller, intent string) {
	switch intent {
	case "reveal":
		w.revealed = true
	case "hide", "play", "measure", "take back", "bot", "next", "give up":
		w.revealed = false
	}
}

// check proves that the snapshot holds the cards of the seat that revealed them,
// or of the only person, and of nobody else; all of them once the hand is measured.
func (w *witness) check(t require.TestingT, c *Controller) {
	s := c.Snapshot()
	h := *c.match.hand
	var want []string
	mover, moving := h.Mover()
	people := 0
	var person Seat
	for seat, a := range s.Accounts {
		if !a.By.Bot() {
			people++
			person = Seat(seat)
		}
	}
	_, playing := h.QubitOf(person)
	running := c.match.running
	switch {
	case running && h.OnlyMeasure() && !s.Accounts[mover].By.Bot():
		// nothing but Measure is left, and nobody has to look at it
	case running && people == 1 && playing:
		require.NotNil(t, s.View)
		require.Equal(t, person, s.View.Seat())
		want = []string{".View.dealt", ".View.cards"}
	case running && w.revealed:
		require.NotNil(t, s.View)
		require.Equal(t, mover, s.View.Seat())
		require.False(t, s.Accounts[mover].By.Bot())
		want = []string{".View.dealt", ".View.cards"}
	case !moving:
		for range h.Players() {
			want = append(want, ".Result.Cards[]")
		}
		for range h.Players() {
			want = append(want, ".Result.Dealt[]")
		}
		want = append(want, ".Result.Seed", ".Final")
	}
	if s.View != nil {
		require.Equal(t, h.Cards(s.View.Qubit()), s.View.Cards())
	}
	if s.Placement != nil {
		require.Equal(t, Playing, s.Phase)
	}
	require.Equal(t, want, secrets(s), "%v", s.Phase)
}

// Random walks over all intents never panic; what is refused says why and changes
// nothing; and no snapshot on the way holds a card that is not to be seen.
func TestRandomWalks(t *testing.T) {
	phases := map[Phase]bool{}
	rapid.Check(t, func(t *rapid.T) {
		s := setup(rapid.IntRange(MinPlayers, 5).Draw(t, "players"))
		s.Chips, s.Ante = 100, rapid.IntRange(1, 100).Draw(t, "ante")
		s.Hands = rapid.IntRange(0, 3).Draw(t, "hands")
		r := random(rapid.Uint64().Draw(t, "seed"))
		for i := range s.Seats {
			s.Seats[i].By = Player(max(0, r.IntN(8)-3))
		}
		m := newMatch(t, s)
		happens(t, m, dealt(m, 1))
		// The walk begins anywhere in the hand, often where only Measure is left.
		for range min(r.IntN(2*gates(*m.hand)), gates(*m.hand)) {
			mover, _ := m.hand.Mover()
			happens(t, m, Event{Kind: Played, Seat: mover, Play: anyGate(m.hand.View(mover), r)})
		}
		k := &clock{}
		c := NewController(m, FixedSeeds(1), k.now)
		w := &witness{}
		intents := []string{"reveal", "reveal", "hide", "select", "place", "place", "drop", "pick", "exchange",
			"preset", "cancel", "play", "play", "measure", "take back", "bot", "next", "buy in", "sit", "hand over"}
		for range 200 {
			if r.IntN(3) > 0 {
				k.pass(RevealGuard / 2)
			}
			before, events := c.Snapshot(), len(c.match.events)
			intent := intents[r.IntN(len(intents))]
			if r.IntN(400) == 0 {
				intent = []string{"end", "give up"}[r.IntN(2)]
			}
			err := try(c, intent, func(n int) int { return r.IntN(n+2) - 1 })
			if err == nil {
				w.saw(c, intent)
			} else {
				require.NotEmpty(t, reasonTexts[reasonOf(err)], "%v", err)
				require.Len(t, c.match.events, events)
				require.Equal(t, before, c.Snapshot())
			}
			w.check(t, c)
			phases[c.Phase()] = true
		}
	})
	if testing.Short() {
		return // too few walks to count on
	}
	for p := Passing; p <= MatchDone; p++ {
		require.Contains(t, phases, p, "the walks come everywhere")
	}
}

// try makes one intent, with arguments that upTo picks around the possible ones.
func try(c *Controller, intent string, upTo func(n int) int) error {
	players := c.match.hand.Players()
	seats := len(c.match.accounts)
	switch intent {
	case "reveal":
		return c.Reveal()
	case "hide":
		return c.Hide()
	case "select":
		return c.Select(upTo(4))
	case "place":
		return c.Place(Qubit(upTo(players)))
	case "drop":
		return c.Drop(upTo(4), Qubit(upTo(players)))
	case "pick":
		return c.PickRole(upTo(3))
	case "exchange":
		return c.Exchange()
	case "preset":
		return c.Preset(NewPlay(Card(upTo(CardKinds)+1), Qubit(upTo(players)), Qubit(upTo(players))))
	case "cancel":
		return c.Cancel()
	case "play":
		return c.Play()
	case "measure":
		return c.MeasureNow()
	case "take back":
		return c.TakeBack()
	case "bot":
		turn, ok := c.BotTurn()
		if !ok {
			return c.BotPlay(upTo(100), NewPlay(X, 0))
		}
		plays := turn.View.Plays()
		return c.BotPlay(turn.Turn, plays[max(0, upTo(len(plays)-1))])
	case "next":
		return c.NextHand()
	case "buy in":
		return c.BuyIn(Seat(upTo(seats)))
	case "sit":
		return c.SitOut(Seat(upTo(seats)), upTo(2) > 0)
	case "hand over":
		return c.HandOver(Seat(upTo(seats)), Player(upTo(5)+1))
	case "end":
		return c.End()
	}
	return c.GiveUp()
}
