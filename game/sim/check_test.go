package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/record"
)

// savedMatch is the file of a match of one hand, played by its first legal plays.
func savedMatch(t *testing.T, fixed bool) string {
	setup := game.Setup{Chips: 100, Ante: 10, Fixed: fixed}
	for i, name := range []string{"Ada", "Ben"} {
		setup.Seats = append(setup.Seats, game.SeatSetup{Name: name, Look: game.Look{Color: i, Shape: i}, By: game.Novice})
	}
	dir := t.TempDir()
	s, err := record.Open(dir, func(tr *record.Trouble) { assert.Nil(t, tr) })
	require.NoError(t, err)
	l, err := s.Create(setup)
	require.NoError(t, err)
	m, err := game.NewMatch(setup)
	require.NoError(t, err)
	c := game.NewController(m, game.FixedSeeds(1), time.Now)
	c.OnEvent = func(e game.Event) { l.Append(e, nil) }
	require.NoError(t, c.Deal("middle"))
	for turn, ok := c.BotTurn(); ok; turn, ok = c.BotTurn() {
		require.NoError(t, c.BotPlay(turn.Turn, turn.View.Plays()[0]))
	}
	require.NoError(t, s.Close())
	return filepath.Join(dir, "match-000001.jsonl")
}

func TestCheckFile(t *testing.T) {
	run := func(name string) (status int, said string) {
		var out, errs strings.Builder
		status = run(context.Background(), []string{"-check", name}, &out, &errs)
		return status, out.String() + errs.String()
	}
	name := savedMatch(t, false)
	status, said := run(name)
	assert.Zero(t, status, said)
	seed := game.FixedSeeds(1)(1)
	assert.Contains(t, said, "hand 1\n  seal "+seed.Seal().String()+"\n  seed "+seed.String()+"\n  cut  \"middle\"\n")
	assert.Contains(t, said, "finished hands: 1; all cards, outcomes and payouts follow")
	assert.Contains(t, said, "compare the seals")

	_, said = run(savedMatch(t, true))
	assert.Contains(t, said, "anybody could know the deals")

	text, err := os.ReadFile(name)
	require.NoError(t, err)
	changed := strings.Replace(string(text), `"cut":"middle"`, `"cut":"bottom"`, 1)
	require.NotEqual(t, string(text), changed)
	require.NoError(t, os.WriteFile(name, []byte(changed), 0o600))
	status, said = run(name)
	assert.Equal(t, 1, status)
	assert.Contains(t, said, "sim: "+name+": line ")

	status, said = run("nowhere")
	assert.Equal(t, 1, status)
	assert.Contains(t, said, "nowhere")
}
