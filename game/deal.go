package game

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	randv2 "math/rand/v2"
	"slices"
)

// Seed decides everything that chance decides in one hand.
type Seed [32]byte

// Rand is a source of random bits, such as [math/rand/v2.ChaCha8].
type Rand interface{ Uint64() uint64 }

// Labels of the streams that a hand's seed gives. Each purpose has a stream of
// its own, so that a play or a take-back shifts nothing that is drawn later.
const (
	StreamDeal    = "deal"
	StreamMeasure = "measure"
)

// Stream returns the ChaCha8 generator for one purpose: its key is the SHA-256 of
// "quantum poker", the label and the seed, separated by zero bytes.
func (s Seed) Stream(label string) *randv2.ChaCha8 {
	h := sha256.New()
	h.Write([]byte("quantum poker\x00" + label + "\x00"))
	h.Write(s[:])
	return randv2.NewChaCha8([32]byte(h.Sum(nil)))
}

// Seeds gives the seed of each hand of a match, hands counted from 1.
type Seeds func(hand int) Seed

// FreshSeeds draws every seed from the system's secure source.
func FreshSeeds(int) Seed {
	var s Seed
	rand.Read(s[:]) // never fails: crypto/rand ends the program instead
	return s
}

// FixedSeeds gives the same seeds for the same number, always and everywhere:
// anyone who knows the number can compute the deals.
func FixedSeeds(number uint64) Seeds {
	return func(hand int) Seed {
		b := []byte("quantum poker\x00fixed\x00")
		b = binary.BigEndian.AppendUint64(b, number)
		b = binary.BigEndian.AppendUint64(b, uint64(hand))
		return sha256.Sum256(b)
	}
}

// Deal is the cards that each qubit's owner holds at the start: Deal[q] sorted,
// the Measure last.
type Deal [][]Card

// NewDeal shuffles the rules' deck with the random source and deals it.
func NewDeal(r Rules, src Rand) Deal {
	deck := slices.Clone(r.Deck)
	// A generator over the source gives unbiased bounded numbers (Fisher-Yates).
	randv2.New(source{src}).Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	d := make(Deal, r.Players)
	for q := range d {
		d[q] = append(d[q], deck[q*r.Each:(q+1)*r.Each]...)
		slices.Sort(d[q])
		d[q] = append(d[q], Measure)
	}
	return d
}

type source struct{ Rand }

// Check says why d is not a deal of the rules' deck, or nil.
func (d Deal) Check(r Rules) error {
	if len(d) != r.Players {
		return fmt.Errorf("the deal has cards for %d players, but %d play", len(d), r.Players)
	}
	var have [CardKinds]int
	for q, cards := range d {
		if len(cards) != r.Each+1 {
			return fmt.Errorf("q%d was dealt %d cards instead of %d", q, len(cards), r.Each+1)
		}
		if n := count(cards, Measure); n != 1 {
			return fmt.Errorf("q%d was dealt %d Measure cards instead of one", q, n)
		}
		for _, c := range cards {
			if !c.Valid() {
				return fmt.Errorf("q%d was dealt %v, which is no card", q, c)
			}
			have[c]++
		}
	}
	for c := range Card(CardKinds) {
		if have[c] != r.Count(c) {
			return fmt.Errorf("the deal has %d %v cards, but the deck has %d", have[c], c, r.Count(c))
		}
	}
	return nil
}

func count(cards []Card, c Card) int {
	n := 0
	for _, d := range cards {
		if d == c {
			n++
		}
	}
	return n
}
