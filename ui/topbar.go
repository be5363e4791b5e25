package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// topBar is the line at the top of the table: which hand and round it is, what
// is in the pool, and the ways out.
type topBar struct {
	table *tableScreen
	back  *surface
	mark  *widget.SeatMark
	name  *widget.Text
	hand  *widget.Text
	round *widget.Text
	pool  *widget.Text
	stake *widget.Text
	odds  *widget.Text     // how much of the odds is shown
	links []*widget.Button // shown where there is room
	menu  *widget.Button
	brief string // who moves and which round, for narrow windows
	who   string // who moves, where there is no room for more
	title string
	small string // title, for narrow windows
}

func newTopBar(t *tableScreen) *topBar {
	text := func(color fyne.ThemeColorName) *widget.Text { return widget.NewText(widget.TextModel{Color: color}) }
	b := &topBar{
		table: t, back: newSurface(theme.ColorBar, "", 0), mark: widget.NewSeatMark(widget.SeatLook{}),
		hand: text(theme.ColorMuted), round: text(theme.ColorMuted), stake: text(theme.ColorMuted), odds: text(theme.ColorMuted),
		name: widget.NewText(widget.TextModel{Style: fyne.TextStyle{Bold: true}}),
		pool: widget.NewText(widget.TextModel{Color: theme.ColorGold, Size: theme.SizeTitle, Style: fyne.TextStyle{Bold: true}}),
	}
	b.links = []*widget.Button{
		widget.NewButton("", widget.Quiet, t.openRules),
		widget.NewButton("", widget.Quiet, t.openLog),
		widget.NewButton("", widget.Quiet, t.back),
	}
	b.menu = widget.NewButton("☰", widget.Quiet, t.openMenu)
	return b
}

func (b *topBar) objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{b.back, b.mark, b.name, b.hand, b.round, b.pool, b.stake, b.odds, b.menu}
	for _, l := range b.links {
		out = append(out, l)
	}
	return out
}

func (b *topBar) render(s game.Snapshot) {
	for i, label := range []string{lang.L("Rules"), lang.L("Log"), lang.L("Leave")} {
		b.links[i].SetLabel(label)
	}
	b.menu.Name = lang.L("Menu")
	b.odds.SetText(oddsPrinted(s.Setup.Odds))
	if s.Phase == game.Ready {
		b.renderReady(s)
		return
	}
	rounds := s.Table.Rules().Each
	b.count(s.Hand, s.Setup.Hands)
	round := lang.L("Last measurement")
	if r := s.Table.Round(); r <= rounds {
		round = lang.L("Round {{.N}} of {{.All}}", args{"N": r, "All": rounds})
	}
	if s.Result != nil {
		round = lang.L("Measured")
	}
	b.round.SetText(round)
	b.pools(s.Table.Pool() / 2)
	look := handLooks(s)[s.Mover]
	b.mark.SetLook(look)
	b.who, b.brief = look.Name, lang.L("{{.Name}} · {{.Round}}", args{"Name": look.Name, "Round": round})
}

// renderReady is the bar before the first hand.
func (b *topBar) renderReady(s game.Snapshot) {
	b.count(1, s.Setup.Hands)
	b.round.SetText("")
	b.brief = lang.L("Quantum Poker")
	b.who = b.brief
	half := len(s.Setup.Seats) * s.Setup.Ante
	b.mark.SetLook(looks(s.Setup, s.Accounts)[0])
	b.pools(half)
}

// count says which hand it is; all is 0 where there is no last one.
func (b *topBar) count(hand, all int) {
	if all == 0 {
		b.hand.SetText(lang.L("Hand {{.N}}", args{"N": hand}))
		return
	}
	b.hand.SetText(lang.L("Hand {{.N}} of {{.All}}", args{"N": hand, "All": all}))
}

// pools says what is to be won and who put it there.
func (b *topBar) pools(half int) {
	b.title = lang.L("Prize pool {{.N}}", args{"N": 2 * half})
	b.small = lang.L("Pool {{.N}}", args{"N": 2 * half})
	b.stake.SetText(lang.L("players {{.N}} · house {{.N}}", args{"N": half}))
}

func (b *topBar) arrange(p places) {
	p.bar.give(b.back)
	h := p.bar.size.Height
	menu := box(p.bar.right()-touch-4, 0, touch, h)
	menu.give(b.menu)
	if p.form == wide {
		b.arrangeWide(p, menu)
		return
	}
	for _, o := range []fyne.CanvasObject{b.hand, b.round, b.stake, b.odds} {
		o.Hide()
	}
	for _, l := range b.links {
		l.Hide()
	}
	b.pool.SetText(b.small)
	poolW := min(b.pool.Natural().Width+2, (menu.at.X-36)*0.45)
	box(menu.at.X-poolW-gap, 0, poolW, h).give(b.pool)
	box(12, (h-16)/2, 16, 16).give(b.mark)
	b.name.SetText(b.brief)
	room := menu.at.X - poolW - 2*gap - 36
	if b.name.Natural().Width > room {
		b.name.SetText(b.who)
	}
	box(36, 0, room, h).give(b.name)
}

// arrangeWide says as much as there is room for. What the links lead to is in the menu
// too, so they go first.
func (b *topBar) arrangeWide(p places, menu rect) {
	b.mark.Hide()
	h := p.bar.size.Height
	b.name.SetText(lang.L("Quantum Poker"))
	b.pool.SetText(b.title)
	left := margin
	for _, t := range []*widget.Text{b.name, b.hand, b.round} {
		left += t.Natural().Width + 2 + 28
	}
	pool := b.pool.Natural().Width + 2
	right := menu.at.X
	linked := right
	for _, l := range b.links {
		linked -= l.Natural().Width
	}
	for _, l := range b.links {
		w := l.Natural().Width
		giveIf(l, box(linked, (h-touch)/2, w, touch), linked >= left+pool+gap)
		linked += w
		if l.Visible() {
			right = min(right, l.Position().X)
		}
	}
	x := margin
	put := func(t *widget.Text, space float32) {
		w := t.Natural().Width + 2
		box(x, 0, w, h).give(t)
		x += w + space
	}
	put(b.name, 28)
	put(b.hand, 28)
	giveIf(b.round, box(x, 0, b.round.Natural().Width+2, h), left+pool <= right)
	if b.round.Visible() {
		x = left
	}
	x = max(x, min(p.bar.size.Width*0.4375, right-pool-gap))
	put(b.pool, 24)
	for _, t := range []*widget.Text{b.stake, b.odds} {
		if x+t.Natural().Width > right-gap {
			t.Hide()
			continue
		}
		put(t, 24)
	}
}

// saysOdds reports whether there was room to say how much of the odds is shown.
func (b *topBar) saysOdds() bool { return b.odds.Visible() }
