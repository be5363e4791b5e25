package odds

import (
	"quantumpoker/game"
	"quantumpoker/quantum"
)

// Share is what a measurement brings to one seat, or to the house.
type Share struct {
	// Alone is the chance to take the whole pool.
	Alone quantum.Fraction
	// Shares is the chance to get a share of half the pool; the house keeps the
	// other half.
	Shares quantum.Fraction
	// Nothing is the chance to get nothing.
	Nothing quantum.Fraction
	// Average is what it gets on average.
	Average Chips
}

// Outcome is one reading of all qubits, how likely it is and what it pays.
type Outcome struct {
	Basis       game.Outcome
	Probability quantum.Fraction
	Payout      game.Payout
}

// Report is what everybody would get if the circuit were measured.
type Report struct {
	Qubits   []Share // what the owner of each qubit gets
	House    Share
	Outcomes []Outcome // all 2ⁿ, impossible ones too, in the order of Basis
	Links    quantum.Links
	Pool     int
}

// Now is what everybody would get if the circuit were measured as it stands.
func Now(t game.Table) Report {
	state, pays := t.State(), payouts(t)
	r := Report{Links: state.Links(), Pool: t.Pool()}
	r.Qubits, r.House = shares(state, pays)
	for i, pay := range pays {
		r.Outcomes = append(r.Outcomes, Outcome{game.Outcome(i), state.Probability(i), pay})
	}
	return r
}

// payouts lists what each outcome of the hand pays.
func payouts(t game.Table) []game.Payout {
	out := make([]game.Payout, 1<<t.Players())
	for i := range out {
		out[i] = t.Payout(game.Outcome(i))
	}
	return out
}

// tally sums the weights of the outcomes by what they bring to one seat.
type tally struct {
	alone, shares uint64
	chips         int64
}

func (t tally) share(total uint64) Share {
	return Share{
		Alone:   fraction(t.alone, total),
		Shares:  fraction(t.shares, total),
		Nothing: fraction(total-t.alone-t.shares, total),
		Average: newChips(t.chips, total),
	}
}

// shares adds up what a measurement of the state brings to the owner of each
// qubit and to the house, when pays lists what each outcome pays.
func shares(state quantum.Exact, pays []game.Payout) (qubits []Share, house Share) {
	var seats [game.MaxPlayers]tally
	var rest tally
	n := state.Qubits()
	for i, pay := range pays {
		w := state.Weight(i)
		if w == 0 {
			continue
		}
		ones := game.Outcome(i).Ones()
		switch {
		case ones == 0 || ones == n:
			rest.alone += w
		case ones > 1:
			rest.shares += w
		}
		rest.chips += int64(w) * int64(pay.House)
		for q, chips := range pay.Seats {
			switch {
			case ones == n || !game.Outcome(i).One(game.Qubit(q)):
				continue
			case ones == 1:
				seats[q].alone += w
			default:
				seats[q].shares += w
			}
			seats[q].chips += int64(w) * int64(chips)
		}
	}
	qubits = make([]Share, n)
	for q := range qubits {
		qubits[q] = seats[q].share(state.Total())
	}
	return qubits, rest.share(state.Total())
}
