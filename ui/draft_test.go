package ui

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
)

func TestNamesArePutRight(t *testing.T) {
	long := strings.Repeat("é", 40)
	for name, tt := range map[string]struct{ typed, want []string }{
		"as they are":           {[]string{"Zoe", "Yan"}, []string{"Zoe", "Yan"}},
		"blank":                 {[]string{"", " \t"}, []string{"Ada", "Ben"}},
		"blank, its usual gone": {[]string{"Ben", ""}, []string{"Ben", "Ada"}},
		"spaces":                {[]string{"  Zoe   Ann ", "Yan\n"}, []string{"Zoe Ann", "Yan"}},
		"no letters to see":     {[]string{"\u200b\x00", "Yan"}, []string{"Ada", "Yan"}},
		"twice":                 {[]string{"Zoe", "Zoe", "Zoe"}, []string{"Zoe", "Zoe 2", "Zoe 3"}},
		"twice and numbered":    {[]string{"Zoe 2", "Zoe", "Zoe"}, []string{"Zoe 2", "Zoe", "Zoe 3"}},
		"too long":              {[]string{long + "x", "Yan"}, []string{long, "Yan"}},
		"long twice":            {[]string{long, long}, []string{long, long[:2*38] + " 2"}},
		"all blank":             {make([]string, 8), usualNames[:]},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tt.want, rightNames(tt.typed))
		})
	}
}

// Whatever is typed or pasted becomes a name that a seat can have, or none.
func TestACleanNameIsNoneOrValid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		typed := rapid.OneOf(rapid.String(), rapid.Map(rapid.SliceOf(rapid.Byte()), func(b []byte) string { return string(b) }))
		if name := cleanName(typed.Draw(t, "typed")); name != "" {
			require.True(t, game.ValidName(name), "%q", name)
		}
	})
}

func TestAnyNamesMakeAMatch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := newDraft()
		d.players = rapid.IntRange(game.MinPlayers, game.MaxPlayers).Draw(t, "players")
		name := rapid.OneOf(rapid.SampledFrom(append(usualNames[:], "", " ", "Ada 2")), rapid.String())
		for i := range d.names {
			d.names[i] = name.Draw(t, "name")
		}
		setup, ok := d.setup()
		require.True(t, ok)
		require.NoError(t, setup.Check())
	})
}

func TestNoColourAndNoShapeIsTakenTwice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := newDraft()
		seat, value := rapid.IntRange(0, game.MaxPlayers-1), rapid.IntRange(0, game.MaxPlayers-1)
		for range rapid.IntRange(1, 20).Draw(t, "changes") {
			s, v := seat.Draw(t, "seat"), value.Draw(t, "value")
			if rapid.Bool().Draw(t, "colour") {
				d.setColor(s, v)
				require.Equal(t, v, d.looks[s].Color)
			} else {
				d.setShape(s, v)
				require.Equal(t, v, d.looks[s].Shape)
			}
		}
		var colors, shapes []int
		for _, l := range d.looks {
			colors, shapes = append(colors, l.Color), append(shapes, l.Shape)
		}
		require.True(t, permutes(colors) && permutes(shapes), "%v", d.looks)
	})
}

func TestNumbers(t *testing.T) {
	b := bounds{1, 1000}
	for name, tt := range map[string]struct {
		typed string
		want  int
		wrong string // how the sentence begins
	}{
		"least":        {"1", 1, ""},
		"most":         {"1000", 1000, ""},
		"with spaces":  {" 60 ", 60, ""},
		"empty":        {"", 0, "This is empty."},
		"letters":      {"12x", 0, "This is not a whole number."},
		"a fraction":   {"1.5", 0, "This is not a whole number."},
		"zero":         {"0", 0, "This is too little."},
		"negative":     {"-5", 0, "This is too little."},
		"too much":     {"1001", 0, "This is too much."},
		"far too much": {strings.Repeat("9", 30), 0, "This is too much."},
	} {
		t.Run(name, func(t *testing.T) {
			n, wrong := b.read(tt.typed)
			assert.Equal(t, tt.want, n)
			if tt.wrong == "" {
				assert.Empty(t, wrong)
				return
			}
			assert.True(t, strings.HasPrefix(wrong, tt.wrong), wrong)
			assert.Contains(t, wrong, "from 1 to 1000", "it says what to do")
		})
	}
}

func TestSetupOfADraft(t *testing.T) {
	d := newDraft()
	d.names[1], d.endless, d.odds = "", true, game.OddsP1
	setup, ok := d.setup()
	require.True(t, ok)
	assert.Equal(t, game.Setup{
		Seats: []game.SeatSetup{
			{Name: "Ada", Look: game.Look{Color: 0, Shape: 0}},
			{Name: "Ben", Look: game.Look{Color: 1, Shape: 1}},
			{Name: "Chi", Look: game.Look{Color: 2, Shape: 2}},
		},
		Chips: 1000, Ante: 60, Hands: 0, Odds: game.OddsP1,
	}, setup)

	d.chips = "50"
	_, ok = d.setup()
	assert.False(t, ok, "an ante that nobody can pay")
	d.hands, d.chips = "none", "60"
	_, ok = d.setup()
	assert.True(t, ok, "an open-ended match needs no number of hands")
	d.endless = false
	_, ok = d.setup()
	assert.False(t, ok)
}

func TestPermutes(t *testing.T) {
	usual := []int{0, 1, 2, 3, 4, 5, 6, 7}
	assert.True(t, permutes(usual))
	for name, numbers := range map[string][]int{
		"none": nil, "too few": usual[:7], "too many": append(slices.Clone(usual), 0),
		"twice": {0, 0, 2, 3, 4, 5, 6, 7}, "negative": {-1, 1, 2, 3, 4, 5, 6, 7}, "too large": {0, 1, 2, 3, 4, 5, 6, 8},
	} {
		assert.False(t, permutes(numbers), name)
	}
}
