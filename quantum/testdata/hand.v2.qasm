OPENQASM 2.0;
include "qelib1.inc";
// Quantum Poker, hand 4
// q[0]: Ada
// q[1]: Ben
// q[2]: Chi
qreg q[3];
creg c[3];
h q[0]; // start
h q[1]; // start
h q[2]; // start
h q[0]; // Ada
cx q[1],q[0]; // Ben
x q[2]; // Chi
measure q -> c;
