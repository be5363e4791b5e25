package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPayRows(t *testing.T) {
	tests := map[string]struct {
		n, ante int
		o       Outcome
		first   Qubit
		seats   []int
		house   int
	}{
		"nobody":                         {3, 60, 0b000, 0, []int{0, 0, 0}, 360},
		"all":                            {3, 60, 0b111, 0, []int{0, 0, 0}, 360},
		"q0 alone":                       {3, 60, 0b001, 0, []int{360, 0, 0}, 0},
		"q2 alone":                       {3, 60, 0b100, 1, []int{0, 0, 360}, 0},
		"q0 and q1":                      {3, 60, 0b011, 0, []int{90, 90, 0}, 180},
		"both of two":                    {2, 60, 0b11, 0, []int{0, 0}, 240},
		"one of two":                     {2, 60, 0b10, 0, []int{0, 240}, 0},
		"three of four share 40":         {4, 10, 0b0111, 0, []int{14, 13, 13, 0}, 40},
		"the odd chip is the first's":    {4, 10, 0b0111, 2, []int{13, 13, 14, 0}, 40},
		"the first has not won":          {4, 10, 0b0111, 3, []int{14, 13, 13, 0}, 40},
		"two odd chips round the table":  {4, 5, 0b1101, 3, []int{7, 0, 6, 7}, 20},
		"seven share eight":              {8, 1, 0b01111111, 6, []int{1, 1, 1, 1, 1, 1, 2, 0}, 8},
		"odd ante, the half still whole": {3, 1, 0b110, 1, []int{0, 2, 1}, 3},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			want := Payout{Seats: test.seats, House: test.house}
			assert.Equal(t, want, Pay(test.n, test.ante, test.o, test.first))
		})
	}
}

// plainPay hands out the chips one by one, as people would at a table.
func plainPay(n, ante int, reads1 []bool, first int) (seats []int, house int) {
	seats = make([]int, n)
	pile := n*ante + n*ante
	var winners []int // in turn order
	for i := range n {
		if seat := (first + i) % n; reads1[seat] {
			winners = append(winners, seat)
		}
	}
	if len(winners) == 0 || len(winners) == n {
		return seats, pile
	}
	if len(winners) > 1 {
		house = pile / 2
	}
	for i := 0; pile > house; i++ {
		seats[winners[i%len(winners)]]++
		pile--
	}
	return seats, house
}

func TestPayEveryOutcome(t *testing.T) {
	for n := MinPlayers; n <= MaxPlayers; n++ {
		for o := range Outcome(1) << n {
			reads1 := make([]bool, n)
			ones := 0
			for q := range n {
				reads1[q] = int(o)/(1<<q)%2 == 1
				if reads1[q] {
					ones++
				}
				require.Equal(t, reads1[q], o.One(Qubit(q)))
			}
			require.Equal(t, ones, o.Ones())
			for first := range n {
				for _, ante := range []int{1, 7, 60} {
					seats, house := plainPay(n, ante, reads1, first)
					got := Pay(n, ante, o, Qubit(first))
					require.Equal(t, Payout{Seats: seats, House: house}, got,
						"n %d, outcome %b, first %d, ante %d", n, o, first, ante)
				}
			}
		}
	}
}

// A uniform circuit gives everybody 9/8 of an ante back, and the house 21/8.
func TestUniformAverages(t *testing.T) {
	var seats [3]int
	house := 0
	for o := range Outcome(8) {
		p := Pay(3, 60, o, 0)
		for q := range seats {
			seats[q] += p.Seats[q]
		}
		house += p.House
	}
	assert.Equal(t, [3]int{9 * 60, 9 * 60, 9 * 60}, seats)
	assert.Equal(t, 21*60, house)
}
