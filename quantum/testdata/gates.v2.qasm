OPENQASM 2.0;
include "qelib1.inc";
gate sqrtx t { h t; u1(pi/2) t; h t; }
gate sqrtxdg t { h t; u1(-pi/2) t; h t; }
gate ctrl1_sqrtx c0,t { h t; cu1(pi/2) c0,t; h t; }
gate ctrl1_sqrtxdg c0,t { h t; cu1(-pi/2) c0,t; h t; }
gate ctrl1_rx(theta) c0,t { h t; crz(theta) c0,t; h t; }
gate ctrl1_ry(theta) c0,t { ry(theta/2) t; cx c0,t; ry(-theta/2) t; cx c0,t; }
gate exchange t,u { cx u,t; cx t,u; cx u,t; }
gate ctrl2_y c0,c1,t { sdg t; ccx c0,c1,t; s t; }
gate ctrl2_phase(theta) c0,c1,t { cu1(theta/2) c1,t; cx c0,c1; cu1(-theta/2) c1,t; cx c0,c1; cu1(theta/2) c0,t; }
gate ctrl2_h c0,c1,t { ry(-pi/4) t; ctrl2_phase(pi) c0,c1,t; ry(pi/4) t; }
gate ctrl2_sqrtx c0,c1,t { h t; ctrl2_phase(pi/2) c0,c1,t; h t; }
gate ctrl2_sqrtxdg c0,c1,t { h t; ctrl2_phase(-pi/2) c0,c1,t; h t; }
gate ctrl2_rz(theta) c0,c1,t { rz(theta/2) t; ccx c0,c1,t; rz(-theta/2) t; ccx c0,c1,t; }
gate ctrl2_rx(theta) c0,c1,t { h t; ctrl2_rz(theta) c0,c1,t; h t; }
gate ctrl2_ry(theta) c0,c1,t { ry(theta/2) t; ccx c0,c1,t; ry(-theta/2) t; ccx c0,c1,t; }
gate ctrl1_exchange c0,t,u { cx u,t; ccx c0,t,u; cx u,t; }
gate ctrl3_phase(theta) c0,c1,c2,t { cu1(theta/2) c2,t; ccx c0,c1,c2; cu1(-theta/2) c2,t; ccx c0,c1,c2; ctrl2_phase(theta/2) c0,c1,t; }
gate ctrl3_x c0,c1,c2,t { h t; ctrl3_phase(pi) c0,c1,c2,t; h t; }
gate ctrl3_y c0,c1,c2,t { sdg t; ctrl3_x c0,c1,c2,t; s t; }
gate ctrl3_h c0,c1,c2,t { ry(-pi/4) t; ctrl3_phase(pi) c0,c1,c2,t; ry(pi/4) t; }
gate ctrl3_sqrtx c0,c1,c2,t { h t; ctrl3_phase(pi/2) c0,c1,c2,t; h t; }
gate ctrl3_sqrtxdg c0,c1,c2,t { h t; ctrl3_phase(-pi/2) c0,c1,c2,t; h t; }
gate ctrl3_rz(theta) c0,c1,c2,t { rz(theta/2) t; ctrl3_x c0,c1,c2,t; rz(-theta/2) t; ctrl3_x c0,c1,c2,t; }
gate ctrl3_rx(theta) c0,c1,c2,t { h t; ctrl3_rz(theta) c0,c1,c2,t; h t; }
gate ctrl3_ry(theta) c0,c1,c2,t { ry(theta/2) t; ctrl3_x c0,c1,c2,t; ry(-theta/2) t; ctrl3_x c0,c1,c2,t; }
gate ctrl2_exchange c0,c1,t,u { cx u,t; ctrl3_x c0,c1,t,u; cx u,t; }
gate ctrl4_phase(theta) c0,c1,c2,c3,t { cu1(theta/2) c3,t; ctrl3_x c0,c1,c2,c3; cu1(-theta/2) c3,t; ctrl3_x c0,c1,c2,c3; ctrl3_phase(theta/2) c0,c1,c2,t; }
gate ctrl4_x c0,c1,c2,c3,t { h t; ctrl4_phase(pi) c0,c1,c2,c3,t; h t; }
gate ctrl4_y c0,c1,c2,c3,t { sdg t; ctrl4_x c0,c1,c2,c3,t; s t; }
gate ctrl4_h c0,c1,c2,c3,t { ry(-pi/4) t; ctrl4_phase(pi) c0,c1,c2,c3,t; ry(pi/4) t; }
gate ctrl4_sqrtx c0,c1,c2,c3,t { h t; ctrl4_phase(pi/2) c0,c1,c2,c3,t; h t; }
gate ctrl4_sqrtxdg c0,c1,c2,c3,t { h t; ctrl4_phase(-pi/2) c0,c1,c2,c3,t; h t; }
gate ctrl4_rz(theta) c0,c1,c2,c3,t { rz(theta/2) t; ctrl4_x c0,c1,c2,c3,t; rz(-theta/2) t; ctrl4_x c0,c1,c2,c3,t; }
gate ctrl4_rx(theta) c0,c1,c2,c3,t { h t; ctrl4_rz(theta) c0,c1,c2,c3,t; h t; }
gate ctrl4_ry(theta) c0,c1,c2,c3,t { ry(theta/2) t; ctrl4_x c0,c1,c2,c3,t; ry(-theta/2) t; ctrl4_x c0,c1,c2,c3,t; }
gate ctrl3_exchange c0,c1,c2,t,u { cx u,t; ctrl4_x c0,c1,c2,t,u; cx u,t; }
gate ctrl5_phase(theta) c0,c1,c2,c3,c4,t { cu1(theta/2) c4,t; ctrl4_x c0,c1,c2,c3,c4; cu1(-theta/2) c4,t; ctrl4_x c0,c1,c2,c3,c4; ctrl4_phase(theta/2) c0,c1,c2,c3,t; }
gate ctrl5_x c0,c1,c2,c3,c4,t { h t; ctrl5_phase(pi) c0,c1,c2,c3,c4,t; h t; }
gate ctrl4_exchange c0,c1,c2,c3,t,u { cx u,t; ctrl5_x c0,c1,c2,c3,t,u; cx u,t; }
qreg q[6];
x q[5];
y q[5];
z q[5];
h q[5];
s q[5];
sdg q[5];
t q[5];
tdg q[5];
sqrtx q[5];
sqrtxdg q[5];
rx(1.0) q[5];
ry(1.0) q[5];
rz(1.0) q[5];
u1(1.0) q[5];
cx q[0],q[5];
cy q[0],q[5];
cz q[0],q[5];
ch q[0],q[5];
cu1(pi/2) q[0],q[5];
cu1(-pi/2) q[0],q[5];
cu1(pi/4) q[0],q[5];
cu1(-pi/4) q[0],q[5];
ctrl1_sqrtx q[0],q[5];
ctrl1_sqrtxdg q[0],q[5];
ctrl1_rx(1.0) q[0],q[5];
ctrl1_ry(1.0) q[0],q[5];
crz(1.0) q[0],q[5];
cu1(1.0) q[0],q[5];
exchange q[0],q[5];
ccx q[0],q[2],q[5];
ctrl2_y q[0],q[2],q[5];
ctrl2_phase(pi) q[0],q[2],q[5];
ctrl2_h q[0],q[2],q[5];
ctrl2_phase(pi/2) q[0],q[2],q[5];
ctrl2_phase(-pi/2) q[0],q[2],q[5];
ctrl2_phase(pi/4) q[0],q[2],q[5];
ctrl2_phase(-pi/4) q[0],q[2],q[5];
ctrl2_sqrtx q[0],q[2],q[5];
ctrl2_sqrtxdg q[0],q[2],q[5];
ctrl2_rx(1.0) q[0],q[2],q[5];
ctrl2_ry(1.0) q[0],q[2],q[5];
ctrl2_rz(1.0) q[0],q[2],q[5];
ctrl2_phase(1.0) q[0],q[2],q[5];
ctrl1_exchange q[2],q[0],q[5];
ctrl3_x q[0],q[2],q[3],q[5];
ctrl3_y q[0],q[2],q[3],q[5];
ctrl3_phase(pi) q[0],q[2],q[3],q[5];
ctrl3_h q[0],q[2],q[3],q[5];
ctrl3_phase(pi/2) q[0],q[2],q[3],q[5];
ctrl3_phase(-pi/2) q[0],q[2],q[3],q[5];
ctrl3_phase(pi/4) q[0],q[2],q[3],q[5];
ctrl3_phase(-pi/4) q[0],q[2],q[3],q[5];
ctrl3_sqrtx q[0],q[2],q[3],q[5];
ctrl3_sqrtxdg q[0],q[2],q[3],q[5];
ctrl3_rx(1.0) q[0],q[2],q[3],q[5];
ctrl3_ry(1.0) q[0],q[2],q[3],q[5];
ctrl3_rz(1.0) q[0],q[2],q[3],q[5];
ctrl3_phase(1.0) q[0],q[2],q[3],q[5];
ctrl2_exchange q[2],q[3],q[0],q[5];
ctrl4_x q[0],q[2],q[3],q[4],q[5];
ctrl4_y q[0],q[2],q[3],q[4],q[5];
ctrl4_phase(pi) q[0],q[2],q[3],q[4],q[5];
ctrl4_h q[0],q[2],q[3],q[4],q[5];
ctrl4_phase(pi/2) q[0],q[2],q[3],q[4],q[5];
ctrl4_phase(-pi/2) q[0],q[2],q[3],q[4],q[5];
ctrl4_phase(pi/4) q[0],q[2],q[3],q[4],q[5];
ctrl4_phase(-pi/4) q[0],q[2],q[3],q[4],q[5];
ctrl4_sqrtx q[0],q[2],q[3],q[4],q[5];
ctrl4_sqrtxdg q[0],q[2],q[3],q[4],q[5];
ctrl4_rx(1.0) q[0],q[2],q[3],q[4],q[5];
ctrl4_ry(1.0) q[0],q[2],q[3],q[4],q[5];
ctrl4_rz(1.0) q[0],q[2],q[3],q[4],q[5];
ctrl4_phase(1.0) q[0],q[2],q[3],q[4],q[5];
ctrl3_exchange q[2],q[3],q[4],q[0],q[5];
ctrl4_exchange q[0],q[2],q[3],q[5],q[1],q[4];
u1(pi/4) q[1];
rz(-pi) q[1];
rx(1.0e-20) q[1];
