package game

import "slices"

// Account is what a seat has and owes at the table of a match.
type Account struct {
	Chips  int
	Bought int // chips bought after the start
	Out    bool
	By     Player
}

// Net is what the standings rank: chips less bought chips.
func (a Account) Net() int { return a.Chips - a.Bought }

// Match is a number of hands at one table. It is its Setup and its events: Apply
// is the only thing that changes it, and the same events make the same match.
type Match struct {
	setup  Setup
	events []Event

	// These follow from events; Apply keeps them.
	accounts []Account
	house    int
	hand     *Hand       // the last one dealt
	seated   []SeatSetup // who plays hand, by qubit
	seed     Seed        // of hand
	cut      string
	hands    int  // dealt so far
	first    Seat // of the last hand
	running  bool
	ended    bool
}

// NewMatch begins a match, or says with a [SetupError] why it cannot.
func NewMatch(s Setup) (*Match, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	s.Seats = slices.Clone(s.Seats)
	m := &Match{setup: s, first: Seat(len(s.Seats) - 1)}
	for _, seat := range s.Seats {
		m.accounts = append(m.accounts, Account{Chips: s.Chips, By: seat.By})
	}
	return m, nil
}

// Setup is what the match is played with.
func (m *Match) Setup() Setup {
	s := m.setup
	s.Seats = slices.Clone(s.Seats)
	return s
}

// Events lists all that happened, oldest first.
func (m *Match) Events() []Event { return slices.Clone(m.events) }

// Account is what the seat has.
func (m *Match) Account(s Seat) Account { return m.accounts[s] }

// House is the account of the house: what it took in less what it put in. It may
// be negative.
func (m *Match) House() int { return m.house }

// Hand is the hand being played or, between hands, the last one; ok is false
// before the first.
func (m *Match) Hand() (h Hand, ok bool) {
	if m.hand == nil {
		return Hand{}, false
	}
	return *m.hand, true
}

// Seated lists who plays the last hand dealt, by qubit. That a seat is handed over
// after the hand changes nothing here.
func (m *Match) Seated() []SeatSetup { return slices.Clone(m.seated) }

// Hands is how many hands were dealt, the running one included.
func (m *Match) Hands() int { return m.hands }

// Running reports whether a hand is being played.
func (m *Match) Running() bool { return m.running }

// Ended reports whether the match is over.
func (m *Match) Ended() bool { return m.ended }

// Seed is the seed of the last hand dealt. It gives all cards away.
func (m *Match) Seed() Seed { return m.seed }

// Cut is how the deck of the last hand dealt was cut.
func (m *Match) Cut() string { return m.cut }

// stream is a labelled stream of the last hand dealt.
func (m *Match) stream(label string) Rand { return m.seed.Cut(m.cut).Stream(label) }

// CanPay reports whether the seat has the ante.
func (m *Match) CanPay(s Seat) bool { return m.accounts[s].Chips >= m.setup.Ante }

// Next lists the seats that the next hand would be played by.
func (m *Match) Next() []Seat {
	var out []Seat
	for s := range m.accounts {
		if m.CanPay(Seat(s)) && !m.accounts[s].Out {
			out = append(out, Seat(s))
		}
	}
	return out
}

// People is how many seats persons play.
func (m *Match) People() int {
	n := 0
	for _, a := range m.accounts {
		if !a.By.Bot() {
			n++
		}
	}
	return n
}

// CanDeal says why no hand can be dealt now, with a [Refusal], or nil.
func (m *Match) CanDeal() error {
	switch {
	case m.ended:
		return refuse(MatchEnded)
	case m.running:
		return refuse(HandRunning)
	case m.setup.Hands > 0 && m.hands == m.setup.Hands:
		return refuse(LastHandPlayed)
	case len(m.Next()) < MinPlayers:
		return refuse(TooFewSeats)
	}
	return nil
}

// Apply makes the event happen, or returns a [Refusal] and changes nothing.
func (m *Match) Apply(e Event) error {
	if m.ended {
		return refuse(MatchEnded)
	}
	if e.Seat < 0 || int(e.Seat) >= len(m.accounts) {
		return &Refusal{Reason: NoSuchSeat, Seat: e.Seat}
	}
	if err := m.happen(e); err != nil {
		return err
	}
	m.events = append(m.events, e)
	return nil
}

func (m *Match) happen(e Event) error {
	switch e.Kind {
	case Dealt:
		return m.dealHand(e.Seed, e.Cut)
	case Revealed, Played, TookBack, Measured:
		return m.inHand(e)
	case GaveUp:
		return m.giveUp()
	}
	if m.running {
		return refuse(HandRunning)
	}
	return m.betweenHands(e)
}

func (m *Match) dealHand(seed Seed, cut string) error {
	if err := m.CanDeal(); err != nil {
		return err
	}
	seats := m.Next()
	first := 0
	for i := 1; i <= len(m.accounts); i++ {
		s := (m.first + Seat(i)) % Seat(len(m.accounts))
		if first = slices.Index(seats, s); first >= 0 {
			break
		}
	}
	h, err := DealHand(seats, Qubit(first), m.setup.Ante, seed, cut)
	if err != nil {
		return err
	}
	m.seated = nil
	for _, s := range seats {
		m.accounts[s].Chips -= m.setup.Ante
		seat := m.setup.Seats[s]
		seat.By = m.accounts[s].By
		m.seated = append(m.seated, seat)
	}
	m.house -= len(seats) * m.setup.Ante
	m.hand, m.seed, m.cut, m.first, m.running = &h, seed, cut, seats[first], true
	m.hands++
	return nil
}

func (m *Match) inHand(e Event) error {
	if !m.running {
		return refuse(NoHandRunning)
	}
	h, err := m.hand.Apply(e)
	if err != nil {
		return err
	}
	if e.Kind == Measured && e != m.draw() {
		return refuse(WrongOutcome)
	}
	m.hand = &h
	if o, ok := h.Outcome(); ok {
		pay := h.Payout(o)
		for q, chips := range pay.Seats {
			m.accounts[h.seats[q]].Chips += chips
		}
		m.house += pay.House
		m.running = false
	}
	return nil
}

// draw is the measurement that the hand's seed, cut and circuit give.
func (m *Match) draw() Event { return m.hand.Draw(m.stream(StreamMeasure)) }

func (m *Match) giveUp() error {
	if m.running {
		for _, s := range m.hand.seats {
			m.accounts[s].Chips += m.setup.Ante
		}
		m.house += len(m.hand.seats) * m.setup.Ante
	}
	m.running, m.ended = false, true
	return nil
}

func (m *Match) betweenHands(e Event) error {
	a := &m.accounts[e.Seat]
	switch e.Kind {
	case BoughtIn:
		if m.CanPay(e.Seat) {
			return &Refusal{Reason: NotOut, Seat: e.Seat}
		}
		a.Chips += m.setup.Chips
		a.Bought += m.setup.Chips
	case SatOut, SatIn:
		if out := e.Kind == SatOut; out == a.Out {
			return &Refusal{Reason: NoChange, Seat: e.Seat}
		}
		a.Out = e.Kind == SatOut
	case HandedOver:
		if e.By == a.By || int(e.By) >= len(playerNames) {
			return &Refusal{Reason: NoChange, Seat: e.Seat}
		}
		a.By = e.By
	case Ended:
		m.ended = true
	default:
		return refuse(WrongMoment)
	}
	return nil
}

// Place is one line of the standings.
type Place struct {
	Rank int // from 1; equal for equal nets
	Seat Seat
	Account
}

// Standings ranks the seats by chips less bought chips, equal ones in seat order.
func (m *Match) Standings() []Place {
	out := make([]Place, len(m.accounts))
	for s, a := range m.accounts {
		out[s] = Place{Seat: Seat(s), Account: a}
	}
	slices.SortStableFunc(out, func(a, b Place) int { return b.Net() - a.Net() })
	for i := range out {
		out[i].Rank = i + 1
		if i > 0 && out[i].Net() == out[i-1].Net() {
			out[i].Rank = out[i-1].Rank
		}
	}
	return out
}
