package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"quantumpoker/ui/theme"
)

// Circuit draws the wires of a hand with everything that was played on them,
// the seats at their left ends and the chances or results at their right.
// Every op has a column of its own, in the order of play.
//
// It only draws: it answers where a point lies, and what a tap or a drag there
// means is the caller's. It follows the newest gate until the player scrolls
// back, and again once they scroll to the end.
type Circuit struct {
	fynewidget.BaseWidget

	model     CircuitModel
	frame     circuitFrame
	zoom      zoom
	following bool
	marker    int // the wire with the keyboard's marker when last shown

	fade     float32 // how far the newest results have appeared, from 0 to 1
	fadeFrom int     // the first wire among them
	fading   *fyne.Animation
}

var (
	_ fyne.Widget     = (*Circuit)(nil)
	_ fyne.Scrollable = (*Circuit)(nil)
)

// NewCircuit is a circuit without wires.
func NewCircuit() *Circuit {
	c := &Circuit{following: true, marker: -1, fade: 1}
	c.ExtendBaseWidget(c)
	return c
}

// SetModel shows another state of the circuit. Only what differs is redrawn.
func (c *Circuit) SetModel(m CircuitModel) {
	results := c.model.ResultShown
	c.model = m
	if m.ResultShown > results {
		c.fadeIn(results)
	}
	c.Refresh()
	if marker := m.marker(); marker != c.marker {
		c.marker = marker
		c.reveal(marker)
	}
}

// fadeIn lets the results from that wire on appear.
func (c *Circuit) fadeIn(from int) {
	if c.fading != nil {
		c.fading.Stop()
	}
	c.fade, c.fadeFrom = 1, from
	if !theme.Animate() {
		return
	}
	c.fade = 0
	c.fading = fyne.NewAnimation(theme.MotionShort, func(done float32) {
		c.fade = done
		c.Refresh()
	})
	c.fading.Start()
}

// lay finds the place of everything for the present model, size and theme.
func (c *Circuit) lay() {
	x, y := c.frame.scrollX, c.frame.scrollY
	c.frame = newCircuitFrame(c.Size(), &c.model, c.zoom)
	if c.following {
		x = c.frame.snap
	}
	c.frame.scrollTo(x, y)
	c.following = c.frame.scrollX >= c.frame.snap
}

// MinSize is what a circuit of a few wires needs to be of any use; more wires
// scroll.
func (c *Circuit) MinSize() fyne.Size {
	c.ExtendBaseWidget(c)
	return fyne.NewSize(280, 3*rowLeast+circuitFoot)
}

// CreateRenderer is for Fyne.
func (c *Circuit) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	return newCircuitRenderer(c)
}

type circuitRenderer struct {
	circuit *Circuit

	back, gates, ends *circuitPen
	marks             *penLayer[*canvas.Raster]
	seats             *penLayer[*SeatMark]
	slot              *dashedBox
	beacon            *Area
}

func newCircuitRenderer(c *Circuit) *circuitRenderer {
	r := &circuitRenderer{
		circuit: c,
		marks:   newPenLayer(newRoundMark),
		seats:   newPenLayer(func() *SeatMark { return NewSeatMark(SeatLook{}) }),
		slot:    newDashedBox(),
		beacon:  NewArea(color.Transparent),
	}
	r.back = newCircuitPen(r.marks.box, r.slot.raster)
	r.gates = newCircuitPen()
	r.ends = newCircuitPen()
	// Marks lie on their plates.
	ends := r.ends.clip.Content.(*fyne.Container)
	ends.Add(r.seats.box)
	return r
}

func (r *circuitRenderer) Destroy() {}

func (r *circuitRenderer) MinSize() fyne.Size { return r.circuit.MinSize() }

func (r *circuitRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.back.clip, r.gates.clip, r.ends.clip, r.beacon}
}

func (r *circuitRenderer) Layout(fyne.Size) { r.Refresh() }

func (r *circuitRenderer) Refresh() {
	r.circuit.lay()
	m, f := &r.circuit.model, &r.circuit.frame
	r.drawBack(m, f)
	r.drawGates(m, f)
	r.drawEnds(m, f)
	// Fyne repaints for an object only once it has painted it before, so what
	// is drawn for the first time is announced by one that always was there.
	r.beacon.Refresh()
}
