package widget

import (
	"fyne.io/fyne/v2"

	"quantumpoker/ui/theme"
)

const (
	chanceMark   = "P(1) "
	widestChance = ">99.9%"
	zeroKet      = "|0⟩"
	ellipsis     = "…"
)

// The bundled sans lacks the bracket of a ket, the monospaced font has it.
var (
	bold      = fyne.TextStyle{Bold: true}
	monospace = fyne.TextStyle{Monospace: true}
)

// circuitText are the sizes of a circuit's texts under the player's text
// scale, and the heights that follow.
type circuitText struct {
	name, detail, caption, chance                         float32
	nameHeight, detailHeight, captionHeight, chanceHeight float32
}

// circuitTextFor is the largest text, up to what the player wants, at which all
// wires fit a height; they scroll where there is no such text.
func circuitTextFor(height float32, m *CircuitModel, wide bool) circuitText {
	part, least := float32(1), theme.Size(theme.SizeLeast)/theme.Size(theme.SizeCaption)
	t := newCircuitText(wide, part)
	for part > least && t.row(wide) > rowLeast && t.head(m)+t.row(wide)*float32(len(m.Wires))+circuitFoot > height {
		part *= smallerBy
		t = newCircuitText(wide, part)
	}
	return t
}

// row is the least height of a wire.
func (t *circuitText) row(wide bool) float32 {
	least := max(rowLeast, t.chanceHeight+barHeight+2)
	if wide {
		return least
	}
	return max(least, t.nameHeight+t.detailHeight)
}

// head is the height of the rounds' captions.
func (t *circuitText) head(m *CircuitModel) float32 {
	if len(m.RoundNames) == 0 {
		return 0
	}
	return t.captionHeight + 2
}

func newCircuitText(wide bool, part float32) circuitText {
	text, caption := theme.Size(theme.SizeText)*part, theme.Size(theme.SizeCaption)*part
	t := circuitText{name: text * 0.9, detail: caption * 0.9, caption: caption * 0.94, chance: caption}
	if wide {
		t.name, t.detail = text*1.07, caption*1.04
	}
	t.nameHeight = fyne.MeasureText("X", t.name, bold).Height
	t.detailHeight = fyne.MeasureText("X", t.detail, fyne.TextStyle{}).Height
	t.captionHeight = fyne.MeasureText("X", t.caption, fyne.TextStyle{}).Height
	t.chanceHeight = fyne.MeasureText("X", t.chance, bold).Height
	return t
}

func (t *circuitText) detailWidth(s string) float32 {
	return fyne.MeasureText(s, t.detail, fyne.TextStyle{}).Width
}

func (t *circuitText) chanceWidth(s string) float32 {
	return fyne.MeasureText(s, t.chance, bold).Width
}

func (t *circuitText) captionWidth(s string) float32 {
	return fyne.MeasureText(s, t.caption, fyne.TextStyle{}).Width
}

// rolesWidth is the room that the labels of a placement need beside the slot, and what
// they need where there is little.
func (t *circuitText) rolesWidth(p *Placement) (whole, least float32) {
	if p == nil {
		return 0, 0
	}
	small := min(t.detail, theme.Size(theme.SizeLeast))
	for _, r := range p.Roles {
		if r.Label != "" {
			whole = max(whole, t.detailWidth(r.Label)+2*rolePad+circuitGap)
			least = max(least, fyne.MeasureText(r.Label, small, fyne.TextStyle{}).Width+rolePad+circuitGap)
		}
	}
	return whole, least
}

// shortened is the text, or as much of its start as fits, with an ellipsis.
func shortened(text string, size float32, style fyne.TextStyle, width float32) string {
	if fyne.MeasureText(text, size, style).Width <= width {
		return text
	}
	runes := []rune(text)
	low, high := 0, len(runes)-1 // low runes and the ellipsis fit, or nothing does
	for low < high {
		middle := (low + high + 1) / 2
		if fyne.MeasureText(string(runes[:middle])+ellipsis, size, style).Width <= width {
			low = middle
		} else {
			high = middle - 1
		}
	}
	return string(runes[:low]) + ellipsis
}
