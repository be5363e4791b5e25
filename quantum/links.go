package quantum

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
)

// Relation says how the readings of two qubits depend on one another.
type Relation uint8

// The relations, from the strongest to the weakest. Pairs that have none of
// them are independent.
const (
	Agree      Relation = iota + 1 // both read the same
	Differ                         // one reads 0 and the other 1
	NeverBoth                      // never do both read 1
	AtLeastOne                     // never do both read 0
	Implies                        // if A reads 1, so does B
	Correlated                     // dependent, but every combination is possible
)

// String says the relation of qubits A and B in a few words.
func (r Relation) String() string {
	switch r {
	case Agree:
		return "always agree"
	case Differ:
		return "always differ"
	case NeverBoth:
		return "are never both 1"
	case AtLeastOne:
		return "are never both 0"
	case Implies:
		return "are linked: if the first is 1, so is the second"
	case Correlated:
		return "are correlated"
	default:
		return "are independent"
	}
}

// Link is a relation of two qubits. A < B except for Implies.
type Link struct {
	A, B     Qubit
	Relation Relation
}

// Parity says that the number of ones among three or more qubits is always odd
// or always even.
type Parity struct {
	Qubits []Qubit
	Odd    bool
}

// Links is everything about which readings depend on one another.
type Links struct {
	// AlwaysZero and AlwaysOne are the qubits with only one possible reading.
	AlwaysZero, AlwaysOne []Qubit
	// Pairs are the pairs that are not independent.
	Pairs []Link
	// Parities are those that do not follow from the fields above or from one
	// another.
	Parities []Parity
	// Groups is the finest partition of all qubits into sets that are
	// independent of one another, in rising order of their first qubit.
	Groups [][]Qubit
}

// Links finds which qubits' readings depend on one another and how, exactly.
func (e Exact) Links() Links {
	ps := make([]float64, 1<<e.qubits)
	for i := range ps {
		a := e.amp(i)
		ps[i] = math.Ldexp(float64(a*a), -int(e.k))
	}
	// The sums and products below are of few enough bits to be exact.
	return linksOf(ps, int(e.qubits), 0)
}

// tolerance is how far rounding may move a probability in Links.
const tolerance = 1e-9

// Links finds which qubits' readings depend on one another and how, taking
// chances below 1e-9 for rounding. It takes some n²·2ⁿ steps.
func (s *State) Links() Links { return linksOf(s.Probabilities(), s.qubits, tolerance) }

// linksOf works on the Walsh spectrum of the distribution ps: spectrum[m] is
// the mean of (-1)^(ones among the qubits in m). Probabilities of few qubits,
// independence and parities are all short expressions in it.
func linksOf(ps []float64, qubits int, tol float64) Links {
	f := finder{spectrum: walsh(ps), qubits: qubits, tol: tol}
	l := Links{Groups: f.groups()}
	var span span
	for q := range Qubit(qubits) {
		mean := f.spectrum[1<<q]
		switch {
		case mean >= 1-tol:
			l.AlwaysZero = append(l.AlwaysZero, q)
		case mean <= tol-1:
			l.AlwaysOne = append(l.AlwaysOne, q)
		default:
			continue
		}
		span.add(1 << q)
	}
	for a := range Qubit(qubits) {
		for b := a + 1; b < Qubit(qubits); b++ {
			link, ok := f.link(a, b)
			if !ok {
				continue
			}
			l.Pairs = append(l.Pairs, link)
			if link.Relation == Agree || link.Relation == Differ {
				span.add(1<<a | 1<<b)
			}
		}
	}
	l.Parities = f.parities(&span)
	return l
}

// walsh transforms ps in place into its Walsh spectrum.
func walsh(ps []float64) []float64 {
	for step := 1; step < len(ps); step *= 2 {
		for i := 0; i < len(ps); i = ((i | step) + 1) &^ step {
			ps[i], ps[i|step] = ps[i]+ps[i|step], ps[i]-ps[i|step]
		}
	}
	return ps
}

type finder struct {
	spectrum []float64
	qubits   int
	tol      float64
}

// link relates two qubits, unless they are independent.
func (f *finder) link(a, b Qubit) (Link, bool) {
	ma, mb, mab := f.spectrum[1<<a], f.spectrum[1<<b], f.spectrum[1<<a|1<<b]
	if math.Abs(mab-ma*mb) <= f.tol {
		return Link{}, false
	}
	never := func(signA, signB float64) bool { // reading +1 for 0 and -1 for 1
		return (1+signA*ma+signB*mb+signA*signB*mab)/4 <= f.tol
	}
	n00, n10, n01, n11 := never(1, 1), never(-1, 1), never(1, -1), never(-1, -1)
	switch {
	case n01 && n10:
		return Link{a, b, Agree}, true
	case n00 && n11:
		return Link{a, b, Differ}, true
	case n11:
		return Link{a, b, NeverBoth}, true
	case n00:
		return Link{a, b, AtLeastOne}, true
	case n10:
		return Link{a, b, Implies}, true
	case n01:
		return Link{b, a, Implies}, true
	default:
		return Link{a, b, Correlated}, true
	}
}

// groups starts from single qubits and merges what depends on one another. Two
// groups are independent if the mean of every product of parities is the
// product of their means. Of the sets of qubits that break this, one that
// touches the fewest groups must lie within one final group: were it split
// over several, each part would touch fewer, hence break nothing, and so
// neither would the whole.
func (f *finder) groups() [][]Qubit {
	groups := make([]int, f.qubits)
	for q := range groups {
		groups[q] = 1 << q
	}
	for {
		touched := f.dependent(groups)
		if len(touched) == 0 {
			break
		}
		merged := 0
		for _, g := range touched {
			merged |= g
		}
		groups = slices.DeleteFunc(groups, func(g int) bool { return g&merged != 0 })
		groups = append(groups, merged)
	}
	slices.SortFunc(groups, func(a, b int) int { return cmp.Compare(a&-a, b&-b) })
	lists := make([][]Qubit, len(groups))
	for i, g := range groups {
		lists[i] = qubitsOf(uint64(g))
	}
	return lists
}

// dependent returns the fewest groups found to depend on one another.
func (f *finder) dependent(groups []int) (fewest []int) {
	touched := make([]int, 0, len(groups))
	for m, mean := range f.spectrum {
		touched = touched[:0]
		for _, g := range groups {
			if g&m != 0 {
				touched = append(touched, g)
			}
		}
		if len(touched) < 2 || fewest != nil && len(touched) >= len(fewest) {
			continue
		}
		part := m & touched[0]
		if math.Abs(mean-f.spectrum[part]*f.spectrum[m^part]) > f.tol {
			fewest = slices.Clone(touched)
		}
	}
	return fewest
}

// parities lists the sets of three or more qubits with a constant parity that
// are not in the span of smaller ones.
func (f *finder) parities(span *span) []Parity {
	var sets []int
	for m, mean := range f.spectrum {
		if bits.OnesCount(uint(m)) >= 3 && math.Abs(mean) >= 1-f.tol {
			sets = append(sets, m)
		}
	}
	slices.SortStableFunc(sets, func(a, b int) int {
		return cmp.Compare(bits.OnesCount(uint(a)), bits.OnesCount(uint(b)))
	})
	var ps []Parity
	for _, m := range sets {
		if span.add(m) {
			ps = append(ps, Parity{Qubits: qubitsOf(uint64(m)), Odd: f.spectrum[m] < 0})
		}
	}
	return ps
}

// span is a linear space of sets under symmetric difference, as a basis with
// distinct top bits.
type span []int

// add extends the span by m and reports whether m was new.
func (s *span) add(m int) bool {
	for _, b := range *s {
		m = min(m, m^b)
	}
	if m == 0 {
		return false
	}
	*s = append(*s, m)
	return true
}

func qubitsOf(mask uint64) []Qubit {
	if mask == 0 {
		return nil
	}
	qs := make([]Qubit, 0, bits.OnesCount64(mask))
	for ; mask != 0; mask &= mask - 1 {
		qs = append(qs, Qubit(bits.TrailingZeros64(mask)))
	}
	return qs
}
