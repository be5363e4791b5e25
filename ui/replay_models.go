package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/quantum"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// render draws the frame.
func (r *replayScreen) render() {
	s := r.snapshot()
	v := r.view
	v.circuit.SetModel(pastCircuit(s))
	m := oddsModel(s, nil)
	if v.form != wide {
		m.Title = ""
	}
	if s.Result != nil {
		m.Title = lang.L("Before it was measured")
	}
	v.odds.SetModel(m)
	v.chart.SetModel(r.chartModel())
	for q, f := range v.cards {
		f.cards.SetCards(r.cardModels(game.Qubit(q)))
	}
	v.said.SetText(r.says(s))
	v.mark.SetLook(handLooks(s)[r.actor(s)])
	v.slider.show(r.at)
	v.play.SetLabel(lang.L("Play"))
	if r.run != nil {
		v.play.SetLabel(lang.L("Pause"))
	}
	v.pace.SetLabel(replayPaces[r.pace].name)
	v.pace.Name = lang.L("Pace {{.Pace}}", args{"Pace": replayPaces[r.pace].name})
	v.round.SetLabel(r.roundName(s))
	v.arrange()
}

// actor is who did what the frame tells of, or is about to begin.
func (r *replayScreen) actor(s game.Snapshot) game.Seat {
	if i := r.frames[r.at].event; i >= 0 {
		return s.Table.Events()[i].Seat
	}
	return s.Mover
}

// longestName is the widest name of the cards that were dealt.
func longestName(hand game.Hand, seats int) string {
	longest, most := "", float32(0)
	for q := range game.Qubit(seats) {
		for _, c := range hand.Dealt(q) {
			name := cardName(c)
			if w := fyne.MeasureText(name, theme.Size(theme.SizeText), fyne.TextStyle{Bold: true}).Width; w > most {
				longest, most = name, w
			}
		}
	}
	return longest
}

// cardModels are the cards that a player was dealt. Those that it does not hold any
// more are dimmed, and the one that was just played is raised.
func (r *replayScreen) cardModels(q game.Qubit) []widget.CardModel {
	f := r.frames[r.at]
	held := map[game.Card]int{}
	for _, c := range f.hand.Cards(q) {
		held[c]++
	}
	var played game.Card
	just := false
	if f.event >= 0 {
		e := f.hand.Events()[f.event]
		just = e.Seat == f.hand.SeatOf(q) && e.Kind != game.TookBack
		played = e.Play.Card
		if e.Kind == game.Measured {
			played = game.Measure
		}
	}
	hue := theme.Hue(r.hand.Seats[q].Look.Color)
	var out []widget.CardModel
	for _, c := range f.hand.Dealt(q) {
		m := widget.CardModel{Art: gateKinds[c], Name: cardName(c), NameAs: r.longest, Hue: hue}
		if held[c] > 0 {
			held[c]--
			m.Enabled = true
		} else if just && c == played {
			m.Selected, just = true, false
		}
		m.Spoken = m.Name
		if !m.Enabled {
			m.Spoken = lang.L("{{.Card}}, played", args{"Card": m.Name})
		}
		out = append(out, m)
	}
	return out
}

func (r *replayScreen) chartModel() widget.ChartModel {
	m := widget.ChartModel{
		Title: lang.L("What each player would get on average"), Up: lang.L("chips"), Lines: r.curves, Marker: r.at,
	}
	for i, f := range r.rounds() {
		m.Labels = append(m.Labels, widget.ChartLabel{At: f, Text: lang.L("Round {{.N}}", args{"N": i + 1})})
	}
	m.Labels = append(m.Labels, widget.ChartLabel{At: len(r.frames) - 1, Text: lang.L("paid")})
	return m
}

// says tells in a sentence what has just happened.
func (r *replayScreen) says(s game.Snapshot) string {
	v := voice{s.Setup, s.Table}
	i := r.frames[r.at].event
	if i < 0 {
		return lang.L("{{.Name}} moves first. Every qubit starts in |+⟩.", args{"Name": v.name(s.Mover)})
	}
	said := v.event(s.Table.Events()[i], s.Table.Effects()[i])
	if o, measured := s.Table.Outcome(); measured {
		return sentences(said+".", v.result(o))
	}
	return said
}

// roundName says where the frame is in the hand.
func (r *replayScreen) roundName(s game.Snapshot) string {
	if o, measured := s.Table.Outcome(); measured {
		return quantum.FormatKet(uint64(o), s.Table.Players())
	}
	if s.Table.OnlyMeasure() {
		return lang.L("Last measurement")
	}
	return lang.L("Round {{.N}}", args{"N": s.Table.Round()})
}

// stepName says which of the frames is shown.
func stepName(at, last int) string {
	return lang.L("Step {{.N}} of {{.All}}", args{"N": at + 1, "All": last + 1})
}
