package record

import (
	"bytes"
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"

	"quantumpoker/game"
)

// CodePrefix begins the codes of finished hands.
const CodePrefix = "QP1-"

// Limits of a code: far above what any hand needs.
const (
	maxCode = 16 << 10
	sumSize = 4
)

// The first three bits of an event's byte. Between codeRevealed and codeTookBack
// come the gate cards, in their order.
const (
	codeRevealed = 0
	codeGate     = 1
	codeTookBack = 6
	codeMeasured = 7
)

var codeText = base32.StdEncoding.WithPadding(base32.NoPadding)

// CodeError is why a text is not the code of a hand.
type CodeError struct {
	Kind CodeKind
	Err  error // more about it, where there is more
}

// CodeKind is what is wrong with a code.
type CodeKind uint8

// What can be wrong.
const (
	NoCode      CodeKind = iota + 1 // the text does not begin as a code does
	NewerCode                       // a newer version of the game made it
	DamagedCode                     // letters are missing or changed
	IllegalCode                     // it is whole, but no hand goes like this
)

// Error says what is wrong, in English.
func (e *CodeError) Error() string {
	text := map[CodeKind]string{
		NoCode:      "this is not the text of a hand: those begin with " + CodePrefix,
		NewerCode:   "a newer version of the game made this text: update the game to open it",
		DamagedCode: "the text is damaged: copy all of it again",
		IllegalCode: "the text tells of a hand that cannot have happened",
	}[e.Kind]
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

// Unwrap gives the cause.
func (e *CodeError) Unwrap() error { return e.Err }

// Code writes the hand as a short text that anybody can paste: who played, seed,
// cut and all events.
func (h Hand) Code() string {
	f := h.Final
	b := []byte{byte(f.Players()), byte(f.First())}
	b = binary.AppendUvarint(b, uint64(f.Ante()))
	for _, seat := range h.Seats {
		b = append(b, byte(seat.Look.Color<<3|seat.Look.Shape), byte(seat.By))
		b = appendText(b, seat.Name)
	}
	b = append(b, h.Result.Seed[:]...)
	b = appendText(b, h.Result.Cut)
	for _, e := range f.Events() {
		b = appendEvent(b, e)
	}
	sum := sha256.Sum256(b)
	return CodePrefix + codeText.EncodeToString(append(b, sum[:sumSize]...))
}

func appendText(b []byte, text string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(text))), text...)
}

func appendEvent(b []byte, e game.Event) []byte {
	switch e.Kind {
	case game.Revealed:
		return append(b, codeRevealed)
	case game.TookBack:
		return append(b, codeTookBack)
	case game.Measured:
		return append(b, codeMeasured, byte(e.Outcome))
	}
	on := e.Play.Qubits()
	b = append(b, codeGate+byte(e.Play.Card)|byte(on[0])<<3)
	for _, q := range on[1:] {
		b = append(b, byte(q))
	}
	return b
}

// ParseCode reads a code, and replays and checks its hand. Spaces, line ends, the
// case of letters and whether it is there more than once don't matter. Its seats are
// numbered by their qubits.
func ParseCode(text string) (Hand, error) {
	b, err := unpack(text)
	if err != nil {
		return Hand{}, err
	}
	h, err := (&decoder{bytes.NewReader(b)}).hand()
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		err = errors.New("it ends too early")
	}
	if err != nil {
		return Hand{}, &CodeError{IllegalCode, err}
	}
	return h, nil
}

// unpack takes prefix and checksum off a code.
func unpack(text string) ([]byte, error) {
	if len(text) > maxCode {
		return nil, &CodeError{Kind: NoCode}
	}
	text = strings.ToUpper(strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, text))
	body, ok := strings.CutPrefix(text, CodePrefix)
	if !ok {
		var v int
		if _, err := fmt.Sscanf(text, "QP%d-", &v); err == nil && v > 1 {
			return nil, &CodeError{Kind: NewerCode}
		}
		return nil, &CodeError{Kind: NoCode}
	}
	body = once(body)
	b, err := codeText.DecodeString(body)
	if err != nil || len(b) < sumSize || codeText.EncodeToString(b) != body {
		return nil, &CodeError{Kind: DamagedCode}
	}
	b, sum := b[:len(b)-sumSize], b[len(b)-sumSize:]
	if right := sha256.Sum256(b); !bytes.Equal(right[:sumSize], sum) {
		return nil, &CodeError{Kind: DamagedCode}
	}
	return b, nil
}

// once is the body of a code that is followed by nothing but the same code.
func once(body string) string {
	bodies := strings.Split(body, CodePrefix)
	for _, b := range bodies {
		if b != bodies[0] {
			return body
		}
	}
	return bodies[0]
}

// decoder reads what Code wrote.
type decoder struct{ *bytes.Reader }

func (d *decoder) hand() (Hand, error) {
	var head [2]byte
	if _, err := io.ReadFull(d, head[:]); err != nil {
		return Hand{}, err
	}
	n, first := int(head[0]), game.Qubit(head[1])
	ante, err := binary.ReadUvarint(d)
	if err != nil {
		return Hand{}, err
	}
	seats, err := d.seats(n, int(min(ante, game.MaxChips+1)))
	if err != nil {
		return Hand{}, err
	}
	var seed game.Seed
	if _, err := io.ReadFull(d, seed[:]); err != nil {
		return Hand{}, err
	}
	cut, err := d.text()
	if err != nil {
		return Hand{}, err
	}
	h, err := game.DealHand(numbered(n), first, int(ante), seed, cut)
	if err != nil {
		return Hand{}, err
	}
	return d.play(h, seats, seed, cut)
}

// play makes the events happen.
func (d *decoder) play(h game.Hand, seats []game.SeatSetup, seed game.Seed, cut string) (Hand, error) {
	for d.Len() > 0 {
		e, err := d.event(h.Table)
		if err != nil {
			return Hand{}, err
		}
		if h, err = h.Apply(e); err != nil {
			return Hand{}, err
		}
	}
	r, ok := h.Result(seed, cut)
	if !ok {
		return Hand{}, errors.New("it was not measured")
	}
	return Hand{Seats: seats, Final: h, Result: r}, game.CheckDeal(h.Table, r)
}

func numbered(n int) []game.Seat {
	seats := make([]game.Seat, n)
	for i := range seats {
		seats[i] = game.Seat(i)
	}
	return seats
}

// seats reads who played, and checks it as a match's setup is checked.
func (d *decoder) seats(n, ante int) ([]game.SeatSetup, error) {
	s := game.Setup{Chips: ante, Ante: ante}
	for range min(n, game.MaxPlayers+1) {
		var b [2]byte
		if _, err := io.ReadFull(d, b[:]); err != nil {
			return nil, err
		}
		name, err := d.text()
		if err != nil {
			return nil, err
		}
		look := game.Look{Color: int(b[0] >> 3), Shape: int(b[0] & 7)}
		s.Seats = append(s.Seats, game.SeatSetup{Name: name, Look: look, By: game.Player(b[1])})
	}
	return s.Seats, s.Check()
}

func (d *decoder) text() (string, error) {
	n, err := binary.ReadUvarint(d)
	if err != nil || n > uint64(d.Len()) {
		return "", io.ErrUnexpectedEOF
	}
	b := make([]byte, n)
	_, err = io.ReadFull(d, b)
	return string(b), err
}

// event reads what happens next in a hand that stands as t.
func (d *decoder) event(t game.Table) (game.Event, error) {
	b, err := d.ReadByte()
	if err != nil {
		return game.Event{}, err
	}
	mover, _ := t.Mover()
	switch code := b & 7; code {
	case codeRevealed:
		return game.Event{Kind: game.Revealed, Seat: mover}, nil
	case codeTookBack:
		last, _ := t.TakeBack()
		return game.Event{Kind: game.TookBack, Seat: last.Seat, Play: last.Play}, nil
	case codeMeasured:
		o, err := d.ReadByte()
		return game.Event{Kind: game.Measured, Seat: mover, Outcome: game.Outcome(o)}, err
	default:
		card := game.Card(code - codeGate)
		on := slices.Insert(make([]game.Qubit, card.Qubits()-1), 0, game.Qubit(b>>3))
		for i := range on[1:] {
			q, err := d.ReadByte()
			if err != nil {
				return game.Event{}, err
			}
			on[i+1] = game.Qubit(q)
		}
		return game.Event{Kind: game.Played, Seat: mover, Play: game.NewPlay(card, on...)}, nil
	}
}
