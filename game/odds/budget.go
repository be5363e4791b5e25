package odds

import "math"

// budget bounds the work. It counts positions and states and not time, so that
// what is found does not depend on the machine.
type budget struct {
	positions int
	states    int
	stopped   func() bool
	out       bool
}

// endless is a budget that never ends.
func endless() budget {
	return budget{positions: math.MaxInt, states: math.MaxInt, stopped: func() bool { return false }}
}

// spend takes one position off the budget, with so many states met in all, and
// reports whether it has run out.
func (b *budget) spend(states int) bool {
	b.positions--
	if b.positions < 0 || states > b.states || b.positions%1024 == 0 && b.stopped() {
		b.out = true
	}
	return b.out
}
