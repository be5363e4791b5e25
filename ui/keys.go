package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
)

// keys tells a fresh press of a key from the repeats that a key sends while it
// is held. A desktop announces each press before it types; a repeat is typed
// only. Where nothing is announced, every key counts as fresh.
type keys struct {
	announced bool
	down      fyne.KeyName // announced and not typed yet
}

func (k *keys) press(ev *fyne.KeyEvent) {
	k.down = ev.Name
}

// take reports whether the key that is typed now was freshly pressed.
func (k *keys) take(name fyne.KeyName) bool {
	if !k.announced {
		return true
	}
	fresh := k.down == name
	k.down = ""
	return fresh
}

// listenToKeys routes what no focused widget keeps for itself to the screen.
func (a *App) listenToKeys(c fyne.Canvas) {
	if d, ok := c.(desktop.Canvas); ok {
		a.keys.announced = true
		d.SetOnKeyDown(a.keys.press)
		d.SetOnKeyUp(func(*fyne.KeyEvent) {
			a.keys.down = ""
			a.showFocus()
		})
	}
	c.SetOnTypedKey(a.typedKey)
	c.SetOnTypedRune(a.typedRune)
	c.AddShortcut(&fyne.ShortcutUndo{}, func(fyne.Shortcut) {
		s, ok := a.current.(undoer)
		if fresh := a.keys.take(fyne.KeyZ); ok && fresh && c.Overlays().Top() == nil {
			s.undo()
		}
	})
}

func (a *App) typedKey(ev *fyne.KeyEvent) {
	fresh := a.keys.take(ev.Name)
	if ev.Name == fyne.KeyF11 {
		if fresh {
			a.win.SetFullScreen(!a.win.FullScreen())
		}
		return
	}
	leaves := fresh && (ev.Name == fyne.KeyEscape || ev.Name == mobile.KeyBack)
	if top := a.win.Canvas().Overlays().Top(); top != nil {
		if m, ok := top.(*modal); ok && scrollByKey(m.scroll, m.panel, ev.Name) {
			return
		}
		if leaves {
			top.Hide()
		}
		return
	}
	if !a.current.key(ev, fresh) && leaves {
		a.current.back()
	}
}

// typedRune acts on keys that are known by what stands on them.
func (a *App) typedRune(r rune) {
	if a.win.Canvas().Overlays().Top() != nil {
		return
	}
	if r == '?' {
		a.openKeys()
		return
	}
	if s, ok := a.current.(runer); ok {
		s.typedRune(r)
	}
}
