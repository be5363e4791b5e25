package ui

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// noticeModel is what stands in the tray while nobody's cards do: who is to take
// the device, who has to measure, which bot thinks. An empty Title hides it all.
type noticeModel struct {
	Look   *widget.SeatLook
	Title  string
	Text   string
	More   string // said after Text where there is room
	Backs  int    // cards that lie face down
	Main   string
	Short  string // Main where there is no room for it
	OnMain func()
	Back   string // the offer to take a play back
	OnBack func()
}

// noticeTray draws a noticeModel. None of it lies where the hand's buttons do, so
// that a press meant for those does nothing here.
type noticeTray struct {
	model noticeModel
	tip   string // instead of the text, while something is being explained
	place places
	mark  *widget.SeatMark
	title *widget.Paragraph
	text  *widget.Paragraph
	backs *widget.Hand
	main  *widget.Button
	back  *widget.Button
}

func newNoticeTray() *noticeTray {
	n := &noticeTray{
		mark:  widget.NewSeatMark(widget.SeatLook{}),
		title: widget.NewParagraph(widget.TextModel{}),
		text:  widget.NewParagraph(widget.TextModel{Color: theme.ColorMuted}),
		backs: widget.NewHand(nil),
	}
	n.main = widget.NewButton("", widget.Primary, func() { n.model.OnMain() })
	n.back = widget.NewButton("", widget.Secondary, func() { n.model.OnBack() })
	return n
}

func (n *noticeTray) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{n.mark, n.title, n.text, n.backs, n.main, n.back}
}

func (n *noticeTray) render(m noticeModel) {
	n.model, n.tip = m, ""
	n.main.SetLabel(m.Main)
	n.back.SetLabel(m.Back)
	hue := theme.Hue(0)
	if m.Look != nil {
		n.mark.SetLook(*m.Look)
		hue = m.Look.Hue
	}
	n.main.SetHue(hue)
	n.backs.SetCards(backs(m.Backs, hue))
}

// hint shows a line in place of the text, and the text again for "".
func (n *noticeTray) hint(text string) {
	if n.model.Title != "" && n.tip != text {
		n.tip = text
		n.arrange(n.place)
	}
}

func (n *noticeTray) arrange(p places) {
	n.place = p
	if n.model.Title == "" {
		for _, o := range n.objects() {
			o.Hide()
		}
		return
	}
	n.main.SetLabel(n.model.Main)
	switch p.form {
	case wide:
		n.arrangeWide(p.pass)
	case flat:
		n.arrangeFlat(p.pass)
	default:
		n.arrangeNarrow(p.pass)
	}
}

// says is the text below the title, or what is being explained in its place.
func (n *noticeTray) says() widget.TextModel {
	if n.tip != "" {
		return widget.TextModel{Text: n.tip}
	}
	return n.textModel()
}

func (n *noticeTray) textModel() widget.TextModel {
	m := widget.TextModel{Text: n.model.Text, Color: theme.ColorMuted}
	if n.place.form == wide {
		m.Text = sentences(n.model.Text, n.model.More)
	}
	return m
}

// heading puts mark, title and text into the top of r and gives what is left. The
// text gives way where that would be less than the buttons need. What is being
// explained stands in the text's place if it has room there, else in that of both.
func (n *noticeTray) heading(r rect, buttons float32) rect {
	if n.model.Main == "" {
		buttons = 0
	}
	words := n.wordsHeight(r.size.Width)
	if n.tip != "" && n.tipHeight(r.size.Width) > words {
		var none rect
		none.give(n.mark)
		none.give(n.title)
		h := shorten(n.text, n.says(), r.size.Width, r.size.Height-buttons-gap)
		box(r.at.X, r.at.Y, r.size.Width, h).give(n.text)
		return box(r.at.X, r.at.Y+h+gap, r.size.Width, r.size.Height-h-gap)
	}
	x, side := r.at.X, n.markSide()
	w := r.size.Width - side - 2*gap
	n.text.SetModel(n.says())
	room := r.size.Height - buttons - gap
	if room-words-gap >= textHeight(theme.SizeTitle) {
		room -= words + gap
	}
	h := shorten(n.title, n.titleModel(), w, room)
	line := min(h, textHeight(n.titleModel().Size))
	box(x, r.at.Y, side, line).give(n.mark) // as large as both sides allow, in the middle
	if side > 0 {
		x += side + 2*gap
	}
	box(x, r.at.Y, w, h).give(n.title)
	rest := box(r.at.X, r.at.Y+h+gap/2, r.size.Width, r.size.Height-h-gap/2)
	if rest.size.Height-words-gap < buttons {
		rect{}.give(n.text)
		return rest
	}
	box(rest.at.X, rest.at.Y, rest.size.Width, words).give(n.text)
	return box(rest.at.X, rest.at.Y+words+gap, rest.size.Width, rest.size.Height-words-gap)
}

// wordsHeight is that of the text's place. A wide window has two lines for it, so that
// nothing moves when something is explained there.
func (n *noticeTray) wordsHeight(width float32) float32 {
	n.text.SetModel(n.textModel())
	height := n.text.HeightFor(width)
	if n.place.form == wide {
		height = max(height, 2*textHeight(theme.SizeText))
	}
	return height
}

func (n *noticeTray) tipHeight(width float32) float32 {
	n.text.SetModel(n.says())
	return n.text.HeightFor(width)
}

// need is the height that title, text and buttons take in the tray. What is being
// explained has to do with that: nothing may move because somebody points at it.
func (n *noticeTray) need(p places) float32 {
	if n.model.Title == "" {
		return 0
	}
	n.place.form = p.form
	width := p.pass.size.Width
	if p.form == wide {
		width = n.wideColumns(p.pass).size.Width
	}
	n.title.SetModel(n.titleModel())
	height := n.title.HeightFor(width-n.markSide()-2*gap) + gap/2 + n.wordsHeight(width) + gap
	if n.model.Main != "" {
		height += touch
	}
	if n.model.Back != "" && p.form == narrow {
		height += touch + gap
	}
	return height
}

// markSide is that of the mark before the title, which grows with the text.
func (n *noticeTray) markSide() float32 {
	if n.model.Look == nil {
		return 0
	}
	return 1.7 * theme.Size(theme.SizeText)
}

func (n *noticeTray) titleModel() widget.TextModel {
	m := widget.TextModel{Text: n.model.Title, Size: theme.SizeTitle, Style: fyne.TextStyle{Bold: true}}
	if n.place.form == wide {
		m.Size = theme.SizeHeading
	}
	return m
}

// wideColumns is the place of the words in a wide window, right of the cards.
func (n *noticeTray) wideColumns(r rect) rect {
	x := r.at.X + margin
	if n.model.Backs > 0 || n.model.Back != "" {
		x += r.size.Width*0.38 + 2*margin
	}
	return box(x, r.at.Y+gap, r.right()-x, r.size.Height-gap)
}

func (n *noticeTray) arrangeWide(r rect) {
	right := n.wideColumns(r)
	left := box(r.at.X+margin, r.at.Y+gap, right.at.X-3*margin-r.at.X, r.size.Height-2*gap)
	backH := touch
	if n.model.Back == "" {
		backH = 0
	}
	n.offer(box(left.at.X, left.bottom()-backH, left.size.Width, backH))
	n.cards(box(left.at.X, left.at.Y, left.size.Width, left.size.Height-backH-gap))
	rest := n.heading(right, touch)
	n.button(box(rest.at.X, rest.at.Y+gap/2, min(rest.size.Width, max(340, n.main.Natural().Width)), min(60, rest.size.Height)))
}

func (n *noticeTray) arrangeNarrow(r rect) {
	buttons := touch
	if n.model.Back != "" {
		buttons += gap + touch
	}
	rest := n.heading(r, buttons)
	h := min(touch, rest.size.Height)
	main := max(h, min(n.main.HeightFor(rest.size.Width), rest.size.Height-buttons+touch))
	n.button(box(rest.at.X, rest.at.Y, rest.size.Width, main))
	below := box(rest.at.X, rest.at.Y+main+gap, rest.size.Width, rest.bottom()-rest.at.Y-main-gap)
	n.offer(box(below.at.X, below.at.Y, below.size.Width, h))
	if n.model.Back == "" && below.size.Height >= 84 {
		n.cards(below)
	} else {
		rect{}.give(n.backs)
	}
}

func (n *noticeTray) arrangeFlat(r rect) {
	rest := n.heading(r, touch)
	h := min(touch, rest.size.Height)
	w := (rest.size.Width - gap) / 2
	w = max(w, min(n.main.Natural().Width, rest.size.Width-gap-n.back.Natural().Width))
	if n.model.Back == "" {
		w = rest.size.Width
	}
	if n.model.Short != "" && n.main.Natural().Width > w {
		n.main.SetLabel(n.model.Short)
	}
	n.button(box(rest.at.X, rest.at.Y, w, h))
	n.offer(box(rest.at.X+w+gap, rest.at.Y, rest.size.Width-w-gap, h))
	rect{}.give(n.backs)
}

func (n *noticeTray) button(r rect) { giveIf(n.main, r, n.model.Main != "") }
func (n *noticeTray) offer(r rect)  { giveIf(n.back, r, n.model.Back != "") }
func (n *noticeTray) cards(r rect)  { giveIf(n.backs, r, n.model.Backs > 0) }
