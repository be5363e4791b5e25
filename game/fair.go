package game

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"quantumpoker/quantum"
)

// Seal is the commitment to a seed: its SHA-256. Shown before the first card, it
// proves afterwards that the seed was not changed to suit what happened.
type Seal [sha256.Size]byte

// String writes the seal in hexadecimal, as sha256sum does.
func (s Seal) String() string { return hex.EncodeToString(s[:]) }

// Seal is the commitment to the seed.
func (s Seed) Seal() Seal { return sha256.Sum256(s[:]) }

// String writes the seed in hexadecimal.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// MaxCut is how many letters a cut may have.
const MaxCut = 100

// Cut is the seed of a deck that was cut. Without a cut it is the seed itself;
// else it is the SHA-256 of "quantum poker", the word "cut", the seed and the
// text of the cut in UTF-8, with a zero byte after each of the first two. Whoever
// cuts sees the Seal before, and so decides the deal without knowing it.
func (s Seed) Cut(cut string) Seed {
	if cut == "" {
		return s
	}
	h := sha256.New()
	h.Write([]byte("quantum poker\x00cut\x00"))
	h.Write(s[:])
	h.Write([]byte(cut))
	return Seed(h.Sum(nil))
}

func checkCut(cut string) error {
	if !utf8.ValidString(cut) || utf8.RuneCountInString(cut) > MaxCut {
		return refuse(BadCut)
	}
	return nil
}

// DealPart is a part of a finished hand that follows from its seed and cut.
type DealPart uint8

// The parts.
const (
	PartSeal    DealPart = iota + 1 // the commitment shown before the deal
	PartCards                       // what one qubit's owner was dealt
	PartOutcome                     // what was measured
)

// DealError is a part of a hand that is not what follows from its seed and cut.
type DealError struct {
	Part  DealPart
	Qubit Qubit // for PartCards
	// Claimed is what the hand says; Follows is what the seed and the cut give.
	Claimed, Follows string
}

// Error says what disagrees, in English.
func (e *DealError) Error() string {
	what := map[DealPart]string{
		PartSeal: "the seal shown before the deal", PartCards: fmt.Sprintf("the cards of q%d", e.Qubit), PartOutcome: "the outcome",
	}[e.Part]
	return fmt.Sprintf("%s should be %s by the seed and the cut, but is %s", what, e.Follows, e.Claimed)
}

// CheckDeal recomputes deal and measurement of a finished hand from the seed and
// the cut, and says with a [DealError] what disagrees. It proves that neither was
// changed after the seal was shown. It does not prove that the seed was random,
// nor that nobody who knew it told a player.
func CheckDeal(t Table, r Result) error {
	if seal := r.Seed.Seal(); seal != r.Seal {
		return &DealError{Part: PartSeal, Claimed: r.Seal.String(), Follows: seal.String()}
	}
	seed := r.Seed.Cut(r.Cut)
	for q, cards := range NewDeal(t.rules, seed.Stream(StreamDeal)) {
		var dealt []Card
		if q < len(r.Dealt) {
			dealt = r.Dealt[q]
		}
		if !slices.Equal(cards, dealt) {
			return &DealError{Part: PartCards, Qubit: Qubit(q), Claimed: cardList(dealt), Follows: cardList(cards)}
		}
	}
	if o := Outcome(t.state.Measure(seed.Stream(StreamMeasure))); o != r.Outcome {
		return &DealError{Part: PartOutcome, Claimed: quantum.FormatKet(uint64(r.Outcome), t.Players()), Follows: quantum.FormatKet(uint64(o), t.Players())}
	}
	return nil
}

func cardList(cards []Card) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = c.String()
	}
	return strings.Join(names, " ")
}
