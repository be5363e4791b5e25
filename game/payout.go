package game

import "math/bits"

// Outcome is what a measurement of all qubits read: bit q is qubit q's reading.
type Outcome uint64

// One reports whether qubit q read 1.
func (o Outcome) One(q Qubit) bool { return o>>uint(q)&1 == 1 }

// Ones is how many qubits read 1.
func (o Outcome) Ones() int { return bits.OnesCount64(uint64(o)) }

// Payout is who gets what of the prize pool, in chips. The seats' shares and the
// house's add up to the pool.
type Payout struct {
	Seats []int // by qubit
	House int
}

// Pay divides the pool of a hand of n players. If no qubit or every qubit reads 1
// the house takes all of it. A single 1 takes all of it. Several share one half,
// and the chips that don't divide go one each to the winners in turn order from
// the hand's first player; the house keeps the other half.
func Pay(n, ante int, o Outcome, first Qubit) Payout {
	pool := 2 * n * ante
	p := Payout{Seats: make([]int, n), House: pool}
	won, k := pool, o.Ones()
	switch {
	case k == 0 || k == n:
		return p
	case k > 1:
		won = pool / 2 // exact: the pool is even
	}
	odd := won % k
	for i := range n {
		q := (int(first) + i) % n
		if !o.One(Qubit(q)) {
			continue
		}
		p.Seats[q] = won / k
		if odd > 0 {
			p.Seats[q]++
			odd--
		}
	}
	p.House -= won
	return p
}
