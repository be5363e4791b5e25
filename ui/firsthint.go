package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
)

// manner is how somebody plays. For each there is a hint, which stands in the line
// above the cards until a card has been placed in that way, or until a tap beside
// the cards has put it away, and then never again on this device.
type manner string

const (
	byMouse manner = "mouse"
	byTouch manner = "touch"
	byKeys  manner = "keys"
)

// byPointer is the way of taps and drags on this device.
func byPointer() manner {
	if fyne.CurrentDevice().IsMobile() {
		return byTouch
	}
	return byMouse
}

const keyLearnt = "ways learnt"

func (p prefs) learnt(m manner) bool {
	return slices.Contains(p.store.StringList(keyLearnt), string(m))
}

func (p prefs) setLearnt(m manner) {
	if !p.learnt(m) {
		p.store.SetStringList(keyLearnt, append(p.store.StringList(keyLearnt), string(m)))
	}
}

// playsBy notes in which way the table is being played, for which it may have a hint.
func (t *tableScreen) playsBy(m manner) {
	if t.manner == m {
		return
	}
	hinted := t.hand.hinted
	t.manner = m
	if t.hand.shown && (hinted || t.firstHint() != "") {
		t.hand.render(t.snap, t.measuring())
		t.arrange()
	}
}

// learnt is called when somebody has got the hint of the way in which they play.
func (t *tableScreen) learnt() {
	t.app.prefs.setLearnt(t.manner)
	if t.hand.hinted {
		t.hand.render(t.snap, t.measuring())
		t.arrange()
	}
}

// firstHint is how to play in the way that is used now, "" where that is known or
// where it is not the moment.
func (t *tableScreen) firstHint() string {
	s := t.snap
	if s.View == nil || s.Phase != game.Playing || s.Placement != nil || t.app.prefs.learnt(t.manner) {
		return ""
	}
	switch t.manner {
	case byKeys:
		return lang.L("1 to {{.N}} choose a card, Up and Down a wire, Space puts it there, Enter plays it. ? lists all keys.",
			args{"N": len(s.View.Cards())})
	case byTouch:
		return lang.L("Drag a card onto a wire, or tap the card and then its wires.")
	}
	return lang.L("Drag a card onto a wire, or tap the card and then its wires. By keys: press ?.")
}
