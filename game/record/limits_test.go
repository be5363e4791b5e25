package record

import (
	"bytes"
	"io"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// endless repeats a text up to a size.
func endless(text string, size int64) io.Reader { return io.LimitReader(&repeated{text: text}, size) }

type repeated struct {
	text string
	at   int
}

func (r *repeated) Read(b []byte) (int, error) {
	n := copy(b, r.text[r.at:])
	r.at = (r.at + n) % len(r.text)
	return n, nil
}

// Files of a gigabyte are refused at once and in little memory.
func TestHugeFiles(t *testing.T) {
	const size = 1 << 30
	m := played(t, 3, 1, 1)
	content := text(m, newKey())
	head := linesOf(content)[0]
	dealt := linesOf(content)[1]
	for name, in := range map[string]io.Reader{
		"zeros":             endless("\x00", size),
		"blank lines":       endless("\n", size),
		"a head, zeros":     io.MultiReader(strings.NewReader(head), endless("\x00", size)),
		"a head, no lines":  io.MultiReader(strings.NewReader(head), endless("\n", size)),
		"a hand, no end":    io.MultiReader(strings.NewReader(head+dealt), endless(`{"event":"revealed","seat":0}`+"\n", size)),
		"a hand, long text": io.MultiReader(strings.NewReader(head+dealt), endless(`{"event":"revealed","note":"`+strings.Repeat("x", 4000)+`"}`+"\n", size)),
	} {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, damage := read(in, nil, nil)
			runtime.ReadMemStats(&after)
			require.NotNil(t, damage)
			require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(64<<20))
		})
	}
}

// A hand that is played and taken back without end is refused, not replayed for
// minutes.
func TestAnEndlessHand(t *testing.T) {
	m, err := game.NewMatch(setup(2))
	require.NoError(t, err)
	require.NoError(t, m.Apply(game.Event{Kind: game.Dealt}))
	h, _ := m.Hand()
	p := h.View(0).Plays()[0]
	require.NoError(t, m.Apply(game.Event{Kind: game.Played, Play: p}))
	require.NoError(t, m.Apply(game.Event{Kind: game.TookBack, Play: p}))
	k := newKey()
	content := text(m, k)
	loop := content[bytes.Index(content, []byte(`{"event":"played"`)):]
	in := io.MultiReader(bytes.NewReader(content), endless(string(loop), 1<<30))
	rec, damage := read(in, &k, nil)
	require.NotNil(t, damage)
	require.ErrorIs(t, damage, &game.Refusal{Reason: game.TooLateToTakeBack})
	require.Less(t, len(rec.Match.Events()), 2000)
}
