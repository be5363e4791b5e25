package ui

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
)

// draft is a match as it is being set up. It has all seats that a table can
// have; the match is played by the first of them. A number is kept as it was
// typed until it makes sense.
type draft struct {
	names   [game.MaxPlayers]string
	looks   [game.MaxPlayers]game.Look // no colour and no shape is in it twice
	by      [game.MaxPlayers]game.Player
	players int
	chips   string
	ante    string
	hands   string
	endless bool
	odds    game.Odds
}

// usualNames are those of seats that nobody named.
var usualNames = [game.MaxPlayers]string{"Ada", "Ben", "Chi", "Dan", "Eva", "Finn", "Gia", "Hal"}

// What a match is played with unless somebody changes it.
const (
	usualPlayers = 3
	usualChips   = 1000
	usualAnte    = 60
	usualHands   = 10
	usualOdds    = game.OddsMeasured
)

func newDraft() draft {
	d := draft{
		names: usualNames, players: usualPlayers, odds: usualOdds,
		chips: strconv.Itoa(usualChips), ante: strconv.Itoa(usualAnte), hands: strconv.Itoa(usualHands),
	}
	for i := range d.looks {
		d.looks[i] = usualLook(i)
	}
	return d
}

// usualLook is the colour and the shape of a seat that nobody chose.
func usualLook(seat int) game.Look {
	return game.Look{Color: seat, Shape: seat}
}

// setColor gives the seat a colour; whoever had it gets the seat's.
func (d *draft) setColor(seat, color int) {
	for i := range d.looks {
		if d.looks[i].Color == color {
			d.looks[i].Color = d.looks[seat].Color
		}
	}
	d.looks[seat].Color = color
}

// setShape gives the seat a shape; whoever had it gets the seat's.
func (d *draft) setShape(seat, shape int) {
	for i := range d.looks {
		if d.looks[i].Shape == shape {
			d.looks[i].Shape = d.looks[seat].Shape
		}
	}
	d.looks[seat].Shape = shape
}

// rightNames are the names with which the match is played: a blank one becomes
// a usual one that nobody has, and one that is there already gets a number.
func rightNames(typed []string) []string {
	names := make([]string, len(typed))
	for i, name := range typed {
		if name = cleanName(name); name != "" {
			names[i] = distinct(name, names)
		}
	}
	for i, name := range names {
		if name != "" {
			continue
		}
		choice := append([]string{usualNames[i]}, usualNames[:]...)
		free := slices.IndexFunc(choice, func(n string) bool { return !slices.Contains(names, n) })
		names[i] = choice[free] // as many usual names as seats: one is free
	}
	return names
}

// cleanName is a name without what a single line of text cannot show.
func cleanName(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || !unicode.IsGraphic(r) {
			return ' '
		}
		return r
	}, name)
	return cut(strings.Join(strings.Fields(name), " "), game.MaxName)
}

// cut is at most n letters from the start of a name.
func cut(name string, n int) string {
	if letters := []rune(name); len(letters) > n {
		return strings.TrimSpace(string(letters[:n]))
	}
	return name
}

// distinct is the name, with a number behind it if others have it.
func distinct(name string, others []string) string {
	for n, try := 2, name; ; n++ {
		if !slices.Contains(others, try) {
			return try
		}
		mark := " " + strconv.Itoa(n)
		try = cut(name, game.MaxName-len(mark)) + mark
	}
}

// bounds of a number that is typed.
type bounds struct{ least, most int }

func (d *draft) chipsBounds() bounds { return bounds{1, game.MaxChips} }
func (d *draft) handsBounds() bounds { return bounds{1, game.MaxHands} }

// anteBounds keeps the ante within the chips, where those are a number.
func (d *draft) anteBounds() bounds {
	if chips, wrong := d.chipsBounds().read(d.chips); wrong == "" {
		return bounds{1, chips}
	}
	return d.chipsBounds()
}

// read is the number that was typed; wrong says why it is none and what to do.
func (b bounds) read(typed string) (n int, wrong string) {
	typed = strings.TrimSpace(typed)
	if typed == "" {
		return 0, lang.L("This is empty. Type a whole number from {{.Least}} to {{.Most}}.", b.args())
	}
	n, err := strconv.Atoi(typed)
	if err != nil && !allDigits(typed) {
		return 0, lang.L("This is not a whole number. Type one from {{.Least}} to {{.Most}}, digits only.", b.args())
	}
	switch {
	case err != nil || n > b.most:
		return 0, lang.L("This is too much. Type a whole number from {{.Least}} to {{.Most}}.", b.args())
	case n < b.least:
		return 0, lang.L("This is too little. Type a whole number from {{.Least}} to {{.Most}}.", b.args())
	}
	return n, ""
}

func (b bounds) args() args {
	return args{"Least": b.least, "Most": b.most}
}

func allDigits(s string) bool {
	return strings.Trim(s, "0123456789") == ""
}

// setup is the match; ok is false while a number makes no sense.
func (d *draft) setup() (s game.Setup, ok bool) {
	s.Odds = d.odds
	var wrong [3]string
	s.Chips, wrong[0] = d.chipsBounds().read(d.chips)
	s.Ante, wrong[1] = d.anteBounds().read(d.ante)
	if !d.endless {
		s.Hands, wrong[2] = d.handsBounds().read(d.hands)
	}
	for i, name := range rightNames(d.names[:d.players]) {
		s.Seats = append(s.Seats, game.SeatSetup{Name: name, Look: d.looks[i], By: d.by[i]})
	}
	return s, wrong == [3]string{}
}
