package game

import (
	"fmt"
	"slices"
)

// Hand is one deal from the first card to the payout, all cards included. It is a
// value: what changes it returns the changed Hand and leaves the old one as it was.
type Hand struct {
	Table
	deal Deal
}

// NewHand begins a hand by the rules: seats own the qubits in their order, first
// is the qubit of the seat that moves first, ante is in chips.
func NewHand(r Rules, seats []Seat, first Qubit, ante int, deal Deal) (Hand, error) {
	if len(seats) != r.Players {
		return Hand{}, fmt.Errorf("these rules are for %d players, but %d seats would play", r.Players, len(seats))
	}
	if first < 0 || int(first) >= len(seats) {
		return Hand{}, &Refusal{Reason: NoSuchQubit, Qubit: first}
	}
	if err := deal.Check(r); err != nil {
		return Hand{}, &Refusal{Reason: BadDeal, Err: err}
	}
	t, err := newTable(r, slices.Clone(seats), first, ante)
	h := Hand{Table: t}
	for _, cards := range deal {
		h.deal = append(h.deal, slices.Clone(cards))
	}
	return h, err
}

// DealHand begins a hand by the classic rules for these seats, with the cards that
// follow from the seed and the cut.
func DealHand(seats []Seat, first Qubit, ante int, seed Seed, cut string) (Hand, error) {
	if len(seats) < MinPlayers || len(seats) > MaxPlayers {
		return Hand{}, fmt.Errorf("a hand is for %d to %d players, not for %d", MinPlayers, MaxPlayers, len(seats))
	}
	if err := checkCut(cut); err != nil {
		return Hand{}, err
	}
	r := Classic(len(seats))
	return NewHand(r, seats, first, ante, NewDeal(r, seed.Cut(cut).Stream(StreamDeal)))
}

// Cards lists what the seat with qubit q holds now, sorted, its Measure last.
func (h Hand) Cards(q Qubit) []Card { return h.left(q, h.deal[q]) }

// Dealt lists what the seat with qubit q was dealt.
func (h Hand) Dealt(q Qubit) []Card { return slices.Clone(h.deal[q]) }

// View is what the seat may know. It panics if the seat is not in this hand.
func (h Hand) View(s Seat) View {
	q, ok := h.QubitOf(s)
	if !ok {
		panic(fmt.Sprintf("game: seat %d is not in this hand", s))
	}
	return View{Table: h.Table, qubit: q, dealt: h.deal[q], cards: h.Cards(q)}
}

// Draw measures the circuit with the random source: the event that Apply expects
// when the seat to move plays Measure. Outcome weights are whole numbers, so each
// outcome comes with exactly its probability.
func (h Hand) Draw(src Rand) Event {
	mover, _ := h.Mover()
	return Event{Kind: Measured, Seat: mover, Outcome: Outcome(h.state.Measure(src))}
}

// Apply returns the hand after the event, or a [Refusal].
func (h Hand) Apply(e Event) (Hand, error) {
	if err := h.check(e); err != nil {
		return h, err
	}
	err := h.Table.apply(e)
	return h, err
}

func (h Hand) check(e Event) error {
	if h.done {
		return refuse(HandOver)
	}
	if e.Kind == TookBack {
		return h.checkTakeBack(e)
	}
	mover, _ := h.Mover()
	if e.Seat != mover {
		return &Refusal{Reason: NotYourTurn, Seat: mover}
	}
	switch e.Kind {
	case Revealed:
		if h.Looked() {
			return &Refusal{Reason: AlreadyLooked, Seat: mover}
		}
		return nil
	case Played:
		if e.Play.Card == Measure {
			return &Refusal{Reason: WrongMoment, Card: Measure} // it is a Measured event
		}
		return h.View(mover).Check(e.Play)
	case Measured:
		if err := h.View(mover).Check(NewPlay(Measure)); err != nil {
			return err
		}
		if e.Outcome>>h.Players() != 0 || h.state.Weight(int(e.Outcome)) == 0 {
			return refuse(WrongOutcome)
		}
		return nil
	}
	return refuse(WrongMoment)
}

func (h Hand) checkTakeBack(e Event) error {
	last, ok := h.TakeBack()
	switch {
	case ok && last == (Standing{e.Seat, e.Play}):
		return nil
	case !ok && len(h.standing) > 0 && h.standing[len(h.standing)-1].Seat == e.Seat:
		return &Refusal{Reason: TooLateToTakeBack, Seat: e.Seat}
	}
	return &Refusal{Reason: NothingToTakeBack, Seat: e.Seat}
}
