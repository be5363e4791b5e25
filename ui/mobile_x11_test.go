package ui

import (
	"fmt"
	"image"
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

// phone is a screen with a phone on it, which has a finger and neither mouse nor
// keys.
type phone struct {
	*x11
	size   fyne.Size // in dp
	window string
}

// phoneScale is how many pixels a dp has on the phone that the toolkit simulates.
const phoneScale = 1.4

func newPhone(t *testing.T, size fyne.Size) *phone {
	side := phoneScale * max(size.Width, size.Height)
	return &phone{x11: newX11(t, fyne.NewSquareSize(side)), size: size}
}

// open waits for the game. The simulation shows nothing before its window has been
// given another size.
func (f *phone) open() {
	f.waitFor("App")
	f.window = f.do("xdotool", "search", "--onlyvisible", "--name", "App")
	f.resize()
}

// turn lays the phone on its side, or stands it up again.
func (f *phone) turn() {
	f.size.Width, f.size.Height = f.size.Height, f.size.Width
	f.resize()
}

func (f *phone) resize() {
	size := inPixels(f.size)
	f.do("xdotool", append([]string{"windowsize", f.window}, pixel(fyne.NewPos(size.Width, size.Height))...)...)
}

func inPixels(size fyne.Size) fyne.Size {
	return fyne.NewSize(size.Width*phoneScale, size.Height*phoneScale)
}

// shot takes a picture of what the phone shows, with a pixel for each dp.
func (f *phone) shot() image.Image {
	cut, size := inPixels(f.size), f.size
	return f.take("-crop", fmt.Sprintf("%.0fx%.0f+0+0", cut.Width, cut.Height), "+repage", "-resize", fmt.Sprintf("%.0fx%.0f!", size.Width, size.Height))
}

// How a finger moves: in steps, of which each takes a moment.
const (
	fingerSteps = 24
	fingerPause = 10 * time.Millisecond
)

// click taps.
func (f *phone) click(at fyne.Position) { f.finger(at) }

// drag starts slowly and ends slowly: it is no flick.
func (f *phone) drag(from, to fyne.Position) {
	way, path := to.Subtract(from), []fyne.Position{from}
	for i := range fingerSteps {
		part := float32(i+1) / fingerSteps
		part *= part * (3 - 2*part)
		path = append(path, from.AddXY(way.X*part, way.Y*part))
	}
	f.finger(path...)
}

// finger comes down where a path begins and goes up where it ends.
func (f *phone) finger(path ...fyne.Position) {
	var args []string
	for i, at := range path {
		args = append(append(args, "mousemove"), pixel(fyne.NewPos(at.X*phoneScale, at.Y*phoneScale))...)
		if i == 0 {
			args = append(args, "mousedown", "1")
		}
		args = append(args, "sleep", fmt.Sprint(fingerPause.Seconds()))
	}
	f.do("xdotool", append(args, "mouseup", "1")...)
}
