package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"quantumpoker/game"
)

// key plays by the keyboard. What ends a turn, reveals cards or goes on to a
// screen of another player needs a fresh press: a key held down does it once.
func (t *tableScreen) key(ev *fyne.KeyEvent, fresh bool) bool {
	t.playsBy(byKeys)
	enter := ev.Name == fyne.KeyReturn || ev.Name == fyne.KeyEnter
	if t.measuring() {
		if fresh && (enter || ev.Name == fyne.KeyEscape || ev.Name == fyne.KeySpace) {
			t.stopCollapse()
			t.render()
			return true
		}
		return enter
	}
	if ev.Name == fyne.KeyEscape && t.snap.Phase != game.BotMoves && time.Since(t.skipped) < game.RevealGuard {
		return true // meant for the bot that has just played
	}
	if ev.Name == fyne.KeyO && t.snap.Result == nil {
		t.tabs.next()
		return true
	}
	switch t.snap.Phase {
	case game.Playing:
		return t.keyInHand(ev.Name, enter, fresh)
	case game.Ready:
		if enter && fresh {
			t.deal("")
		}
	case game.Passing:
		if enter && fresh {
			t.act(t.ctl.Reveal())
		}
	case game.LastMeasure:
		if enter && fresh {
			t.endTurn(t.ctl.MeasureNow)
		}
	case game.BotMoves:
		if fresh && (enter || ev.Name == fyne.KeyEscape || ev.Name == fyne.KeySpace) {
			t.skipBot()
			return true
		}
	case game.HandDone:
		if enter && fresh {
			t.result.goOn()
		}
		return enter || scrollByKey(t.result.scroll.main, t.result.main, ev.Name)
	}
	return enter
}

// typedRune zooms the circuit. Plus is on another key on every keyboard, and needs
// Shift on some, where = is the same key.
func (t *tableScreen) typedRune(r rune) {
	switch r {
	case '+', '=':
		t.circuit.Zoom(1)
	case '-', '−':
		t.circuit.Zoom(-1)
	case '0':
		t.circuit.Fit()
	}
}

func (t *tableScreen) keyInHand(key fyne.KeyName, enter, fresh bool) bool {
	p := t.snap.Placement
	switch key {
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4:
		t.app.win.Canvas().Unfocus() // the arrows are for the wires now, and not for a list
		t.choose(int(key[0] - '1'))
	case fyne.KeyLeft:
		t.chooseNext(-1)
	case fyne.KeyRight:
		t.chooseNext(1)
	case fyne.KeyUp:
		t.moveMarker(-1)
	case fyne.KeyDown:
		t.moveMarker(1)
	case fyne.KeySpace:
		if p == nil || p.Card == game.Measure {
			return true
		}
		t.pointer.cancel()
		t.moveMarker(0)
		t.learnt()
		t.act(t.ctl.Place(game.Qubit(t.marker)))
	case fyne.KeyS:
		if p != nil && p.Complete() {
			t.pointer.cancel()
			t.act(t.ctl.Exchange())
		}
	case fyne.KeyH:
		if fresh {
			t.hideCards()
		}
	case fyne.KeyEscape:
		switch {
		case t.dragging:
			t.pointer.cancel()
		case p == nil:
			return false
		default:
			t.act(t.ctl.Cancel())
		}
	default:
		if enter && fresh {
			if p != nil && p.Complete() {
				t.endTurn(t.ctl.Play)
			} else {
				t.act(t.ctl.Play()) // says what is missing
			}
		}
		return enter
	}
	return true
}

// choose begins to place the i-th card, with the marker on the player's own wire.
func (t *tableScreen) choose(i int) {
	if i >= len(t.snap.View.Cards()) {
		return
	}
	t.pointer.cancel()
	t.hand.cursor = i
	if t.marker < 0 {
		t.moveMarker(0)
	}
	t.act(t.ctl.Select(i))
}

// chooseNext goes to the next card on one side that can be played now.
func (t *tableScreen) chooseNext(step int) {
	models := cardModels(t.snap, -1)
	at := t.hand.cursor
	if p := t.snap.Placement; p != nil {
		at = p.Index
	}
	if at < 0 && step < 0 {
		at = len(models)
	}
	for i := at + step; i >= 0 && i < len(models); i += step {
		if models[i].Enabled {
			t.choose(i)
			return
		}
	}
}

// moveMarker moves the keyboard's wire; at first it is the player's own.
func (t *tableScreen) moveMarker(by int) {
	if t.marker < 0 {
		t.marker, by = int(t.snap.View.Qubit()), 0
	}
	t.marker = min(max(t.marker+by, 0), t.players-1)
	t.draw()
}

// undo takes the last play back, from the pass screen.
func (t *tableScreen) undo() {
	if t.snap.TakeBack != nil && t.snap.Phase != game.Playing {
		t.endTurn(t.ctl.TakeBack)
	}
}

// back is Escape and a phone's back key: it asks before it leaves the match. A
// gesture that stands for the key may have begun as a drag.
func (t *tableScreen) back() {
	t.pointer.cancel()
	t.askLeave()
}
