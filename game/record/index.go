package record

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"quantumpoker/game"
	"quantumpoker/game/odds"
)

// index remembers what replaying each match gave. It is a cache: whatever is wrong
// with it, the matches are replayed again.
type index map[ID]page

// page is one match, as long as its file has that size and time of change.
type page struct {
	Size, Changed int64
	Match         Summary
	Rows          []row // its hands, oldest first
}

// row is a hand as numbers, since a long history has to open at once: rowHand
// numbers of the hand, then rowPlayer numbers of each player.
type row []int64

const (
	rowHand   = 4 // number, time, outcome, the house's payout
	rowPlayer = 6 // seat, by, payout, numerator and denominator of the average, chips
)

// indexVersion changes with what a page holds and how that is computed.
const indexVersion = 2

// indexText is the file's content after its first line, which is its checksum.
type indexText struct {
	Version int
	Pages   index
}

func checksum(content []byte) string { return fmt.Sprintf("%x", sha256.Sum256(content)) }

func newRow(h HandResult) row {
	r := row{int64(h.Number), h.At.Unix(), int64(h.Outcome), int64(h.House)}
	for _, p := range h.Players {
		r = append(r, int64(p.Seat), int64(p.By), int64(p.Paid), p.Average.Num, int64(p.Average.Den), int64(p.Chips))
	}
	return r
}

var errRow = errors.New("not a hand of this match")

// hand is the inverse of newRow, for a hand of the match.
func (r row) hand(m Summary) (HandResult, error) {
	players := (len(r) - rowHand) / rowPlayer
	if players < game.MinPlayers || len(r) != rowHand+players*rowPlayer {
		return HandResult{}, errRow
	}
	h := HandResult{
		Match: m.ID, Number: int(r[0]), At: time.Unix(r[1], 0).UTC(), Fixed: m.Setup.Fixed, Ante: m.Setup.Ante,
		Outcome: game.Outcome(r[2]), House: int(r[3]),
		Players: make([]PlayerResult, players),
	}
	for q := range h.Players {
		p := r[rowHand+q*rowPlayer:]
		if p[0] < 0 || p[0] >= int64(len(m.Setup.Seats)) || p[4] < 1 {
			return HandResult{}, errRow
		}
		h.Players[q] = PlayerResult{
			Name: m.Setup.Seats[p[0]].Name, Seat: game.Seat(p[0]), By: game.Player(p[1]), Paid: int(p[2]),
			Average: odds.Chips{Num: p[3], Den: uint64(p[4])}, Chips: int(p[5]),
		}
	}
	return h, nil
}

// find gives what is known of a match, if its file is as it was.
func (x index) find(id ID, info fs.FileInfo) (page, []HandResult, bool) {
	p, ok := x[id]
	if !ok || p.Size != info.Size() || p.Changed != info.ModTime().UnixNano() {
		return page{}, nil, false
	}
	hands, err := p.hands()
	return p, hands, err == nil
}

// hands gives the hands of the page.
func (p page) hands() ([]HandResult, error) {
	hands := make([]HandResult, len(p.Rows))
	for i, r := range p.Rows {
		var err error
		if hands[i], err = r.hand(p.Match); err != nil {
			return nil, err
		}
	}
	return hands, nil
}

func (s *Store) readIndex() index {
	text, err := readFile(s.files, s.path(indexFile))
	if err != nil {
		return nil
	}
	sum, content, _ := bytes.Cut(text, []byte("\n"))
	if string(sum) != checksum(content) {
		return nil
	}
	var x indexText
	if err := json.Unmarshal(content, &x); err != nil || x.Version != indexVersion {
		return nil
	}
	return x.Pages
}

// writeIndex saves the index where that is possible; nothing is lost where not.
func (s *Store) writeIndex(x index) {
	if _, err := s.prepare(); err != nil {
		return
	}
	if content, err := json.Marshal(indexText{indexVersion, x}); err == nil {
		_ = replace(s.files, s.path(indexFile), append([]byte(checksum(content)+"\n"), content...))
	}
}
