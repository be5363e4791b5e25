package ui

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/launch"
)

// BenchmarkWindow measures the program as its players have it, in a real window of
// 1280×800, on one core and without a graphics card:
//
//	go test -run '^$' -bench Window -benchtime 200x -timeout 1h ./ui
//
// starts it 200 times, leaves it alone for two times 20 seconds, drags a card by 200
// steps and plays 200 hands. What it should reach: a first frame within 500 ms, at
// most 1.5% of a core while nobody acts, at most 16 ms for a frame while a card is
// dragged over a table of eight, and at most 200 MB, which do not become more from
// hand to hand.
//
// A frame costs what it keeps the program's core busy, from one step of the mouse
// until it rests again: taking the event in, working the odds out, laying out, and
// painting, which in software is done by the program's own threads. Waiting for the
// next tick of the toolkit's clock is not counted, nor is what the display does.
func BenchmarkWindow(b *testing.B) {
	needTools(b, "taskset")
	binary := buildGame(b)
	b.Run("first frame", func(b *testing.B) { benchmarkStart(b, binary) })
	b.Run("idle on the home screen", func(b *testing.B) {
		g := openBench(b, binary, launch.Options{}, nil)
		g.idle()
	})
	b.Run("idle at a table of eight", func(b *testing.B) {
		g := openBench(b, binary, launch.Options{Seats: eight}, nil)
		g.round()
		g.idle()
	})
	b.Run("drag at a table of eight", func(b *testing.B) {
		g := openBench(b, binary, launch.Options{Seats: eight}, nil)
		g.round()
		g.dragAbout()
	})
	b.Run("hands", func(b *testing.B) {
		g := openBench(b, binary, launch.Options{}, func(p prefs) {
			d := p.match()
			d.by[1], d.by[2], d.chips, d.endless = game.Master, game.Master, "1000000", true
			p.setMatch(d)
			p.setPace(paceAtOnce)
		})
		g.playHands()
	})
}

var eight = []string{"Ada", "Ben", "Chi", "Dan", "Eva", "Finn", "Gia", "Hal"}

// startAlone starts the game on one core, painted by software.
func startAlone(b *testing.B, binary string, screen *x11, args ...string) *program {
	env := []string{"DISPLAY=" + screen.display, "LANG=en_US.UTF-8", "LIBGL_ALWAYS_SOFTWARE=1"}
	return start(b, "taskset", env, append([]string{"-c", "0", binary}, args...)...)
}

// benchmarkStart measures the time from the start to the first picture.
func benchmarkStart(b *testing.B, binary string) {
	screen := newX11(b, desktopSize)
	var took, busy []time.Duration
	for b.Loop() {
		require.True(b, screen.blank())
		began := time.Now()
		p := startAlone(b, binary, screen)
		for screen.blank() {
			require.Less(b, time.Since(began), patience)
			time.Sleep(time.Millisecond)
		}
		took, busy = append(took, time.Since(began)), append(busy, p.busy())
		require.NoError(b, p.Process.Kill())
		p.exit(b)
		for !screen.blank() {
			time.Sleep(time.Millisecond)
		}
	}
	b.ReportMetric(milliseconds(median(took)), "ms")
	b.ReportMetric(milliseconds(median(busy)), "ms-busy")
	b.ReportMetric(0, "ns/op")
}

// bench is a game that is measured, and its twin that knows where everything is.
type bench struct {
	*twin
	*testing.B
	display *x11
	program *program
}

// openBench opens the game, on a device that remembers what remember sets.
func openBench(b *testing.B, binary string, o launch.Options, remember func(prefs)) *bench {
	screen := newX11(b, desktopSize)
	kept := b.TempDir()
	o.Data, o.Seed, o.Fixed = b.TempDir(), 7, true
	if remember != nil {
		remember(prefs{openSettings(filepath.Join(kept, settingsName))})
		remember(prefs{openSettings(filepath.Join(o.Data, settingsName))})
	}
	args := []string{"-seed", "7", "-data", kept}
	if o.Seats != nil {
		args = append(args, "-seats", strings.Join(o.Seats, ","))
	}
	p := startAlone(b, binary, screen, args...)
	screen.waitFor("seed 7, anyone can compute this deal")
	return &bench{twin: newTwin(b, screen, kept, o), B: b, display: screen, program: p}
}

// round lets everybody play a gate and shows the next cards.
func (g *bench) round() {
	g.button("Deal the cards")
	for range eight {
		g.turn()
	}
	g.rest()
	g.press(fyne.KeyReturn)
}

// idle measures how busy the game is while nobody acts, a tenth of a second each.
func (g *bench) idle() {
	time.Sleep(2 * time.Second) // until all has come to rest
	began, busy := time.Now(), g.program.busy()
	for g.Loop() {
		time.Sleep(100 * time.Millisecond)
	}
	g.ReportMetric(100*float64(g.program.busy()-busy)/float64(time.Since(began)), "%-of-a-core")
	g.ReportMetric(g.program.resident(), "MB")
	g.ReportMetric(0, "ns/op")
}

// dragAbout carries a card over all wires, back and forth.
func (g *bench) dragAbout() {
	var path []fyne.Position
	at := g.card(0)
	for _, along := range []float32{onPlate, onGates, 2 * onGates} {
		for q := range game.Qubit(len(eight)) {
			to := g.wire(q, along)
			path = append(path, steps(at, to)...)
			at = to
		}
	}
	g.display.do("xdotool", append(append([]string{"mousemove"}, pixel(g.card(0))...), "mousedown", "1")...)
	var frames []time.Duration
	for i := 0; g.Loop(); i++ {
		busy := g.program.busy()
		g.display.do("xdotool", append([]string{"mousemove"}, pixel(path[i%len(path)])...)...)
		frames = append(frames, g.settled()-busy)
	}
	g.ReportMetric(milliseconds(median(frames)), "ms/frame")
	g.ReportMetric(g.program.resident(), "MB")
	g.ReportMetric(0, "ns/op")
}

// settled waits until the game rests, and tells how long it had been busy until then.
func (g *bench) settled() time.Duration {
	const quiet, little = 40 * time.Millisecond, time.Millisecond
	for busy := g.program.busy(); ; {
		time.Sleep(quiet)
		now := g.program.busy()
		if now-busy < little && !g.program.runs() {
			return busy
		}
		busy = now
	}
}

// playHands plays one person's hands against two Masters.
func (g *bench) playHands() {
	g.button("New match")
	g.button("Start")
	g.button("Deal the cards")
	const warm, often = 20, 20
	least, hands := 0.0, 0
	for g.Loop() {
		g.soloHand(func(string) { g.settled() })
		g.press(fyne.KeyReturn)
		if hands++; hands%often == 0 {
			mb := g.program.resident()
			g.Logf("after %d hands: %.0f MB", hands, mb)
			if hands == warm {
				least = mb
			}
		}
	}
	g.ReportMetric(g.program.resident(), "MB")
	if least > 0 {
		g.ReportMetric(g.program.resident()-least, "MB-more-than-after-20")
	}
	g.ReportMetric(0, "ns/op")
}

func median(list []time.Duration) time.Duration {
	slices.Sort(list)
	return list[len(list)/2]
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
