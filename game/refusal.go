package game

import "fmt"

// Reason is why something was refused. The window turns it into a sentence.
type Reason uint8

// The reasons, with the fields of a [Refusal] that say more about each.
const (
	HandOver          Reason = iota + 1 // the hand has been measured
	NotYourTurn                         // Seat is the one to move
	NotHeld                             // Card is not among the seat's cards
	WrongQubits                         // Card names another number of qubits than were given
	NoSuchQubit                         // Qubit is not a wire of this hand
	RepeatedQubit                       // Qubit is named twice
	MeasureTooEarly                     // Measure opens in Round
	NothingToTakeBack                   // no play of this seat stands last
	TooLateToTakeBack                   // the next seat has looked at its cards since
	AlreadyLooked                       // Seat has looked at its cards in this turn
	NothingPlaced                       // no card has been chosen
	Incomplete                          // Card still needs a qubit
	TooSoon                             // the pass screen has only just appeared
	CardsHidden                         // the cards of Seat are not on screen
	WrongMoment                         // not possible in this phase
	NoHandRunning                       // there is no hand to play in
	HandRunning                         // possible only between hands
	MatchEnded                          // the match is over
	LastHandPlayed                      // the match has had all its hands
	TooFewSeats                         // fewer than two seats can pay the ante
	NoSuchSeat                          // Seat is not at this table
	NotOut                              // Seat can still pay the ante
	NoChange                            // Seat is already as asked
	WrongOutcome                        // the outcome is not what the seed and circuit give
	BadCut                              // the cut is longer than MaxCut letters, or no text
	BadDeal                             // the deal does not fit the rules
)

var reasonTexts = map[Reason]string{
	HandOver:          "the hand is over",
	NotYourTurn:       "it is another seat's turn",
	NotHeld:           "the card is not among this seat's cards",
	WrongQubits:       "the card needs a different number of qubits",
	NoSuchQubit:       "there is no such qubit in this hand",
	RepeatedQubit:     "a qubit is named twice",
	MeasureTooEarly:   "Measure is not open yet",
	NothingToTakeBack: "there is nothing to take back",
	TooLateToTakeBack: "the next seat has looked at its cards since",
	AlreadyLooked:     "the seat has looked at its cards already",
	NothingPlaced:     "no card has been chosen",
	Incomplete:        "the card still needs a qubit",
	TooSoon:           "the screen has only just appeared",
	CardsHidden:       "the cards are hidden",
	WrongMoment:       "this is not possible now",
	NoHandRunning:     "no hand is being played",
	HandRunning:       "a hand is being played",
	MatchEnded:        "the match has ended",
	LastHandPlayed:    "the match has had all its hands",
	TooFewSeats:       "fewer than two seats can pay the ante",
	NoSuchSeat:        "there is no such seat",
	NotOut:            "the seat can still pay the ante",
	NoChange:          "nothing would change",
	WrongOutcome:      "the outcome does not follow from the seed and the circuit",
	BadCut:            fmt.Sprintf("a cut is a text of up to %d letters", MaxCut),
	BadDeal:           "the deal does not fit the rules",
}

// Refusal is the error of everything in this package that is not legal: what was
// refused, and why. Fields that the reason does not mention are zero.
type Refusal struct {
	Reason Reason
	Seat   Seat
	Card   Card
	Qubit  Qubit
	Round  int
	Err    error // the cause, where there is one
}

// Error says why, in English, for logs and tests.
func (r *Refusal) Error() string {
	text := reasonTexts[r.Reason]
	switch r.Reason {
	case NotYourTurn, NoSuchSeat, NotOut, AlreadyLooked, NoChange, CardsHidden:
		text = fmt.Sprintf("%s (seat %d)", text, r.Seat)
	case NotHeld, WrongQubits, Incomplete:
		text = fmt.Sprintf("%s (%v)", text, r.Card)
	case NoSuchQubit, RepeatedQubit:
		text = fmt.Sprintf("%s (q%d)", text, r.Qubit)
	case MeasureTooEarly:
		text = fmt.Sprintf("%s (from round %d)", text, r.Round)
	}
	if r.Err != nil {
		text += ": " + r.Err.Error()
	}
	return text
}

// Unwrap gives the cause.
func (r *Refusal) Unwrap() error { return r.Err }

// Is makes errors.Is(err, &Refusal{Reason: r}) match any refusal for reason r.
func (r *Refusal) Is(target error) bool {
	t, ok := target.(*Refusal)
	return ok && t.Reason == r.Reason
}

func refuse(r Reason) *Refusal { return &Refusal{Reason: r} }
