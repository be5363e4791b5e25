package ui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// homeArt is the picture of the home screen: a circuit in its second round and
// some cards, drawn by what draws the real ones. In little room the cards stay
// away.
type homeArt struct {
	fynewidget.BaseWidget

	circuit *widget.Circuit
	cards   *widget.Hand
}

func newHomeArt() *homeArt {
	h := &homeArt{circuit: widget.NewCircuit(), cards: widget.NewHand(artCards())}
	h.circuit.SetModel(artCircuit())
	h.ExtendBaseWidget(h)
	return h
}

// artCircuit is a hand after four plays that leave every qubit at one half.
func artCircuit() widget.CircuitModel {
	m := widget.CircuitModel{Start: 3, NextRound: 2}
	for i := range 2 {
		m.RoundNames = append(m.RoundNames, lang.L("Round {{.N}}", args{"N": i + 1}))
	}
	looks := make([]widget.SeatLook, 3)
	for i := range looks {
		l := usualLook(i)
		looks[i] = widget.SeatLook{Name: usualNames[i], Hue: theme.Hue(l.Color), Shape: theme.Shape(l.Shape)}
		q := fmt.Sprintf("q%d", i)
		chips := usualChips - usualAnte
		m.Wires = append(m.Wires, widget.Wire{
			Look: looks[i], Qubit: q, P1: 0.5, P1Text: "50%", Result: -1,
			Detail: lang.L("chips {{.Chips}}", args{"Chips": chips}), Short: fmt.Sprintf("%s · %d", q, chips),
		})
		m.Ops = append(m.Ops, widget.Op{Kind: widget.GateH, Targets: []int{i}})
	}
	m.Wires[1].Turn, m.Next = true, &looks[1]
	m.Ops = append(m.Ops,
		widget.Op{Kind: widget.GateH, Targets: []int{0}, Look: &looks[0], Round: 1},
		widget.Op{Kind: widget.GateCNOT, Controls: []int{1}, Targets: []int{0}, Look: &looks[1], Round: 1},
		widget.Op{Kind: widget.GateX, Targets: []int{2}, Look: &looks[2], Round: 1},
		widget.Op{Kind: widget.GateX, Targets: []int{0}, Look: &looks[0], Round: 2},
	)
	return m
}

func artCards() []widget.CardModel {
	var cards []widget.CardModel
	for _, c := range []game.Card{game.Toffoli, game.Swap, game.Measure} {
		cards = append(cards, widget.CardModel{Art: gateKinds[c], Name: cardName(c), Effect: cardEffect(c), Enabled: true})
	}
	return cards
}

// CreateRenderer is for Fyne.
func (h *homeArt) CreateRenderer() fyne.WidgetRenderer {
	return &homeArtRenderer{art: h}
}

type homeArtRenderer struct {
	art *homeArt
}

// The picture keeps within a size at which it looks right, shows the cards where
// they are large enough to be read, and the circuit where its rows have room.
const (
	artWidth  = 1100
	artHeight = 860
	artCard   = 150

	artTextLines = 12
)

// artFits reports whether all rows of the circuit are seen at that height.
func artFits(height float32) bool { return height >= artTextLines*theme.Size(theme.SizeText) }

func (r *homeArtRenderer) Destroy() {}

func (r *homeArtRenderer) Layout(size fyne.Size) {
	h := r.art
	width := min(artWidth, size.Width-2*theme.PanelInset)
	height := min(artHeight, size.Height-2*theme.Gap)
	x, y := (size.Width-width)/2, (size.Height-height)/2
	circuit := height
	if cards := height * 0.42; cards >= artCard {
		circuit -= cards + theme.PanelInset
		h.cards.Move(fyne.NewPos(x, y+height-cards))
		h.cards.Resize(fyne.NewSize(width, cards))
		h.cards.Show()
	} else {
		h.cards.Hide()
	}
	h.circuit.Move(fyne.NewPos(x, y))
	h.circuit.Resize(fyne.NewSize(width, max(0, circuit)))
	if !artFits(circuit) {
		h.circuit.Hide()
	} else {
		h.circuit.Show()
	}
}

func (r *homeArtRenderer) MinSize() fyne.Size {
	return fyne.Size{}
}

func (r *homeArtRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.art.circuit, r.art.cards}
}

func (r *homeArtRenderer) Refresh() {
	r.Layout(r.art.Size())
	r.art.circuit.Refresh()
	r.art.cards.Refresh()
	canvas.Refresh(r.art)
}
