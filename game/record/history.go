package record

import (
	"cmp"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"time"

	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// Summary is what a list of matches shows of one.
type Summary struct {
	ID          ID
	Setup       game.Setup // without seats if nothing of the match can be read
	Begun, Last time.Time
	// Hand and Round are those being played or, between hands, the last ones.
	Hand, Round    int
	Running, Ended bool
	House          int
	Standings      []game.Place
	// Damage is what is wrong with the record, nil for most.
	Damage *Damage `json:"-"`
}

// HandResult is what a list of hands shows of one that was measured.
type HandResult struct {
	Match   ID
	Number  int
	At      time.Time
	Fixed   bool // dealt from a number that anybody can know: not in statistics
	Ante    int
	Outcome game.Outcome
	House   int            // what the house got of the pool
	Players []PlayerResult // by qubit
}

// PlayerResult is one player's part of a HandResult.
type PlayerResult struct {
	Name string
	Seat game.Seat
	By   game.Player
	Paid int // what the player got of the pool
	// Average is what the player would have got on average of all measurements of
	// the circuit as it stood.
	Average odds.Chips
	Chips   int // the player's account after the hand; 0 if it came by a code
}

// Net is what the hand brought the owner of qubit q, the ante taken off.
func (h HandResult) Net(q game.Qubit) int { return h.Players[q].Paid - h.Ante }

// Position is the part of Net that was in the circuit before it was measured: the
// average payout less the ante.
func (h HandResult) Position(q game.Qubit) odds.Chips {
	return h.Players[q].Average.Sub(whole(h.Ante))
}

// Luck is the part of Net that the measurement brought: the payout less the
// average. Position and Luck add up to Net.
func (h HandResult) Luck(q game.Qubit) odds.Chips {
	return whole(h.Players[q].Paid).Sub(h.Players[q].Average)
}

func whole(chips int) odds.Chips { return odds.Chips{Num: int64(chips), Den: 1} }

func plus(a, b odds.Chips) odds.Chips { return a.Sub(odds.Chips{Num: -b.Num, Den: b.Den}) }

// History is all that a folder has.
type History struct {
	// Matches has the unfinished ones first, and later ones before earlier ones.
	Matches []Summary
	// Hands are all measured hands, later ones first.
	Hands []HandResult
}

// History lists all matches and hands. What did not change since the last time is
// taken from an index; what did is replayed.
func (s *Store) History() (History, error) {
	entries, err := s.files.ReadDir(s.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return History{}, nil // nothing could be saved here yet
	}
	if err != nil {
		return History{}, trouble(err)
	}
	old, fresh, changed := s.readIndex(), index{}, false
	var h History
	for _, e := range entries {
		id, rest, ok := idOf(e.Name())
		if !ok || rest != "" {
			continue
		}
		info, err := e.Info()
		if err != nil {
			continue // it has just been taken away
		}
		p, hands, known := old.find(id, info)
		if !known {
			changed = true
			p, hands = s.page(id, info)
		}
		if p.Match.Damage == nil {
			fresh[id] = p
		}
		h.Matches = append(h.Matches, p.Match)
		h.Hands = append(h.Hands, hands...)
	}
	if changed || len(fresh) != len(old) {
		s.writeIndex(fresh)
	}
	h.sort()
	return h, nil
}

// page replays a match.
func (s *Store) page(id ID, info fs.FileInfo) (page, []HandResult) {
	sum, hands := s.summary(id)
	p := page{Size: info.Size(), Changed: info.ModTime().UnixNano(), Match: sum}
	for _, h := range hands {
		p.Rows = append(p.Rows, newRow(h))
	}
	return p, hands
}

func (h *History) sort() {
	slices.SortFunc(h.Matches, func(a, b Summary) int {
		if a.Ended != b.Ended {
			if b.Ended {
				return -1
			}
			return 1
		}
		return cmp.Compare(b.ID, a.ID)
	})
	slices.SortFunc(h.Hands, func(a, b HandResult) int {
		return cmp.Or(cmp.Compare(b.Match, a.Match), cmp.Compare(b.Number, a.Number))
	})
}

// summary replays a match.
func (s *Store) summary(id ID) (Summary, []HandResult) {
	var hands []HandResult
	rec, damage := s.load(id, func(h Hand) { hands = append(hands, h.Figures()) })
	sum := Summary{ID: id, Damage: damage}
	if rec == nil {
		return sum, nil
	}
	m := rec.Match
	sum.Setup, sum.Begun, sum.Last = m.Setup(), rec.Begun, rec.Last
	sum.Hand, sum.Running, sum.Ended, sum.House, sum.Standings = m.Hands(), m.Running(), m.Ended(), m.House(), m.Standings()
	if h, ok := m.Hand(); ok {
		sum.Round = min(h.Round(), h.Rules().Each)
	}
	for i := range hands {
		hands[i].Match, hands[i].Fixed = id, sum.Setup.Fixed
	}
	return sum, hands
}

// Figures is what a list shows of the hand, but for its match.
func (h Hand) Figures() HandResult {
	r := HandResult{
		Number: h.Number, At: h.At.UTC(), Ante: h.Final.Ante(), Outcome: h.Result.Outcome,
		House: h.Result.Payout.House,
	}
	for q, share := range odds.Now(h.Final.Table).Qubits {
		p := PlayerResult{
			Name: h.Seats[q].Name, Seat: h.Final.SeatOf(game.Qubit(q)), By: h.Seats[q].By,
			Paid: h.Result.Payout.Seats[q], Average: share.Average,
		}
		if q < len(h.chips) {
			p.Chips = h.chips[q]
		}
		r.Players = append(r.Players, p)
	}
	return r
}

// Kind is a result to look for.
type Kind uint8

// The results. Of a player, where one is named; else of anybody.
const (
	Any     Kind = iota
	Alone        // took the whole pool
	Shared       // got a share of half the pool
	Nothing      // got nothing; where nobody is named, nobody got anything
)

// Filter chooses hands.
type Filter struct {
	Player string // part of a name, in any case; empty for everybody
	Kind   Kind
}

// Hands lists those of the hands that the filter chooses.
func (f Filter) Hands(all []HandResult) []HandResult {
	var out []HandResult
	for _, h := range all {
		if f.chooses(h) {
			out = append(out, h)
		}
	}
	return out
}

func (f Filter) chooses(h HandResult) bool {
	if f.Player == "" {
		return f.Kind == Any || f.Kind == h.kind()
	}
	for _, p := range h.Players {
		named := strings.Contains(strings.ToLower(p.Name), strings.ToLower(f.Player))
		if named && (f.Kind == Any || f.Kind == h.kindFor(p)) {
			return true
		}
	}
	return false
}

// kind is what the hand brought to whoever got anything.
func (h HandResult) kind() Kind {
	switch ones := h.Outcome.Ones(); ones {
	case 0, len(h.Players):
		return Nothing
	case 1:
		return Alone
	}
	return Shared
}

func (h HandResult) kindFor(p PlayerResult) Kind {
	if p.Paid == 0 {
		return Nothing
	}
	return h.kind()
}
