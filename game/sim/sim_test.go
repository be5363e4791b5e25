package main

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sim runs the command and returns what it prints, which must be without errors.
func sim(t *testing.T, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	require.Zero(t, run(t.Context(), args, &out, &errs), errs.String())
	require.Empty(t, errs.String())
	return out.String()
}

// figures is the JSON of a run without what depends on the machine's speed.
func figures(t *testing.T, args ...string) map[string]any {
	t.Helper()
	var m map[string]any
	require.NoError(t, json.Unmarshal([]byte(sim(t, append(args, "-json")...)), &m))
	assert.Positive(t, m["hands_per_second"])
	delete(m, "hands_per_second")
	return m
}

func TestSameFiguresForAnyWorkers(t *testing.T) {
	for name, args := range map[string][]string{
		"three":    {"-seats", "skilled,novice,casual", "-hands", "100", "-seed", "4"},
		"balanced": {"-seats", "master,casual,novice", "-hands", "40", "-balanced"},
		"rollouts": {"-seats", "master,casual,novice,novice", "-hands", "17"},
		"sampled":  {"-seats", "casual,novice", "-hands", "100", "-sampled"},
	} {
		t.Run(name, func(t *testing.T) {
			one := figures(t, append(args, "-workers", "1")...)
			assert.Equal(t, one, figures(t, append(args, "-workers", "3")...))
			assert.NotEqual(t, one, figures(t, append(args, "-seed", "5")...))
		})
	}
}

func TestJSONKeys(t *testing.T) {
	var m map[string]any
	require.NoError(t, json.Unmarshal([]byte(sim(t, "-hands", "20", "-json")), &m))
	keys := func(m map[string]any) []string { return slices.Sorted(maps.Keys(m)) }
	assert.Equal(t, []string{"cards_per_hand", "hands", "hands_per_second", "house", "seats"}, keys(m))
	assert.Equal(t, []string{"mean"}, keys(m["house"].(map[string]any)))
	seats := m["seats"].([]any)
	require.Len(t, seats, 3)
	assert.Equal(t, []string{"alone", "bot", "mean", "seat", "shares", "stderr"}, keys(seats[2].(map[string]any)))
	assert.Equal(t, 20.0, m["hands"])
}

// All that the seats and the house get is the pool, in every way to play.
func TestThePoolIsPaidOut(t *testing.T) {
	for name, args := range map[string][]string{
		"odd chips": {"-seats", "novice,casual,novice,casual,novice", "-ante", "7"},
		"balanced":  {"-seats", "casual,novice,novice", "-balanced"},
		"sampled":   {"-seats", "casual,novice", "-sampled"},
	} {
		t.Run(name, func(t *testing.T) {
			o, err := parse(append(args, "-hands", "200"))
			require.NoError(t, err)
			total, err := playAll(t.Context(), newTable(o), func(int) {})
			require.NoError(t, err)
			r := newReport(o, total, 1)
			sum := r.House.Mean
			for _, s := range r.Seats {
				sum += s.Mean
			}
			assert.InDelta(t, 2*len(r.Seats), sum, 1e-9)
			assert.Equal(t, 200*newTable(o).rotations(), r.Hands)
		})
	}
}

func TestExactMeansAreThoseOfHands(t *testing.T) {
	hands := "6000"
	if testing.Short() {
		hands = "1000"
	}
	for _, seats := range []string{"casual,novice,novice", "skilled,casual,novice", "master,skilled,novice", "casual,skilled", "master,casual"} {
		t.Run(seats, func(t *testing.T) {
			t.Parallel()
			var exact exactReport
			require.NoError(t, json.Unmarshal([]byte(sim(t, "-exact", "-json", "-seats", seats)), &exact))
			var played report
			require.NoError(t, json.Unmarshal([]byte(sim(t, "-json", "-seats", seats, "-hands", hands, "-seed", "3")), &played))
			for i, s := range played.Seats {
				assert.InDelta(t, exact.Seats[i].Mean, s.Mean, 3.5*s.Stderr, "seat %d", i)
			}
		})
	}
}

// The margins that the levels are to keep, exact over all deals and rotations.
func TestMargins(t *testing.T) {
	for name, c := range map[string]struct {
		seats          string
		gap, firstMean float64
	}{
		"casual 1v2":  {"casual,novice,novice", 0.45, 0},
		"casual 2v1":  {"casual,casual,novice", 0.65, 0},
		"skilled 1v2": {"skilled,casual,casual", 0.36, 0},
		"skilled 2v1": {"skilled,skilled,casual", 0.50, 0},
		"master 1v2":  {"master,skilled,skilled", 0.22, 1.53},
		"master 2v1":  {"master,master,skilled", 0.24, 0},
	} {
		t.Run(name, func(t *testing.T) {
			var r exactReport
			require.NoError(t, json.Unmarshal([]byte(sim(t, "-exact", "-json", "-seats", c.seats)), &r))
			o, err := parse([]string{"-seats", c.seats})
			require.NoError(t, err)
			means := []float64{r.Seats[0].Mean, r.Seats[1].Mean, r.Seats[2].Mean}
			assert.GreaterOrEqual(t, lead(o.seats, means, o.seats[0]), c.gap)
			assert.GreaterOrEqual(t, means[0], c.firstMean)
		})
	}
	for seats, most := range map[string]float64{"novice,novice,novice": 0.06, "novice,novice": 0.02} {
		var r exploitReport
		require.NoError(t, json.Unmarshal([]byte(sim(t, "-exploit", "master", "-json", "-seats", seats)), &r))
		assert.LessOrEqual(t, r.Gain, most, seats)
		assert.GreaterOrEqual(t, r.Gain, 0.0)
	}
}

func TestSolvePrintsSixDecimals(t *testing.T) {
	out := sim(t, "-solve", "-ante", "2")
	assert.Contains(t, out, "all 162 deals")
	assert.Contains(t, out, "1.648930")
	assert.Equal(t, 3, strings.Count(out, "H with seat"))
}

func TestTextAndCSV(t *testing.T) {
	text := sim(t, "-seats", "casual,novice", "-hands", "50")
	assert.Contains(t, text, "casual less the others: ")
	assert.NotContains(t, text, "novice less")
	assert.Contains(t, text, "50 hands, ")
	lines := strings.Split(strings.TrimSpace(sim(t, "-seats", "casual,novice", "-hands", "50", "-csv")), "\n")
	require.Len(t, lines, 4)
	assert.Equal(t, "seat,bot,mean,stderr,alone,shares", lines[0])
	assert.True(t, strings.HasPrefix(lines[3], ",house,"))
}

func TestBadInput(t *testing.T) {
	for name, c := range map[string]struct {
		args string
		says []string
	}{
		"level":          {"-seats casual,expert", []string{`"expert"`, "novice, casual, skilled, master"}},
		"person":         {"-seats casual,person", []string{`"person"`, "novice, casual, skilled, master"}},
		"exploit level":  {"-exploit none", []string{`"none"`, "novice, casual, skilled, master"}},
		"one seat":       {"-seats casual", []string{"1 bots", "2 to 8"}},
		"nine seats":     {"-seats casual,casual,casual,casual,casual,casual,casual,casual,casual", []string{"9 bots", "2 to 8"}},
		"flag":           {"-players 3", []string{"-players", "-seats", "-workers"}},
		"argument":       {"master", []string{`"master"`, "-seats"}},
		"hands":          {"-hands 0", []string{"-hands is 0", "from 1"}},
		"not a number":   {"-hands many", []string{"many", "-hands"}},
		"ante":           {"-ante -5", []string{"-ante is -5"}},
		"workers":        {"-workers 0", []string{"-workers is 0"}},
		"two formats":    {"-json -csv", []string{"-json", "-csv"}},
		"two figures":    {"-exact -solve", []string{"-exact", "-solve"}},
		"exact for four": {"-exact -seats casual,casual,casual,casual", []string{"4 bots", "two or three"}},
		"exact sampled":  {"-exact -sampled", []string{"-sampled", "leave"}},
	} {
		t.Run(name, func(t *testing.T) {
			var out, errs bytes.Buffer
			assert.Equal(t, 2, run(t.Context(), strings.Fields(c.args), &out, &errs))
			assert.Empty(t, out.String())
			assert.Equal(t, 1, strings.Count(errs.String(), "\n"), errs.String())
			for _, s := range c.says {
				assert.Contains(t, errs.String(), s)
			}
		})
	}
}

func TestHelp(t *testing.T) {
	out := sim(t, "-h")
	for _, f := range []string{"-seats", "-balanced", "-exploit", "-solve", "master"} {
		assert.Contains(t, out, f)
	}
}

func TestAnInterruptedRunPrintsWhatItHas(t *testing.T) {
	o, err := parse([]string{"-seats", "casual,novice", "-hands", "100000000", "-workers", "2"})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	played := newTable(o)
	total, err := playAll(ctx, played, func(deals int) {
		if deals >= 10*played.batch {
			cancel()
		}
	})
	require.NoError(t, err)
	assert.GreaterOrEqual(t, total.deals, 10*played.batch)
	assert.Less(t, total.deals, o.hands)

	o.hands = total.deals
	whole, err := playAll(t.Context(), newTable(o), func(int) {})
	require.NoError(t, err)
	assert.Equal(t, whole, total, "the same as a run of so many hands")
}

func TestStandardError(t *testing.T) {
	assert.Zero(t, standardError(3, 9, 1))
	assert.InDelta(t, math.Sqrt(5.0/3/4), standardError(10, 30, 4), 1e-12) // 1, 2, 3, 4
}
