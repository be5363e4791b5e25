package ui

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/record"
	"quantumpoker/ui/widget"
	"quantumpoker/ui/widget/widgettest"
)

// openHistory is the game on its history, of matches that need no disk.
func openHistory(t testing.TB, size fyne.Size, all record.History) (*App, *historyScreen) {
	a := openApp(t, size)
	return a, historyOf(a, all)
}

// firstRow is what the list has on top.
func firstRow(h *historyScreen) rowModel {
	o := h.view.makeRow()
	h.view.fillRow(0, o)
	return o.(*historyRow).model
}

func TestHistoryIsSearchedByPlayerAndResult(t *testing.T) {
	all := manyHands(1000)
	_, h := openHistory(t, desktopSize, all)
	assert.Len(t, h.hands, 1000)
	assert.Equal(t, 1000, h.view.list.rows)
	h.view.search.SetText("player 7")
	assert.NotEmpty(t, h.hands)
	for _, r := range h.hands {
		assert.True(t, strings.Contains(firstRow(h).Lines[0], "Player 7"), "%+v", r)
	}
	h.filter.Kind = record.Alone
	h.render()
	require.NotEmpty(t, h.hands)
	assert.Contains(t, firstRow(h).Title, "Player 7 takes 360")
	h.view.search.SetText("nobody of that name")
	assert.Empty(t, h.hands)
	assert.Contains(t, h.found(), "Nothing is found")
}

func TestAFixedSeedIsMarkedAndDoesNotCount(t *testing.T) {
	all := manyHands(100)
	for i := range all.Hands {
		all.Hands[i].Fixed = true
	}
	_, h := openHistory(t, desktopSize, all)
	assert.Contains(t, firstRow(h).Lines[1], "fixed seed")
	h.view.tabs.choose(int(tabPlayers))
	assert.Empty(t, h.players)
	assert.Zero(t, h.house.Hands)
}

// Only the rows in sight exist, however many there are.
func TestALongHistoryMakesFewRows(t *testing.T) {
	_, h := openHistory(t, desktopSize, manyHands(10_000))
	made := 0
	create := h.view.list.CreateItem
	h.view.list.CreateItem = func() fyne.CanvasObject { made++; return create() }
	h.view.list.Refresh()
	for y := float32(0); y < 700_000; y += 1_000 {
		h.view.list.ScrollToOffset(y)
	}
	assert.Less(t, made, mostRows, "of 10,000")
	h.app.win.Canvas().Focus(h.view.list)
	h.view.list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	assert.Equal(t, 9_999, h.view.list.at)
	h.view.list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome})
	assert.Zero(t, h.view.list.at)
}

func TestStatisticsAddUp(t *testing.T) {
	_, h := openHistory(t, desktopSize, manyHands(500))
	h.view.tabs.choose(int(tabPlayers))
	total := h.house.Net
	for _, s := range h.players {
		total += s.Net()
		sum := s.Position.Float() + s.Luck.Float()
		assert.InDelta(t, float64(s.Net()), sum, 1e-9)
	}
	assert.Zero(t, total, "what players lose the house wins")
	assert.Equal(t, len(h.players)+1, h.view.list.rows, "the house has a row")
}

func TestHandsAreExportedAsTheyAreListed(t *testing.T) {
	_, h := openHistory(t, desktopSize, manyHands(300))
	h.view.search.SetText("Player 1")
	var b strings.Builder
	require.NoError(t, record.WriteCSV(&b, h.hands))
	lines, err := csv.NewReader(strings.NewReader(b.String())).ReadAll()
	require.NoError(t, err)
	assert.Len(t, lines, 1+3*len(h.hands))
}

// kept is the game with a folder in which these matches are.
func kept(t *testing.T, fill func(s *record.Store, dir string)) *player {
	p := sit(t, chair{})
	dir := t.TempDir()
	s, err := record.Open(dir, nil)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	fill(s, dir)
	p.app.store = s
	p.app.show(newHistory(p.app))
	p.wait(time.Millisecond)
	return p
}

func (p *player) history() *historyScreen {
	p.t.Helper()
	h, ok := p.app.current.(*historyScreen)
	require.True(p.t, ok, "%T", p.app.current)
	return h
}

func TestDeletingAMatch(t *testing.T) {
	play(t, "can be undone", func(t *testing.T) {
		p := kept(t, func(s *record.Store, _ string) {
			keep(t, s, setupFor(2), 2, true)
			keep(t, s, setupFor(3), 1, true)
		})
		h := p.history()
		require.Len(t, h.hands, 3)
		h.view.tabs.choose(int(tabMatches))
		h.openRow(0)
		tapLabel(t, p.app, "Delete")
		p.wait(time.Millisecond)
		assert.Len(t, h.hands, 2)
		assert.True(t, h.view.undo.Visible())
		p.inner.FocusNext()
		assert.Same(t, h.view.undo.undo, p.inner.Focused(), "the next key reaches it")
		p.press(fyne.KeyReturn)
		p.wait(time.Millisecond)
		assert.Len(t, h.hands, 3)
		assert.False(t, h.view.undo.Visible())
	})
	play(t, "of which there was one", func(t *testing.T) {
		p := kept(t, func(s *record.Store, _ string) { keep(t, s, setupFor(2), 1, true) })
		h := p.history()
		h.view.tabs.choose(int(tabMatches))
		h.openRow(0)
		tapLabel(t, p.app, "Delete")
		p.wait(time.Millisecond)
		assert.Equal(t, "No matches are left.", h.found())
	})
}

func TestADamagedMatch(t *testing.T) {
	play(t, "is said and its good part kept", func(t *testing.T) {
		p := kept(t, func(s *record.Store, dir string) {
			keep(t, s, setupFor(3), 2, true)
			name := filepath.Join(dir, "match-000001.jsonl")
			raw, err := os.ReadFile(name)
			require.NoError(t, err)
			lines := strings.SplitAfter(string(raw), "\n")
			lines[len(lines)-3] = "{\"event\":\"nonsense\"}\n"
			require.NoError(t, os.WriteFile(name, []byte(strings.Join(lines, "")), 0o600))
		})
		h := p.history()
		require.Len(t, h.hands, 2, "the part up to there is listed")
		h.view.tabs.choose(int(tabMatches))
		assert.Contains(t, firstRow(h).Title, "damaged")
		assert.Contains(t, firstRow(h).Lines[0], "Line ")
		h.openRow(0)
		tapLabel(t, p.app, "Keep the part up to there")
		p.wait(time.Millisecond)
		require.Len(t, h.matches, 1)
		assert.Nil(t, h.matches[0].Damage)
		assert.EqualValues(t, 2, h.matches[0].ID)
	})
}

func TestAHandOfTheHistoryIsReplayed(t *testing.T) {
	play(t, "and left again", func(t *testing.T) {
		p := kept(t, func(s *record.Store, _ string) { keep(t, s, setupFor(3), 2, true) })
		h := p.history()
		p.inner.Focus(h.view.list)
		p.press(fyne.KeyDown)
		p.press(fyne.KeyReturn)
		p.wait(time.Millisecond)
		r, ok := p.app.current.(*replayScreen)
		require.True(t, ok, "%T", p.app.current)
		assert.Equal(t, 1, r.hand.Number, "the second row is the first hand")
		p.press(fyne.KeyEscape)
		assert.Same(t, h, p.app.current)
	})
}

// tapLabel taps the button of the screen that says this.
func tapLabel(t *testing.T, a *App, label string) {
	t.Helper()
	for _, b := range buttonsIn(a.win.Canvas().Content()) {
		if b.Label() == label && b.Visible() {
			test.Tap(b)
			return
		}
	}
	require.Fail(t, "no button says "+label)
}

// buttonsIn lists the buttons in an object.
func buttonsIn(o fyne.CanvasObject) (out []*widget.Button) {
	switch o := o.(type) {
	case *widget.Button:
		return []*widget.Button{o}
	case *fyne.Container:
		for _, i := range o.Objects {
			out = append(out, buttonsIn(i)...)
		}
	case fyne.Widget:
		for _, i := range test.WidgetRenderer(o).Objects() {
			out = append(out, buttonsIn(i)...)
		}
	}
	return out
}

func BenchmarkHistoryOf10000Hands(b *testing.B) {
	a := openApp(b, desktopSize)
	all := manyHands(10_000)
	for b.Loop() {
		historyOf(a, all)
	}
}

func BenchmarkSearchIn10000Hands(b *testing.B) {
	_, h := openHistory(b, desktopSize, manyHands(10_000))
	for b.Loop() {
		h.search("player 7")
		h.search("player 1")
	}
}

func BenchmarkScrollThrough10000Hands(b *testing.B) {
	_, h := openHistory(b, desktopSize, manyHands(10_000))
	y := float32(0)
	for b.Loop() {
		y += 333
		if y > 700_000 {
			y = 0
		}
		h.view.list.ScrollToOffset(y)
	}
}

// What is in the pool of a running hand is not lost, and the match can go on.
func TestAnUnfinishedMatchShowsThePoolAndGoesOn(t *testing.T) {
	play(t, "by a button", func(t *testing.T) {
		p := kept(t, func(s *record.Store, _ string) {
			log, err := s.Create(setupFor(3))
			require.NoError(t, err)
			m, err := game.NewMatch(setupFor(3))
			require.NoError(t, err)
			c := game.NewController(m, game.FixedSeeds(1), time.Now)
			c.OnEvent = func(e game.Event) { log.Append(e, nil) }
			require.NoError(t, c.Deal(""))
			require.NoError(t, log.Close())
		})
		h := p.history()
		h.view.tabs.choose(int(tabMatches))
		assert.Contains(t, firstRow(h).Lines[1], "last played ")
		h.openRow(0)
		texts := strings.Join(widgettest.Texts(p.app.current.content()), "\n")
		assert.Contains(t, texts, "In the pool")
		assert.Contains(t, texts, "360")
		assert.Contains(t, texts, "Unfinished, hand 1, round 1 · began ")
		tapLabel(t, p.app, "Continue")
		assert.IsType(t, &tableScreen{}, p.app.current)
	})
	play(t, "not once it has ended", func(t *testing.T) {
		p := kept(t, func(s *record.Store, _ string) { keep(t, s, setupFor(3), 1, true) })
		h := p.history()
		h.view.tabs.choose(int(tabMatches))
		h.openRow(0)
		texts := widgettest.Texts(p.app.current.content())
		assert.NotContains(t, texts, "Continue")
		assert.NotContains(t, texts, "In the pool")
	})
}

func TestAHandThatTheHouseTookIsHeadedByASentence(t *testing.T) {
	row := handRow(record.HandResult{Players: []record.PlayerResult{{Name: "Ada"}, {Name: "Ben"}}})
	assert.Equal(t, "The house takes all", row.Title)
}

func TestTheStandingsShowHowTheChipsWent(t *testing.T) {
	play(t, "once the match is saved", func(t *testing.T) {
		p := kept(t, func(s *record.Store, _ string) { keep(t, s, setupFor(3), 2, false) })
		h := p.history()
		p.app.continueMatch(h.all.Matches[0].ID)
		p.table().act(p.table().ctl.End())
		p.wait(time.Second)
		require.IsType(t, &standingsScreen{}, p.app.current)
		texts := widgettest.Texts(p.app.current.content())
		assert.Contains(t, texts, "2 hands played")
		assert.Contains(t, texts, "Chips after each hand")
		assert.Contains(t, texts, "won or lost")
	})
}
