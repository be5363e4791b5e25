package game

import "slices"

// Placement is a card that is being placed: which one, and which qubits its roles
// have so far. It is a value; what changes it returns the changed one.
type Placement struct {
	Card Card
	// Index is the card's place among the seat's cards.
	Index int
	// On holds the qubit of each of Card.Roles(), NoQubit where none is given yet.
	On []Qubit
	// Active is the role that the next qubit goes to, -1 when all have one.
	Active int
	// auto marks the role that filled itself because one wire alone was left.
	auto  int
	wires int
}

func newPlacement(c Card, index, wires int) Placement {
	p := Placement{Card: c, Index: index, On: make([]Qubit, c.Qubits()), auto: -1, wires: wires}
	for i := range p.On {
		p.On[i] = NoQubit
	}
	return p.settle()
}

// Complete reports whether every role has its qubit.
func (p Placement) Complete() bool { return !slices.Contains(p.On, NoQubit) }

// Play is the play as placed so far; it is a whole one if Complete.
func (p Placement) Play() Play { return NewPlay(p.Card, p.On...) }

// put gives q to the active role, or, when all have one, to the last role. A
// qubit that another role has is exchanged when that is possible, else refused.
func (p Placement) put(q Qubit) (Placement, error) {
	if len(p.On) == 0 {
		return p, nil // Measure takes every wire for an answer
	}
	if q < 0 || int(q) >= p.wires {
		return p, &Refusal{Reason: NoSuchQubit, Card: p.Card, Qubit: q}
	}
	role := p.Active
	if role < 0 {
		role = len(p.On) - 1
	}
	p.On = slices.Clone(p.On)
	if p.auto >= 0 {
		if p.auto != role { // it was nobody's choice: it gives way
			p.On[p.auto] = NoQubit
		}
		p.auto = -1
	}
	if other := slices.Index(p.On, q); other >= 0 && other != role {
		if p.On[role] == NoQubit {
			return p, &Refusal{Reason: RepeatedQubit, Card: p.Card, Qubit: q}
		}
		p.On[other] = p.On[role]
	}
	p.On[role] = q
	return p.settle(), nil
}

// pick makes the role the active one, so that the next qubit moves it.
func (p Placement) pick(role int) (Placement, error) {
	if role < 0 || role >= len(p.On) {
		return p, &Refusal{Reason: WrongQubits, Card: p.Card}
	}
	p.Active = role
	return p, nil
}

// exchange swaps the last control and the target.
func (p Placement) exchange() (Placement, error) {
	n := len(p.On)
	if n < 2 {
		return p, &Refusal{Reason: WrongQubits, Card: p.Card}
	}
	p.On = slices.Clone(p.On)
	p.On[n-2], p.On[n-1] = p.On[n-1], p.On[n-2]
	p.auto = -1
	return p.settle(), nil
}

// settle makes the first open role the active one, and fills it where it is the
// only one and one wire alone is left for it.
func (p Placement) settle() Placement {
	p.Active = slices.Index(p.On, NoQubit)
	if p.Active < 0 || len(p.On) != p.wires || slices.Contains(p.On[p.Active+1:], NoQubit) {
		return p
	}
	for q := range Qubit(p.wires) {
		if !slices.Contains(p.On, q) {
			p.On[p.Active], p.auto, p.Active = q, p.Active, -1
			break
		}
	}
	return p
}

// Suggested reports whether the role filled itself, since one wire alone was left.
func (p Placement) Suggested(role int) bool { return p.auto == role }
