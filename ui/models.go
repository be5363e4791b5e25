package ui

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/quantum"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// looks gives each seat's name and how it is drawn, by who plays it now.
func looks(s game.Setup, by []game.Account) []widget.SeatLook {
	out := make([]widget.SeatLook, len(s.Seats))
	for i, seat := range s.Seats {
		out[i] = lookOf(seat)
		out[i].Bot = i < len(by) && by[i].By.Bot()
	}
	return out
}

// handLooks does so by who plays the hand on the table, or played it: afterwards a
// seat may be handed over.
func handLooks(s game.Snapshot) []widget.SeatLook {
	out := looks(s.Setup, s.Accounts)
	for q, seat := range s.Seated {
		out[s.Table.SeatOf(game.Qubit(q))] = lookOf(seat)
	}
	return out
}

// lookOf is the name of a seat and how it is drawn, by whoever it was first played.
func lookOf(s game.SeatSetup) widget.SeatLook {
	return widget.SeatLook{
		Name: s.Name, Hue: theme.Hue(s.Look.Color), Shape: theme.Shape(s.Look.Shape), Bot: s.By.Bot(),
	}
}

// op draws a play: those of its qubits that are given, controls and targets apart.
func op(p game.Play) widget.Op {
	o := widget.Op{Kind: gateKinds[p.Card]}
	for i, role := range p.Card.Roles() {
		switch q := int(p.On[i]); {
		case q < 0:
		case role == game.Control:
			o.Controls = append(o.Controls, q)
		default:
			o.Targets = append(o.Targets, q)
		}
	}
	return o
}

// circuitView is what the circuit shows besides the snapshot.
type circuitView struct {
	marker  int // the wire that the keyboard is on, -1 for none
	lit     bool
	preview *game.Placement // the card over the circuit, before it is dropped
	shown   int             // how many wires have collapsed
	past    bool            // the chips are those of another time, and left out
}

// circuitModel draws the hand of a snapshot.
func circuitModel(s game.Snapshot, v circuitView) widget.CircuitModel {
	t, say := s.Table, voice{s.Setup, s.Table}
	seats := handLooks(s)
	m := widget.CircuitModel{ResultShown: v.shown, RoundNames: roundNames(t.Rules().Each)}
	for q := range game.Qubit(t.Players()) {
		m.Ops = append(m.Ops, widget.Op{Kind: widget.GateH, Targets: []int{int(q)}, Spoken: say.spokenStart(q)})
	}
	m.Start = len(m.Ops)
	for i, st := range t.Standing() {
		o := op(st.Play)
		o.Look, o.Round, o.Spoken = &seats[st.Seat], t.RoundOf(i), say.spokenPlayed(st)
		m.Ops = append(m.Ops, o)
	}
	now, then := t.State(), previewState(s, v.preview)
	mover, open := t.ToMove()
	outcome, measured := t.Outcome()
	for q := range game.Qubit(t.Players()) {
		m.Wires = append(m.Wires, wireModel(s, q, seats[t.SeatOf(q)], now, then))
		w := &m.Wires[q]
		w.Turn = open && q == mover
		w.Lit, w.Marker = v.lit, int(q) == v.marker
		if measured {
			w.Result = bit(outcome, q)
		}
		if v.past {
			w.Detail = cardCount(t.Held(q))
			w.Short = dotted(w.Qubit, w.Detail)
		}
		w.Spoken = say.spokenWire(q, *w, int(q) < v.shown)
	}
	if open {
		m.Next, m.NextRound = &seats[s.Mover], t.Round()
	}
	if p := placementShown(s, v.preview); p != nil {
		m.Placement = placementModel(*p, seats[s.Mover])
		m.Placement.Spoken = say.spokenPlacement(*p)
	}
	return m
}

func roundNames(n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = lang.L("Round {{.N}}", args{"N": i + 1})
	}
	return out
}

func wireModel(s game.Snapshot, q game.Qubit, look widget.SeatLook, now, then quantum.Exact) widget.Wire {
	chips, held := s.Accounts[s.Table.SeatOf(q)].Chips, s.Table.Held(q)
	w := widget.Wire{Look: look, Qubit: wire(q), Result: -1}
	w.Detail = lang.L("chips {{.Chips}} · {{.Cards}}", args{"Chips": chips, "Cards": cardCount(held)})
	w.Short = lang.L("{{.Q}} · {{.Chips}}", args{"Q": wire(q), "Chips": chips})
	if s.Setup.Odds >= game.OddsP1 {
		p, next := now.P1(q), then.P1(q)
		w.P1, w.P1Text = next.Float(), percent(next)
		if p != next {
			w.P1Text = percent(p) + "→" + percent(next)
		}
	}
	return w
}

func cardCount(n int) string { return lang.N("{{.N}} cards", n, args{"N": n}) }

func bit(o game.Outcome, q game.Qubit) int {
	if o.One(q) {
		return 1
	}
	return 0
}

// placementShown is the card that is drawn over the circuit: the one that hovers
// there, else the one that is being placed.
func placementShown(s game.Snapshot, hover *game.Placement) *game.Placement {
	if s.View == nil {
		return nil
	}
	if hover != nil {
		return hover
	}
	return s.Placement
}

// previewed is the table as it would be after the placement on screen, ok if that
// is complete and the match shows such odds.
func previewed(s game.Snapshot, hover *game.Placement) (t game.Table, p game.Play, ok bool) {
	shown := placementShown(s, hover)
	if shown == nil || !shown.Complete() || shown.Card == game.Measure {
		return s.Table, game.Play{}, false
	}
	t, err := s.View.Preview(shown.Play())
	return t, shown.Play(), err == nil
}

func previewState(s game.Snapshot, hover *game.Placement) quantum.Exact {
	t, _, _ := previewed(s, hover)
	return t.State()
}

func placementModel(p game.Placement, look widget.SeatLook) *widget.Placement {
	m := &widget.Placement{Op: op(p.Play()), Look: look, Active: p.Active}
	for i, role := range p.Card.Roles() {
		label := roleLabel(role)
		switch {
		case p.On[i] == game.NoQubit:
			label += "?"
		case len(p.On) == 1:
			label = "" // there is nothing to tell it from
		}
		m.Roles = append(m.Roles, widget.Role{Wire: int(p.On[i]), Label: label, Suggested: p.Suggested(i)})
	}
	return m
}

// cardModels draws the cards of the seat on screen.
func cardModels(s game.Snapshot, cursor int) []widget.CardModel {
	if s.View == nil {
		return nil
	}
	hue := theme.Hue(s.Setup.Seats[s.View.Seat()].Look.Color)
	var out []widget.CardModel
	for i, c := range s.View.Cards() {
		m := widget.CardModel{Art: gateKinds[c], Name: cardName(c), Effect: cardEffect(c), Hue: hue, Focused: i == cursor}
		m.Enabled = s.Phase == game.Playing && (c != game.Measure || s.Table.MeasureOpen())
		m.Selected = s.Placement != nil && s.Placement.Index == i
		m.Spoken = spokenCard(c, m)
		out = append(out, m)
	}
	return out
}

// backs draws as many cards face down.
func backs(n int, hue theme.Hue) []widget.CardModel {
	return slices.Repeat([]widget.CardModel{{FaceDown: true, Hue: hue, SpokenBack: lang.L("a hidden card")}}, n)
}
