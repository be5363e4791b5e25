package record

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// Position and luck add up to each player's result to the last chip, hand by hand
// and in the statistics; and nobody's chips are missing in the house's account.
func TestPositionAndLuckAreTheResult(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := strolled(t)
		var results []HandResult
		for _, h := range finished(t, m) {
			r := h.Figures()
			results = append(results, r)
			chips := r.House
			for q := range game.Qubit(len(r.Players)) {
				require.Equal(t, whole(r.Net(q)), plus(r.Position(q), r.Luck(q)))
				chips += r.Players[q].Paid
			}
			require.Equal(t, h.Final.Pool(), chips)
		}
		players, house := Count(results)
		nets := house.Net
		for _, p := range players {
			require.Equal(t, whole(p.Net()), plus(p.Position, p.Luck))
			require.LessOrEqual(t, p.Alone+p.Shares, p.Hands)
			nets += p.Net()
		}
		require.Zero(t, nets)
		running := 0
		if h, ok := m.Hand(); ok && m.Running() {
			running = h.Players() * h.Ante()
		}
		require.Equal(t, house.Net-running, m.House())
	})
}

// The worked example of the rules: ante 60, q0 has H and a CNOT from q1, q2 an X.
func TestWorkedExample(t *testing.T) {
	seats := []game.Seat{0, 1, 2}
	deal := game.Deal{
		{game.X, game.H, game.Swap, game.Measure}, {game.X, game.CNOT, game.CNOT, game.Measure},
		{game.X, game.CNOT, game.Toffoli, game.Measure},
	}
	h, err := game.NewHand(game.Classic(3), seats, 0, 60, deal)
	require.NoError(t, err)
	for _, e := range []game.Event{
		{Kind: game.Played, Play: game.NewPlay(game.H, 0)},
		{Kind: game.Played, Seat: 1, Play: game.NewPlay(game.CNOT, 1, 0)},
		{Kind: game.Played, Seat: 2, Play: game.NewPlay(game.X, 2)},
		{Kind: game.Measured, Outcome: 0b011},
	} {
		h, err = h.Apply(e)
		require.NoError(t, err)
	}
	result, _ := h.Result(game.Seed{}, "")
	r := Hand{Final: h, Result: result, Seats: setup(3).Seats, chips: []int{1, 2, 3}}.Figures()
	r.Match = 1
	assert.Equal(t, []int{30, 30, -60}, []int{r.Net(0), r.Net(1), r.Net(2)})
	assert.Equal(t, "-75/2", r.Position(0).String())
	assert.Equal(t, "135/2", r.Luck(0).String())
	assert.Equal(t, "30", r.Position(2).String())
	assert.Equal(t, "-90", r.Luck(2).String())
	assert.Equal(t, 180, r.House)

	players, house := Count([]HandResult{r, r})
	assert.Equal(t, HouseStatistics{Hands: 2}, house)
	assert.Equal(t, Statistics{
		Player: Player{Name: "C", By: game.Novice}, Hands: 2, Lost: 120, Position: whole(60), Luck: whole(-180),
	}, players[2])
	assert.Equal(t, Statistics{
		Player: Player{Name: "A"}, Hands: 2, Won: 60, Shares: 2, Position: whole(-75), Luck: whole(135),
	}, players[0])

	var out strings.Builder
	r.At = fixedTime()
	require.NoError(t, WriteCSV(&out, []HandResult{r}))
	lines, err := csv.NewReader(strings.NewReader(out.String())).ReadAll()
	require.NoError(t, err)
	require.Len(t, lines, 4)
	assert.Equal(t, []string{
		"1", "0", "2027-01-15T08:00:00Z", "0", "A", "person", "0", "60", "110", "90", "30", "-37.5", "67.5", "1", "false",
	}, lines[1])
	assert.Len(t, lines[0], len(lines[1]))

	r.Fixed = true
	players, house = Count([]HandResult{r})
	assert.Empty(t, players, "fixed seeds stay out of statistics")
	assert.Zero(t, house)
}

func TestHistory(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	h, err := s.History()
	require.NoError(t, err)
	require.Empty(t, h.Matches)
	one, l := recorded(t, s, 3, 2, 1)
	require.NoError(t, one.End())
	require.NoError(t, l.Flush())
	two, _ := recorded(t, s, 2, 3, 2)
	require.NoError(t, two.Deal(""))
	require.NoError(t, s.Flush())
	save(t, dir, 9, []byte("{}\n"))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "match-9.jsonl"), nil, 0o600)) // no name of ours

	for name, open := range map[string]func(){
		"anew":           func() { require.NoError(t, os.Remove(filepath.Join(dir, indexFile))) },
		"from the index": func() {},
		"damaged index":  func() { require.NoError(t, os.WriteFile(filepath.Join(dir, indexFile), []byte("{"), 0o600)) },
		"index of others": func() {
			content := []byte(`{"Version":0}`)
			require.NoError(t, os.WriteFile(filepath.Join(dir, indexFile), append([]byte(checksum(content)+"\n"), content...), 0o600))
		},
	} {
		_, err := s.History()
		require.NoError(t, err)
		open()
		h, err := s.History()
		require.NoError(t, err)
		require.Len(t, h.Matches, 3, name)
		assert.Equal(t, []ID{9, 2, 1}, []ID{h.Matches[0].ID, h.Matches[1].ID, h.Matches[2].ID}, "unfinished ones first")
		assert.Equal(t, Foreign, h.Matches[0].Damage.Kind)
		unfinished := h.Matches[1]
		assert.Equal(t, []any{4, 1, true, false}, []any{unfinished.Hand, unfinished.Round, unfinished.Running, unfinished.Ended})
		assert.Equal(t, two.match.Setup(), unfinished.Setup)
		assert.Equal(t, two.match.Standings(), unfinished.Standings)
		assert.Equal(t, two.match.House(), unfinished.House)
		assert.True(t, h.Matches[2].Ended)
		assert.False(t, h.Matches[2].Last.Before(h.Matches[2].Begun))
		var order []string
		for _, hand := range h.Hands {
			order = append(order, fmt.Sprint(hand.Match, ".", hand.Number))
		}
		assert.Equal(t, []string{"2.3", "2.2", "2.1", "1.2", "1.1"}, order)
		for q, p := range h.Hands[3].Players {
			assert.Equal(t, one.match.Account(game.Seat(p.Seat)).Chips, p.Chips, q)
		}
	}
	hand, err := s.Hand(1, 2)
	require.NoError(t, err)
	require.Equal(t, 2, hand.Number)
	_, err = s.Hand(1, 3)
	require.EqualError(t, err, "match 1 has no finished hand 3")
	_, err = s.Hand(9, 1)
	require.ErrorContains(t, err, "not a record")
	_, err = s.Hand(8, 1)
	require.ErrorContains(t, err, "the file cannot be read")
}

// Whatever is changed in the index, the history is that of the matches.
func TestAChangedIndex(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	recorded(t, s, 2, 1, 1)
	want, err := s.History()
	require.NoError(t, err)
	name := filepath.Join(dir, indexFile)
	right, err := os.ReadFile(name)
	require.NoError(t, err)
	require.Contains(t, string(right), `"Standings":[{"Rank":1,"Seat":0,`)
	for at, b := range right {
		for _, other := range []byte{b ^ 1, '9'} {
			changed := bytes.Clone(right)
			changed[at] = other
			require.NoError(t, os.WriteFile(name, changed, 0o600))
			got, err := s.History()
			require.NoError(t, err)
			require.Equal(t, want, got, "byte %d is %q", at, other)
		}
	}
}

// A damaged record is listed with what there is of it. Recovered, it is a match
// that can be played on, and the damaged file is kept as it was.
func TestRecover(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	p, l := recorded(t, s, 3, 3, 1)
	require.NoError(t, l.Close())
	whole, err := os.ReadFile(filepath.Join(dir, ID(1).file()))
	require.NoError(t, err)
	spoilt := bytes.Replace(whole, []byte(`"hand":3,"paid":[`), []byte(`"hand":3,"paid":[7`), 1)
	save(t, dir, 1, spoilt)

	h, err := s.History()
	require.NoError(t, err)
	require.Equal(t, Differs, h.Matches[0].Damage.Kind)
	require.Len(t, h.Hands, 3)
	_, _, err = s.Continue(1)
	require.ErrorContains(t, err, `"paid" of "paid" must be`)
	rec, damage := s.load(1, nil)
	require.NotNil(t, damage)
	sameMatch(t, p.match, rec.Match)

	id, err := s.Recover(1)
	require.NoError(t, err)
	require.Equal(t, ID(2), id)
	m, l, err := s.Continue(id)
	require.NoError(t, err)
	sameMatch(t, p.match, m)
	l.Append(game.Event{Kind: game.Ended}, nil)
	require.NoError(t, l.Close())
	require.True(t, loaded(t, s, id).Match.Ended())
	kept, err := os.ReadFile(filepath.Join(dir, ID(1).file()+aside))
	require.NoError(t, err)
	require.Equal(t, spoilt, kept)
	require.NoFileExists(t, filepath.Join(dir, ID(1).file()))

	same, err := s.Recover(id)
	require.NoError(t, err)
	require.Equal(t, id, same, "nothing is wrong with it")
	save(t, dir, 7, []byte("?\n"))
	_, err = s.Recover(7)
	require.ErrorContains(t, err, "not a record")
	require.FileExists(t, filepath.Join(dir, ID(7).file()))
}

// What another folder's key covers goes on before that hand, if its line is lost.
func TestRecoverWithoutTheKey(t *testing.T) {
	dir := t.TempDir()
	m := played(t, 3, 2, 5)
	content := text(m, newKey())
	second := bytes.Index(content, []byte(`{"event":"dealt","hand":2`))
	lost := bytes.LastIndex(content, []byte(`{"event":"measured"`))
	for name, spoilt := range map[string]string{
		"its end is cut off": string(content[:lost]),
		"its end is damaged": string(content[:lost]) + "?\n" + string(content[lost:]),
	} {
		t.Run(name, func(t *testing.T) {
			s := openDir(t, dir)
			defer s.Close()
			save(t, dir, 1, []byte(spoilt))
			id, err := s.Recover(1)
			require.NoError(t, err)
			again, l, err := s.Continue(id)
			require.NoError(t, err)
			require.Equal(t, 1, again.Hands())
			require.NoError(t, l.Close())
			saved, err := os.ReadFile(filepath.Join(dir, id.file()))
			require.NoError(t, err)
			require.Equal(t, string(content[:second]), string(saved))
		})
	}
}

// A clock that jumps changes no order and loses nothing.
func TestTheClockJumps(t *testing.T) {
	dir := t.TempDir()
	at := time.Date(2030, 1, 1, 0, 0, 0, 0, time.UTC)
	s, err := open(disk{}, dir, func() time.Time { at = at.Add(-1000 * time.Hour); return at }, nil)
	require.NoError(t, err)
	p, _ := recorded(t, s, 2, 2, 1)
	recorded(t, s, 2, 1, 2)
	h, err := s.History()
	require.NoError(t, err)
	require.Equal(t, []ID{2, 1}, []ID{h.Matches[0].ID, h.Matches[1].ID})
	require.Equal(t, []int{1, 2, 1}, []int{h.Hands[0].Number, h.Hands[1].Number, h.Hands[2].Number})
	require.True(t, h.Hands[1].At.Before(h.Hands[2].At))
	sameMatch(t, p.match, loaded(t, s, 1).Match)
	require.NoError(t, s.Close())
}

func TestFilter(t *testing.T) {
	hand := func(number int, o game.Outcome, names string, paid ...int) HandResult {
		h := HandResult{Number: number, Outcome: o}
		for i, name := range strings.Fields(names) {
			h.Players = append(h.Players, PlayerResult{Name: name, Paid: paid[i], Average: odds.Chips{Den: 1}})
		}
		return h
	}
	all := []HandResult{
		hand(1, 0b001, "Ada Ben Chi", 360, 0, 0), hand(2, 0b110, "Ada Ben Chi", 0, 90, 90),
		hand(3, 0b111, "Ada Ben Chi", 0, 0, 0), hand(4, 0b000, "Adam Ben", 0, 0), hand(5, 0b10, "Adam Ben", 0, 240),
	}
	tests := map[string]struct {
		filter Filter
		want   []int
	}{
		"all":            {Filter{}, []int{1, 2, 3, 4, 5}},
		"by name":        {Filter{Player: "chi"}, []int{1, 2, 3}},
		"part of a name": {Filter{Player: "DA"}, []int{1, 2, 3, 4, 5}},
		"nobody":         {Filter{Player: "Zoe"}, nil},
		"alone":          {Filter{Kind: Alone}, []int{1, 5}},
		"shared":         {Filter{Kind: Shared}, []int{2}},
		"nothing":        {Filter{Kind: Nothing}, []int{3, 4}},
		"Ben alone":      {Filter{"Ben", Alone}, []int{5}},
		"Ben shared":     {Filter{"Ben", Shared}, []int{2}},
		"Ben nothing":    {Filter{"Ben", Nothing}, []int{1, 3, 4}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			var got []int
			for _, h := range test.filter.Hands(all) {
				got = append(got, h.Number)
			}
			assert.Equal(t, test.want, got)
		})
	}
}
