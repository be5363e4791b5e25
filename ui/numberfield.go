package ui

import (
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// numberField is a number to type, with what it is above it and what is wrong
// with it below.
type numberField struct {
	entered func() // Enter was pressed

	typed  *string
	bounds func() bounds
	field  *field
	wrong  *widget.Paragraph
	column *column
}

func newNumberField(label string, typed *string, bounds func() bounds, changed func()) *numberField {
	n := &numberField{typed: typed, bounds: bounds}
	n.field = newField(*typed, func(text string) {
		*typed = text
		changed()
	}, func() { n.entered() })
	n.wrong = widget.NewParagraph(widget.TextModel{Size: theme.SizeCaption, Color: theme.ColorDown})
	n.column = newColumn(muted(label), n.field, n.wrong)
	n.column.gap = theme.Gap / 2
	return n
}

// update says what is wrong, if anything is.
func (n *numberField) update() {
	_, wrong := n.bounds().read(*n.typed)
	n.wrong.SetText(wrong)
	if wrong == "" {
		n.wrong.Hide()
	} else {
		n.wrong.Show()
	}
}
