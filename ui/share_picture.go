package ui

import (
	"image"
	"image/draw"
	"image/png"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/game/record"
	"quantumpoker/quantum"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// savePicture saves the final table of a hand as a picture.
func (a *App) savePicture(h record.Hand) {
	s := past(h, setupOf(h), h.Final.Table)
	a.saveAs("hand.png", func(w io.Writer) error { return png.Encode(w, picture(s)) })
}

// picture is the circuit with what came of it below.
func picture(s game.Snapshot) image.Image {
	circuit := widget.RenderCircuit(pastCircuit(s), pictureScale)
	width := float32(circuit.Bounds().Dx()) / pictureScale
	words := caption(s)
	size := fyne.NewSize(width, words.HeightFor(width))
	below := widget.Render(container.NewStack(newSurface(theme.ColorTable, "", 0), words), size, pictureScale)
	top := circuit.Bounds().Dy()
	out := image.NewRGBA(image.Rect(0, 0, circuit.Bounds().Dx(), top+below.Bounds().Dy()))
	draw.Draw(out, circuit.Bounds(), circuit, image.Point{}, draw.Src)
	draw.Draw(out, below.Bounds().Add(image.Pt(0, top)), below, image.Point{}, draw.Src)
	return out
}

// caption says who won, and what everybody got, also with the stake taken off.
func caption(s game.Snapshot) *column {
	v := voice{s.Setup, s.Table}
	o := s.Result.Outcome
	seats, stake := handLooks(s), s.Table.Ante()
	rows := newLedger(len(s.Result.Payout.Seats) + 1)
	for q, paid := range s.Result.Payout.Seats {
		look := seats[s.Table.SeatOf(game.Qubit(q))]
		rows[q].set(accountModel{Look: &look, Name: look.Name, Chips: paid, Delta: paid - stake})
	}
	house := s.Result.Payout.House
	rows[len(rows)-1].set(accountModel{Name: lang.L("House"), Chips: house, Delta: house - s.Table.Players()*stake})
	ledger := newGrid(200, 4)
	for _, row := range rows {
		p := newPanel(row)
		p.inset = theme.Gap
		ledger.items = append(ledger.items, p)
	}
	c := newColumn(
		widget.NewParagraph(widget.TextModel{
			Text: quantum.FormatKet(uint64(o), s.Table.Players()), Color: theme.ColorGold,
			Size: theme.SizeHeading, Style: fyne.TextStyle{Bold: true},
		}),
		plain(v.result(o)), ledger, muted(lang.L("Quantum Poker")),
	)
	c.inset = theme.PanelInset
	return c
}
