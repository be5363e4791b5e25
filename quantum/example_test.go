package quantum_test

import (
	"fmt"
	"math/rand/v2"

	"quantumpoker/quantum"
)

func Example() {
	// Two entangled qubits always read the same.
	c, err := quantum.NewCircuit(2, quantum.H(0), quantum.CNOT(0, 1))
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := c.Run()
	if err != nil {
		fmt.Println(err)
		return
	}
	for basis, p := range s.Probabilities() {
		fmt.Printf("%s %.2f\n", quantum.FormatKet(uint64(basis), c.Qubits()), p)
	}
	// Output:
	// |00⟩ 0.50
	// |10⟩ 0.00
	// |01⟩ 0.00
	// |11⟩ 0.50
}

func ExampleGate_Controlled() {
	fmt.Println(quantum.Swap(0, 1).Controlled(3))
	fmt.Println(quantum.RZ(0.5, 2).Controlled(0, 1))
	fmt.Println(quantum.CNOT(1, 1).Check(4))
	// Output:
	// SWAP q3→q0,q1
	// RZ(0.5) q0,q1→q2
	// quantum: X names qubit 1 twice: its qubits must all differ
}

func ExampleState_Sample() {
	c, _ := quantum.NewCircuit(3, quantum.H(0), quantum.CNOT(0, 1), quantum.X(2))
	s, _ := c.Run()
	outcomes, err := s.Sample(4, rand.NewPCG(6, 2))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, o := range outcomes {
		fmt.Println(quantum.FormatKet(o, 3))
	}
	// Output:
	// |001⟩
	// |001⟩
	// |111⟩
	// |001⟩
}

func ExampleExact() {
	e, err := quantum.NewExact(3)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, g := range []quantum.Gate{quantum.H(0), quantum.H(1), quantum.Toffoli(0, 1, 2)} {
		if err := e.Apply(g); err != nil {
			fmt.Println(err)
			return
		}
	}
	fmt.Println("q2 reads 1 with probability", e.P1(2))

	// An Exact is a value: == and map keys mean the same physical state.
	seen := map[quantum.Exact]bool{e: true}
	_ = e.Apply(quantum.X(0))
	_ = e.Apply(quantum.X(0))
	fmt.Println("back again:", seen[e])
	// Output:
	// q2 reads 1 with probability 1/4
	// back again: true
}

func ExampleExact_Links() {
	e, _ := quantum.NewExact(3)
	_ = e.Apply(quantum.H(0))
	_ = e.Apply(quantum.CNOT(0, 1))
	for _, l := range e.Links().Pairs {
		fmt.Printf("q%d and q%d %s\n", l.A, l.B, l.Relation)
	}
	fmt.Println("independent groups:", e.Links().Groups)
	// Output:
	// q0 and q1 always agree
	// independent groups: [[0 1] [2]]
}

func ExampleCircuit_QASM3() {
	c, _ := quantum.NewCircuit(2, quantum.H(0), quantum.Phase(0.25, 1).Controlled(0))
	fmt.Print(c.QASM3(quantum.Export{Qubits: []string{"Ada", "Ben"}, Measure: true}))
	// Output:
	// OPENQASM 3.0;
	// include "stdgates.inc";
	// // q[0]: Ada
	// // q[1]: Ben
	// qubit[2] q;
	// bit[2] c;
	// h q[0];
	// ctrl @ p(0.25) q[0],q[1];
	// c = measure q;
}
