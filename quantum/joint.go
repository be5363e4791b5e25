package quantum

import "fmt"

// Outcome is a possible reading of some qubits, with its probability. Bit j of
// Basis is the reading of the j-th of these qubits.
type Outcome struct {
	Basis uint64
	P     float64
}

// Marginal returns the distribution of the named qubits' readings, whatever the
// others read: 2ᵏ probabilities for k qubits. Bit j of an index is the reading
// of the j-th qubit named.
func (s *State) Marginal(qs ...Qubit) ([]float64, error) {
	seen := uint64(0)
	for _, q := range qs {
		if q < 0 || int(q) >= s.qubits {
			return nil, fmt.Errorf("quantum: no distribution of qubit %d: the qubits are 0 to %d", q, s.qubits-1)
		}
		if seen>>q&1 == 1 {
			return nil, fmt.Errorf("quantum: no distribution that names qubit %d twice", q)
		}
		seen |= 1 << q
	}
	ps := make([]float64, 1<<len(qs))
	for i, a := range s.ordered() {
		index := 0
		for j, q := range qs {
			index |= i >> q & 1 << j
		}
		ps[index] += probability(a)
	}
	return ps, nil
}

// dust is the probability below which rounding explains an amplitude.
const dust = 1e-24

// Joint returns the readings of the named qubits that are possible, in rising
// order of Basis. Without names it is about all qubits.
func (s *State) Joint(qs ...Qubit) ([]Outcome, error) {
	if len(qs) == 0 {
		for q := range Qubit(s.qubits) {
			qs = append(qs, q)
		}
	}
	ps, err := s.Marginal(qs...)
	if err != nil {
		return nil, err
	}
	var outcomes []Outcome
	for basis, p := range ps {
		if p > dust {
			outcomes = append(outcomes, Outcome{uint64(basis), p})
		}
	}
	return outcomes, nil
}
