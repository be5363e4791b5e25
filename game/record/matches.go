package record

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"quantumpoker/game"
)

// Create begins to save a match with that setup. It gets its file at once, or as
// soon as the folder can be written.
func (s *Store) Create(setup game.Setup) (*Log, error) {
	m, err := game.NewMatch(setup)
	if err != nil {
		return nil, err
	}
	begun := s.now()
	return s.newLog(&Log{match: m, last: begun, writer: writer{header: newHeader(setup, begun)}}), nil
}

// Hand gives a finished hand of a match. The match may be damaged after it.
func (s *Store) Hand(id ID, number int) (Hand, error) {
	var found *Hand
	_, damage := s.load(id, func(h Hand) {
		if h.Number == number {
			found = &h
		}
	})
	switch {
	case found != nil:
		return *found, nil
	case damage != nil:
		return Hand{}, damage
	}
	return Hand{}, fmt.Errorf("match %d has no finished hand %d", id, number)
}

// load replays a match, and tells finished, where set, every measured hand of it.
func (s *Store) load(id ID, finished func(Hand)) (*Record, *Damage) {
	f, err := s.openFile(id)
	if err != nil {
		return nil, &Damage{Kind: NoAccess, Err: err}
	}
	defer f.Close()
	return read(f, s.theKey(), finished)
}

// theKey is the folder's key, nil while there is none.
func (s *Store) theKey() *key {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.key
}

// Continue replays an unfinished match, and saves what happens in it from now on:
// play the match through a Controller and append its events to the log. A match can be
// open once.
func (s *Store) Continue(id ID) (*game.Match, *Log, error) {
	if err := s.claim(id); err != nil {
		return nil, nil, err
	}
	defer s.release(id)
	rec, damage := s.load(id, nil)
	if damage != nil {
		return nil, nil, damage
	}
	l := &Log{
		match: again(rec.Match.Setup(), rec.Match.Events()), last: rec.Last, id: id,
		writer: writer{header: rec.header, made: true, size: rec.size},
	}
	if len(rec.owed) > 0 {
		l.queue = []entry{{lines: rec.owed}}
	}
	return rec.Match, s.newLog(l), nil
}

// ErrPlaying is why a match that is open cannot be opened again, deleted or recovered.
var ErrPlaying = errors.New("is being played")

// claim keeps others from opening a match and from changing its file until it is
// released. It fails while the match is open.
func (s *Store) claim(id ID) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	open := s.claimed[id]
	for l := range s.logs {
		open = open || l.ID() == id
	}
	if open {
		return fmt.Errorf("match %d %w", id, ErrPlaying)
	}
	s.claimed[id] = true
	return nil
}

func (s *Store) release(id ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.claimed, id)
}

// Recover makes a new match of what a damaged record has up to the damaged line,
// and keeps the damaged file aside under another name. It fails while the match is
// open.
func (s *Store) Recover(id ID) (ID, error) {
	if err := s.claim(id); err != nil {
		return 0, err
	}
	defer s.release(id)
	rec, damage := s.load(id, nil)
	switch {
	case damage == nil:
		return id, nil
	case rec == nil:
		return 0, damage
	}
	k, err := s.prepare()
	if err != nil {
		return 0, trouble(err)
	}
	good, err := s.head(id, rec.size)
	if err != nil {
		return 0, trouble(err)
	}
	good = append(good, entry{lines: rec.owed}.bytes(k, rec.header)...)
	// A hand that another folder's key covers cannot go on without the line that
	// uncovered it: then the match goes on before that hand.
	if rec, damage := read(bytes.NewReader(good), &k, nil); damage != nil {
		good = good[:rec.size]
	}
	saved, err := s.newID()
	if err != nil {
		return 0, trouble(err)
	}
	if err := replace(s.files, s.path(saved.file()), good); err != nil {
		return 0, trouble(err)
	}
	return saved, s.rename(id.file(), id.file()+aside)
}

// head reads the first bytes of a match's file.
func (s *Store) head(id ID, size int64) ([]byte, error) {
	f, err := s.openFile(id)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	good := make([]byte, size)
	_, err = io.ReadFull(f, good)
	return good, err
}

// Delete takes a match away. Undelete brings it back, until the folder is opened
// again. It fails while the match is open.
func (s *Store) Delete(id ID) error {
	if err := s.claim(id); err != nil {
		return err
	}
	defer s.release(id)
	return s.rename(id.file(), id.file()+deleted)
}

// Undelete brings a deleted match back.
func (s *Store) Undelete(id ID) error {
	return s.rename(id.file()+deleted, id.file())
}

func (s *Store) rename(from, to string) error {
	if _, err := s.prepare(); err != nil {
		return trouble(err)
	}
	err := s.files.Rename(s.path(from), s.path(to))
	if err == nil {
		err = s.files.SyncDir(s.dir)
	}
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: %w", from, fs.ErrNotExist)
	}
	if err != nil {
		return trouble(err)
	}
	return nil
}

// ReadFile replays a record wherever it is, and tells finished every measured hand
// of it. A running hand can be read only beside the key that covers it.
func ReadFile(name string, finished func(Hand)) (*Record, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var k *key
	if text, err := os.ReadFile(filepath.Join(filepath.Dir(name), keyFile)); err == nil {
		if parsed, err := parseKey(text); err == nil {
			k = &parsed
		}
	}
	rec, damage := read(f, k, finished)
	if damage != nil {
		return rec, damage
	}
	return rec, nil
}
