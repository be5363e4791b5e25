package record

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

var kills = flag.Int("kills", 40, "how often the kill test kills")

// childFolder names the folder in which a copy of this program plays until it is
// killed.
const childFolder = "RECORD_TEST_CHILD"

func TestMain(m *testing.M) {
	if dir := os.Getenv(childFolder); dir != "" {
		fmt.Fprintln(os.Stderr, playUntilKilled(dir))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// playUntilKilled plays matches, old ones and new ones, and prints a line for each
// event that was acknowledged.
func playUntilKilled(dir string) error {
	s, err := Open(dir, func(*Trouble) {})
	if err != nil {
		return err
	}
	out := bufio.NewWriter(os.Stdout)
	for {
		m, l, err := anyMatch(s)
		if err != nil {
			return err
		}
		if l.ID() == 0 {
			if err := l.Flush(); err != nil {
				return err
			}
		}
		p := stroll(m, rand.New(rand.NewPCG(rand.Uint64(), 0)))
		answered := make(chan error, 1)
		p.OnEvent = func(game.Event) {
			events := m.Events()
			l.Append(events[len(events)-1], func(err error) {
				if err == nil {
					fmt.Fprintf(out, "%d %d %x\n", l.ID(), len(events), digest(events))
					err = out.Flush()
				}
				answered <- err
			})
			if err := <-answered; err != nil {
				panic(err)
			}
		}
		for p.Phase() != game.MatchDone {
			act := p.step
			if p.Phase() == game.HandDone && m.Hands() >= 3 {
				act = p.End
			}
			if err := act(); err != nil {
				return err
			}
		}
		if err := l.Close(); err != nil {
			return err
		}
	}
}

// anyMatch continues an unfinished match, or begins one.
func anyMatch(s *Store) (*game.Match, *Log, error) {
	h, err := s.History()
	if err != nil {
		return nil, nil, err
	}
	var open []ID
	for _, m := range h.Matches {
		if !m.Ended {
			open = append(open, m.ID)
		}
	}
	if len(open) > 0 && rand.IntN(4) > 0 {
		return s.Continue(open[rand.IntN(len(open))])
	}
	with := setup(2 + rand.IntN(4))
	m, err := game.NewMatch(with)
	if err != nil {
		return nil, nil, err
	}
	l, err := s.Create(with)
	return m, l, err
}

func digest(events []game.Event) uint64 {
	h := fnv.New64()
	fmt.Fprint(h, events)
	return h.Sum64()
}

// acknowledged is how far a match was said to be saved.
type acknowledged struct {
	count  int
	digest uint64
}

// A copy of this program plays through the controller and is killed at random
// instants. Whatever it said to be saved is there, and play goes on.
func TestKilledAtAnyInstant(t *testing.T) {
	dir := t.TempDir()
	saved := map[ID]acknowledged{}
	events, unfinished := 0, 0
	for range *kills {
		touched := map[ID]bool{}
		for line := range bytes.Lines(killed(t, dir)) {
			var id ID
			var a acknowledged
			if n, _ := fmt.Sscanf(string(line), "%d %d %x\n", &id, &a.count, &a.digest); n == 3 { // not torn itself
				saved[id], touched[id] = a, true
				events++
			}
		}
		unfinished += reopened(t, dir, saved, touched)
	}
	reopened(t, dir, saved, nil)
	require.Positive(t, events)
	require.Positive(t, unfinished)
	t.Logf("%d kills, %d events acknowledged in %d matches, none lost", *kills, events, len(saved))
}

// reopened opens the folder and checks the touched matches, or all for nil. It
// returns how many of them can be played on.
func reopened(t *testing.T, dir string, saved map[ID]acknowledged, touched map[ID]bool) (unfinished int) {
	s := openDir(t, dir)
	h, err := s.History()
	require.NoError(t, err)
	there := map[ID]bool{}
	for _, sum := range h.Matches {
		require.Nil(t, sum.Damage)
		there[sum.ID] = true
		if touched != nil && !touched[sum.ID] {
			continue
		}
		rec := loaded(t, s, sum.ID)
		events, want := rec.Match.Events(), saved[sum.ID]
		require.GreaterOrEqual(t, len(events), want.count)
		if want.count > 0 {
			require.Equal(t, want.digest, digest(events[:want.count]))
		}
		if !rec.Match.Ended() {
			unfinished++
			require.NoError(t, stroll(rec.Match, random(1)).step(), "the next play is legal")
		}
	}
	for id := range saved {
		require.Contains(t, there, id)
	}
	require.NoError(t, s.Close())
	return unfinished
}

// killed plays in the folder for a random time, and returns what was printed. One
// time in four that may be while the folder is being opened, else it is after the
// first event.
func killed(t *testing.T, dir string) []byte {
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), childFolder+"="+dir)
	out := &firstWrite{begun: make(chan struct{})}
	var errs bytes.Buffer
	child.Stdout, child.Stderr = out, &errs
	require.NoError(t, child.Start())
	if rand.IntN(4) > 0 {
		select {
		case <-out.begun:
		case <-time.After(time.Minute):
			t.Error("nothing was saved in a minute")
		}
	}
	time.Sleep(time.Duration(rand.Int64N(int64(50 * time.Millisecond))))
	require.NoError(t, child.Process.Kill())
	_ = child.Wait() // it always fails: it was killed
	require.Empty(t, errs.String())
	return out.text
}

// firstWrite keeps what is written, and says when that begins.
type firstWrite struct {
	text  []byte
	begun chan struct{}
}

func (f *firstWrite) Write(b []byte) (int, error) {
	if f.text == nil {
		close(f.begun)
	}
	f.text = append(f.text, b...)
	return len(b), nil
}
