package game

import "fmt"

// EventKind says what happened.
type EventKind uint8

// The events of a hand are Revealed to Measured; the others are of a match.
const (
	// Dealt begins a hand: the seats that pay have paid, Seed and Cut give their
	// cards.
	Dealt EventKind = iota + 1
	// Revealed is the first look of Seat at its cards in this turn. From then on
	// the play before it stands.
	Revealed
	// Played is Play by Seat.
	Played
	// TookBack undoes Play, which Seat had just played.
	TookBack
	// Measured ends the hand: Seat measured and read Outcome.
	Measured
	// BoughtIn adds the starting chips to what Seat has left.
	BoughtIn
	// SatOut and SatIn take Seat out of the next hands and back.
	SatOut
	SatIn
	// HandedOver gives Seat to By, a person or a bot.
	HandedOver
	// GaveUp voids the running hand, gives the antes back and ends the match.
	GaveUp
	// Ended closes a match between hands.
	Ended
)

var eventNames = map[EventKind]string{
	Dealt: "dealt", Revealed: "revealed", Played: "played", TookBack: "took back",
	Measured: "measured", BoughtIn: "bought in", SatOut: "sat out", SatIn: "sat in",
	HandedOver: "handed over", GaveUp: "gave up", Ended: "ended",
}

// String names the kind.
func (k EventKind) String() string {
	if s, ok := eventNames[k]; ok {
		return s
	}
	return fmt.Sprintf("EventKind(%d)", uint8(k))
}

// Event is one thing that happened. Fields that its kind does not mention are zero.
type Event struct {
	Kind    EventKind
	Seat    Seat
	Play    Play
	Outcome Outcome
	Seed    Seed
	Cut     string
	By      Player
}
