package ui

import (
	"reflect"
	"regexp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// everything calls visit for all objects of the match that the window holds: on
// the table, shown or hidden and even while another screen is shown, and above it.
func (p *player) everything(match *tableScreen, visit func(o fyne.CanvasObject)) {
	seen := map[fyne.CanvasObject]bool{}
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if o == nil || seen[o] {
			return
		}
		seen[o] = true
		visit(o)
		for _, child := range children(o) {
			walk(child)
		}
	}
	walk(match.felt)
	walk(p.app.toasts)
	for _, o := range p.inner.Overlays().List() {
		walk(o)
	}
}

// faces are the names of the cards that lie face up anywhere in the window.
func (p *player) faces(match *tableScreen) []string {
	var out []string
	p.everything(match, func(o fyne.CanvasObject) {
		card, ok := o.(*widget.Card)
		if !ok {
			return
		}
		drawn := drawnFace(card)
		if face := reflect.ValueOf(card).Elem().FieldByName("model"); face.FieldByName("FaceDown").Bool() {
			require.Empty(p.t, drawn, "a card that lies face down draws its face")
			require.Empty(p.t, face.FieldByName("Name").String(), "a card that lies face down knows its name")
			require.Empty(p.t, face.FieldByName("Effect").String(), "a card that lies face down knows its effect")
			require.Zero(p.t, face.FieldByName("Art").Int(), "a card that lies face down knows its drawing")
			return
		}
		out = append(out, drawn)
	})
	slices.Sort(out)
	return out
}

// drawnFace is the name on a card, or "?" for one that has a drawing alone.
func drawnFace(card *widget.Card) string {
	name := ""
	for _, o := range test.WidgetRenderer(card).Objects() {
		if text, ok := o.(*canvas.Text); ok && text.Text != "" {
			return text.Text
		}
		if _, ok := o.(*widget.GateArt); ok {
			name = "?"
		}
	}
	return name
}

// said are all strings that the window holds, shown or hidden.
func (p *player) said(match *tableScreen) []string {
	var out []string
	p.everything(match, func(o fyne.CanvasObject) {
		if text, ok := o.(*canvas.Text); ok && text.Text != "" {
			out = append(out, text.Text)
		}
	})
	return out
}

// private is what tells of the cards of whoever plays: the label of Play, the
// prompt, roles on the wires, odds of a placement and how they differ, refusals
// that name a card.
var private = regexp.MustCompile(`with your|, your hand|If played|Choose |Play [A-Z]|^(control|target|swap)\??$|→|still misses|needs (another|different)|Measure and end the hand|Measure reads`)

// secrets fails the test unless the window shows the cards of the seat on screen
// and of nobody else, and nothing private while nobody's cards are on screen.
func (p *player) secrets(match *tableScreen) func() {
	return func() {
		s := match.ctl.Snapshot()
		faces := p.faces(match)
		switch {
		case s.Result != nil && !match.measuring():
			// The hand is done: its cards are for all to see.
		case p.app.current != screen(match), s.View == nil:
			require.Empty(p.t, faces, "face up while nobody's cards are on screen (phase %v)", s.Phase)
			for _, text := range p.said(match) {
				if s.Phase == game.LastMeasure && text == "Measure and end the hand" {
					continue // everybody knows that this is all that is left
				}
				require.NotRegexp(p.t, private, text, "while nobody's cards are on screen (phase %v)", s.Phase)
			}
		default:
			p.requireHand(faces, s.View.Cards(), match.ghost.card.Visible())
		}
	}
}

// requireHand wants exactly these cards face up, and one of them twice while it
// is being dragged.
func (p *player) requireHand(faces []string, cards []game.Card, dragged bool) {
	var want []string
	for _, c := range cards {
		want = append(want, cardName(c))
	}
	slices.Sort(want)
	if dragged && len(faces) == len(want)+1 {
		for i := range faces {
			if slices.Equal(slices.Delete(slices.Clone(faces), i, i+1), want) {
				return
			}
		}
	}
	require.Equal(p.t, want, faces, "the cards on screen are not those of the seat to move")
}
