package record

import (
	"cmp"
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"

	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// Player is whom statistics are about: a name, played by a person or by a bot.
type Player struct {
	Name string
	By   game.Player
}

// Statistics are the results of one player over some hands.
type Statistics struct {
	Player
	Hands int
	// Won and Lost add up what the hands brought and took, each less the ante.
	Won, Lost int
	// Alone is in how many hands the player took the pool, Shares in how many it
	// got a share.
	Alone, Shares int
	// Position and Luck add up those of the hands; together they are Net.
	Position, Luck odds.Chips
}

// Net is what all hands brought together.
func (s Statistics) Net() int { return s.Won - s.Lost }

// HouseStatistics are the results of the house over some hands.
type HouseStatistics struct {
	Hands int
	Net   int // what it got less what it put in
}

// Count adds up the hands, but for those of matches with fixed seeds. Players come
// with the best Net first.
func Count(hands []HandResult) ([]Statistics, HouseStatistics) {
	var house HouseStatistics
	found := map[Player]*Statistics{}
	for _, h := range hands {
		if h.Fixed {
			continue
		}
		house.Hands++
		house.Net += h.House - len(h.Players)*h.Ante
		for q, p := range h.Players {
			who := Player{p.Name, p.By}
			if found[who] == nil {
				found[who] = &Statistics{Player: who, Position: whole(0), Luck: whole(0)}
			}
			found[who].add(h, game.Qubit(q))
		}
	}
	var out []Statistics
	for _, s := range found {
		out = append(out, *s)
	}
	slices.SortFunc(out, func(a, b Statistics) int {
		return cmp.Or(cmp.Compare(b.Net(), a.Net()), cmp.Compare(a.Name, b.Name), cmp.Compare(a.By, b.By))
	})
	return out, house
}

func (s *Statistics) add(h HandResult, q game.Qubit) {
	s.Hands++
	net := h.Net(q)
	s.Won += max(net, 0)
	s.Lost += max(-net, 0)
	switch h.kindFor(h.Players[q]) {
	case Alone:
		s.Alone++
	case Shared:
		s.Shares++
	}
	s.Position = plus(s.Position, h.Position(q))
	s.Luck = plus(s.Luck, h.Luck(q))
}

// WriteCSV writes a line for each player of each hand, as comma-separated values
// with names in the first line.
func WriteCSV(out io.Writer, hands []HandResult) error {
	w := csv.NewWriter(out)
	lines := [][]string{{
		"match", "hand", "dealt", "seat", "player", "by", "qubit", "ante", "read",
		"payout", "net", "position", "luck", "chips", "fixed",
	}}
	for _, h := range hands {
		for i, p := range h.Players {
			q := game.Qubit(i)
			lines = append(lines, []string{
				strconv.Itoa(int(h.Match)), strconv.Itoa(h.Number), stamp(h.At), strconv.Itoa(int(p.Seat)),
				p.Name, p.By.String(), strconv.Itoa(i), strconv.Itoa(h.Ante), reading(h.Outcome, len(h.Players)),
				strconv.Itoa(p.Paid), strconv.Itoa(h.Net(q)), decimal(h.Position(q)), decimal(h.Luck(q)),
				strconv.Itoa(p.Chips), fmt.Sprint(h.Fixed),
			})
		}
	}
	return w.WriteAll(lines)
}

// decimal writes an average in full: its denominator is a power of two.
func decimal(c odds.Chips) string { return strconv.FormatFloat(c.Float(), 'f', -1, 64) }
