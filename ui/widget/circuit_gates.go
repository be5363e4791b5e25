package widget

import (
	"image/color"

	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

// The parts of a gate, as parts of the side of its box.
const (
	dotPart    = 0.34
	ringPart   = 0.74
	crossPart  = 0.2
	letterPart = 0.46
	meterPart  = 0.62

	strokePart = 0.02
	needlePart = 0.045

	gateRadius  = 4
	strokeLeast = 2
	meterSweep  = 80 // degrees to either side of upright
	meterCutout = 0.84
)

// boxLetters are the gates that are drawn as a box with a letter.
var boxLetters = map[GateKind]string{GateX: "X", GateH: "H"}

// gateInk are the colours of a gate.
type gateInk struct {
	surface, edge, letter color.Color
}

// inkOf is a player's hue, or the house's colours without one.
func inkOf(look *SeatLook) gateInk {
	if look == nil {
		return gateInk{
			surface: theme.Color(theme.ColorStartGate),
			edge:    theme.Color(theme.ColorStartGateEdge),
			letter:  theme.Color(theme.ColorText),
		}
	}
	hue := theme.Color(look.Hue.Name())
	return gateInk{surface: hue, edge: hue, letter: theme.Color(look.Hue.Ink())}
}

// ghostly is the ink of a gate that is not played yet.
func (k gateInk) ghostly() gateInk {
	return gateInk{faded(k.surface, ghostOpacity), faded(k.edge, ghostOpacity), k.letter}
}

// gatePainter draws gates of one size.
type gatePainter struct {
	pen    *circuitPen
	side   float32
	stroke float32
	frame  *circuitFrame
	y      func(wire int) float32
}

func newGatePainter(pen *circuitPen, f *circuitFrame) *gatePainter {
	return &gatePainter{pen: pen, side: f.gate, stroke: strokeLeast + f.gate*strokePart, frame: f, y: f.wireY}
}

// draw puts a gate at x.
func (g *gatePainter) draw(op *Op, x float32, ink gateInk) {
	top, bottom := op.reach()
	if top < bottom && op.Kind != GateMeasure {
		g.pen.line(g.pen.wires, fyne.NewPos(x, g.y(top)), fyne.NewPos(x, g.y(bottom)), ink.edge, g.stroke)
	}
	for _, wire := range op.Controls {
		g.pen.circle(fyne.NewPos(x, g.y(wire)), g.side*dotPart, paint{fill: ink.edge})
	}
	for _, wire := range op.Targets {
		at := fyne.NewPos(x, g.y(wire))
		switch letter := boxLetters[op.Kind]; {
		case op.Kind == GateMeasure:
			g.meter(at, ink)
		case op.Kind == GateSwap:
			g.cross(at, ink)
		case letter != "":
			g.box(at, ink)
			g.pen.text(letter, at.X, at.Y, 0.5, lettering{g.side * letterPart, bold, ink.letter})
		default:
			g.ring(at, ink)
		}
	}
}

func (g *gatePainter) box(at fyne.Position, ink gateInk) {
	g.pen.rectangle(g.pen.boxes, around(at.X, g.side), around(at.Y, g.side),
		paint{ink.surface, ink.edge, 1.5, gateRadius})
}

// ring is ⊕, the target of CNOT and Toffoli.
func (g *gatePainter) ring(at fyne.Position, ink gateInk) {
	diameter := g.side * ringPart
	g.pen.circle(at, diameter, paint{fill: color.Transparent, stroke: ink.edge, width: g.stroke})
	arm := (diameter - g.stroke) / 2
	g.through(at, fyne.NewDelta(arm, 0), ink.edge)
	g.through(at, fyne.NewDelta(0, arm), ink.edge)
}

// cross is ×, either end of a SWAP.
func (g *gatePainter) cross(at fyne.Position, ink gateInk) {
	arm := g.side * crossPart
	g.through(at, fyne.NewDelta(arm, arm), ink.edge)
	g.through(at, fyne.NewDelta(arm, -arm), ink.edge)
}

func (g *gatePainter) meter(at fyne.Position, ink gateInk) {
	g.box(at, ink)
	dial := at.AddXY(0, g.side*0.16)
	g.pen.arc(dial, g.side*meterPart, ink.letter)
	g.pen.line(g.pen.strokes, dial, dial.AddXY(g.side*0.2, -g.side*0.36), ink.letter, g.side*needlePart)
}

// through is a line through a point, as far to either side.
func (g *gatePainter) through(at fyne.Position, arm fyne.Delta, c color.Color) {
	g.pen.line(g.pen.strokes, at.AddXY(-arm.DX, -arm.DY), at.AddXY(arm.DX, arm.DY), c, g.stroke)
}
