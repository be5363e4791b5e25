package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"github.com/stretchr/testify/assert"
)

// keyboard is the canvas of a desktop, which announces presses.
type keyboard struct {
	fyne.Canvas
	app      *App
	down, up func(*fyne.KeyEvent)
	shortcut func(fyne.Shortcut)
}

func (d *keyboard) OnKeyDown() func(*fyne.KeyEvent)     { return d.down }
func (d *keyboard) SetOnKeyDown(f func(*fyne.KeyEvent)) { d.down = f }
func (d *keyboard) OnKeyUp() func(*fyne.KeyEvent)       { return d.up }
func (d *keyboard) SetOnKeyUp(f func(*fyne.KeyEvent))   { d.up = f }

func (d *keyboard) press(k fyne.KeyName) {
	d.down(&fyne.KeyEvent{Name: k})
	d.hold(k)
}

func (d *keyboard) hold(k fyne.KeyName)    { d.app.typedKey(&fyne.KeyEvent{Name: k}) }
func (d *keyboard) release(k fyne.KeyName) { d.up(&fyne.KeyEvent{Name: k}) }

func (d *keyboard) AddShortcut(_ fyne.Shortcut, f func(fyne.Shortcut)) { d.shortcut = f }

func (d *keyboard) undo() { d.shortcut(&fyne.ShortcutUndo{}) }

// recorder is a screen that uses Enter and Space alone.
type recorder struct {
	heard []string
}

func (r *recorder) content() fyne.CanvasObject { return container.NewStack() }
func (r *recorder) back()                      { r.heard = append(r.heard, "back") }
func (r *recorder) leave()                     {}
func (r *recorder) undo()                      { r.heard = append(r.heard, "undo") }

func (r *recorder) key(ev *fyne.KeyEvent, fresh bool) bool {
	if fresh {
		r.heard = append(r.heard, string(ev.Name))
	} else {
		r.heard = append(r.heard, "held "+string(ev.Name))
	}
	return ev.Name == fyne.KeyReturn || ev.Name == fyne.KeySpace
}

func openDesk(t *testing.T) (*keyboard, *recorder) {
	a := openApp(t, windowUsual)
	d := &keyboard{Canvas: a.win.Canvas(), app: a}
	a.listenToKeys(d)
	r := &recorder{}
	a.show(r)
	return d, r
}

func TestKeys(t *testing.T) {
	const enter, space, escape = fyne.KeyReturn, fyne.KeySpace, fyne.KeyEscape
	for name, tt := range map[string]struct {
		act  func(d *keyboard)
		want []string
	}{
		"a press":         {func(d *keyboard) { d.press(enter) }, []string{"Return"}},
		"held":            {func(d *keyboard) { d.press(enter); d.hold(enter) }, []string{"Return", "held Return"}},
		"pressed again":   {func(d *keyboard) { d.press(enter); d.release(enter); d.press(enter) }, []string{"Return", "Return"}},
		"held before":     {func(d *keyboard) { d.hold(enter) }, []string{"held Return"}},
		"another is held": {func(d *keyboard) { d.press(space); d.hold(enter) }, []string{"Space", "held Return"}},
		"announced, kept by a widget, released, held": {
			func(d *keyboard) { d.down(&fyne.KeyEvent{Name: enter}); d.release(enter); d.hold(enter) }, []string{"held Return"}},
		"escape leads back":       {func(d *keyboard) { d.press(escape) }, []string{"Escape", "back"}},
		"held escape does not":    {func(d *keyboard) { d.hold(escape) }, []string{"held Escape"}},
		"the back key leads back": {func(d *keyboard) { d.press(mobile.KeyBack) }, []string{"Back", "back"}},
		"used keys do not":        {func(d *keyboard) { d.press(space) }, []string{"Space"}},
		"undo":                    {func(d *keyboard) { d.down(&fyne.KeyEvent{Name: fyne.KeyZ}); d.undo() }, []string{"undo"}},
		"held undo":               {func(d *keyboard) { d.down(&fyne.KeyEvent{Name: fyne.KeyZ}); d.undo(); d.undo() }, []string{"undo"}},
	} {
		t.Run(name, func(t *testing.T) {
			d, r := openDesk(t)
			tt.act(d)
			assert.Equal(t, tt.want, r.heard)
		})
	}
}

func TestWithoutAnnouncementsEveryKeyIsFresh(t *testing.T) {
	a := openApp(t, windowUsual)
	r := &recorder{}
	a.show(r)
	a.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	a.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, []string{"Return", "Return"}, r.heard)
}

func TestFullScreen(t *testing.T) {
	d, r := openDesk(t)
	d.press(fyne.KeyF11)
	d.hold(fyne.KeyF11)
	assert.True(t, d.app.win.FullScreen(), "a held key toggles once")
	d.press(fyne.KeyF11)
	assert.False(t, d.app.win.FullScreen())
	assert.Empty(t, r.heard)
}

func TestAnOverlayKeepsKeysFromTheScreen(t *testing.T) {
	d, r := openDesk(t)
	d.app.openModal(nil, heading("Over it"))
	d.press(fyne.KeyReturn)
	d.down(&fyne.KeyEvent{Name: fyne.KeyZ})
	d.undo()
	d.hold(fyne.KeyEscape)
	assert.NotNil(t, d.Overlays().Top(), "a held Escape closes nothing")
	d.press(fyne.KeyEscape)
	assert.Nil(t, d.Overlays().Top())
	assert.Empty(t, r.heard)
}
