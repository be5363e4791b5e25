package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// seatRow is one seat of a match that is set up: its mark and its name.
type seatRow struct {
	screen *matchScreen
	seat   int

	mark   *markButton
	player *widget.Button
	field  *field
	note   *widget.Paragraph // why the name is not what was typed
	column *column
}

func newSeatRow(s *matchScreen, seat int) *seatRow {
	r := &seatRow{screen: s, seat: seat}
	r.mark = newMarkButton(widget.SeatLook{}, r.chooseMark)
	r.field = newField(s.draft.names[seat], r.typed, func() { s.next(seat) })
	r.field.SetPlaceHolder(usualNames[seat])
	r.field.left = s.rightNames
	r.note = widget.NewParagraph(widget.TextModel{Size: theme.SizeCaption, Color: theme.ColorGold})
	r.note.Hide()
	r.player = r.playerButton()
	width := canvas.NewRectangle(color.Transparent)
	width.SetMinSize(fyne.NewSize(playerWidth, theme.Touch))
	by := container.NewStack(width, r.player)
	r.column = newColumn(container.New(layout.NewBorderLayout(nil, nil, r.mark, by), r.mark, r.field, by), r.note)
	return r
}

// typed keeps the name, and cuts it where it gets too long.
func (r *seatRow) typed(name string) {
	letters := []rune(name)
	if len(letters) <= game.MaxName {
		r.screen.draft.names[r.seat] = name
		if r.note.Visible() {
			r.note.Hide()
			r.screen.page.relayout()
		}
		return
	}
	r.field.SetText(string(letters[:game.MaxName]))
	r.note.SetText(lang.L("A name has at most {{.N}} letters; the rest was left out.", args{"N": game.MaxName}))
	r.note.Show()
	r.screen.page.relayout()
}

// setName shows the name as it was put right.
func (r *seatRow) setName(name string) {
	if r.field.Text != name {
		r.field.SetText(name)
	}
}

func (r *seatRow) look() widget.SeatLook {
	l := r.screen.draft.looks[r.seat]
	return widget.SeatLook{Hue: theme.Hue(l.Color), Shape: theme.Shape(l.Shape), Bot: r.screen.draft.by[r.seat].Bot()}
}

func (r *seatRow) update(plays bool) {
	r.mark.setLook(r.look())
	r.player.SetLabel(playerName(r.screen.draft.by[r.seat]))
	if plays {
		r.column.Show()
	} else {
		r.column.Hide()
	}
}

// chooseMark lets the player choose among all colours, in the seat's shape, and
// all shapes, in its colour.
func (r *seatRow) chooseMark() {
	var colors, shapes []*markButton
	d := &r.screen.draft
	show := func() {
		own := d.looks[r.seat]
		for i := range game.MaxPlayers {
			colors[i].setLook(widget.SeatLook{Hue: theme.Hue(i), Shape: theme.Shape(own.Shape)})
			colors[i].setChosen(i == own.Color)
			shapes[i].setLook(widget.SeatLook{Hue: theme.Hue(own.Color), Shape: theme.Shape(i)})
			shapes[i].setChosen(i == own.Shape)
		}
	}
	choose := func(set func(seat, value int), value int) func() {
		return func() {
			set(r.seat, value)
			show()
			r.screen.update()
		}
	}
	colorGrid, shapeGrid := newGrid(theme.Touch, 0), newGrid(theme.Touch, 0)
	for i := range game.MaxPlayers {
		colors = append(colors, newMarkButton(widget.SeatLook{}, choose(d.setColor, i)))
		shapes = append(shapes, newMarkButton(widget.SeatLook{}, choose(d.setShape, i)))
		colorGrid.items = append(colorGrid.items, colors[i])
		shapeGrid.items = append(shapeGrid.items, shapes[i])
	}
	show()
	var m *modal
	done := widget.NewButton(lang.L("Done"), widget.Primary, func() { m.Hide() })
	back := func() { r.screen.app.focus(r.mark) }
	m = r.screen.app.openModal(back,
		widget.NewText(widget.TextModel{Text: r.title(), Size: theme.SizeTitle, Style: fyne.TextStyle{Bold: true}}),
		muted(lang.L("Colour")), colorGrid, muted(lang.L("Shape")), shapeGrid, done)
	r.screen.app.focus(colors[d.looks[r.seat].Color])
}

func (r *seatRow) title() string {
	return lang.L("The mark of {{.Name}}", args{"Name": r.name()})
}

// name is what the seat will be called, as far as it is known yet.
func (r *seatRow) name() string {
	if name := cleanName(r.screen.draft.names[r.seat]); name != "" {
		return name
	}
	return usualNames[r.seat]
}
