package game

import "testing"

func benchmarkHands(b *testing.B, run func(b *testing.B, h Hand)) {
	for _, n := range []int{3, 8} {
		b.Run(map[int]string{3: "three", 8: "eight"}[n], func(b *testing.B) {
			h := playOn(b, shuffledHand(b, n, 0, 1), random(1), 2*n)
			b.ReportAllocs()
			b.ResetTimer()
			run(b, h)
		})
	}
}

func BenchmarkApply(b *testing.B) {
	benchmarkHands(b, func(b *testing.B, h Hand) {
		mover, _ := h.Mover()
		e := Event{Kind: Played, Seat: mover, Play: anyGate(h.View(mover), random(2))}
		for b.Loop() {
			if _, err := h.Apply(e); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkView(b *testing.B) {
	benchmarkHands(b, func(b *testing.B, h Hand) {
		mover, _ := h.Mover()
		for b.Loop() {
			if h.View(mover).Seat() != mover {
				b.Fatal("another seat's view")
			}
		}
	})
}

func BenchmarkPlays(b *testing.B) {
	benchmarkHands(b, func(b *testing.B, h Hand) {
		mover, _ := h.Mover()
		v := h.View(mover)
		for b.Loop() {
			if len(v.Plays()) == 0 {
				b.Fatal("no plays")
			}
		}
	})
}

func BenchmarkPreview(b *testing.B) {
	benchmarkHands(b, func(b *testing.B, h Hand) {
		mover, _ := h.Mover()
		v := h.View(mover)
		p := anyGate(v, random(2))
		for b.Loop() {
			if _, err := v.Preview(p); err != nil {
				b.Fatal(err)
			}
		}
	})
}
