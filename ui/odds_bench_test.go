package ui

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"quantumpoker/game"
	"quantumpoker/ui/launch"
)

// BenchmarkHover carries a card from wire to wire: each step works the odds out
// for another placement and lays the panels out anew.
func BenchmarkHover(b *testing.B) {
	for _, players := range []int{3, 8} {
		for tab, name := range map[infoTab]string{tabOdds: "odds", tabOptions: "options"} {
			b.Run(fmt.Sprintf("%d/%s", players, name), func(b *testing.B) {
				test.NewTempApp(b)
				a := New(test.NewTempApp(b), launch.Options{})
				a.prefs.setWindowSize(desktopSize)
				a.Start()
				m, err := game.NewMatch(game.Setup{Seats: people(players), Chips: usualChips, Ante: usualAnte, Hands: 1, Odds: game.OddsWhatIf})
				if err != nil {
					b.Fatal(err)
				}
				now := time.Now()
				ctl := game.NewController(m, game.FixedSeeds(7), func() time.Time { now = now.Add(time.Second); return now })
				t := newTableScreen(a, ctl)
				a.show(t)
				t.deal("")
				for range players {
					t.act(ctl.Reveal())
					plays := t.snap.View.Plays()
					play := plays[0]
					for _, p := range plays {
						if p.Card == game.H {
							play = p
							break
						}
					}
					t.act(ctl.Preset(play))
					t.endTurn(ctl.Play)
				}
				t.act(ctl.Reveal())
				t.tabs.choose(tab)
				b.ReportMetric(float64(len(t.insight.options)), "rows")
				i := 0
				for b.Loop() {
					i++
					p, err := ctl.Hover(0, game.Qubit(i%players))
					if err != nil {
						b.Fatal(err)
					}
					t.hover = &p
					t.draw()
				}
			})
		}
	}
}
