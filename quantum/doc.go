// Package quantum simulates small quantum circuits: exactly while the gates
// allow it, and in double precision for every other gate.
//
// A [Circuit] is a list of [Gate] values on a number of qubits. A [State] is
// the statevector that a circuit reaches from |0…0⟩, as 2ⁿ complex amplitudes.
// An [Exact] is the same for up to eight qubits in whole numbers, with
// probabilities as fractions; it compares with ==, so it can be a map key.
//
// # Conventions
//
// Qubit 0 is the leftmost in every printed ket and the least significant bit
// of an amplitude's index: with three qubits |100⟩ is index 1. (This is
// Qiskit's numbering of qubits, with kets printed the other way round.)
// OpenQASM text uses q[i] for qubit i.
//
// Angles are in radians. RX, RY and RZ are exp(-iθP/2) for the Pauli matrix P,
// so RZ is diag(e^(-iθ/2), e^(iθ/2)); Phase is diag(1, e^(iθ)). These differ by
// a global phase that matters as soon as the gate has a control.
//
// # Errors
//
// Gate constructors never fail, so that circuits read as lists of gates. What
// is wrong with a gate (a qubit out of range or named twice, an angle that is
// not finite) is reported by [Gate.Check], and by everything that takes a gate,
// before anything changes. Methods that only read a qubit or a basis state and
// return no error panic when it is out of range, as indexing a slice does.
//
// Chance is always handed in as a [Rand]. No type here is safe for use by
// several goroutines while one of them changes it; and [State.Apply] puts work
// off, which the first to read the state then does.
package quantum
