package game

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Player is who plays for a seat.
type Player uint8

// A seat is played by a person or by a bot of some strength.
const (
	Person Player = iota
	Novice
	Casual
	Skilled
	Master
)

var playerNames = []string{"person", "novice", "casual", "skilled", "master"}

// String names the kind of player.
func (p Player) String() string {
	if int(p) < len(playerNames) {
		return playerNames[p]
	}
	return fmt.Sprintf("Player(%d)", uint8(p))
}

// Bot reports whether p is not a person.
func (p Player) Bot() bool { return p != Person }

// Look is how a seat is drawn: the numbers of its colour and of its shape, each
// below MaxPlayers. It stays with the seat for the whole match.
type Look struct {
	Color int
	Shape int
}

// Odds is how much of the odds a match shows to its players. Each level shows
// what the levels before it show.
type Odds uint8

// The levels of odds.
const (
	OddsNothing  Odds = iota
	OddsP1            // the probability that each qubit reads 1
	OddsMeasured      // what everybody would get if it were measured now
	OddsWhatIf        // the same for every placement of one's own cards
	OddsAdvice        // what the hidden cards may be, and what plays are worth
)

// OddsLevels is the number of levels of odds.
const OddsLevels = int(OddsAdvice) + 1

// SeatSetup is one seat as the match begins.
type SeatSetup struct {
	Name string
	Look Look
	By   Player
}

// Setup is what a match is played with.
type Setup struct {
	Seats []SeatSetup
	Chips int // what each seat starts with, and buys in for
	Ante  int
	Hands int // how many; 0 for no end
	Odds  Odds
	// Fixed marks a match whose seeds follow from a number that anybody can know.
	Fixed bool
	// Number is that number.
	Number uint64
}

// Bounds of a Setup.
const (
	MaxChips = 1_000_000
	MaxHands = 1000
	MaxName  = 40 // letters
)

// SetupError names the part of a Setup that cannot be, its value and its bounds.
type SetupError struct {
	Part     string // "seats", "chips", "ante", "hands", "name", "look", "player" or "odds"
	Seat     Seat   // for name, look and player
	Value    string
	Min, Max int
}

// Error says what is wrong, in English.
func (e *SetupError) Error() string {
	switch e.Part {
	case "name":
		return fmt.Sprintf("the name of seat %d is %q: names must differ and have 1 to %d letters that can be shown, not spaces alone", e.Seat, e.Value, e.Max)
	case "look", "player":
		return fmt.Sprintf("the %s of seat %d is %s: it must be from %d to %d", e.Part, e.Seat, e.Value, e.Min, e.Max)
	}
	return fmt.Sprintf("%s: %s is not possible, it must be from %d to %d", e.Part, e.Value, e.Min, e.Max)
}

// ValidName reports whether a seat can have the name: UTF-8 of 1 to MaxName letters,
// all of which can be shown, and not all of which are spaces.
func ValidName(name string) bool {
	hidden := func(r rune) bool { return !unicode.IsGraphic(r) }
	return utf8.ValidString(name) && utf8.RuneCountInString(name) <= MaxName &&
		strings.TrimSpace(name) != "" && !strings.ContainsFunc(name, hidden)
}

// Check says what makes the match impossible, with a [SetupError], or nil.
func (s Setup) Check() error {
	bounds := []struct {
		part     string
		v        int
		min, max int
	}{
		{"seats", len(s.Seats), MinPlayers, MaxPlayers},
		{"chips", s.Chips, 1, MaxChips},
		{"ante", s.Ante, 1, s.Chips},
		{"hands", s.Hands, 0, MaxHands},
		{"odds", int(s.Odds), 0, OddsLevels - 1},
	}
	for _, b := range bounds {
		if b.v < b.min || b.v > b.max {
			return &SetupError{Part: b.part, Value: fmt.Sprint(b.v), Min: b.min, Max: b.max}
		}
	}
	var names []string
	for i, seat := range s.Seats {
		if !ValidName(seat.Name) || slices.Contains(names, seat.Name) {
			return &SetupError{Part: "name", Seat: Seat(i), Value: seat.Name, Min: 1, Max: MaxName}
		}
		names = append(names, seat.Name)
		if l := seat.Look; l.Color < 0 || l.Color >= MaxPlayers || l.Shape < 0 || l.Shape >= MaxPlayers {
			return &SetupError{Part: "look", Seat: Seat(i), Value: fmt.Sprint(l), Max: MaxPlayers - 1}
		}
		if int(seat.By) >= len(playerNames) {
			return &SetupError{Part: "player", Seat: Seat(i), Value: fmt.Sprint(seat.By), Max: len(playerNames) - 1}
		}
	}
	return nil
}
