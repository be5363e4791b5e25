package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

func openMatchScreen(t *testing.T) (*App, *matchScreen) {
	a := openApp(t, windowUsual)
	s := newMatchScreen(a)
	a.show(s)
	return a, s
}

func TestEnterInANameMovesOn(t *testing.T) {
	a, s := openMatchScreen(t)
	a.win.Canvas().Focus(s.rows[0].field)
	for _, next := range []*field{s.rows[1].field, s.rows[2].field, s.chips.field, s.ante.field, s.hands.field} {
		a.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		assert.Same(t, next, a.win.Canvas().Focused())
	}
	a.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Same(t, s.start, a.win.Canvas().Focused())
	assert.Same(t, s, a.current, "Enter in a field starts nothing")
}

func TestNamesAreSeenToBePutRight(t *testing.T) {
	a, s := openMatchScreen(t)
	a.win.Canvas().Focus(s.rows[1].field)
	s.rows[1].field.SetText(" Ada ")
	a.win.Canvas().Focus(s.rows[2].field)
	assert.Equal(t, "Ada 2", s.rows[1].field.Text)
	s.rows[2].field.SetText("")
	a.win.Canvas().Unfocus()
	assert.Equal(t, "Chi", s.rows[2].field.Text)
}

func TestALongNameIsCutWithANote(t *testing.T) {
	_, s := openMatchScreen(t)
	row := s.rows[0]
	row.field.SetText(strings.Repeat("é", 41))
	assert.Equal(t, strings.Repeat("é", 40), row.field.Text)
	assert.Equal(t, row.field.Text, s.draft.names[0])
	assert.True(t, row.note.Visible())
	row.field.SetText("Zoe")
	assert.False(t, row.note.Visible())
}

func TestASeatThatComesBackGetsANameOfItsOwn(t *testing.T) {
	_, s := openMatchScreen(t)
	s.rows[0].field.SetText("Dan")
	s.setPlayers(5)
	assert.Equal(t, []string{"Dan", "Ben", "Chi", "Ada", "Eva"}, s.draft.names[:5])
	assert.Equal(t, "Ada", s.rows[3].field.Text)
	assert.True(t, s.rows[4].column.Visible())
	s.setPlayers(2)
	assert.False(t, s.rows[2].column.Visible())
}

func TestAWrongNumberKeepsTheMatchFromStarting(t *testing.T) {
	a, s := openMatchScreen(t)
	s.ante.field.SetText("1001")
	assert.True(t, s.ante.wrong.Visible())
	assert.True(t, s.start.Disabled())
	s.begin()
	assert.Same(t, s, a.current)

	s.chips.field.SetText("2000")
	assert.False(t, s.ante.wrong.Visible(), "the ante is possible now")
	assert.False(t, s.start.Disabled())
}

func TestStartBeginsTheMatchThatWasSetUp(t *testing.T) {
	a, s := openMatchScreen(t)
	a.options.Fixed, a.options.Seed = true, 7
	s.setPlayers(2)
	s.rows[0].field.SetText("Zoe")
	s.ante.field.SetText("10")
	test.Tap(s.start)
	table, ok := a.current.(*tableScreen)
	require.True(t, ok, "%T", a.current)
	setup := table.ctl.Snapshot().Setup
	assert.Equal(t, []string{"Zoe", "Ben"}, []string{setup.Seats[0].Name, setup.Seats[1].Name})
	assert.Equal(t, 10, setup.Ante)
	assert.True(t, setup.Fixed)
	assert.EqualValues(t, 7, setup.Number)
	assert.Equal(t, "Zoe", newMatchScreen(a).draft.names[0], "it is remembered")
}

func TestChoosingAMark(t *testing.T) {
	a, s := openMatchScreen(t)
	test.Tap(s.rows[0].mark)
	m := a.win.Canvas().Overlays().Top().(*modal)
	colors, shapes := m.panel.items[2].(*grid), m.panel.items[4].(*grid)
	test.Tap(colors.items[1].(*markButton))
	test.Tap(shapes.items[5].(*markButton))
	assert.Equal(t, game.Look{Color: 1, Shape: 5}, s.draft.looks[0])
	assert.Equal(t, game.Look{Color: 0, Shape: 1}, s.draft.looks[1], "Ben has Ada's colour now")
	assert.True(t, colors.items[1].(*markButton).chosen)
	assert.False(t, colors.items[0].(*markButton).chosen)
	m.Hide()
	assert.Same(t, s.rows[0].mark, a.win.Canvas().Focused())
}

func TestLeavingRemembersWhatWasSetUp(t *testing.T) {
	a, s := openMatchScreen(t)
	s.setPlayers(6)
	s.back()
	assert.IsType(t, &home{}, a.current)
	assert.Equal(t, 6, newMatchScreen(a).draft.players)
}
