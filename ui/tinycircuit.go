package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// tinyCircuit is one gate on its wires, each with its role before it.
type tinyCircuit struct {
	fynewidget.BaseWidget

	card game.Card
}

func newTinyCircuit(c game.Card) *tinyCircuit {
	t := &tinyCircuit{card: c}
	t.ExtendBaseWidget(t)
	return t
}

// tinyWires are the heights of the wires in the drawing of a gate, as parts of
// its side.
var tinyWires = [game.CardKinds][]float32{
	game.X:       {0.5},
	game.H:       {0.5},
	game.CNOT:    {0.18, 0.70},
	game.Toffoli: {0.12, 0.36, 0.75},
	game.Swap:    {0.2, 0.8},
	game.Measure: {0.5},
}

// boxed gates are a letter or a dial in a box; the others lie on the wires.
func (t *tinyCircuit) boxed() bool { return len(tinyWires[t.card]) == 1 }

// side of the drawing. It grows with the text beside it.
func (t *tinyCircuit) side() float32 {
	text := theme.Size(theme.SizeCaption)
	if t.boxed() {
		return text * 4
	}
	return text * 6.5
}

// CreateRenderer is for Fyne.
func (t *tinyCircuit) CreateRenderer() fyne.WidgetRenderer {
	r := &tinyCircuitRenderer{
		tiny: t,
		box:  newSurface(theme.ColorStartGate, theme.ColorStartGateEdge, theme.Radius),
		art:  widget.NewGateArt(gateKinds[t.card], theme.ColorText),
	}
	for range tinyWires[t.card] {
		r.wires = append(r.wires, canvas.NewLine(color.Transparent))
	}
	for _, role := range t.card.Roles() {
		label := widget.NewText(widget.TextModel{Text: roleLabel(role), Size: theme.SizeCaption, Color: theme.ColorMuted})
		r.labels = append(r.labels, label)
	}
	r.box.Hidden = !t.boxed()
	r.update()
	return r
}

type tinyCircuitRenderer struct {
	tiny   *tinyCircuit
	wires  []*canvas.Line
	labels []*widget.Text
	box    *surface
	art    *widget.GateArt
}

func (r *tinyCircuitRenderer) Destroy() {}

func (r *tinyCircuitRenderer) Layout(size fyne.Size) {
	side := r.tiny.side()
	label := float32(0)
	for _, l := range r.labels {
		label = max(label, l.Natural().Width+theme.Gap)
	}
	width := min(size.Width, label+side*2.2)
	middle := label + (width-label)/2
	for i, y := range tinyWires[r.tiny.card] {
		y *= side
		r.wires[i].Position1 = fyne.NewPos(label, y)
		r.wires[i].Position2 = fyne.NewPos(width, y)
		if i < len(r.labels) {
			high := r.labels[i].MinSize().Height
			r.labels[i].Move(fyne.NewPos(0, y-high/2))
			r.labels[i].Resize(fyne.NewSize(label, high))
		}
	}
	at := fyne.NewPos(middle-side/2, 0)
	r.art.Move(at)
	r.art.Resize(fyne.NewSquareSize(side))
	r.box.Move(at)
	r.box.Resize(fyne.NewSquareSize(side))
}

func (r *tinyCircuitRenderer) MinSize() fyne.Size {
	side := r.tiny.side()
	return fyne.NewSize(side, side)
}

func (r *tinyCircuitRenderer) Objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, w := range r.wires {
		objects = append(objects, w)
	}
	for _, l := range r.labels {
		objects = append(objects, l)
	}
	return append(objects, r.box, r.art)
}

func (r *tinyCircuitRenderer) Refresh() {
	r.update()
	r.Layout(r.tiny.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.tiny)
}

func (r *tinyCircuitRenderer) update() {
	for _, w := range r.wires {
		w.StrokeColor, w.StrokeWidth = theme.Color(theme.ColorWire), 2
	}
}
