package record

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// ID is the number of a match in its folder. A later match has a higher one,
// whatever the clock says.
type ID int

// The files of a folder.
const (
	lockFile  = "lock"
	keyFile   = "key"
	indexFile = "matches.index"
	deleted   = ".deleted" // ends the name of a match until the folder is opened again
	aside     = ".damaged" // ends the name of a damaged record that was recovered
)

func (id ID) file() string { return fmt.Sprintf("match-%06d.jsonl", int(id)) }

// idOf reads the number in the name of a match's file; rest is what follows it.
func idOf(name string) (id ID, rest string, ok bool) {
	var n int
	if _, err := fmt.Sscanf(name, "match-%d.jsonl", &n); err != nil || n < 1 {
		return 0, "", false
	}
	rest, ok = strings.CutPrefix(name, ID(n).file())
	return ID(n), rest, ok
}

// Store keeps matches in a folder. It is safe for use by several goroutines.
type Store struct {
	dir    string
	files  files
	now    func() time.Time
	report func(*Trouble)

	mu      sync.Mutex // guards what follows
	lock    io.Closer  // nil until the folder could be locked
	key     *key       // nil until it could be read or made
	last    ID         // the highest number given so far
	closed  bool
	logs    map[*Log]bool
	claimed map[ID]bool // by whoever opens, takes away or recovers the match just now
	telling sync.Mutex  // guards what follows, and is held while report runs
	trouble map[*Log]*Trouble
	told    *Trouble
}

// ErrInUse is the error of opening a folder that another instance has open.
var ErrInUse = &Trouble{Why: InUse, Err: errInUse}

// Open opens the folder, which need not exist. It fails with ErrInUse if another
// instance has it open. A folder that cannot be written is no error: matches are
// played and kept in memory, and saved as soon as that is possible.
//
// Report is told, from other goroutines, why nothing is being saved, and nil when
// everything is saved again. It must not call the Store.
func Open(dir string, report func(*Trouble)) (*Store, error) {
	return open(disk{}, dir, time.Now, report)
}

func open(f files, dir string, now func() time.Time, report func(*Trouble)) (*Store, error) {
	s := &Store{
		dir: dir, files: f, now: now, report: report,
		logs: map[*Log]bool{}, claimed: map[ID]bool{}, trouble: map[*Log]*Trouble{},
	}
	_, err := s.prepare()
	if errors.Is(err, errInUse) {
		return nil, ErrInUse
	}
	if err == nil {
		s.sweep()
	}
	return s, nil
}

func (s *Store) path(name string) string { return filepath.Join(s.dir, name) }

// prepare makes sure that this instance owns the folder and has its key. It is
// tried again before anything is written until it succeeds.
func (s *Store) prepare() (key, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return key{}, errClosed
	}
	if s.lock == nil {
		if err := s.files.MkdirAll(s.dir); err != nil {
			return key{}, err
		}
		lock, err := s.files.Lock(s.path(lockFile))
		if err != nil {
			return key{}, err
		}
		s.lock = lock
	}
	if s.key == nil {
		k, err := s.readKey()
		if err != nil {
			return key{}, err
		}
		s.key = &k
	}
	return *s.key, nil
}

// readKey reads the folder's key, or makes one. A damaged one is kept aside.
func (s *Store) readKey() (key, error) {
	name := s.path(keyFile)
	text, err := readFile(s.files, name)
	if err == nil {
		k, damage := parseKey(text)
		if damage == nil {
			return k, nil
		}
		err = s.files.Rename(name, name+aside)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return key{}, err
	}
	k := newKey()
	return k, replace(s.files, name, k.text())
}

// sweep removes what was deleted or not finished when the folder was last open, and
// nothing that is not the game's. What cannot be removed does no harm.
func (s *Store) sweep() {
	entries, err := s.files.ReadDir(s.dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		id, rest, ok := idOf(e.Name())
		switch {
		case ok && (rest == deleted || rest == temporary):
			s.last = max(s.last, id)
		case e.Name() == keyFile+temporary, e.Name() == indexFile+temporary:
		default:
			continue
		}
		_ = s.files.Remove(s.path(e.Name()))
	}
}

// newID takes the next number that no file has.
func (s *Store) newID() (ID, error) {
	entries, err := s.files.ReadDir(s.dir)
	if err != nil {
		return 0, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, e := range entries {
		if id, _, ok := idOf(e.Name()); ok {
			s.last = max(s.last, id)
		}
	}
	s.last++
	return s.last, nil
}

// tell reports a log's trouble, or nil, if that changes whether and why nothing
// is being saved.
func (s *Store) tell(l *Log, t *Trouble) {
	s.telling.Lock()
	defer s.telling.Unlock()
	if t != nil {
		s.trouble[l] = t
	} else {
		delete(s.trouble, l)
		for _, other := range s.trouble {
			t = other
		}
	}
	if changed := (t == nil) != (s.told == nil) || t != nil && t.Why != s.told.Why; changed {
		s.told = t
		s.report(t)
	}
}

// Flush waits until all that was appended is saved, or says why it is not.
func (s *Store) Flush() error { return s.each((*Log).Flush) }

// Close flushes all logs, closes them and gives the folder to other instances. It
// says what could not be saved.
func (s *Store) Close() error {
	err := s.each((*Log).Close)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	if s.lock != nil {
		err = errors.Join(err, s.lock.Close())
		s.lock = nil
	}
	return err
}

func (s *Store) each(do func(*Log) error) error {
	s.mu.Lock()
	var logs []*Log
	for l := range s.logs {
		logs = append(logs, l)
	}
	s.mu.Unlock()
	var errs []error
	for _, l := range logs {
		errs = append(errs, do(l))
	}
	return errors.Join(errs...)
}

// openFile opens a match's file for reading.
func (s *Store) openFile(id ID) (file, error) {
	return s.files.Open(s.path(id.file()), os.O_RDONLY, 0)
}
