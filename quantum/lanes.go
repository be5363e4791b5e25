package quantum

import "math/bits"

// The amplitudes of an Exact lie eight to a word, as signed bytes called lanes.
// The functions here work on all lanes of a word at once. Lanes never carry
// into one another, because their top bits are added apart from the others.

const (
	topBits = 0x8080808080808080
	lowBits = 0x0101010101010101
)

func addLanes(a, b uint64) uint64 {
	return (a&^topBits + b&^topBits) ^ (a^b)&topBits
}

func subLanes(a, b uint64) uint64 {
	return ((a | topBits) - b&^topBits) ^ (a^^b)&topBits
}

// meanLanes is (a+b)/2 for lanes of equal parity.
func meanLanes(a, b uint64) uint64 {
	differ := a ^ b
	return addLanes(a&b, differ>>1&^topBits|differ&topBits)
}

// swapLanes exchanges the lanes in mask with those that lie shift bits above.
func swapLanes(w, mask uint64, shift uint) uint64 {
	x := (w ^ w>>(shift&63)) & mask
	return w ^ x ^ x<<(shift&63)
}

// firstNegative reports whether the first lane that is not 0 is negative.
func firstNegative(w uint64) bool {
	lowest := bits.TrailingZeros64(w)
	return w>>((lowest|7)&63)&1 == 1
}

// lanesWith has all bits set in the lanes whose index has all bits of i set.
var lanesWith = [8]uint64{
	0xffffffffffffffff, 0xff00ff00ff00ff00, 0xffff0000ffff0000, 0xff000000ff000000,
	0xffffffff00000000, 0xff00ff0000000000, 0xffff000000000000, 0xff00000000000000,
}

// move is a permutation of the lanes of a word that swaps pairs, see swapLanes.
type move struct {
	mask  uint64
	shift uint
}

// moves holds SWAP of lane bits a and b at [a<<2|b], and X on a at [a<<2|a].
var moves = func() (table [16]move) {
	for a := range 3 {
		for b := range 3 {
			low, high := min(a, b), max(a, b)
			m := move{lanesWith[1<<low] &^ lanesWith[1<<high], 8<<high - 8<<low}
			if a == b {
				m = move{^lanesWith[1<<a], 8 << a}
			}
			table[a<<2|b] = m
		}
	}
	return table
}()
