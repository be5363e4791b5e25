//go:build !race

// The race detector would slow the twin down and see nothing of the program.

package ui

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/record"
	"quantumpoker/ui/launch"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// The game as it is built for a phone, in a window as large as one. A finger plays
// a whole match, upright and on its side.
func TestPhone(t *testing.T) {
	needTools(t)
	binary := buildGame(t, "mobile")
	for _, size := range phoneSizes {
		t.Run(fmt.Sprintf("%vx%v", size.Width, size.Height), func(t *testing.T) { playOnPhone(t, binary, size) })
	}
}

// handheld is the program on a phone's glass, and its twin.
type handheld struct {
	*twin
	glass   *phone
	binary  string
	program *program
}

// playOnPhone plays a match of two hands. On the way the system ends the game and
// the phone is turned.
func playOnPhone(t *testing.T, binary string, size fyne.Size) {
	seats := []string{"Ada", "Ben", "Chi"}
	h := &handheld{glass: newPhone(t, size), binary: binary}
	kept := [2]string{t.TempDir(), t.TempDir()}
	for _, folder := range kept {
		p := prefs{openSettings(filepath.Join(folder, settingsName))}
		s := p.settings()
		s.variant = theme.Light // devices of different kinds begin with different ones
		p.setSettings(s)
	}
	h.open(t, kept, launch.Options{Seats: seats, Seed: 7, Fixed: true}, "-seats", "Ada,Ben,Chi", "-seed", "7")
	h.alike("the first screen")

	h.button("Deal the cards")
	for range 3 {
		h.turn()
	}
	h.killed(t)
	h.turnedAround()
	for h.snap().Phase != game.LastMeasure {
		h.turn()
	}
	h.alike("nothing but Measure")
	h.rest()
	h.click(h.centre(h.table().notice.main))
	h.measured()
	h.alike("the result")
	h.rest()

	h.click(h.centre(h.table().result.next))
	require.Equal(t, 2, h.snap().Hand)
	for range 3 {
		h.turn()
	}
	h.reveal()
	h.drag(h.card(h.holding(game.Measure)), h.wire(1, onGates))
	h.alike("Measure, dropped")
	h.click(h.centre(h.table().hand.play))
	h.measured()
	h.alike("the second result")
	h.click(h.centre(h.table().result.end))
	h.button("End match")
	h.alike("the standings")
	require.IsType(t, &standingsScreen{}, h.app.current)

	h.end(t)
	h.twin.close()
	h.keptRight(t)
}

// open starts the game, with its twin.
func (h *handheld) open(t *testing.T, kept [2]string, o launch.Options, args ...string) {
	h.program = start(t, h.binary, []string{"DISPLAY=" + h.glass.display, "LANG=en_US.UTF-8"}, append(args, "-data", kept[1])...)
	h.glass.open()
	o.Data = kept[0]
	h.twin = newTwin(t, h.glass, kept[1], o)
}

// end ends the game as the system does, without a warning.
func (h *handheld) end(t *testing.T) {
	require.NoError(t, h.program.Process.Kill())
	h.program.exit(t)
	assert.Empty(t, h.program.err.String())
	assert.Empty(t, h.program.out.String())
}

// killed goes on with a match that was running when the game was ended.
func (h *handheld) killed(t *testing.T) {
	h.end(t)
	h.twin.close()
	h.open(t, h.kept, launch.Options{})
	h.alike("the home screen")
	offered := h.app.current.(*home).matches.items
	require.Len(t, offered, 1)
	label := offered[0].(*widget.Button).Label()
	assert.Contains(t, label, "Continue: Ada, Ben, Chi, hand 1, round 2")
	h.button(label)
}

// turnedAround turns the phone to its other side and back while a card is placed,
// which a hasty finger has dropped: it was over a panel at once.
func (h *handheld) turnedAround() {
	h.reveal()
	card, onto := h.card(0), h.wire(1, onGates)
	h.glass.finger(card, h.centre(h.table().odds), onto)
	h.swipe(card, onto)
	h.alike("a card that was dropped")
	placed := *h.snap().Placement
	for range 2 {
		h.glass.turn()
		h.resize(h.glass.size)
		h.alike("the phone turned")
	}
	require.Equal(h.t, placed, *h.snap().Placement)
	h.click(h.centre(h.table().hand.cancel))
	h.click(h.centre(h.table().hand.cancel))
	require.Equal(h.t, game.Passing, h.snap().Phase, "the cards are to be hidden")
}

// reveal shows the mover's cards by a tap, as soon as the guard lets it.
func (h *handheld) reveal() {
	h.t.Helper()
	guarded := time.After(game.RevealGuard + 150*time.Millisecond)
	h.alike("a pass screen")
	<-guarded
	h.click(h.centre(h.table().notice.main))
	require.Equal(h.t, game.Playing, h.snap().Phase)
	h.alike("a hand")
}

// turn reveals and plays a gate: by a drag or by taps, in turn.
func (h *handheld) turn() {
	h.t.Helper()
	h.reveal()
	s := h.snap()
	plays := s.View.Plays()
	p := plays[len(plays)*s.Table.Plays()/12] // another kind of play each time
	if card, onto := h.card(h.holding(p.Card)), h.wire(p.On[0], onGates); s.Table.Plays()%2 == 0 {
		h.drag(card, onto)
	} else {
		h.click(card)
		h.click(h.wire(p.On[0], onPlate))
	}
	for i := 1; !h.snap().Placement.Complete(); i++ {
		h.click(h.wire(p.On[i], onPlate))
	}
	h.alike("a card on its wires")
	h.click(h.centre(h.table().hand.play))
	last := h.lastPlay()
	require.Equal(h.t, game.Played, last.Kind)
	require.Equal(h.t, p, last.Play)
	require.Equal(h.t, s.Mover, last.Seat)
}

// keptRight looks at the match that the phone has kept: it is over, and no chip
// was lost or made.
func (h *handheld) keptRight(t *testing.T) {
	store, err := record.Open(h.kept[1], func(*record.Trouble) {})
	require.NoError(t, err)
	defer store.Close()
	all, err := store.History()
	require.NoError(t, err)
	require.Len(t, all.Matches, 1)
	require.Len(t, all.Hands, 2)
	m := all.Matches[0]
	require.Nil(t, m.Damage)
	assert.True(t, m.Ended)
	chips := m.House
	for _, p := range m.Standings {
		chips += p.Chips
	}
	assert.Equal(t, len(m.Setup.Seats)*usualChips, chips)
}
