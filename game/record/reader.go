package record

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"errors"
	"io"

	"quantumpoker/game"
)

// Limits, so that no file takes more than its due of memory. No line that this
// package writes comes near maxLine, and no hand near maxAhead.
const (
	maxLine  = 8 << 10
	maxAhead = 1 << 20
)

// reader replays a record line by line, and verifies all of it.
type reader struct {
	in  *bufio.Reader
	key *key // nil where there is none
	rec *Record
	// ahead holds lines that were read to find the seed of a covered hand.
	ahead  []rawLine
	number int // of the last line
	owed   []line
	// finished, where set, is told every hand as soon as it is measured.
	finished func(Hand)
}

// rawLine is a line as it stands in the file, with its end.
type rawLine struct {
	text []byte
	err  error // io.EOF after the last whole line
}

// read replays a record. With a Damage it returns what there is up to the damaged
// line; the Record is nil if that is nothing.
func read(in io.Reader, k *key, finished func(Hand)) (*Record, *Damage) {
	r := &reader{in: bufio.NewReaderSize(in, maxLine), key: k, finished: finished}
	if damage := r.header(); damage != nil {
		return nil, damage
	}
	for {
		raw := r.next()
		if raw.err == io.EOF {
			r.rec.owed = r.owed
			return r.rec, nil
		}
		damage := r.line(raw)
		if damage != nil {
			if damage.Line == 0 {
				damage.Line = r.number
			}
			r.rec.owed = r.owed
			return r.rec, damage
		}
		r.rec.size += int64(len(raw.text))
	}
}

func (r *reader) header() *Damage {
	raw := r.next()
	switch {
	case raw.err == io.EOF, errors.Is(raw.err, bufio.ErrBufferFull):
		return &Damage{Line: 1, Kind: Foreign}
	case raw.err != nil:
		return &Damage{Line: 1, Kind: NoAccess, Err: raw.err}
	}
	setup, begun, damage := parseHeader(raw.text)
	if damage != nil {
		return damage
	}
	m, err := game.NewMatch(setup)
	if err != nil {
		return &Damage{Line: 1, Kind: Illegal, Err: err}
	}
	r.rec = &Record{Match: m, Begun: begun, Last: begun, header: raw.text, size: int64(len(raw.text))}
	return nil
}

// next gives the next line. A last line without its end was torn while it was
// written, so nobody was told that it is there: it counts as none.
func (r *reader) next() rawLine {
	r.number++
	if len(r.ahead) > 0 {
		raw := r.ahead[0]
		r.ahead = r.ahead[1:]
		return raw
	}
	return r.fetch()
}

func (r *reader) fetch() rawLine {
	text, err := r.in.ReadSlice('\n')
	return rawLine{bytes.Clone(text), err}
}

func (r *reader) line(raw rawLine) *Damage {
	switch {
	case errors.Is(raw.err, bufio.ErrBufferFull):
		return &Damage{Kind: Unreadable, Err: errors.New("it is too long")}
	case raw.err != nil:
		return &Damage{Kind: NoAccess, Err: raw.err}
	}
	l, err := parse(raw.text)
	if err != nil {
		return &Damage{Kind: Unreadable, Err: err}
	}
	if len(r.owed) > 0 {
		return r.derived(l)
	}
	if l.Event == linePaid || l.Event == lineUncovered {
		return &Damage{Kind: Differs, Err: errors.New("no hand has just ended")}
	}
	return r.happens(l)
}

// derived checks a line that follows from those before it.
func (r *reader) derived(l line) *Damage {
	if err := differs(l, r.owed[0]); err != nil {
		return &Damage{Kind: Differs, Err: err}
	}
	r.rec.seen(l)
	r.owed = r.owed[1:]
	return nil
}

func (r *reader) happens(l line) *Damage {
	m := r.rec.Match
	h, _ := m.Hand()
	e, err := l.event(h.Players())
	if err != nil {
		return &Damage{Kind: Unreadable, Err: err}
	}
	if e.Kind == game.Dealt {
		seed, damage := r.seed(l, m.Hands()+1)
		if damage != nil {
			return damage
		}
		e.Seed = seed
	}
	wasRunning := m.Running()
	if err := m.Apply(e); err != nil {
		return &Damage{Kind: Illegal, Err: err}
	}
	if e.Kind == game.Dealt {
		if err := differs(l, dealLine(m)); err != nil {
			events := m.Events()
			r.rec.Match = again(m.Setup(), events[:len(events)-1])
			return &Damage{Kind: Differs, Err: err}
		}
	}
	r.rec.seen(l)
	r.owed = closing(m, e, wasRunning)
	if e.Kind == game.Measured && r.finished != nil {
		h, _ := Last(m)
		h.At = r.rec.dealt
		r.finished(h)
	}
	return nil
}

// again is the match of events that have happened before.
func again(s game.Setup, events []game.Event) *game.Match {
	m, err := game.NewMatch(s)
	for _, e := range events {
		if err == nil {
			err = m.Apply(e)
		}
	}
	if err != nil {
		panic("record: what happened once does not happen again: " + err.Error())
	}
	return m
}

// seed finds the seed of a hand: by the key, or, where the key is another, in the
// line that uncovers it when the hand is over.
func (r *reader) seed(l line, hand int) (game.Seed, *Damage) {
	if r.key != nil {
		if seed, err := r.key.uncover(l.Covered, r.rec.header, hand); err == nil {
			return seed, nil
		}
	}
	size := 0
	for i := 0; ; i++ {
		if i == len(r.ahead) {
			r.ahead = append(r.ahead, r.fetch())
		}
		raw, number := r.ahead[i], r.number+1+i
		size += len(raw.text)
		if raw.err != nil || size > maxAhead {
			return game.Seed{}, &Damage{Kind: Covered}
		}
		later, err := parse(raw.text)
		switch {
		case err != nil:
			return game.Seed{}, &Damage{Line: number, Kind: Unreadable, Err: err}
		case later.Event == l.Event:
			return game.Seed{}, &Damage{Kind: Covered}
		case later.Event == lineUncovered:
			b, err := hex.DecodeString(later.Seed)
			if err != nil || len(b) != len(game.Seed{}) {
				return game.Seed{}, &Damage{Line: number, Kind: Unreadable, Err: errors.New("its seed is not 64 hexadecimal digits")}
			}
			return game.Seed(b), nil
		}
	}
}
