package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"quantumpoker/game"
)

// hider hides the cards some time after the window has lost the focus.
type hider struct {
	hide  func()
	timer *time.Timer
}

// lost is called when the window is no longer the one in front.
func (h *hider) lost(after time.Duration) {
	h.stop()
	if after == 0 {
		h.hide()
		return
	}
	var timer *time.Timer
	timer = time.AfterFunc(after, func() {
		fyne.Do(func() {
			if h.timer == timer { // else the focus came back just before
				h.timer = nil
				h.hide()
			}
		})
	})
	h.timer = timer
}

// stop forgets about a focus that was lost.
func (h *hider) stop() {
	if h.timer != nil {
		h.timer.Stop()
		h.timer = nil
	}
}

// foreground is told when the window comes to the front and when it leaves it.
func (t *tableScreen) foreground(in bool) {
	if in {
		t.hider.stop()
		t.felt.Refresh()
		return
	}
	t.pointer.cancel()
	after, hides := t.app.prefs.settings().hide.delay()
	if fyne.CurrentDevice().IsMobile() {
		after, hides = 0, true
	}
	if hides && t.showsCards() {
		t.hider.lost(after)
	}
}

// minimised hides at once, whatever the setting: nobody looks at the window.
func (t *tableScreen) minimised() {
	t.pointer.cancel()
	if t.showsCards() {
		t.hider.lost(0)
	}
}

// showsCards reports whether cards are on screen that others must not see, or about to
// be: they wait for the disk.
func (t *tableScreen) showsCards() bool {
	return t.ctl.Phase() == game.Playing && !t.snap.Solo
}
