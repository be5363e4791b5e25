package record

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// Whatever is in a file, opening it does not panic, and what is accepted is a
// match that can be played on.
func FuzzOpen(f *testing.F) {
	k := key{1}
	for n := game.MinPlayers; n <= 4; n++ {
		content := text(played(f, n, 2, uint64(n)), k)
		f.Add(content)
		f.Add(content[:len(content)/2])
		f.Add(bytes.Replace(content, []byte(`"on":[`), []byte(`"on":[9,`), 1))
		f.Add(bytes.ReplaceAll(content, []byte(`"seat":1`), []byte(`"seat":-1`)))
	}
	f.Add([]byte(`{"format":"quantum poker match","version":2}` + "\n"))
	f.Fuzz(func(t *testing.T, content []byte) {
		for _, with := range []*key{&k, nil} {
			rec, damage := read(bytes.NewReader(content), with, func(h Hand) { require.NoError(t, h.Check()) })
			if rec == nil {
				require.NotNil(t, damage)
				continue
			}
			require.LessOrEqual(t, rec.size, int64(len(content)))
			again, nothing := read(bytes.NewReader(content[:rec.size]), with, nil)
			if nothing == nil {
				sameMatch(t, rec.Match, again.Match)
			}
			if !rec.Match.Ended() {
				require.NoError(t, stroll(rec.Match, random(1)).step())
			}
		}
	})
}

// Whatever is pasted, reading a code does not panic, and what is accepted is a
// finished hand that checks and writes itself again.
func FuzzParseCode(f *testing.F) {
	for n := game.MinPlayers; n <= game.MaxPlayers; n++ {
		code := finished(f, played(f, n, 1, uint64(n)))[0].Code()
		f.Add(code)
		content, err := unpack(code)
		require.NoError(f, err)
		f.Add(string(content))
	}
	f.Add("QP2-AAAA")
	f.Fuzz(func(t *testing.T, text string) {
		// The content itself is fuzzed too, behind a checksum that is right.
		for _, code := range []string{text, sealed([]byte(text))} {
			h, err := ParseCode(code)
			if err != nil {
				continue
			}
			require.NoError(t, h.Check())
			again, err := ParseCode(h.Code())
			require.NoError(t, err)
			require.Equal(t, h.Result, again.Result)
		}
	})
}
