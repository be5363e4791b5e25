package record

import (
	"encoding/json"
	"fmt"
	"time"

	"quantumpoker/game"
)

const (
	format  = "quantum poker match"
	version = 1
	classic = "classic"
)

// header is the first line of a record.
type header struct {
	Format  string       `json:"format"`
	Version int          `json:"version"`
	Begun   string       `json:"begun"`
	Rules   string       `json:"rules"`
	Chips   int          `json:"chips"`
	Ante    int          `json:"ante"`
	Hands   int          `json:"hands"`
	Odds    int          `json:"odds"`
	Number  *uint64      `json:"number,omitempty"` // of a match with fixed seeds
	Seats   []headerSeat `json:"seats"`
}

type headerSeat struct {
	Name  string `json:"name"`
	Color int    `json:"color"`
	Shape int    `json:"shape"`
	By    string `json:"by"`
}

// newHeader writes the first line of a match, with its end.
func newHeader(s game.Setup, begun time.Time) []byte {
	h := header{
		Format: format, Version: version, Begun: stamp(begun), Rules: classic,
		Chips: s.Chips, Ante: s.Ante, Hands: s.Hands, Odds: int(s.Odds),
	}
	if s.Fixed {
		h.Number = &s.Number
	}
	for _, seat := range s.Seats {
		h.Seats = append(h.Seats, headerSeat{seat.Name, seat.Look.Color, seat.Look.Shape, seat.By.String()})
	}
	text, err := json.Marshal(h)
	if err != nil {
		panic("record: a header that cannot be written: " + err.Error())
	}
	return append(text, '\n')
}

// parseHeader reads the first line of a record, or says with a Damage why it is none.
func parseHeader(text []byte) (s game.Setup, begun time.Time, damage *Damage) {
	bad := func(kind DamageKind, err error) (game.Setup, time.Time, *Damage) {
		return game.Setup{}, time.Time{}, &Damage{Line: 1, Kind: kind, Err: err}
	}
	var h header
	if err := json.Unmarshal(text, &h); err != nil && h.Format != format || h.Format != format {
		return bad(Foreign, nil)
	} else if h.Version > version {
		return bad(Newer, fmt.Errorf("version %d", h.Version))
	} else if err != nil {
		return bad(Unreadable, err)
	}
	switch {
	case h.Version < 1:
		return bad(Unreadable, fmt.Errorf("there is no version %d", h.Version))
	case h.Rules != classic:
		return bad(Unreadable, fmt.Errorf("no rules are called %q", h.Rules))
	case h.Odds < 0 || h.Odds >= game.OddsLevels:
		return bad(Unreadable, fmt.Errorf("there is no level %d of odds", h.Odds))
	}
	s = game.Setup{Chips: h.Chips, Ante: h.Ante, Hands: h.Hands, Odds: game.Odds(h.Odds)}
	if h.Number != nil {
		s.Fixed, s.Number = true, *h.Number
	}
	for _, seat := range h.Seats {
		by, known := players[seat.By]
		if !known {
			return bad(Unreadable, fmt.Errorf("no player is called %q", seat.By))
		}
		s.Seats = append(s.Seats, game.SeatSetup{Name: seat.Name, Look: game.Look{Color: seat.Color, Shape: seat.Shape}, By: by})
	}
	if err := s.Check(); err != nil {
		return bad(Illegal, err)
	}
	return s, instant(h.Begun), nil
}
