package record

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// tellings is what a store reported.
type tellings struct {
	mu  sync.Mutex
	all []*Trouble
}

func (w *tellings) tell(t *Trouble) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.all = append(w.all, t)
}

// list is what was told so far.
func (w *tellings) list() []*Trouble {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.all)
}

// Every operation fails in turn, once or three times on end, while a match is
// played, saved and played on. All that was acknowledged is there whenever the
// program ends, and in the end everything is.
func TestEveryOperationFailsInTurn(t *testing.T) {
	failed := map[string]bool{}
	lengths := []int{1, 3}
	if testing.Short() {
		lengths = lengths[:1]
	}
	for _, times := range lengths {
		for first := 1; ; first++ {
			faults := 0
			synctest.Test(t, func(t *testing.T) {
				f := &faulty{fail: func(operation int, what string) error {
					if operation < first || operation >= first+times {
						return nil
					}
					faults++
					failed[what] = true
					return syscall.EIO
				}}
				playWithFaults(t, f)
			})
			if faults == 0 {
				break
			}
		}
	}
	for _, what := range []string{"make folder", "lock", "read folder", "open", "write", "flush", "rename", "flush folder", "stat", "stat name", "truncate"} {
		assert.Contains(t, failed, what)
	}
}

func playWithFaults(t *testing.T, f *faulty) {
	dir := filepath.Join(t.TempDir(), "folder")
	var told tellings
	s, err := open(f, dir, time.Now, told.tell)
	require.NoError(t, err)
	m, err := game.NewMatch(setup(2))
	require.NoError(t, err)
	l, err := s.Create(setup(2))
	require.NoError(t, err)
	p := stroll(m, random(1))
	p.OnEvent = func(e game.Event) {
		count := len(m.Events())
		answers := make(chan error, 1)
		l.Append(e, func(err error) { answers <- err })
		if err := <-answers; err == nil {
			// The program could end now.
			rec, damage := read(openRaw(t, dir, l.ID()), readKeyOf(t, dir), nil)
			require.Nil(t, damage)
			require.Equal(t, m.Events()[:count], rec.Match.Events())
		} else {
			require.ErrorIs(t, err, syscall.EIO)
		}
	}
	p.finishHands(t, 1)
	time.Sleep(2 * lastRetry) // it catches up by itself
	rec, damage := read(openRaw(t, dir, l.ID()), nil, nil)
	require.Nil(t, damage)
	sameMatch(t, m, rec.Match)
	if said := told.list(); len(said) > 0 {
		require.Len(t, said, 2)
		require.Equal(t, Failed, said[0].Why)
		require.Nil(t, said[1], "it says that all is saved again")
	}
	require.NoError(t, s.Close())
}

func openRaw(t *testing.T, dir string, id ID) *os.File {
	in, err := os.Open(filepath.Join(dir, id.file()))
	require.NoError(t, err)
	t.Cleanup(func() { in.Close() })
	return in
}

func readKeyOf(t *testing.T, dir string) *key {
	text, err := os.ReadFile(filepath.Join(dir, keyFile))
	require.NoError(t, err)
	k, err := parseKey(text)
	require.NoError(t, err)
	return &k
}

func TestTroubleSaysWhy(t *testing.T) {
	tests := map[error]Why{
		syscall.ENOSPC: DiskFull, syscall.EDQUOT: DiskFull, syscall.EROFS: ReadOnly, syscall.EACCES: ReadOnly,
		syscall.EIO: Failed, errInUse: InUse, fs.ErrNotExist: FileGone,
	}
	for err, why := range tests {
		synctest.Test(t, func(t *testing.T) {
			var mended atomic.Bool
			f := &faulty{fail: func(int, string) error {
				if !mended.Load() {
					return &os.PathError{Op: "open", Path: "folder", Err: err}
				}
				return nil
			}}
			dir := t.TempDir()
			var told tellings
			s, opening := open(f, dir, time.Now, told.tell)
			if why == InUse {
				require.ErrorIs(t, opening, ErrInUse)
				return
			}
			require.NoError(t, opening, "play goes on")
			l, creating := s.Create(setup(2))
			require.NoError(t, creating)
			var tr *Trouble
			require.ErrorAs(t, s.Flush(), &tr)
			require.Equal(t, why, tr.Why)
			require.NotEmpty(t, tr.Error())
			require.Equal(t, ID(0), l.ID())
			h, listing := s.History()
			require.Empty(t, h.Hands)
			require.Equal(t, why == FileGone, listing == nil)

			mended.Store(true)
			time.Sleep(2 * lastRetry)
			require.Equal(t, ID(1), l.ID())
			require.Len(t, told.list(), 2)
			require.Nil(t, told.list()[1])
			require.NoError(t, s.Close())
		})
	}
}

// A record that somebody took away or shortened is never written over.
func TestARecordThatIsGone(t *testing.T) {
	for name, spoil := range map[string]func(string) error{
		"taken away": os.Remove,
		"shortened":  func(name string) error { return os.Truncate(name, 10) },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			var told tellings
			s, err := Open(dir, told.tell)
			require.NoError(t, err)
			l, err := s.Create(setup(2))
			require.NoError(t, err)
			require.NoError(t, l.Flush())
			require.NoError(t, spoil(filepath.Join(dir, l.ID().file())))
			l.Append(game.Event{Kind: game.GaveUp}, nil)
			var tr *Trouble
			require.True(t, errors.As(l.Flush(), &tr))
			require.Equal(t, FileGone, tr.Why)
			require.Error(t, s.Close())
		})
	}
}

// A file can be taken away while it is open, and be written all the same. Nothing
// that is written then is said to be saved; once the file is back, all of it is.
func TestARecordThatGoesDuringPlay(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows lets nobody take an open file away")
	}
	other := bytes.Repeat([]byte("of somebody else\n"), 1000)
	for name, replaced := range map[string]bool{"taken away": false, "replaced": true} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				dir := t.TempDir()
				var told tellings
				s, err := Open(dir, told.tell)
				require.NoError(t, err)
				l, err := s.Create(setup(2))
				require.NoError(t, err)
				m, err := game.NewMatch(setup(2))
				require.NoError(t, err)
				p := stroll(m, random(1))
				p.OnEvent = func(e game.Event) { l.Append(e, nil) }
				require.NoError(t, p.step())
				require.NoError(t, l.Flush(), "its file is open now")

				at := filepath.Join(dir, l.ID().file())
				require.NoError(t, os.Rename(at, at+".away"))
				if replaced {
					require.NoError(t, os.WriteFile(at, other, 0o600))
				}
				for range 3 {
					require.NoError(t, p.step())
					var tr *Trouble
					require.ErrorAs(t, l.Flush(), &tr)
					require.Equal(t, FileGone, tr.Why)
				}
				if replaced {
					content, err := os.ReadFile(at)
					require.NoError(t, err)
					require.Equal(t, other, content)
				}

				require.NoError(t, os.Rename(at+".away", at))
				time.Sleep(2 * lastRetry)
				require.NoError(t, l.Flush())
				require.Len(t, told.list(), 2)
				sameMatch(t, m, loaded(t, s, l.ID()).Match)
				require.NoError(t, s.Close())
			})
		})
	}
}

// Of two matches, one may be saved while the other has trouble: that is told until
// both are saved.
func TestTroubleOfTwoMatches(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		var told tellings
		s, err := Open(dir, told.tell)
		require.NoError(t, err)
		one, err := s.Create(setup(2))
		require.NoError(t, err)
		two, err := s.Create(setup(2))
		require.NoError(t, err)
		require.NoError(t, s.Flush())
		away := filepath.Join(dir, one.ID().file())
		require.NoError(t, os.Rename(away, away+".away"))
		one.Append(game.Event{Kind: game.GaveUp}, nil)
		require.Error(t, one.Flush())
		two.Append(game.Event{Kind: game.GaveUp}, nil)
		require.NoError(t, two.Flush())
		require.Len(t, told.list(), 1)
		require.NoError(t, os.Rename(away+".away", away))
		require.NoError(t, one.Flush())
		synctest.Wait()
		require.Len(t, told.list(), 2)
		require.Nil(t, told.list()[1])
		require.NoError(t, s.Close())
	})
}
