package bot

import (
	"quantumpoker/game"
	"quantumpoker/quantum"
)

// Amounts in whole numbers: an ante is scale, which every number of winners
// divides; an expected amount has maxPower binary digits more, enough for every
// exact state. So amounts that are equal compare as equal.
const (
	scale    = 840 // the least number that 1 to 8 divide
	maxPower = 16
	unit     = scale << maxPower
)

// payTable lists what qubit q is paid on every outcome of n qubits, an ante being
// scale.
func payTable(n int, q game.Qubit) []int64 { return payTables[n][q] }

var payTables = func() (t [game.MaxPlayers + 1][game.MaxPlayers][]int64) {
	for n := game.MinPlayers; n <= game.MaxPlayers; n++ {
		for o := range game.Outcome(1) << n {
			for q, chips := range game.Pay(n, scale, o, 0).Seats {
				t[n][q] = append(t[n][q], int64(chips))
			}
		}
	}
	return t
}()

// expect is the average of pays over the outcomes of s, an ante being unit.
func expect(s quantum.Exact, pays []int64) int64 {
	var sum int64
	for i, pay := range pays {
		sum += pay * int64(s.Weight(i))
	}
	return sum * (1 << maxPower) / int64(s.Total())
}
