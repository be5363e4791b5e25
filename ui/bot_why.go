package ui

import (
	"cmp"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/bot"
	"quantumpoker/ui/widget"
)

// mostOptions is how many of its options a bot's reason lists.
const mostOptions = 8

// playerName names who plays a seat.
func playerName(p game.Player) string {
	switch p {
	case game.Novice:
		return lang.L("Novice")
	case game.Casual:
		return lang.L("Casual")
	case game.Skilled:
		return lang.L("Skilled")
	case game.Master:
		return lang.L("Master")
	}
	return lang.L("Person")
}

// openWhy shows why a bot played as it did: its options and what it took them to
// be worth, with what it could see.
func (t *tableScreen) openWhy(e game.Event, c bot.Choice) {
	v := voice{t.snap.Setup, t.snap.Table}
	var m *modal
	items := []fyne.CanvasObject{
		heading(lang.L("Why {{.Name}} played {{.Play}}", args{"Name": v.name(e.Seat), "Play": v.brief(e.Play)})),
		plain(basis(c)),
	}
	if len(c.Options) > 1 {
		items = append(items, newPairs(v.optionPairs(c)...))
	}
	items = append(items, widget.NewButton(lang.L("Close"), widget.Secondary, func() { m.close() }))
	m = t.app.openModal(nil, items...)
}

// basis says what the values of a choice mean.
func basis(c bot.Choice) string {
	if len(c.Options) == 1 || c.Basis == bot.AllAlike {
		return lang.L("There was nothing to choose: all that it could play came to the same.")
	}
	switch c.Basis {
	case bot.MeasuredNext:
		n := args{"N": len(c.Options)}
		return lang.L("It compared what it would get on average if the circuit were measured right after each of its {{.N}} plays.", n)
	case bot.OpenHands:
		return lang.L("It compared what it would get on average if everybody saw all cards from here on, over all deals that it had to reckon with.")
	case bot.Estimate:
		return lang.L("It looked some turns ahead as if everybody saw all cards, over deals that it had to reckon with.")
	case bot.Mastered:
		return lang.L("It compared what it would get on average if all went on as Masters do.")
	case bot.Rollouts:
		return lang.L("It played the hand to its end many times in its mind and compared what it got on average.")
	}
	return lang.L("It plays at random: anything that is allowed was equally likely.")
}

// optionPairs lists the best options and their values in chips, best first. The
// one that was played is there in any case.
func (v voice) optionPairs(c bot.Choice) []string {
	options := slices.Clone(c.Options)
	slices.SortStableFunc(options, func(a, b bot.Option) int { return cmp.Compare(b.Value, a.Value) })
	out := []string{lang.L("Option"), lang.L("gets on average")}
	for i, o := range options {
		if i >= mostOptions && o.Play != c.Play {
			continue
		}
		name := v.brief(o.Play)
		if o.Play == c.Play {
			name = lang.L("{{.Play}} (played)", args{"Play": name})
		}
		out = append(out, name, tenths(o.Value*float64(v.table.Ante())))
	}
	return out
}

// tenths writes an estimate in chips.
func tenths(f float64) string { return decimal(int64(math.Round(f*10)), false) }
