package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// handTray is the lower part of the table while somebody's cards are on screen.
type handTray struct {
	table  *tableScreen
	mark   *widget.SeatMark
	name   *widget.Text
	line   *widget.Paragraph // what to do next
	cards  *widget.Hand
	play   *widget.Button
	cancel *widget.Button
	swap   *widget.Button
	says   string // in line
	tip    string // in line instead, while something is being explained
	hinted bool   // it says how to play
	shown  bool
	cursor int // the card that the keyboard is on, -1 for none
	alone  int // the card that is shown alone, in a strip; -1 while all are
}

func newHandTray(t *tableScreen) *handTray {
	h := &handTray{table: t, cursor: -1, alone: -1}
	h.mark = widget.NewSeatMark(widget.SeatLook{})
	h.name = widget.NewText(widget.TextModel{Size: theme.SizeTitle, Style: fyne.TextStyle{Bold: true}})
	h.line = widget.NewParagraph(widget.TextModel{Color: theme.ColorMuted})
	h.cards = widget.NewHand(nil)
	h.play = widget.NewButton("", widget.Primary, func() { t.endTurn(t.ctl.Play) })
	h.cancel = widget.NewButton("", widget.Secondary, h.cancelled)
	h.swap = widget.NewButton("", widget.Secondary, h.swapOrHint)
	return h
}

func (h *handTray) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{h.mark, h.name, h.line, h.cards, h.play, h.cancel, h.swap}
}

// blank forgets the cards, and every word about them.
func (h *handTray) blank() {
	h.cards.SetCards(nil)
	h.cursor, h.alone, h.says, h.tip = -1, -1, "", ""
	h.name.SetText("")
	h.shown = false
	h.line.SetText("")
	for _, b := range []*widget.Button{h.play, h.cancel, h.swap} {
		b.SetLabel("") // labels name cards
	}
	for _, o := range h.objects() {
		o.Hide()
	}
}

func (h *handTray) render(s game.Snapshot, measuring bool) {
	if s.View == nil || measuring {
		h.blank()
		return
	}
	h.shown = true
	look := handLooks(s)[s.View.Seat()]
	h.mark.SetLook(look)
	h.name.SetText(lang.L("{{.Name}}, your hand", args{"Name": look.Name}))
	h.says, h.tip = h.table.firstHint(), ""
	h.hinted = h.says != ""
	if n := len(s.View.Cards()); h.cursor >= n {
		h.cursor = n - 1
	}
	h.play.SetHue(look.Hue)
	h.buttons(s)
}

// hint shows a line in place of the prompt, and the prompt again for "".
func (h *handTray) hint(text string) {
	if h.shown && h.tip != text {
		h.tip = text
		h.arrange(h.table.places(h.table.felt.Size()))
	}
}

// prompt says what to do next, or what was done last by a bot where no panel that
// is shown does.
func (h *handTray) prompt(s game.Snapshot) string {
	p := s.Placement
	told := ""
	if h.table.snap.Solo && !h.table.newsInSight() {
		told = lastNews(s)
	}
	switch {
	case p == nil && told != "":
		return told
	case s.Phase == game.BotMoves && fyne.CurrentDevice().IsMobile():
		return lang.L("{{.Name}} is thinking. Tap the table to skip the wait.", args{"Name": voice{s.Setup, s.Table}.name(s.Mover)})
	case s.Phase == game.BotMoves:
		return lang.L("{{.Name}} is thinking. Tap the table or press Escape to skip the wait.", args{"Name": voice{s.Setup, s.Table}.name(s.Mover)})
	case p == nil && fyne.CurrentDevice().IsMobile():
		return lang.L("Drag a card onto a wire, or tap it")
	case p == nil:
		return lang.L("drag a card onto a wire, or press 1 to {{.N}}", args{"N": len(s.View.Cards())})
	case p.Card == game.Measure:
		return lang.L("Measure reads every qubit and ends the hand")
	case p.Active >= 0:
		return rolePrompt(p.Card, p.Active)
	}
	v := voice{s.Setup, s.Table}
	after, err := s.View.Preview(p.Play())
	if err != nil {
		return v.refusal(err)
	}
	return lang.L("Preview: {{.Effect}}", args{"Effect": v.effect(p.Play(), game.EffectOf(p.Play(), s.Table.State(), after.State()))})
}

func (h *handTray) buttons(s game.Snapshot) {
	p := s.Placement
	switch {
	case s.Phase == game.BotMoves && s.TakeBack != nil:
		h.cancel.SetLabel(lang.L("Take the {{.Card}} back", args{"Card": s.TakeBack.Play.Card.String()}))
	case p == nil:
		h.play.SetLabel(lang.L("Choose a card"))
		h.cancel.SetLabel(lang.L("Hide"))
	case p.Card == game.Measure:
		h.play.SetLabel(lang.L("Measure and end the hand"))
		h.cancel.SetLabel(lang.L("Cancel"))
	default:
		h.play.SetLabel(h.playLabel(s))
		h.cancel.SetLabel(lang.L("Cancel"))
	}
	if p != nil && p.Complete() {
		h.play.Enable()
	} else {
		h.play.Disable()
	}
}

func (h *handTray) playLabel(s game.Snapshot) string {
	p := s.Placement
	if !p.Complete() {
		return lang.L("Play {{.Card}}", args{"Card": p.Card.String()})
	}
	return lang.L("Play {{.Play}}", args{"Play": voice{s.Setup, s.Table}.brief(p.Play())})
}

// cancelled is the second button: whatever undoes most at the moment.
func (h *handTray) cancelled() {
	t := h.table
	switch {
	case t.snap.Phase == game.BotMoves:
		t.undo()
	case t.snap.Placement == nil:
		t.hideCards()
	default:
		t.act(t.ctl.Cancel())
	}
}

func (h *handTray) swapOrHint() {
	if h.table.snap.Placement == nil {
		h.table.askHint()
		return
	}
	h.table.act(h.table.ctl.Exchange())
}

// arrange shows each part that has its use now.
func (h *handTray) arrange(p places) {
	if !h.shown {
		return
	}
	s := h.table.snap
	if !h.hinted {
		h.says = h.prompt(s)
	}
	p = h.arrangeTitle(p)
	h.showCards(p.strip)
	p.cards.give(h.cards)
	moving := s.Phase == game.Playing
	giveIf(h.cancel, p.cancel, moving && (s.Placement != nil || !h.table.snap.Solo) || s.Phase == game.BotMoves && s.TakeBack != nil)
	exchange := moving && s.Placement != nil && s.Placement.Complete() && (s.Placement.Card == game.CNOT || s.Placement.Card == game.Toffoli)
	hint := moving && s.Placement == nil && s.Setup.Odds >= game.OddsAdvice
	giveIf(h.swap, p.swap, exchange || hint)
	play := p.play
	if p.form == narrow && !exchange && !hint { // its place is free
		play.size.Width = p.swap.right() - play.at.X
	}
	giveIf(h.play, play, moving)
	switch {
	case hint && p.form == wide:
		h.swap.SetLabel(lang.L("What would a Master do?"))
	case hint:
		h.swap.SetLabel(lang.L("Hint"))
	case p.form == wide:
		h.swap.SetLabel(lang.L("Swap control and target"))
	default:
		h.swap.SetLabel(lang.L("Swap"))
	}
}

// showCards shows all cards, or in a strip the one that is being placed.
func (h *handTray) showCards(strip bool) {
	models := cardModels(h.table.snap, h.cursor)
	h.alone = -1
	if i, ok := h.table.placed(); strip && ok {
		h.alone = i
		models = models[i : i+1]
	}
	h.cards.SetCards(models)
}

// cardAt is which card of the hand lies at a position, or -1.
func (h *handTray) cardAt(at fyne.Position) int {
	i := h.cards.CardAt(at)
	if i >= 0 && h.alone >= 0 {
		return h.alone
	}
	return i
}

// cardPlace is where a card of the hand lies on the table.
func (h *handTray) cardPlace(i int) fyne.Position {
	if h.alone >= 0 {
		i = 0
	}
	at, _ := h.cards.CardPlace(i)
	return h.cards.Position().Add(at)
}

// arrangeTitle puts whose hand it is and what to do next above the cards. Where
// the bar above says whose it is, the line has all the room. A long line takes
// some of the cards' room.
func (h *handTray) arrangeTitle(p places) places {
	title := p.title
	line := title
	if p.form != wide || p.strip {
		var none rect
		none.give(h.name)
		none.give(h.mark)
	} else {
		side := min(title.size.Height-4, 22)
		w := min(h.name.Natural().Width+2, title.size.Width*0.4)
		box(title.at.X, title.at.Y+(title.size.Height-side)/2, side, side).give(h.mark)
		x := title.at.X + side + gap
		box(x, title.at.Y, w, title.size.Height).give(h.name)
		x += w + 2*gap
		line = box(x, title.at.Y, p.cards.right()-x, title.size.Height) // clear of the buttons
	}
	spare := p.cards.size.Height - leastCards
	if p.strip {
		spare = 0
	}
	more := h.fit(line, spare)
	p.cards.at.Y += more
	p.cards.size.Height -= more
	return p
}

// fit sets the line into r, in small print where one line is not enough, and tells
// how much higher than r it had to be, which is up to spare.
func (h *handTray) fit(r rect, spare float32) (more float32) {
	m := widget.TextModel{Text: h.says, Color: theme.ColorMuted}
	if h.tip != "" {
		m.Text = h.tip
	}
	if h.tip != "" || h.hinted {
		m.Color = theme.ColorText
	}
	h.line.SetModel(m)
	if h.line.HeightFor(r.size.Width) > 1.5*textHeight(theme.SizeText) {
		m.Size = theme.SizeCaption
	}
	height := shorten(h.line, m, r.size.Width, r.size.Height+max(0, spare))
	box(r.at.X, r.at.Y+max(0, r.size.Height-height)/2, r.size.Width, height).give(h.line)
	return max(0, height-r.size.Height)
}
