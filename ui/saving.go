package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/record"
)

// longestWait is how long a turn waits for a disk that does not answer. Play then
// goes on; the events are kept and saved later.
const longestWait = 2 * time.Second

// saver keeps the events of one match on the disk. What is to be shown after an
// event waits until that is saved.
type saver struct {
	log     *record.Log // nil where nothing can be saved
	unsaved int
	waiting []func()
	timer   *time.Timer
}

// keep saves the match in the log from now on.
func (t *tableScreen) keep(log *record.Log) {
	t.saver.log = log
	t.ctl.OnEvent = t.saver.save
}

func (s *saver) save(e game.Event) {
	s.unsaved++
	s.log.Append(e, func(error) { // the store tells of trouble
		fyne.Do(func() {
			s.unsaved--
			if s.unsaved == 0 {
				s.goOn()
			}
		})
	})
}

// after calls f once all that happened is on the disk.
func (s *saver) after(f func()) {
	if s.unsaved == 0 {
		f()
		return
	}
	s.waiting = append(s.waiting, f)
	if s.timer == nil {
		s.timer = time.AfterFunc(longestWait, func() { fyne.Do(s.goOn) })
	}
}

func (s *saver) goOn() {
	if s.timer != nil {
		s.timer.Stop()
		s.timer = nil
	}
	waiting := s.waiting
	s.waiting = nil
	for _, f := range waiting {
		f()
	}
}

// openStore opens the folder where matches are kept.
func (a *App) openStore() error {
	if a.options.Data == "" {
		return nil
	}
	store, err := record.Open(a.options.Data, func(trouble *record.Trouble) {
		fyne.Do(func() {
			a.trouble = trouble
			a.sayTrouble()
		})
	})
	a.store = store
	return err
}

func (a *App) sayTrouble() { a.banner.say(troubleText(a.trouble)) }

// closeStore saves what is left, as long as the disk answers.
func (a *App) closeStore() {
	if a.store == nil {
		return
	}
	done := make(chan struct{})
	go func() {
		_ = a.store.Close() // what it cannot save, the banner has said
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(longestWait):
	}
}

// troubleText says that nothing is being saved, why, and what to do; "" if all is well.
func troubleText(t *record.Trouble) string {
	if t == nil {
		return ""
	}
	switch t.Why {
	case record.DiskFull:
		return lang.L("Nothing is being saved: the disk is full. Free some space; saving then catches up by itself.")
	case record.ReadOnly:
		return lang.L("Nothing is being saved: the game's folder cannot be written. Make it writable; saving then catches up by itself.")
	case record.InUse:
		return lang.L("Nothing is being saved: another copy of the game uses this folder. Close that one.")
	case record.FileGone:
		return lang.L("This match is not being saved: its file was taken away or changed.")
	}
	return lang.L("Nothing is being saved: {{.Why}}. Play goes on, and saving is tried again.", args{"Why": reason(t.Err)})
}

// continueMatch goes on with a match that an earlier run of the game has kept.
func (a *App) continueMatch(id record.ID) {
	m, log, err := a.store.Continue(id)
	if err != nil {
		a.toast(lang.L("This match cannot be continued: {{.Why}}.", args{"Why": reason(err)}))
		return
	}
	t := newTableScreen(a, game.NewController(m, seedsOf(m.Setup()), time.Now))
	t.keep(log)
	a.open = append(a.open, t)
	a.show(t)
}

// loadKept looks off the window's goroutine for matches that can be continued, and
// then calls found.
func (a *App) loadKept(found func()) {
	if a.store == nil {
		return
	}
	gone := a.gone
	go func() {
		h, err := a.store.History()
		if err != nil {
			return // the banner says what is wrong with the folder
		}
		fyne.Do(func() {
			if gone != a.gone { // one of those that were found may be among them
				a.loadKept(found)
				return
			}
			a.kept = nil
			for _, s := range h.Matches {
				if !s.Ended && s.Damage == nil && !a.isOpen(s.ID) {
					a.kept = append(a.kept, s)
				}
			}
			found()
		})
	}()
}

func (a *App) isOpen(id record.ID) bool {
	for _, t := range a.open {
		if t.saver.log != nil && t.saver.log.ID() == id {
			return true
		}
	}
	return false
}
