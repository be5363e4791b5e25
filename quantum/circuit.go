package quantum

import "slices"

// Circuit is a list of gates on a number of qubits. It is a value: a copy is
// not changed by what is later appended to the original. The zero Circuit has
// no qubits; make one with [NewCircuit].
type Circuit struct {
	qubits int
	gates  []Gate
}

// NewCircuit makes a circuit and checks all its gates.
func NewCircuit(qubits int, gates ...Gate) (Circuit, error) {
	if err := checkQubits(qubits); err != nil {
		return Circuit{}, err
	}
	c := Circuit{qubits: qubits}
	if err := c.Append(gates...); err != nil {
		return Circuit{}, err
	}
	return c, nil
}

// Append adds gates at the end. If one of them is wrong, none is added.
func (c *Circuit) Append(gates ...Gate) error {
	for _, g := range gates {
		if err := g.Check(c.qubits); err != nil {
			return err
		}
	}
	c.gates = append(slices.Clip(c.gates), gates...)
	return nil
}

// Qubits is the number of qubits.
func (c Circuit) Qubits() int { return c.qubits }

// Gates returns a copy of the gates in the order in which they act.
func (c Circuit) Gates() []Gate { return slices.Clone(c.gates) }

// Inverse returns the circuit that undoes c.
func (c Circuit) Inverse() Circuit {
	inv := Circuit{qubits: c.qubits, gates: make([]Gate, len(c.gates))}
	for i, g := range c.gates {
		inv.gates[len(c.gates)-1-i] = g.Inverse()
	}
	return inv
}

// Run applies the circuit to |0…0⟩. Nothing of the state is put off, so that
// several goroutines may read it.
func (c Circuit) Run() (*State, error) {
	s, err := NewState(c.qubits)
	if err != nil {
		return nil, err
	}
	for _, g := range c.gates {
		if err := s.Apply(g); err != nil {
			return nil, err
		}
	}
	s.ordered()
	return s, nil
}
