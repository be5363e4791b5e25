OPENQASM 3.0;
include "stdgates.inc";
// Quantum Poker, hand 4
// q[0]: Ada
// q[1]: Ben
// q[2]: Chi
qubit[3] q;
bit[3] c;
h q[0]; // start
h q[1]; // start
h q[2]; // start
h q[0]; // Ada
cx q[1],q[0]; // Ben
x q[2]; // Chi
c = measure q;
