package record

import (
	"errors"
	"sync"
	"time"

	"quantumpoker/game"
)

// Log saves one match, off the goroutine that plays it.
type Log struct {
	store *Store
	wake  chan struct{}
	done  chan struct{}

	mu     sync.Mutex  // guards what follows
	match  *game.Match // what was appended so far
	last   time.Time   // when that happened
	queue  []entry
	id     ID // 0 until the file is there
	closed bool

	writer // belongs to the goroutine that writes
}

// entry is the lines of one event, and whom to tell when they are saved.
type entry struct {
	lines   []line
	seed    game.Seed // to cover, where the first line is a deal
	ack     func(error)
	refused error
	last    bool // close the log
}

var errClosed = errors.New("it is closed already")

func (s *Store) newLog(l *Log) *Log {
	l.store, l.wake, l.done = s, make(chan struct{}, 1), make(chan struct{})
	s.mu.Lock()
	s.logs[l] = true
	s.mu.Unlock()
	l.nudge()
	go l.run()
	return l
}

// ID is the number of the match's file, 0 until there is one.
func (l *Log) ID() ID {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.id
}

// Last is when the match was last played, or else begun.
func (l *Log) Last() time.Time {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.last
}

// Append saves an event that has just happened, and returns at once. Ack is called
// once, from another goroutine and in the order of the events: with nil when the
// event is on the disk, or with a [Trouble] as soon as saving fails. The event is
// kept even then, and saved later.
func (l *Log) Append(e game.Event, ack func(error)) {
	l.mu.Lock()
	defer l.mu.Unlock()
	wasRunning := l.match.Running()
	if err := l.match.Apply(e); err != nil {
		l.add(entry{ack: ack, refused: &Trouble{Impossible, err}})
		return
	}
	l.last = l.store.now()
	l.add(entry{lines: l.lines(e, wasRunning), seed: e.Seed, ack: ack})
}

// lines writes the event that has just happened and what follows from it.
func (l *Log) lines(e game.Event, wasRunning bool) []line {
	h, _ := l.match.Hand()
	first := newLine(e, h.Players())
	if e.Kind == game.Dealt {
		first = dealLine(l.match)
	}
	lines := append([]line{first}, closing(l.match, e, wasRunning)...)
	switch e.Kind {
	case game.Dealt, game.Measured, game.GaveUp, game.Ended:
		lines[0].At = stamp(l.last)
	}
	return lines
}

// Flush waits until all that was appended is saved, or says why it is not.
func (l *Log) Flush() error { return l.wait(entry{}) }

// Close flushes the log and ends it. It says what could not be saved.
func (l *Log) Close() error {
	err := l.wait(entry{last: true})
	<-l.done
	return err
}

func (l *Log) wait(e entry) error {
	answer := make(chan error, 1)
	e.ack = func(err error) { answer <- err }
	l.mu.Lock()
	l.add(e)
	l.closed = l.closed || e.last
	l.mu.Unlock()
	return <-answer
}

// add queues an entry; mu is held. After the end nobody waits for anything.
func (l *Log) add(e entry) {
	if l.closed {
		if e.ack != nil {
			go e.ack(errClosed)
		}
		return
	}
	l.queue = append(l.queue, e)
	l.nudge()
}

func (l *Log) nudge() {
	select {
	case l.wake <- struct{}{}:
	default: // it is awake
	}
}
