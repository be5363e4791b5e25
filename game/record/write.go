package record

import (
	"bytes"
	"errors"
	"io"
	"os"
	"time"
)

// writer is the state of the goroutine that writes a match's file. What is in
// pending and unsaved stays there until it is flushed, however often that fails.
type writer struct {
	header  []byte
	made    bool    // the file is there, with its header
	file    file    // nil until it is needed, and after a failure
	size    int64   // of what is flushed
	pending []entry // not yet bytes: the key to cover a deal was missing
	unsaved []byte  // what comes after size
	waiting []func(error)
	stray   error // why an event was refused
	ending  bool
}

// Tries follow a failure after a time that doubles from the first to the last.
const (
	firstRetry = 100 * time.Millisecond
	lastRetry  = 10 * time.Second
)

// run saves whatever is queued, and tries again after a failure.
func (l *Log) run() {
	defer close(l.done)
	retry := firstRetry
	for {
		var again <-chan time.Time
		if len(l.pending) > 0 || len(l.unsaved) > 0 || !l.made {
			again = time.After(retry)
		}
		select {
		case <-l.wake:
		case <-again:
			retry = min(2*retry, lastRetry)
		}
		err := l.save()
		if err == nil {
			retry = firstRetry
		}
		if l.ending {
			l.end()
			l.answer(err)
			return
		}
		l.answer(err)
	}
}

// end closes the file and forgets the log.
func (l *Log) end() {
	l.shut()
	l.store.mu.Lock()
	defer l.store.mu.Unlock()
	delete(l.store.logs, l)
}

// answer tells the store and everybody who waits; nobody is told twice.
func (l *Log) answer(err error) {
	if err == nil || l.ending {
		l.store.tell(l, nil)
	}
	if err != nil {
		t := trouble(err)
		if err = t; !l.ending {
			l.store.tell(l, t)
		}
	}
	for _, ack := range l.waiting {
		ack(err)
	}
	l.waiting = nil
}

// save writes and flushes all that is not yet on the disk.
func (l *Log) save() error {
	l.take()
	k, err := l.store.prepare()
	if err != nil {
		return err
	}
	for _, e := range l.pending {
		l.unsaved = append(l.unsaved, e.bytes(k, l.header)...)
	}
	l.pending = nil
	if !l.made {
		if err := l.create(); err != nil {
			return err
		}
	}
	if err := l.flush(); err != nil {
		l.shut()
		return err
	}
	return l.stray
}

// take moves what was queued to the writer.
func (l *Log) take() {
	l.mu.Lock()
	queue := l.queue
	l.queue = nil
	l.mu.Unlock()
	for _, e := range queue {
		l.pending = append(l.pending, e)
		l.ending = l.ending || e.last
		if e.ack != nil {
			l.waiting = append(l.waiting, e.ack)
		}
		if e.refused != nil {
			l.stray = e.refused
		}
	}
}

// bytes writes the lines of the entry.
func (e entry) bytes(k key, header []byte) (out []byte) {
	for _, line := range e.lines {
		if line.First != nil {
			line.Covered = k.cover(e.seed, header, line.Hand)
		}
		out = append(out, line.bytes()...)
	}
	return out
}

// create makes the file. It has its header from the moment that it has its name.
func (l *Log) create() error {
	id := l.ID()
	if id == 0 {
		var err error
		if id, err = l.store.newID(); err != nil {
			return err
		}
	}
	l.mu.Lock()
	l.id = id
	l.mu.Unlock()
	if err := replace(l.store.files, l.store.path(id.file()), l.header); err != nil {
		return err
	}
	l.made, l.size = true, int64(len(l.header))
	return nil
}

// flush brings what is unsaved to the disk. After a failure nothing is known of
// what stands behind size, and all of it is written again.
func (l *Log) flush() error {
	if len(l.unsaved) == 0 {
		return nil
	}
	if l.file == nil {
		if err := l.reopen(); err != nil {
			return err
		}
	}
	if _, err := l.file.WriteAt(l.unsaved, l.size); err != nil {
		return err
	}
	if err := l.file.Sync(); err != nil {
		return err
	}
	if err := l.there(); err != nil {
		return err
	}
	l.size += int64(len(l.unsaved))
	l.unsaved = nil
	return nil
}

var (
	errShort = &Trouble{FileGone, errors.New("its file is shorter than what was written")}
	errOther = &Trouble{FileGone, errors.New("another file has its name")}
)

// there says whether the open file still has the match's name. One that somebody took
// away can be written all the same, until it is closed; then nothing is left of it.
func (l *Log) there() error {
	named, err := l.store.files.Stat(l.store.path(l.ID().file()))
	if err != nil {
		return err
	}
	open, err := l.file.Stat()
	if err != nil {
		return err
	}
	if !os.SameFile(named, open) {
		return errOther
	}
	return nil
}

// reopen opens the file where what is flushed ends. Anything after that was torn. A
// file that does not begin as the match does is another one, and is not written.
func (l *Log) reopen() error {
	f, err := l.store.files.Open(l.store.path(l.ID().file()), os.O_RDWR, 0)
	if err != nil {
		return err
	}
	info, err := f.Stat()
	if err == nil && info.Size() < l.size {
		err = errShort
	}
	if err == nil {
		err = l.begins(f)
	}
	if err == nil {
		err = f.Truncate(l.size)
	}
	if err != nil {
		return errors.Join(err, f.Close())
	}
	l.file = f
	return nil
}

// begins checks that the file has the header of the match.
func (l *Log) begins(f file) error {
	head := make([]byte, len(l.header))
	if _, err := io.ReadFull(f, head); err != nil {
		return err
	}
	if !bytes.Equal(head, l.header) {
		return errOther
	}
	return nil
}

// shut closes the file, if it is open. It was flushed, or will be written again.
func (l *Log) shut() {
	if l.file != nil {
		_ = l.file.Close()
		l.file = nil
	}
}
