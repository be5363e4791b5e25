package ui

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/odds"
	"quantumpoker/ui/widget"
	"quantumpoker/ui/widget/widgettest"
)

// later lets a worker begin once the test waits, so that its answers come while
// nothing else happens.
func later(work advise) advise {
	return func(ctx context.Context, v game.View, show func(odds.Advice)) error {
		time.Sleep(time.Millisecond)
		return work(ctx, v, show)
	}
}

// seated sits down and lets advice come while the test waits.
func seated(t *testing.T, c chair) *player {
	p := sit(t, c)
	a := p.table().insight.advisor
	a.work = later(a.work)
	return p
}

// tab is the label of the panel that is chosen.
func (p *player) tab() string {
	t := p.table().tabs
	if t.over() { // its button leads back to the circuit
		return [...]string{"Odds", "Options", "Hidden", "News"}[t.shown()]
	}
	return t.buttons[t.shown()].Label()
}

// panel is what a panel says, all of it.
func panel(w fyne.Widget) string { return strings.Join(widgettest.Texts(w), " | ") }

func TestLevelsOfOdds(t *testing.T) {
	for level, want := range map[game.Odds]struct {
		printed    string
		wide, tall string // the tabs in turn
	}{
		game.OddsNothing:  {"Odds: nothing", "What happened", "What happened"},
		game.OddsP1:       {"Odds: P(1)", "What happened", "What happened"},
		game.OddsMeasured: {"Odds: if measured now", "If measured now", "If measured now, News"},
		game.OddsWhatIf:   {"Odds: what if", "If measured now, My options", "Odds, Options, News"},
		game.OddsAdvice:   {"Odds: full advice", "If measured now, My options, Hidden cards", "Odds, Options, Hidden, News"},
	} {
		for size, tabs := range map[fyne.Size]string{desktopSize: want.wide, fyne.NewSize(360, 640): want.tall} {
			play(t, fmt.Sprintf("%s at %v", want.printed, size), func(t *testing.T) {
				p := seated(t, chair{size: size, odds: level})
				p.reveal()
				said := strings.Join(p.texts(), " | ")
				assert.Contains(t, said, want.printed, "the table does not say how much it shows")
				assert.Equal(t, level >= game.OddsP1, strings.Contains(said, "50%"))
				assert.Equal(t, level >= game.OddsMeasured, strings.Contains(said, "67.5"), "the averages")

				var seen []string
				for range strings.Split(tabs, ", ") {
					p.table().tabs.arrange(rect{size: fyne.NewSize(344, tabHeight)})
					seen = append(seen, p.tab())
					p.press(fyne.KeyO)
					p.wait(time.Second)
				}
				assert.Equal(t, tabs, strings.Join(seen, ", "))
				assert.Equal(t, infoTab(0), p.table().tabs.chosen%tabNews, "O leads back to the first")
			})
		}
	}
}

func TestOptionsOfAThreePlayerTurn(t *testing.T) {
	seed := seedWhere(3, func(d game.Deal) bool {
		return d[0][0] == game.X && d[0][1] == game.H && d[0][2] == game.CNOT
	})
	play(t, "", func(t *testing.T) {
		p := seated(t, chair{odds: game.OddsAdvice, seed: seed})
		p.reveal()
		p.press(fyne.KeyO)
		s := p.table()
		require.Equal(t, "My options", p.tab())
		assert.Contains(t, panel(s.options), "Looking ahead …")
		p.wait(time.Second)
		said := panel(s.options)
		for _, row := range []string{"X on any wire", "CNOT on any wires", "H on q0", "H on q1", "All | X | H | CNOT", "Looking ahead: what you get"} {
			assert.Contains(t, said, row)
		}
		assert.NotContains(t, said, "Measure on", "Measure is not open")
		assert.NotContains(t, said, "…")

		rows := optionsModel(s.snap, s.insight, nil).Rows
		at := -1
		for i, r := range rows {
			if r.Text == "H on q1" {
				at = i
			}
			assert.NotEmpty(t, r.Ahead, "%s has no value", r.Text)
		}
		p.table().options.OnTapped(at)
		require.NotNil(t, p.snap().Placement)
		assert.Equal(t, game.NewPlay(game.H, 1), p.snap().Placement.Play(), "placed as a preview")
		assert.Equal(t, 0, p.snap().Table.Plays(), "and not played")
		rows = optionsModel(s.snap, s.insight, nil).Rows
		assert.True(t, rows[at].Selected)
		assert.Equal(t, "Play H on q1", s.hand.play.Label())

		s.filterOptions(1)
		said = panel(s.options)
		assert.Contains(t, said, "X on any wire")
		assert.NotContains(t, said, "H on q0")
		s.filterOptions(0)
		assert.Contains(t, panel(s.options), "H on q0")
	})
}

func TestHiddenCardsOfTheWorkedDeal(t *testing.T) {
	// With one H, one Toffoli and one X in the own hand, six unseen cards are two
	// X, three CNOT and the SWAP: Ben gets the SWAP in half of all deals.
	seed := seedWhere(3, func(d game.Deal) bool {
		return d[0][0] == game.X && d[0][1] == game.H && d[0][2] == game.Toffoli
	})
	play(t, "", func(t *testing.T) {
		p := seated(t, chair{odds: game.OddsAdvice, seed: seed})
		p.reveal()
		s := p.table()
		h := s.insight.hidden(*s.snap.View)
		m := hiddenModel(s.snap, h)
		require.Len(t, m.Rows, 2)
		cells := map[widget.GateKind]widget.HiddenCell{}
		for i, c := range m.Rows[0].Cells {
			cells[m.Gates[i]] = c
		}
		assert.True(t, cells[widget.GateH].Never)
		assert.Equal(t, "50%", cells[widget.GateSwap].Text)
		assert.Equal(t, "Ben holds the SWAP: 50%, that is in 10 of the 20 ways to deal what you don't see.", cells[widget.GateSwap].Tip)
		assert.Equal(t, "95%", cells[widget.GateCNOT].Text, "all but one of 20 ways leave him a CNOT")
		assert.Contains(t, m.Head, "deals are possible")
		assert.Equal(t, "30%", m.Deals[0].Percent, "an X and two CNOT for Ben: 6 of 20")
	})
}

func TestOptionsWaitForTheTurn(t *testing.T) {
	bots := people(2)
	bots[1].By = game.Novice
	play(t, "", func(t *testing.T) {
		p := seated(t, chair{odds: game.OddsAdvice, seats: bots})
		s := p.table()
		s.tabs.choose(tabOptions)
		p.wait(time.Second)
		require.Equal(t, game.Playing, p.snap().Phase)
		first := p.snap().View.Plays()[0]
		p.place(first.Card, first.Qubits()...)
		p.press(fyne.KeyReturn)
		require.Equal(t, game.BotMoves, p.snap().Phase)
		assert.Contains(t, panel(s.options), "listed when it is your turn")
		assert.Nil(t, s.insight.advisor.asked, "nothing is worked out for a bot's turn")
	})
}

func TestDraftKeepsEveryLevel(t *testing.T) {
	play(t, "", func(t *testing.T) {
		p := sit(t, chair{})
		for level := range game.Odds(game.OddsLevels) {
			d := p.app.prefs.match()
			d.odds = level
			p.app.prefs.setMatch(d)
			assert.Equal(t, level, p.app.prefs.match().odds)
			assert.NotEmpty(t, oddsMeaning(level))
		}
		assert.Len(t, oddsNames(), game.OddsLevels)
	})
}
