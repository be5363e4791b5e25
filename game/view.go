package game

import "slices"

// View is what one seat may know of a hand: the Table and its own cards.
type View struct {
	Table
	qubit Qubit
	dealt []Card
	cards []Card
}

// Qubit is the qubit of the seat whose view this is.
func (v View) Qubit() Qubit { return v.qubit }

// Seat is the seat whose view this is.
func (v View) Seat() Seat { return v.seats[v.qubit] }

// Cards lists the cards that the seat holds, sorted, its Measure last.
func (v View) Cards() []Card { return slices.Clone(v.cards) }

// Holds reports whether the seat holds such a card.
func (v View) Holds(c Card) bool { return slices.Contains(v.cards, c) }

// Dealt lists the cards that the seat was dealt, sorted, its Measure last.
func (v View) Dealt() []Card { return slices.Clone(v.dealt) }

// Check says why the seat may not play p now, with a [Refusal], or nil.
func (v View) Check(p Play) error {
	if err := v.checkPlay(p); err != nil {
		return err
	}
	if q, _ := v.ToMove(); q != v.qubit {
		return &Refusal{Reason: NotYourTurn, Seat: v.seats[q]}
	}
	if !v.Holds(p.Card) {
		return &Refusal{Reason: NotHeld, Card: p.Card}
	}
	return nil
}

// Plays lists every distinct legal play of the seat, in canonical form, by card
// and then by qubits; none if it is not to move.
func (v View) Plays() []Play {
	if q, ok := v.ToMove(); !ok || q != v.qubit {
		return nil
	}
	placements := &allPlacements[v.Players()]
	var kinds [CardKinds][]Play
	total := 0
	for c := range Card(CardKinds) {
		if v.Holds(c) && (c != Measure || v.MeasureOpen()) {
			kinds[c] = placements[c]
			total += len(kinds[c])
		}
	}
	out := make([]Play, 0, total)
	for _, plays := range kinds {
		out = append(out, plays...)
	}
	return out
}

// Preview is the table as it would be after the gate of p, whether or not the play
// is legal now; for Measure, the table as it is.
func (v View) Preview(p Play) (Table, error) {
	t := v.Table
	if p.Card == Measure {
		return t, nil
	}
	if err := p.Gate().Check(t.Players()); err != nil {
		return t, err
	}
	err := t.apply(Event{Kind: Played, Seat: v.Seat(), Play: p})
	return t, err
}
