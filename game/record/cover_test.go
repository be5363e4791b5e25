package record

import (
	"bytes"
	"fmt"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

var coveredPart = regexp.MustCompile(`"covered":"([^"]*)"`)

// Two running matches whose hidden cards alone differ have records that are equal
// but for the covered parts, which are equally long.
func TestRecordsHideTheCards(t *testing.T) {
	events := func(seed game.Seed) []game.Event {
		return []game.Event{
			{Kind: game.Dealt, Seed: seed, Cut: "cut"}, {Kind: game.Revealed},
			{Kind: game.Played, Play: game.NewPlay(game.X, 1)},
			{Kind: game.Played, Seat: 1, Play: game.NewPlay(game.CNOT, 1, 0)},
		}
	}
	var records [][]byte
	cards := map[string]bool{}
	for i := byte(0); len(records) < 8; i++ {
		m, err := game.NewMatch(setup(3))
		require.NoError(t, err)
		for _, e := range events(game.Seed{i}) {
			if err = m.Apply(e); err != nil {
				break
			}
		}
		if err == nil {
			records = append(records, text(m, newKey()))
			h, _ := m.Hand()
			cards[fmt.Sprint(h.Dealt(0), h.Dealt(1), h.Dealt(2))] = true
		}
	}
	require.Greater(t, len(cards), 4)
	for _, other := range records[1:] {
		a, b := coveredPart.FindAllSubmatch(records[0], -1), coveredPart.FindAllSubmatch(other, -1)
		require.Len(t, a, 1)
		require.Len(t, b, 1)
		assert.Len(t, b[0][1], len(a[0][1]))
		assert.NotEqual(t, a[0][1], b[0][1])
		assert.Equal(t, string(coveredPart.ReplaceAll(records[0], nil)), string(coveredPart.ReplaceAll(other, nil)))
	}
}

func TestCover(t *testing.T) {
	k, seed, head := newKey(), game.Seed{1, 2, 3}, []byte("header")
	covered := k.cover(seed, head, 7)
	changed := []byte(covered)
	changed[0] ^= 3 // another letter, whichever it was
	assert.NotEqual(t, covered, k.cover(seed, head, 7), "the same seed is never covered alike")
	got, err := k.uncover(covered, head, 7)
	require.NoError(t, err)
	assert.Equal(t, seed, got)
	tests := map[string]func() error{
		"another key":   func() error { _, err := newKey().uncover(covered, head, 7); return err },
		"another hand":  func() error { _, err := k.uncover(covered, head, 8); return err },
		"another match": func() error { _, err := k.uncover(covered, []byte("other"), 7); return err },
		"changed":       func() error { _, err := k.uncover(string(changed), head, 7); return err },
		"too short":     func() error { _, err := k.uncover("AAAA", head, 7); return err },
		"no base64":     func() error { _, err := k.uncover("?", head, 7); return err },
	}
	for name, try := range tests {
		assert.Error(t, try(), name)
	}
}

func TestKeyText(t *testing.T) {
	k := newKey()
	got, err := parseKey(k.text())
	require.NoError(t, err)
	assert.Equal(t, k, got)
	for _, bad := range [][]byte{nil, []byte("0"), bytes.Repeat([]byte("0"), 66), bytes.Repeat([]byte("x"), 64)} {
		_, err := parseKey(bad)
		assert.Error(t, err)
	}
}
