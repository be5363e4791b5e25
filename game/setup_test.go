package game

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSetupCheck(t *testing.T) {
	tests := map[string]struct {
		change func(*Setup)
		want   *SetupError // nil where the setup is possible
		says   string
	}{
		"as it is":            {func(*Setup) {}, nil, ""},
		"eight seats":         {func(s *Setup) { *s = setup(8) }, nil, ""},
		"one seat":            {func(s *Setup) { *s = setup(1) }, &SetupError{Part: "seats", Value: "1", Min: 2, Max: 8}, "seats: 1 is not possible, it must be from 2 to 8"},
		"nine seats":          {func(s *Setup) { *s = setup(9) }, &SetupError{Part: "seats", Value: "9", Min: 2, Max: 8}, "seats: 9"},
		"no chips":            {func(s *Setup) { s.Chips = 0 }, &SetupError{Part: "chips", Value: "0", Min: 1, Max: MaxChips}, "chips: 0"},
		"too many chips":      {func(s *Setup) { s.Chips = MaxChips + 1 }, &SetupError{Part: "chips", Value: "1000001", Min: 1, Max: MaxChips}, "chips: 1000001"},
		"most chips":          {func(s *Setup) { s.Chips = MaxChips }, nil, ""},
		"no ante":             {func(s *Setup) { s.Ante = 0 }, &SetupError{Part: "ante", Value: "0", Min: 1, Max: 1000}, "ante: 0"},
		"all chips as ante":   {func(s *Setup) { s.Ante = 1000 }, nil, ""},
		"ante beyond chips":   {func(s *Setup) { s.Ante = 1001 }, &SetupError{Part: "ante", Value: "1001", Min: 1, Max: 1000}, "ante: 1001"},
		"fewer than no hands": {func(s *Setup) { s.Hands = -1 }, &SetupError{Part: "hands", Value: "-1", Max: MaxHands}, "hands: -1"},
		"too many hands":      {func(s *Setup) { s.Hands = MaxHands + 1 }, &SetupError{Part: "hands", Value: "1001", Max: MaxHands}, "hands: 1001"},
		"most odds":           {func(s *Setup) { s.Odds = OddsAdvice }, nil, ""},
		"no such odds":        {func(s *Setup) { s.Odds = OddsAdvice + 1 }, &SetupError{Part: "odds", Value: "5", Max: 4}, "odds: 5"},
		"no name":             {func(s *Setup) { s.Seats[2].Name = "" }, &SetupError{Part: "name", Seat: 2, Min: 1, Max: 40}, `seat 2 is ""`},
		"the same name":       {func(s *Setup) { s.Seats[1].Name = "A" }, &SetupError{Part: "name", Seat: 1, Value: "A", Min: 1, Max: 40}, `seat 1 is "A"`},
		"40 accented letters": {func(s *Setup) { s.Seats[0].Name = strings.Repeat("ä", 40) }, nil, ""},
		"41 letters":          {func(s *Setup) { s.Seats[0].Name = strings.Repeat("a", 41) }, &SetupError{Part: "name", Value: strings.Repeat("a", 41), Min: 1, Max: 40}, "1 to 40 letters that can be shown"},
		"spaces alone":        {func(s *Setup) { s.Seats[0].Name = " \u00a0" }, &SetupError{Part: "name", Value: " \u00a0", Min: 1, Max: 40}, "not spaces alone"},
		"no UTF-8":            {func(s *Setup) { s.Seats[0].Name = "\xff" }, &SetupError{Part: "name", Value: "\xff", Min: 1, Max: 40}, `seat 0 is "\xff"`},
		"half a letter":       {func(s *Setup) { s.Seats[0].Name = "Ada\xc3" }, &SetupError{Part: "name", Value: "Ada\xc3", Min: 1, Max: 40}, "that can be shown"},
		"two lines":           {func(s *Setup) { s.Seats[0].Name = "A\nB" }, &SetupError{Part: "name", Value: "A\nB", Min: 1, Max: 40}, `seat 0 is "A\nB"`},
		"a zero":              {func(s *Setup) { s.Seats[0].Name = "A\x00" }, &SetupError{Part: "name", Value: "A\x00", Min: 1, Max: 40}, "that can be shown"},
		"no width":            {func(s *Setup) { s.Seats[0].Name = "A\u200b" }, &SetupError{Part: "name", Value: "A\u200b", Min: 1, Max: 40}, "that can be shown"},
		"other scripts":       {func(s *Setup) { s.Seats[0].Name, s.Seats[1].Name = "Zoë 2", "量子 😀" }, nil, ""},
		"no such colour":      {func(s *Setup) { s.Seats[1].Look.Color = 8 }, &SetupError{Part: "look", Seat: 1, Value: "{8 1}", Max: 7}, "the look of seat 1 is {8 1}: it must be from 0 to 7"},
		"no such shape":       {func(s *Setup) { s.Seats[1].Look.Shape = -1 }, &SetupError{Part: "look", Seat: 1, Value: "{1 -1}", Max: 7}, "{1 -1}"},
		"the last bot":        {func(s *Setup) { s.Seats[1].By = Master }, nil, ""},
		"no such player":      {func(s *Setup) { s.Seats[1].By = Master + 1 }, &SetupError{Part: "player", Seat: 1, Value: "Player(5)", Max: 4}, "the player of seat 1 is Player(5)"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			s := setup(3)
			test.change(&s)
			err := s.Check()
			_, newErr := NewMatch(s)
			assert.Equal(t, err, newErr)
			if test.want == nil {
				require.NoError(t, err)
				return
			}
			require.Equal(t, test.want, err)
			assert.ErrorContains(t, err, test.says)
		})
	}
}

func TestPlayerNames(t *testing.T) {
	assert.Equal(t, "person", Person.String())
	assert.Equal(t, "master", Master.String())
	assert.False(t, Person.Bot())
	for p := Novice; p <= Master; p++ {
		assert.True(t, p.Bot())
	}
}
