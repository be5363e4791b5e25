package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// Where the pass screen puts its buttons is clear of where the hand has its own,
// in every window.
func TestPassIsClearOfTheHandsButtons(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := fyne.NewSize(rapid.Float32Range(320, 2560).Draw(t, "width"), rapid.Float32Range(320, 1440).Draw(t, "height"))
		players := rapid.IntRange(game.MinPlayers, game.MaxPlayers).Draw(t, "players")
		usual := placesFor(size, players)
		said := usual.saying(rapid.Float32Range(0, 500).Draw(t, "words"), players)
		for _, p := range []places{usual, usual.placing(players), said} {
			for name, r := range map[string]rect{"play": p.play, "cancel": p.cancel, "swap": p.swap} {
				assert.False(t, said.pass.overlaps(r), "pass %v lies on %s %v", said.pass, name, r)
				assert.True(t, p.tray.contains(r.at) && r.right() <= size.Width && r.bottom() <= size.Height, "%s %v is not in the tray %v", name, r, p.tray)
			}
			if size.Width >= 568 || size.Height >= 568 { // the smallest phone
				assert.GreaterOrEqual(t, p.circuit.size.Height, theme.Touch)
			}
			assert.False(t, p.circuit.overlaps(p.side) || p.circuit.overlaps(p.tray) || p.side.overlaps(p.tray) || p.news.overlaps(p.tray), "%+v", p)
		}
	})
}

// What the words of a result leave free on a phone on its side goes to the wires, and
// no more than that.
func TestResultLeavesRoomForTheWires(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := fyne.NewSize(rapid.Float32Range(568, 2560).Draw(t, "width"), rapid.Float32Range(320, 1440).Draw(t, "height"))
		players := rapid.IntRange(game.MinPlayers, game.MaxPlayers).Draw(t, "players")
		words := rapid.Float32Range(60, 500).Draw(t, "words")
		usual := placesFor(size, players)
		p := usual.telling(words, players)
		assert.False(t, p.circuit.overlaps(p.side) || p.circuit.overlaps(p.tray) || p.side.overlaps(p.tray) || p.news.overlaps(p.tray), "%+v", p)
		assert.True(t, p.tray.contains(p.pass.at) && p.pass.bottom() <= p.tray.bottom(), "%+v", p)
		assert.GreaterOrEqual(t, p.pass.size.Height, min(words, usual.pass.size.Height)-0.01)
		if lacks := p.form == flat && p.circuit.size.Height < allWires(players)-0.01; lacks {
			assert.LessOrEqual(t, p.pass.size.Height, words+0.01, "words have more than they need, and wires less")
		}
	})
	play(t, "a phone", func(t *testing.T) {
		p := sit(t, chair{size: fyne.NewSize(800, 360)})
		p.toResult()
		words := p.table().result.scroll.main
		free := words.Size().Height - words.Content.Size().Height
		assert.True(t, 0 <= free && free < 8, "the words are seen whole, and leave %g", free)
		assert.Less(t, p.wire(2, onGates).Y+12, p.table().circuit.Position().Y+p.table().circuit.Size().Height, "the last wire is seen")
	})
}

// windows are widths and heights about all limits between the forms of the table.
func windows() (out []fyne.Size) {
	for _, w := range []float32{320, 360, 480, 568, 700, 859, 860, 1280, 1920, 2560} {
		for _, h := range []float32{320, 360, 499, 500, 568, 640, 800, 1080, 1440} {
			if w >= 568 || h >= 568 {
				out = append(out, fyne.NewSize(w, h))
			}
		}
	}
	return out
}

// areas are where buttons are, for each size of the window.
func (p *player) areas(buttons ...*widget.Button) map[fyne.Size][]rect {
	out := map[fyne.Size][]rect{}
	for _, size := range windows() {
		p.resize(size)
		for _, b := range buttons {
			if b.Visible() {
				out[size] = append(out[size], rect{b.Position(), b.Size()})
			}
		}
	}
	return out
}

// The real buttons keep to that: what a second press meant for Play, Cancel or
// Swap can meet is never a button that reveals, takes back or measures.
func TestNoButtonOfThePassScreenLiesWherePlayLay(t *testing.T) {
	for _, players := range []int{2, 3, 5, 8} {
		play(t, fmt.Sprint(players), func(t *testing.T) {
			p := sit(t, chair{seats: people(players), seed: seedWhere(players, func(d game.Deal) bool { return d[0][0] == game.CNOT || d[0][1] == game.CNOT || d[0][2] == game.CNOT })})
			hand, notice := p.table().hand, p.table().notice
			p.reveal()
			before := p.areas(hand.play, hand.cancel)
			p.place(game.CNOT, 0, 1)
			placed := p.areas(hand.play, hand.cancel, hand.swap)
			p.press(fyne.KeyReturn)
			passing := p.areas(notice.main, notice.back)
			p.playGate()
			for p.snap().Phase != game.LastMeasure {
				p.playGate()
			}
			measuring := p.areas(notice.main, notice.back)
			for _, size := range windows() {
				require.Len(t, before[size], 2)
				require.Len(t, placed[size], 3)
				require.Len(t, passing[size], 2)
				require.Len(t, measuring[size], 2)
				for _, was := range append(before[size], placed[size]...) {
					for _, is := range append(passing[size], measuring[size]...) {
						assert.False(t, was.overlaps(is), "%v: %v lies where %v was", size, is, was)
					}
				}
			}
		})
	}
}
