package ui

import (
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// matchScreen sets a match up: who plays, for what, and what odds are shown.
type matchScreen struct {
	*leaf
	draft draft

	rows    []*seatRow
	chips   *numberField
	ante    *numberField
	hands   *numberField
	odds    *widget.Paragraph // what the chosen level means
	summary *widget.Paragraph
	start   *widget.Button
}

// matchWidth is how wide the two panels get beside each other.
const (
	matchWidth      = 1080
	matchPanelWidth = 440
	matchFootWidth  = 340
)

func newMatchScreen(a *App) *matchScreen {
	s := &matchScreen{draft: a.prefs.match()}
	s.summary = widget.NewParagraph(widget.TextModel{})
	s.start = widget.NewButton(lang.L("Start"), widget.Primary, s.begin)
	panels := newGrid(matchPanelWidth, 2, s.newPlayersPanel(), s.newStakesPanel())
	panels.gap = theme.PanelInset
	body := newColumn(panels)
	body.most = matchWidth
	s.leaf = newLeaf(a, lang.L("New match"), body)
	summary := newColumn(s.summary)
	summary.mid = true
	s.page.setFoot(newColumn(newGrid(matchFootWidth, 2, summary, s.start)))
	for _, f := range s.fields() {
		f.within = s.page.scroll
	}
	s.update()
	return s
}

func (s *matchScreen) fields() []*field {
	all := []*field{s.chips.field, s.ante.field, s.hands.field}
	for _, row := range s.rows {
		all = append(all, row.field)
	}
	return all
}

func (s *matchScreen) newPlayersPanel() *column {
	count := newStepper(s.draft.players, game.MinPlayers, game.MaxPlayers, 1,
		func(n int) string { return lang.L("{{.N}} players", args{"N": n}) }, s.setPlayers)
	panel := newPanel(heading(lang.L("Players")), count)
	for i := range s.draft.names {
		row := newSeatRow(s, i)
		s.rows = append(s.rows, row)
		panel.items = append(panel.items, row.column)
	}
	panel.items = append(panel.items,
		muted(lang.L("Tap a mark to choose its colour and shape. Whoever had them gets the old ones.")))
	return panel
}

func (s *matchScreen) newStakesPanel() *column {
	d := &s.draft
	s.chips = newNumberField(lang.L("Chips of each player"), &d.chips, d.chipsBounds, s.update)
	s.ante = newNumberField(lang.L("Ante, paid for each hand"), &d.ante, d.anteBounds, s.update)
	s.hands = newNumberField(lang.L("Number of hands"), &d.hands, d.handsBounds, s.update)
	s.chips.entered = func() { s.write(s.ante.field) }
	s.ante.entered = func() {
		if d.endless {
			s.app.focus(s.start)
			return
		}
		s.write(s.hands.field)
	}
	s.hands.entered = func() { s.app.focus(s.start) }
	endless := newSegments(oneIf(d.endless), func(i int) {
		d.endless = i == 1
		s.update()
	}, lang.L("Fixed"), lang.L("Open-ended"))
	s.odds = muted("")
	odds := newSegments(int(d.odds), func(i int) {
		d.odds = game.Odds(i)
		s.update()
	}, oddsNames()...)

	panel := newPanel(
		newColumn(heading(lang.L("Stakes")), newGrid(180, 2, s.chips.column, s.ante.column)),
		newColumn(heading(lang.L("Hands")), endless, s.hands.column),
		newColumn(heading(lang.L("Odds shown to everybody")), odds, s.odds),
	)
	panel.gap = theme.PanelInset
	return panel
}

// setPlayers adds or removes seats at the end. A seat that comes back with a
// name which somebody took in the meantime gets another.
func (s *matchScreen) setPlayers(n int) {
	d := &s.draft
	for i := d.players; i < n; i++ {
		for _, taken := range d.names[:i] {
			if d.names[i] == taken {
				d.names[i] = ""
			}
		}
	}
	d.players = n
	s.rightNames()
	s.update()
}

// rightNames puts the names right that are shown.
func (s *matchScreen) rightNames() {
	copy(s.draft.names[:], rightNames(s.draft.names[:s.draft.players]))
	for i, row := range s.rows[:s.draft.players] {
		row.setName(s.draft.names[i])
	}
}

// write gives a field the keyboard, also that of a phone.
func (s *matchScreen) write(f *field) {
	s.app.win.Canvas().Focus(f)
}

// next goes on from the name of a seat.
func (s *matchScreen) next(seat int) {
	if seat+1 < s.draft.players {
		s.write(s.rows[seat+1].field)
		return
	}
	s.write(s.chips.field)
}

// update shows what follows from the draft.
func (s *matchScreen) update() {
	d := &s.draft
	for i, row := range s.rows {
		row.update(i < d.players)
	}
	if d.endless {
		s.hands.column.Hide()
	} else {
		s.hands.column.Show()
	}
	s.odds.SetText(oddsMeaning(d.odds))

	summary := widget.TextModel{Color: theme.ColorMuted}
	setup, ok := d.setup()
	if ok {
		pool := game.Classic(d.players).Pool(setup.Ante)
		summary.Text = lang.L("Each hand is for {{.Pool}} chips: {{.Half}} from the players and as much from the house.",
			args{"Pool": pool, "Half": pool / 2})
		s.start.Enable()
	} else {
		summary.Text, summary.Color = lang.L("The match can start once the number marked above is put right."), theme.ColorDown
		s.start.Disable()
	}
	for _, f := range []*numberField{s.chips, s.ante, s.hands} {
		f.update()
	}
	s.summary.SetModel(summary)
	s.page.relayout()
}

func (s *matchScreen) begin() {
	setup, ok := s.draft.setup()
	if !ok {
		return
	}
	for i, seat := range setup.Seats {
		s.draft.names[i] = seat.Name
	}
	s.app.prefs.setMatch(s.draft)
	setup.Fixed, setup.Number = s.app.options.Fixed, s.app.options.Seed
	s.app.startMatch(setup)
}

// leave remembers what was set up, for the next time.
func (s *matchScreen) leave() { s.app.prefs.setMatch(s.draft) }

// foreground does so before a phone may end the game in the background.
func (s *matchScreen) foreground(bool) { s.app.prefs.setMatch(s.draft) }
