package record

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
)

// strolled is a match of random intents, which may stop anywhere.
func strolled(t *rapid.T) *game.Match {
	s := setup(rapid.IntRange(game.MinPlayers, game.MaxPlayers).Draw(t, "players"))
	s.Hands = rapid.IntRange(0, 3).Draw(t, "hands")
	if s.Fixed = rapid.Bool().Draw(t, "fixed"); s.Fixed {
		s.Number = rapid.Uint64().Draw(t, "number")
	}
	m, err := game.NewMatch(s)
	require.NoError(t, err)
	p := stroll(m, random(rapid.Uint64().Draw(t, "seed")))
	for range rapid.IntRange(0, 150).Draw(t, "steps") {
		require.NoError(t, p.step())
	}
	switch rapid.IntRange(0, 5).Draw(t, "end") {
	case 0:
		if p.Phase() != game.MatchDone {
			require.NoError(t, p.GiveUp())
		}
	case 1:
		if p.Phase() == game.HandDone {
			require.NoError(t, p.End())
		}
	}
	return m
}

func TestARecordReplaysToTheSameMatch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, k := strolled(t), newKey()
		content := text(m, k)
		var hands []Hand
		rec, damage := read(bytes.NewReader(content), &k, func(h Hand) { hands = append(hands, h) })
		require.Nil(t, damage)
		sameMatch(t, m, rec.Match)
		require.Equal(t, int64(len(content)), rec.size)
		require.Empty(t, rec.owed)
		for i, h := range hands {
			require.Equal(t, i+1, h.Number)
			require.NoError(t, h.Check())
			require.True(t, fixedTime().Equal(h.At))
			steps := h.Steps()
			require.Len(t, steps, len(h.Final.Events())+1)
			require.Equal(t, h.Final, steps[len(steps)-1])
		}

		// Without the key all is there but a running hand.
		rec, damage = read(bytes.NewReader(content), nil, nil)
		if !m.Running() {
			require.Nil(t, damage)
			sameMatch(t, m, rec.Match)
			return
		}
		require.Equal(t, Covered, damage.Kind)
		require.Equal(t, m.Hands()-1, rec.Match.Hands())
		require.False(t, rec.Match.Running())
	})
}

// Wherever a record ends, it opens: a torn line counts as none, and what should
// follow from the last event is owed.
func TestARecordEndsAnywhere(t *testing.T) {
	k := newKey()
	m := played(t, 3, 2, 5)
	content := text(m, k)
	first := bytes.IndexByte(content, '\n') + 1
	var before *Record
	for end := first; end <= len(content); end++ {
		rec, damage := read(bytes.NewReader(content[:end]), &k, nil)
		require.Nil(t, damage, "cut at byte %d", end)
		require.Equal(t, int64(bytes.LastIndexByte(content[:end], '\n')+1), rec.size)
		events := rec.Match.Events()
		require.True(t, slices.Equal(m.Events()[:len(events)], events))
		if before != nil && content[end-1] != '\n' {
			require.Len(t, events, len(before.Match.Events()))
		}
		if len(rec.owed) > 0 {
			whole := append(content[:rec.size:rec.size], entry{lines: rec.owed}.bytes(k, rec.header)...)
			again, damage := read(bytes.NewReader(whole), &k, nil)
			require.Nil(t, damage)
			require.Empty(t, again.owed)
		}
		before = rec
	}
	for end := range first {
		_, damage := read(bytes.NewReader(content[:end]), &k, nil)
		require.Equal(t, Foreign, damage.Kind)
	}
}

func TestDamageIsToldInOneSentence(t *testing.T) {
	k := newKey()
	content := text(played(t, 3, 2, 5), k)
	lines := linesOf(content)
	find := func(event string) int {
		return slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, `"event":"`+event+`"`) })
	}
	playedAt, measuredAt, paidAt, uncoveredAt := find("played"), find("measured"), find("paid"), find("uncovered")
	with := func(line int, change func(string) string) string {
		out := slices.Clone(lines)
		out[line] = change(out[line])
		return strings.Join(out, "")
	}
	replacing := func(line int, from, to string) string {
		require.Contains(t, lines[line], from)
		return with(line, func(s string) string { return strings.Replace(s, from, to, 1) })
	}
	tests := map[string]struct {
		content string
		line    int // from 0
		kind    DamageKind
		say     string
	}{
		"empty":           {"", 0, Foreign, "line 1: this is not a record of Quantum Poker"},
		"a picture":       {"\x89PNG\r\n\x1a\n\x00\x00", 0, Foreign, "not a record"},
		"other JSON":      {"{\"format\":\"chess\",\"version\":1}\n", 0, Foreign, "not a record"},
		"one long line":   {strings.Repeat("x", 2*maxLine), 0, Foreign, "not a record"},
		"newer":           {replacing(0, `"version":1`, `"version":2,"chips":"many"`), 0, Newer, "line 1: a newer version of the game wrote this record (version 2): update the game"},
		"version 0":       {replacing(0, `"version":1`, `"version":0`), 0, Unreadable, "line 1 cannot be read: there is no version 0"},
		"other rules":     {replacing(0, `"classic"`, `"house"`), 0, Unreadable, `no rules are called "house"`},
		"odd odds":        {replacing(0, `"odds":2`, `"odds":9`), 0, Unreadable, "there is no level 9 of odds"},
		"no such player":  {replacing(0, `"by":"novice"`, `"by":"robot"`), 0, Unreadable, `no player is called "robot"`},
		"chips a word":    {replacing(0, `"chips":200`, `"chips":"many"`), 0, Unreadable, "line 1 cannot be read"},
		"ante too high":   {replacing(0, `"ante":35`, `"ante":3500`), 0, Illegal, "line 1 cannot have happened: ante: 3500 is not possible"},
		"no JSON":         {with(playedAt, func(string) string { return "played X\n" }), playedAt, Unreadable, "cannot be read"},
		"zero bytes":      {with(playedAt, func(string) string { return "\x00\x00\x00\n" }), playedAt, Unreadable, "cannot be read"},
		"blank line":      {with(playedAt, func(s string) string { return "\n" + s }), playedAt, Unreadable, "cannot be read"},
		"unknown event":   {replacing(playedAt, `"played"`, `"passed"`), playedAt, Unreadable, `no event is called "passed"`},
		"no seat":         {replacing(playedAt, `"seat"`, `"chair"`), playedAt, Unreadable, `"seat" is missing`},
		"no card":         {replacing(playedAt, `"card"`, `"cart"`), playedAt, Unreadable, "no card is called"},
		"no qubits":       {replacing(playedAt, `"on":[`, `"on":[0,1,2,3,`), playedAt, Unreadable, `"on" names`},
		"another seat":    {replacing(playedAt, `"seat":0`, `"seat":1`), playedAt, Illegal, "cannot have happened: it is another seat's turn"},
		"no reading":      {replacing(measuredAt, `"read":"`, `"read":"x`), measuredAt, Unreadable, `"read" must be a 0 or a 1`},
		"longer reading":  {with(measuredAt, resize(+1)), measuredAt, Unreadable, `"read" must be a 0 or a 1 for each qubit`},
		"shorter reading": {with(measuredAt, resize(-1)), measuredAt, Unreadable, `"read" must be a 0 or a 1 for each qubit`},
		"another reading": {with(measuredAt, flipReading), measuredAt, Illegal, "the outcome does not follow from the seed"},
		"more paid":       {replacing(paidAt, `"paid":[`, `"paid":[1`), paidAt, Differs, `does not follow from the lines before: "paid" of "paid" must be [`},
		"a field more":    {replacing(paidAt, `"hand":1`, `"hand":1,"by":"B"`), paidAt, Differs, `"paid" has no "by"`},
		"not paid":        {with(paidAt, func(string) string { return "" }), paidAt, Differs, `"paid" was to come, not "uncovered"`},
		"paid twice":      {with(uncoveredAt, func(s string) string { return s + lines[paidAt] }), uncoveredAt + 1, Differs, "no hand has just ended"},
		"another seal":    {with(uncoveredAt, func(s string) string { return strings.Replace(s, `"seal":"`, `"seal":"0`, 1) }), uncoveredAt, Differs, `"seal" of "uncovered" must be`},
		"another seed":    {with(uncoveredAt, func(s string) string { return strings.Replace(s, `"seed":"`, `"seed":"0`, 1) }), uncoveredAt, Differs, `"seed" of "uncovered" must be`},
		"another card":    {replacing(uncoveredAt, `"cards":[["`, `"cards":[["SWAP","`), uncoveredAt, Differs, `"cards" of "uncovered" must be`},
		"another first":   {replacing(find("dealt"), `"first":0`, `"first":1`), find("dealt"), Differs, `"first" of "dealt" must be 0`},
		"a long line":     {with(playedAt, func(s string) string { return strings.Repeat(" ", 2*maxLine) + s }), playedAt, Unreadable, "it is too long"},
		"a changed cover": {replacing(find("dealt"), `"covered":"`, `"covered":"AAAA`), -1, 0, ""},
		"another field":   {replacing(playedAt, `"seat"`, `"note":"!","seat"`), -1, 0, ""},
		"another time":    {replacing(0, `"begun":"2027`, `"begun":"1927`), -1, 0, ""},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			rec, damage := read(strings.NewReader(test.content), &k, nil)
			if test.line < 0 {
				require.Nil(t, damage, "times, covers of finished hands and unknown fields do no harm")
				return
			}
			require.NotNil(t, damage)
			assert.Equal(t, test.kind, damage.Kind)
			assert.Equal(t, test.line+1, damage.Line)
			assert.ErrorContains(t, damage, test.say)
			assert.NotContains(t, damage.Error(), "\n")
			if test.line == 0 {
				assert.Nil(t, rec)
				return
			}
			// What there is up to the line is a record by itself.
			head, nothing := read(strings.NewReader(test.content[:rec.size]), &k, nil)
			require.Nil(t, nothing)
			require.Equal(t, len(strings.Join(lines[:test.line], "")), int(rec.size))
			sameMatch(t, head.Match, rec.Match)
		})
	}
}

func flipReading(s string) string {
	i := strings.Index(s, `"read":"`) + len(`"read":"`)
	bit := "1"
	if s[i] == '1' {
		bit = "0"
	}
	return s[:i] + bit + s[i+1:]
}

// resize puts zeros behind the reading, or takes digits off it.
func resize(by int) func(string) string {
	return func(s string) string {
		before, read, _ := strings.Cut(s, `"read":"`)
		read, after, _ := strings.Cut(read, `"`)
		return before + `"read":"` + (read + "0")[:len(read)+by] + `"` + after
	}
}

// Of a hand that another folder's key covers, the line that uncovers it is used.
func TestDamageInAHandOfAnotherKey(t *testing.T) {
	content := text(played(t, 3, 2, 5), newKey())
	lines := linesOf(content)
	uncovered := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, lineUncovered) })
	tests := map[string]struct {
		change func() string
		line   int
		kind   DamageKind
	}{
		"no seed":      {func() string { return `{"event":"uncovered","seed":"0"}` + "\n" }, uncovered, Unreadable},
		"another seed": {func() string { return strings.Replace(lines[uncovered], `"seed":"`, `"seed":"ff`, 1) }, uncovered, Unreadable},
		"no line":      {func() string { return "" }, 1, Covered},
		"no JSON":      {func() string { return "?\n" }, uncovered, Unreadable},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			changed := slices.Clone(lines)
			changed[uncovered] = test.change()
			_, damage := read(strings.NewReader(strings.Join(changed, "")), nil, nil)
			require.NotNil(t, damage)
			require.Equal(t, test.kind, damage.Kind)
			require.Equal(t, test.line+1, damage.Line)
		})
	}
}
