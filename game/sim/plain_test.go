package main

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The plain simulation plays Novices with nothing but slices and the rules as they
// are written: it shares no code with the game.

const (
	gateX = iota
	gateH
	gateCNOT
	gateToffoli
	gateSwap
	measure
)

type move struct{ card, a, b, c int }

// plainMoves lists the distinct plays of a seat that holds these cards.
func plainMoves(hold []int, n int, open bool) []move {
	var out []move
	for card := gateX; card <= gateSwap; card++ {
		if hold[card] == 0 {
			continue
		}
		for a := range n {
			if card == gateX || card == gateH {
				out = append(out, move{card, a, 0, 0})
				continue
			}
			for b := range n {
				switch {
				case a == b:
				case card == gateCNOT, card == gateSwap && a < b:
					out = append(out, move{card, a, b, 0})
				case card == gateToffoli && a < b:
					for c := range n {
						if c != a && c != b {
							out = append(out, move{card, a, b, c})
						}
					}
				}
			}
		}
	}
	if open {
		out = append(out, move{card: measure})
	}
	return out
}

func bit(i, q int) int { return i >> q & 1 }

// plainGate returns the amplitudes after the move.
func plainGate(amps []float64, m move) []float64 {
	out := make([]float64, len(amps))
	for i, x := range amps {
		switch m.card {
		case gateX:
			out[i^1<<m.a] += x
		case gateH:
			half := x * math.Sqrt2 / 2
			out[i&^(1<<m.a)] += half
			if bit(i, m.a) == 1 {
				half = -half
			}
			out[i|1<<m.a] += half
		case gateCNOT:
			out[i^bit(i, m.a)<<m.b] += x
		case gateToffoli:
			out[i^(bit(i, m.a)&bit(i, m.b))<<m.c] += x
		case gateSwap:
			d := bit(i, m.a) ^ bit(i, m.b)
			out[i^d<<m.a^d<<m.b] += x
		}
	}
	return out
}

// plainPay is what each seat is paid for an outcome, in antes.
func plainPay(outcome, n int) []float64 {
	pay := make([]float64, n)
	ones := 0
	for q := range n {
		ones += bit(outcome, q)
	}
	for q := range n {
		switch {
		case bit(outcome, q) == 0 || ones == n:
		case ones == 1:
			pay[q] = float64(2 * n)
		default:
			pay[q] = float64(n) / float64(ones)
		}
	}
	return pay
}

// plainHand plays one hand and returns what each seat is paid on average.
func plainHand(n int, r *rand.Rand) []float64 {
	var deck []int
	for i := range n {
		rare := []int{gateH, gateToffoli, gateSwap}[i%3]
		if n == 2 {
			rare = []int{gateH, gateSwap}[i]
		}
		deck = append(deck, gateX, gateCNOT, rare)
	}
	r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	hold := make([][]int, n)
	for q := range hold {
		hold[q] = make([]int, 5)
		for _, c := range deck[3*q : 3*q+3] {
			hold[q][c]++
		}
	}
	amps := make([]float64, 1<<n)
	for i := range amps {
		amps[i] = math.Pow(2, -float64(n)/2)
	}
	for turn := range 3 * n {
		q := turn % n
		moves := plainMoves(hold[q], n, turn >= n)
		m := moves[r.IntN(len(moves))]
		if m.card == measure {
			break
		}
		hold[q][m.card]--
		amps = plainGate(amps, m)
	}
	pay := make([]float64, n)
	for i, x := range amps {
		for q, p := range plainPay(i, n) {
			pay[q] += x * x * p
		}
	}
	return pay
}

// The plain hands always begin with seat 0, so they are compared on average over
// the seats, and seat by seat with hands of which every seat begins as many.
func TestNovicesAgreeWithAPlainSimulation(t *testing.T) {
	hands := 100_000
	if testing.Short() {
		hands = 10_000
	}
	for n := 2; n <= 5; n++ {
		t.Run(strconv.Itoa(n), func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(uint64(n), 7))
			var sum, squares float64 // of the seats' mean
			place := make([]float64, n)
			placeSquares := make([]float64, n)
			for h := range hands {
				mean := 0.0
				for q, v := range plainHand(n, r) {
					seat := (q + h) % n
					place[seat] += v
					placeSquares[seat] += v * v
					mean += v / float64(n)
				}
				sum += mean
				squares += mean * mean
			}
			got := newReport(novices(t, n, hands))
			house := 2*float64(n) - float64(n)*sum/float64(hands)
			houseError := float64(n) * standardError(sum, squares, hands) * math.Sqrt2
			assert.InDelta(t, house, got.House.Mean, 3*houseError, "the house")
			for seat, s := range got.Seats {
				plain := standardError(place[seat], placeSquares[seat], hands)
				assert.InDelta(t, place[seat]/float64(hands), s.Mean, 3*math.Hypot(plain, s.Stderr), "seat %d", seat)
			}
		})
	}
}

func novices(t *testing.T, n, hands int) (options, tally, float64) {
	o, err := parse([]string{"-seats", strings.Join(slices.Repeat([]string{"novice"}, n), ","), "-hands", strconv.Itoa(hands), "-workers", "1"})
	require.NoError(t, err)
	total, err := playAll(t.Context(), newTable(o), func(int) {})
	require.NoError(t, err)
	return o, total, 1
}
