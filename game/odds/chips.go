package odds

import (
	"strconv"

	"quantumpoker/quantum"
)

// Chips is an exact average number of chips, in lowest terms.
type Chips struct {
	Num int64
	Den uint64
}

// newChips reduces num/den, with den not 0.
func newChips(num int64, den uint64) Chips {
	d := gcd(magnitude(num), den)
	return Chips{num / int64(d), den / d}
}

// Float returns the average as a float64.
func (c Chips) Float() float64 { return float64(c.Num) / float64(c.Den) }

// Sub is how much c is more than d.
func (c Chips) Sub(d Chips) Chips {
	return newChips(c.Num*int64(d.Den)-d.Num*int64(c.Den), c.Den*d.Den)
}

// String writes the average as in "45/2", and whole numbers without the 1.
func (c Chips) String() string {
	if c.Den == 1 {
		return strconv.FormatInt(c.Num, 10)
	}
	return strconv.FormatInt(c.Num, 10) + "/" + strconv.FormatUint(c.Den, 10)
}

// fraction reduces num/den, with den not 0.
func fraction(num, den uint64) quantum.Fraction {
	d := gcd(num, den)
	return quantum.Fraction{Num: num / d, Den: den / d}
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func magnitude(n int64) uint64 {
	if n < 0 {
		return uint64(-n)
	}
	return uint64(n)
}
