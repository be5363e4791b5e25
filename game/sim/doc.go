// Sim plays Quantum Poker without a window: bots against bots, with the figures
// of what they got.
//
//	go run ./game/sim -seats master,skilled,novice -hands 10000 -seed 1
//
// Amounts are in antes, a seat's own ante not subtracted. Every hand counts the
// exact average over what its last circuit could have read; with -sampled it
// counts one measurement. As in a match, the first turn goes round the table.
//
// With -balanced each of the -hands deals is played as often as there are seats,
// so that every bot holds every seat's cards and place once; the rows are then
// the places of the line-up, and a standard error is that of the deals.
//
// With -margins it prints the table of how far the levels are apart: about
// half an hour on two cores.
//
// With -check FILE it plays nothing: it recomputes deal and measurement of every
// finished hand in the file of a match, and says in which line they disagree.
//
// The same -seed prints the same figures, whatever -workers is; only the hands
// per second differ.
package main
