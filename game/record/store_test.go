package record

import (
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// recorded plays hands of a new match of n seats into the store, and returns it.
func recorded(t *testing.T, s *Store, n, hands int, seed uint64) (*strolling, *Log) {
	l, err := s.Create(setup(n))
	require.NoError(t, err)
	m, err := game.NewMatch(setup(n))
	require.NoError(t, err)
	p := stroll(m, random(seed))
	p.OnEvent = func(e game.Event) { l.Append(e, func(err error) { assert.NoError(t, err) }) }
	p.finishHands(t, hands)
	require.NoError(t, l.Flush())
	return p, l
}

func TestSaveAndContinue(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	p, l := recorded(t, s, 3, 2, 1)
	require.Equal(t, ID(1), l.ID())
	for range 3 { // into the next hand
		require.NoError(t, p.step())
	}
	_, _, err := s.Continue(1)
	require.ErrorContains(t, err, "match 1 is being played")
	require.NoError(t, s.Close())

	s = openDir(t, dir)
	m, l, err := s.Continue(1)
	require.NoError(t, err)
	sameMatch(t, p.match, m)
	p = stroll(m, random(2))
	p.OnEvent = func(e game.Event) { l.Append(e, nil) }
	p.finishHands(t, 4)
	require.NoError(t, p.GiveUp())
	require.NoError(t, l.Close())
	rec := loaded(t, s, 1)
	sameMatch(t, p.match, rec.Match)
	require.True(t, rec.Match.Ended())
	_, ok := Last(rec.Match)
	require.Equal(t, 4, rec.Match.Hands())
	require.True(t, ok)
	require.NoError(t, s.Close())
	_, err = s.Recover(1)
	require.NoError(t, err, "there is nothing to write")
	require.ErrorIs(t, s.Delete(1), errClosed)
}

// However many goroutines ask for a match at once, one of them gets it.
func TestAMatchIsOpenOnce(t *testing.T) {
	s := openDir(t, t.TempDir())
	_, l := recorded(t, s, 2, 1, 1)
	require.NoError(t, l.Close())
	for range 20 {
		logs, all := make(chan *Log, 4), sync.WaitGroup{}
		for range cap(logs) {
			all.Go(func() {
				if _, l, err := s.Continue(1); err == nil {
					logs <- l
				} else {
					assert.EqualError(t, err, "match 1 is being played")
				}
			})
		}
		all.Wait()
		require.Len(t, logs, 1)
		require.NoError(t, (<-logs).Close())
	}
	_, _, err := s.Continue(7)
	require.ErrorIs(t, err, fs.ErrNotExist)
	_, _, err = s.Continue(7)
	require.ErrorIs(t, err, fs.ErrNotExist, "what failed is open to nobody")
}

func TestASecondInstanceIsTurnedAway(t *testing.T) {
	dir := t.TempDir()
	first, err := Open(dir, nil)
	require.NoError(t, err)
	_, err = Open(dir, nil)
	require.ErrorIs(t, err, ErrInUse)
	require.EqualError(t, err, "the folder is in use: another instance of the game uses this folder")
	require.NoError(t, first.Close())
	second, err := Open(dir, nil)
	require.NoError(t, err)
	require.NoError(t, second.Close())
}

func TestDeleteAndUndelete(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	recorded(t, s, 2, 1, 1)
	p, l := recorded(t, s, 2, 1, 2)
	require.EqualError(t, s.Delete(2), "match 2 is being played")
	require.NoError(t, p.Deal(""))
	require.NoError(t, l.Close(), "it is saved as before")
	sameMatch(t, p.match, loaded(t, s, 2).Match)
	require.NoError(t, s.Delete(2))
	list := func() (ids []ID) {
		h, err := s.History()
		require.NoError(t, err)
		for _, m := range h.Matches {
			ids = append(ids, m.ID)
		}
		return ids
	}
	require.Equal(t, []ID{1}, list())
	require.NoError(t, s.Undelete(2))
	require.Equal(t, []ID{2, 1}, list())
	require.NoError(t, s.Delete(2))
	require.EqualError(t, s.Delete(2), "match-000002.jsonl: file does not exist")
	_, l = recorded(t, s, 2, 1, 3)
	require.Equal(t, ID(3), l.ID(), "a deleted match keeps its number")
	require.NoError(t, s.Close())
	s = openDir(t, dir)
	require.Equal(t, []ID{3, 1}, list())
	require.Error(t, s.Undelete(2))
	require.NoFileExists(t, filepath.Join(dir, ID(2).file()+deleted))
}

func TestAppendingWhatCannotHappenIsRefused(t *testing.T) {
	var told []*Trouble
	s, err := Open(t.TempDir(), func(tr *Trouble) { told = append(told, tr) })
	require.NoError(t, err)
	l, err := s.Create(setup(2))
	require.NoError(t, err)
	answer := make(chan error, 1)
	l.Append(game.Event{Kind: game.Measured}, func(err error) { answer <- err })
	var tr *Trouble
	require.ErrorAs(t, <-answer, &tr)
	require.Equal(t, Impossible, tr.Why)
	require.ErrorAs(t, s.Close(), &tr)
	require.Equal(t, Impossible, told[0].Why)
	l.Append(game.Event{Kind: game.GaveUp}, func(err error) { answer <- err })
	require.Equal(t, errClosed, <-answer)
	_, err = s.Create(game.Setup{})
	require.Error(t, err)
}

// A folder may have files that are not the game's. They stay as they are.
func TestFilesOfOthersStay(t *testing.T) {
	dir := t.TempDir()
	others := []string{
		"notes.tmp", ".tmp", "lock.tmp", "match-1.jsonl.tmp", "match-000001.jsonl.old.tmp", "match-000001.json.deleted",
		"essay.deleted", "index.json", "index.json.tmp", lockFile,
	}
	for _, name := range others {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(name), 0o600))
	}
	ours := []string{ID(7).file() + deleted, ID(8).file() + temporary, keyFile + temporary, indexFile + temporary}
	for _, name := range ours {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), nil, 0o600))
	}
	s := openDir(t, dir)
	for _, name := range ours {
		require.NoFileExists(t, filepath.Join(dir, name))
	}
	_, l := recorded(t, s, 2, 1, 1)
	require.Equal(t, ID(9), l.ID())
	_, err := s.History()
	require.NoError(t, err)
	require.NoError(t, s.Close())
	for _, name := range others {
		content, err := os.ReadFile(filepath.Join(dir, name))
		require.NoError(t, err)
		require.Equal(t, name, string(content))
	}
}

func TestFilesArePrivate(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	s := openDir(t, dir)
	recorded(t, s, 2, 1, 1)
	for _, name := range []string{ID(1).file(), keyFile, lockFile} {
		info, err := os.Stat(filepath.Join(dir, name))
		require.NoError(t, err)
		if info.Mode().Perm() != 0o666 { // Windows knows no others
			require.Equal(t, os.FileMode(0o600), info.Mode().Perm(), name)
		}
	}
}

// A key that cannot be read is kept aside; finished hands need none.
func TestDamagedKey(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	p, _ := recorded(t, s, 3, 2, 1)
	require.NoError(t, s.Close())
	require.NoError(t, os.WriteFile(filepath.Join(dir, keyFile), []byte("nonsense"), 0o600))
	s = openDir(t, dir)
	require.FileExists(t, filepath.Join(dir, keyFile+aside))
	m, l, err := s.Continue(1)
	require.NoError(t, err)
	sameMatch(t, p.match, m)
	p = stroll(m, random(3))
	p.OnEvent = func(e game.Event) { l.Append(e, nil) }
	p.finishHands(t, 3)
	require.NoError(t, l.Close())
	sameMatch(t, m, loaded(t, s, 1).Match)
}
