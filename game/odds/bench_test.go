package odds

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"quantumpoker/game"
)

// busy is the turn with the most plays among some hands in round two, whose
// Hadamards are played as soon as they can be.
func busy(b *testing.B, players int) (most game.View) {
	plays := 0
	for seed := range uint64(20) {
		h := fresh(b, game.Classic(players), 0, 60, seed)
		for h.Plays() <= players {
			list := mover(h).Plays()
			i := max(0, slices.IndexFunc(list, func(p game.Play) bool { return p.Card == game.H }))
			h = play(b, h, list[i])
		}
		if v := mover(h); len(v.Plays()) > plays {
			most, plays = v, len(v.Plays())
		}
	}
	return most
}

func BenchmarkOptions(b *testing.B) {
	for _, players := range []int{3, 8} {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			v := busy(b, players)
			for b.Loop() {
				Options(v)
			}
			b.ReportMetric(float64(len(v.Plays())), "plays")
		})
	}
}

func BenchmarkNow(b *testing.B) {
	for _, players := range []int{3, 8} {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			v := busy(b, players)
			for b.Loop() {
				Now(v.Table)
			}
		})
	}
}

func BenchmarkHidden(b *testing.B) {
	for _, players := range []int{3, 8} {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			v := mover(fresh(b, game.Classic(players), 0, 60, 1))
			for b.Loop() {
				d, err := Hidden(v)
				if err != nil {
					b.Fatal(err)
				}
				d.Chances()
			}
		})
	}
}

func BenchmarkValues(b *testing.B) {
	v := mover(fresh(b, game.Classic(3), 0, 60, 1))
	for name, warm := range map[string]bool{"cold": false, "warm": true} {
		b.Run(name, func(b *testing.B) {
			var s Solver
			for b.Loop() {
				if !warm {
					s = Solver{}
				}
				if _, err := s.Values(v); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkFirstAnswer(b *testing.B) {
	for _, players := range []int{3, 8} {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			v := mover(fresh(b, game.Classic(players), 0, 60, 1))
			for b.Loop() {
				var s Solver
				ctx, cancel := context.WithCancel(context.Background())
				_ = s.Advise(ctx, v, func(Advice) { cancel() })
			}
		})
	}
}
