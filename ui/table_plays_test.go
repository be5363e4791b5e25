package ui

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// way is one of the ways in which a player places a card and confirms it.
type way struct {
	place   func(p *player, i int, on []game.Qubit)
	confirm func(p *player)
}

// ways are equal: each must do all that the others can.
var ways = map[string]way{
	"mouse drag":  {placeBy((*player).drag, (*player).click), clickPlay((*player).click)},
	"finger drag": {placeBy((*player).swipe, (*player).tap), clickPlay((*player).tap)},
	"click":       {tapIt((*player).click, onPlate), clickPlay((*player).click)},
	"tap":         {tapIt((*player).tap, onGates), clickPlay((*player).tap)},
	"keys":        {placeByKeys, func(p *player) { p.press(fyne.KeyReturn) }},
}

// placeBy drags the card onto its first wire and points at the others.
func placeBy(drag func(p *player, from, to fyne.Position), point func(p *player, at fyne.Position)) func(*player, int, []game.Qubit) {
	return func(p *player, i int, on []game.Qubit) {
		first := game.Qubit(0)
		if len(on) > 0 {
			first = on[0]
		}
		drag(p, p.card(i), p.wire(first, onGates))
		for r := 1; r < len(on) && !p.snap().Placement.Complete(); r++ {
			point(p, p.wire(on[r], onPlate))
		}
	}
}

// tapIt points at the card and then at its wires.
func tapIt(point func(p *player, at fyne.Position), along float32) func(*player, int, []game.Qubit) {
	return func(p *player, i int, on []game.Qubit) {
		point(p, p.card(i))
		for r := 0; r < len(on) && !p.snap().Placement.Complete(); r++ {
			point(p, p.wire(on[r], along))
		}
	}
}

func placeByKeys(p *player, i int, on []game.Qubit) {
	p.press(fyne.KeyName(rune('1' + i)))
	for r := 0; r < len(on) && !p.snap().Placement.Complete(); r++ {
		p.markerTo(on[r])
		p.press(fyne.KeySpace)
	}
}

func clickPlay(point func(p *player, at fyne.Position)) func(*player) {
	return func(p *player) { point(p, p.centre(p.table().hand.play)) }
}

// orders lists every ordered choice of qubits that the card can name.
func orders(card game.Card, wires int) [][]game.Qubit {
	out := [][]game.Qubit{nil}
	for range card.Qubits() {
		var longer [][]game.Qubit
		for _, some := range out {
			for q := range game.Qubit(wires) {
				if !slices.Contains(some, q) {
					longer = append(longer, append(slices.Clone(some), q))
				}
			}
		}
		out = longer
	}
	return out
}

// gates are the cards that can be played from the first round on.
var gates = []game.Card{game.X, game.H, game.CNOT, game.Toffoli, game.Swap}

// Every way plays every card on every choice of wires, in every form of the table.
func TestEveryWayPlaysEveryCard(t *testing.T) {
	sizes := []fyne.Size{desktopSize, fyne.NewSize(360, 640), fyne.NewSize(800, 360)}
	for name, w := range ways {
		for _, card := range gates {
			seed := seedWhere(3, func(d game.Deal) bool { return slices.Contains(d[0], card) })
			for _, size := range sizes {
				play(t, fmt.Sprintf("%s/%v/%vx%v", name, card, size.Width, size.Height), func(t *testing.T) {
					p := sit(t, chair{size: size, seed: seed, odds: game.OddsMeasured})
					choices := orders(card, 3)
					if size != desktopSize {
						choices = choices[len(choices)-2:]
					}
					for _, on := range choices {
						p.reveal()
						w.place(p, p.holding(card), on)
						want := game.NewPlay(card, on...)
						require.NotNil(t, p.snap().Placement)
						require.Equal(t, want, p.snap().Placement.Play())
						require.Equal(t, game.Playing, p.snap().Phase, "placing alone ended the turn")

						w.confirm(p)
						require.Equal(t, game.Event{Kind: game.Played, Seat: 0, Play: want}, p.lastPlay())
						require.Equal(t, game.Passing, p.snap().Phase)
						p.undo() // so that the same seat plays the same card again
						require.Equal(t, game.Seat(0), p.snap().Mover)
					}
				})
			}
		}
	}
}

// Every way measures, from the second round on.
func TestEveryWayMeasures(t *testing.T) {
	for name, w := range ways {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{})
			p.playRound()
			p.reveal()
			w.place(p, p.holding(game.Measure), nil)
			require.Equal(t, game.Playing, p.snap().Phase, "choosing Measure alone measured")
			require.Equal(t, "Measure and end the hand", p.table().hand.play.Label())
			w.confirm(p)
			require.Equal(t, game.HandDone, p.snap().Phase)
			require.Equal(t, game.Measured, p.lastPlay().Kind)
		})
	}
}
