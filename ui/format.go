package ui

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game/odds"
	"quantumpoker/quantum"
)

// percent writes a probability with at most one decimal, rounded half up, exact
// ones without. What is not exactly 0% or 100% never reads so.
func percent(p quantum.Fraction) string {
	num, den := new(big.Int).SetUint64(p.Num), new(big.Int).SetUint64(p.Den)
	permille, exact := rounded(num, den, 1000)
	switch {
	case permille == 0 && p.Num != 0:
		return "<" + decimal(1, false) + "%"
	case permille == 1000 && p.Num != p.Den:
		return ">" + decimal(999, false) + "%"
	}
	return decimal(permille, exact) + "%"
}

// chips writes an average of chips with at most one decimal.
func chips(c odds.Chips) string {
	tenths, exact := rounded(big.NewInt(c.Num), new(big.Int).SetUint64(c.Den), 10)
	return decimal(tenths, exact)
}

// rounded is num*scale/den to the nearest whole number, halves away from zero,
// and whether it is a multiple of ten without any rounding.
func rounded(num, den *big.Int, scale int64) (n int64, whole bool) {
	sign := int64(num.Sign())
	twice := new(big.Int).Mul(new(big.Int).Abs(num), big.NewInt(2*scale))
	twice.Add(twice, den)
	q, r := twice.QuoRem(twice, new(big.Int).Mul(den, big.NewInt(2)), new(big.Int))
	return sign * q.Int64(), r.Cmp(den) == 0 && q.Int64()%10 == 0
}

// decimal writes tenths, without the decimal if the figure is a whole one.
func decimal(tenths int64, whole bool) string {
	s := strconv.FormatInt(tenths, 10)
	minus := strings.HasPrefix(s, "-")
	s = strings.TrimPrefix(s, "-")
	if len(s) == 1 {
		s = "0" + s
	}
	out := s[:len(s)-1]
	if !whole {
		out = lang.L("{{.Whole}}.{{.Tenth}}", args{"Whole": out, "Tenth": s[len(s)-1:]})
	}
	if minus {
		out = "−" + out
	}
	return out
}

// signed writes a whole number of chips with its sign.
func signed(n int) string {
	switch {
	case n > 0:
		return fmt.Sprintf("+%d", n)
	case n < 0:
		return fmt.Sprintf("−%d", -n)
	}
	return "0"
}
