package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/quantum"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// resultTray is the table once a hand is done: the outcome and why, everybody's
// cards, the ledger, and what comes next.
type resultTray struct {
	table  *tableScreen
	ket    *widget.Paragraph
	who    *widget.Paragraph
	why    *widget.Paragraph
	words  *column // these three
	ledger *column
	rows   []*accountRow
	cards  *column
	main   *column
	side   *column
	scroll struct{ main, side *container.Scroll }
	next   *widget.Button
	end    *widget.Button
	shown  bool
	last   bool      // no hand follows, so that there is nothing to end
	since  time.Time // when the result appeared
	form   form
	paid   *fyne.Animation
	more   *grid
	log    *widget.Button
	check  *widget.Button
	cut    *widget.Button
}

func newResultTray(t *tableScreen) *resultTray {
	r := &resultTray{table: t, form: -1}
	r.ket = widget.NewParagraph(widget.TextModel{Size: theme.SizeHeading, Style: fyne.TextStyle{Bold: true}, Color: theme.ColorGold})
	r.who = widget.NewParagraph(widget.TextModel{Size: theme.SizeTitle, Style: fyne.TextStyle{Bold: true}})
	r.why = widget.NewParagraph(widget.TextModel{Color: theme.ColorMuted})
	r.words = newColumn(r.ket, r.who, r.why)
	r.ledger, r.cards = newPanel(), newColumn()
	r.ledger.gap = 0
	r.main, r.side = newColumn(), newColumn()
	r.scroll.main, r.scroll.side = container.NewVScroll(r.main), container.NewVScroll(r.side)
	r.next = widget.NewButton("", widget.Primary, r.goOn)
	r.log = widget.NewButton("", widget.Secondary, t.openLog)
	r.check = widget.NewButton("", widget.Secondary, t.openCheck)
	r.cut = widget.NewButton("", widget.Secondary, t.openCut)
	r.more = newGrid(150, 3, r.log, r.check, r.cut)
	r.end = widget.NewButton("", widget.Secondary, r.askEnd)
	return r
}

func (r *resultTray) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.scroll.main, r.scroll.side, r.next, r.end}
}

// goOn deals the next hand or, after the last one, ends the match. A press that
// follows too closely on the one that measured is not meant for this.
func (r *resultTray) goOn() {
	t := r.table
	if time.Since(r.since) < game.RevealGuard {
		return
	}
	if t.snap.CanDeal != nil {
		r.settle()
		t.act(t.ctl.End())
		return
	}
	t.deal("")
}

func (r *resultTray) askEnd() {
	r.table.app.confirm(lang.L("End the match?"), lang.L("The standings are as they are now. No further hand is played."),
		lang.L("End match"), lang.L("Play on"), func(yes bool) {
			if yes {
				r.table.act(r.table.ctl.End())
			}
		})
}

func (r *resultTray) render(s game.Snapshot, measuring bool) {
	was := r.shown
	r.shown = s.Result != nil && !measuring
	if !r.shown {
		r.settle()
		r.cards.items = nil
		for _, o := range r.objects() {
			o.Hide()
		}
		return
	}
	v := voice{s.Setup, s.Table}
	r.ket.SetText(quantum.FormatKet(uint64(s.Result.Outcome), s.Table.Players()))
	r.who.SetText(v.result(s.Result.Outcome))
	r.why.SetText(v.why(s.Result.Outcome))
	r.showLedger(s)
	r.showCards(s)
	r.log.SetLabel(lang.L("Log and reasons"))
	r.check.SetLabel(lang.L("Check this deal"))
	r.cut.SetLabel(lang.L("Cut the next deal"))
	r.end.SetLabel(lang.L("End match"))
	r.next.SetLabel(lang.L("Next hand"))
	if s.CanDeal != nil {
		r.next.SetLabel(lang.L("Show the standings"))
		r.why.SetText(sentences(v.why(s.Result.Outcome), v.refusal(s.CanDeal)))
	}
	r.last = s.CanDeal != nil
	if r.last {
		r.cut.Hide()
	} else {
		r.cut.Show()
	}
	if !was {
		r.since = time.Now()
		r.pay()
	}
}

// pay lets the winners' chips arrive.
func (r *resultTray) pay() {
	if !theme.Animate() {
		return
	}
	for _, row := range r.rows {
		row.moved(0)
	}
	r.paid = fyne.NewAnimation(theme.MotionLong, func(part float32) {
		for _, row := range r.rows {
			row.moved(part)
		}
	})
	r.paid.Start()
}

// settle ends the motion of the chips where they belong.
func (r *resultTray) settle() {
	if r.paid != nil {
		r.paid.Stop()
		r.paid = nil
		for _, row := range r.rows {
			row.moved(1)
		}
	}
}

func (r *resultTray) showLedger(s game.Snapshot) {
	seats := looks(s.Setup, s.Accounts)
	if len(r.rows) != len(seats)+1 {
		r.rows = newLedger(len(seats) + 1)
	}
	r.ledger.items = []fyne.CanvasObject{heading(lang.L("Ledger"))}
	for _, row := range r.rows {
		r.ledger.items = append(r.ledger.items, row)
	}
	for i := range seats {
		r.rows[i].set(r.account(s, game.Seat(i), &seats[i]))
	}
	paidIn := s.Table.Players() * s.Table.Ante()
	r.rows[len(seats)].set(accountModel{Name: lang.L("House"), Chips: s.House, Delta: s.Result.Payout.House - paidIn})
	r.ledger.Refresh()
}

func (r *resultTray) account(s game.Snapshot, seat game.Seat, look *widget.SeatLook) accountModel {
	a := s.Accounts[seat]
	m := accountModel{Look: look, Name: look.Name, Chips: a.Chips}
	if q, in := s.Table.QubitOf(seat); in {
		m.Delta = s.Result.Payout.Seats[q] - s.Table.Ante()
	}
	if a.Bought > 0 {
		m.Note = lang.L("bought in for {{.N}}", args{"N": a.Bought})
	}
	switch {
	case a.Chips < s.Setup.Ante:
		m.Note = lang.L("out: the ante is {{.N}}", args{"N": s.Setup.Ante})
		m.Action, m.OnTap = lang.L("Buy in"), func() { r.table.act(r.table.ctl.BuyIn(seat)) }
	default:
		if a.Out {
			m.Note = lang.L("sits out")
		} else if m.Note == "" && a.By.Bot() {
			m.Note, m.Short = lang.L("bot: {{.Level}}", args{"Level": playerName(a.By)}), playerName(a.By)
		}
		m.Action, m.OnTap = lang.L("Change"), func() { r.table.openSeat(seat) }
	}
	return m
}

// showCards turns everybody's cards face up.
func (r *resultTray) showCards(s game.Snapshot) {
	seats := handLooks(s)
	r.cards.items = []fyne.CanvasObject{heading(lang.L("The cards that were left"))}
	groups := newGrid(200, 4)
	for q, cards := range s.Result.Cards {
		look := seats[s.Table.SeatOf(game.Qubit(q))]
		var models []widget.CardModel
		for _, c := range cards {
			models = append(models, widget.CardModel{Art: gateKinds[c], Name: cardName(c), Enabled: true, Hue: look.Hue})
		}
		groups.items = append(groups.items, newFaceUp(look, models))
	}
	r.cards.items = append(r.cards.items, groups)
	r.cards.Refresh()
}

// take takes a form: it divides what there is to show between its two places. A phone on
// its side keeps its height for the wires: why says the outcome too.
func (r *resultTray) take(f form) {
	if r.form == f {
		return
	}
	r.form = f
	r.ket.Show()
	switch f {
	case wide:
		r.main.items, r.side.items = []fyne.CanvasObject{r.words, r.cards}, []fyne.CanvasObject{r.ledger, r.more}
	case flat:
		r.ket.Hide()
		r.main.items, r.side.items = []fyne.CanvasObject{r.words}, []fyne.CanvasObject{r.ledger, r.cards, r.more}
	default:
		r.main.items, r.side.items = []fyne.CanvasObject{r.words, r.ledger, r.cards, r.more}, nil
	}
}

// need is the height that the words about the result take in the tray of a phone on its
// side, with the buttons below them.
func (r *resultTray) need(p places) float32 {
	if !r.shown || p.form != flat {
		return 0
	}
	r.take(p.form)
	return r.words.HeightFor(p.pass.size.Width) + touch + 4 + 2*gap
}

func (r *resultTray) arrange(p places) {
	if !r.shown {
		return
	}
	r.take(p.form)
	if p.form == wide {
		p.side.give(r.scroll.side)
		box(p.pass.at.X+gap, p.pass.at.Y, p.pass.size.Width-gap, p.pass.size.Height).give(r.scroll.main)
		p.play.give(r.next)
		giveIf(r.end, p.cancel, !r.last)
	} else {
		row := touch + 4
		y := p.tray.bottom() - row - gap
		w := p.tray.size.Width - 2*12
		next := w
		if !r.last {
			next = (w - gap) * 0.6
		}
		box(p.tray.at.X+12, y, next, row).give(r.next)
		giveIf(r.end, box(p.tray.at.X+12+next+gap, y, w-next-gap, row), !r.last)
		if p.form == flat {
			box(p.pass.at.X, p.pass.at.Y, p.pass.size.Width, y-gap-p.pass.at.Y).give(r.scroll.main)
			box(p.side.at.X, p.side.at.Y, p.side.size.Width, y-gap-p.side.at.Y).give(r.scroll.side)
		} else {
			r.scroll.side.Hide()
			box(12, p.side.at.Y, p.tray.size.Width-24, y-gap-p.side.at.Y).give(r.scroll.main)
		}
	}
	for _, c := range []struct {
		scroll *container.Scroll
		column *column
	}{{r.scroll.main, r.main}, {r.scroll.side, r.side}} {
		c.column.Resize(fyne.NewSize(c.scroll.Size().Width, c.column.HeightFor(c.scroll.Size().Width)))
		c.column.Refresh()
		c.scroll.Refresh()
	}
}
