package quantum

import "strconv"

// Fraction is a probability in lowest terms.
type Fraction struct{ Num, Den uint64 }

// newFraction reduces num/den, with den not 0.
func newFraction(num, den uint64) Fraction {
	a, b := num, den
	for b != 0 {
		a, b = b, a%b
	}
	return Fraction{num / a, den / a}
}

// Float returns the fraction as a float64.
func (f Fraction) Float() float64 { return float64(f.Num) / float64(f.Den) }

// String writes the fraction as in "3/4", and whole numbers without the 1.
func (f Fraction) String() string {
	num := strconv.FormatUint(f.Num, 10)
	if f.Den == 1 {
		return num
	}
	return num + "/" + strconv.FormatUint(f.Den, 10)
}
