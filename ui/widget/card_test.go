package widget

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget/widgettest"
)

var faces = map[string]CardModel{
	"x":       {Art: GateX, Name: "Pauli-X", Effect: "|0⟩ to/from |1⟩", Enabled: true},
	"h":       {Art: GateH, Name: "Hadamard", Effect: "into and out of superposition", Enabled: true},
	"cnot":    {Art: GateCNOT, Name: "CNOT", Effect: "control 1 flips target", Enabled: true},
	"toffoli": {Art: GateToffoli, Name: "Toffoli", Effect: "two controls 1 flip target", Enabled: true},
	"swap":    {Art: GateSwap, Name: "SWAP", Effect: "exchanges two qubits", Enabled: true},
	"measure": {Art: GateMeasure, Name: "Measure", Effect: "ends the hand"},
}

func TestCardLooks(t *testing.T) {
	looks := map[string]CardModel{
		"back":     {FaceDown: true},
		"selected": {Art: GateX, Name: "Pauli-X", Enabled: true, Selected: true, Focused: true, Hue: theme.Blue},
	}
	for name, m := range faces {
		looks[name] = m
	}
	for name, m := range looks {
		t.Run(name, func(t *testing.T) {
			useTheme(t, 1)
			w := test.NewTempWindow(t, NewCard(m))
			w.SetPadded(false)
			w.Resize(fyne.NewSize(150, 200))
			assertLooks(t, "card/"+name, w)
		})
	}
}

func TestCardLayout(t *testing.T) {
	sizes := []fyne.Size{{Width: 60, Height: 80}, {Width: 75, Height: 100}, {Width: 100, Height: 134}, {Width: 150, Height: 200}, {Width: 170, Height: 230}}
	for name, m := range faces {
		t.Run(name, func(t *testing.T) {
			checkLayout(t, sizes, func() fyne.Widget { return NewCard(m) })
		})
	}
}

// Cards in a row have names of one size, or none has a name.
func TestNamesOfCardsAreAllOfOneSize(t *testing.T) {
	useTheme(t, 1)
	for width := float32(30); width < 120; width++ {
		var long, short line
		for _, c := range []struct {
			name string
			to   *line
		}{{"Hadamard", &long}, {"X", &short}} {
			card := NewCard(CardModel{Name: c.name, NameAs: "Hadamard"})
			card.Resize(fyne.NewSize(width, width/cardAspect))
			*c.to = *test.WidgetRenderer(card).(*cardRenderer).side.(*cardFace).name
		}
		assert.Equal(t, long.Text.Text == "", short.Text.Text == "", "width %v", width)
		assert.InDelta(t, long.asked, short.asked, 0, "width %v", width)
	}
}

func TestCardSaysWhatThereIsRoomFor(t *testing.T) {
	for name, tt := range map[string]struct {
		size fyne.Size
		want []string
	}{
		"tiny":   {fyne.NewSize(60, 80), []string{"CNOT"}},
		"phone":  {fyne.NewSize(100, 134), []string{"CNOT", "control 1 flips", "target"}},
		"normal": {fyne.NewSize(150, 200), []string{"CNOT", "control 1 flips target"}},
	} {
		t.Run(name, func(t *testing.T) {
			useTheme(t, 1)
			c := NewCard(faces["cnot"])
			c.Resize(tt.size)
			assert.Equal(t, tt.want, widgettest.Texts(c))
		})
	}
}

func TestFaceDownCardKeepsNothingOfItsFace(t *testing.T) {
	for name, m := range faces {
		t.Run(name, func(t *testing.T) {
			useTheme(t, 1)
			c := NewCard(m)
			c.Resize(fyne.NewSize(150, 200))
			require.Contains(t, stringsIn(c), m.Name, "the search finds what is there")
			require.Contains(t, stringsIn(test.WidgetRenderer(c)), m.Name)

			m.FaceDown = true
			c.SetModel(m)
			for _, place := range []any{c, test.WidgetRenderer(c), NewCard(m)} {
				kept := stringsIn(place)
				assert.NotContains(t, kept, m.Name)
				assert.NotContains(t, kept, m.Effect)
			}
			assert.Empty(t, widgettest.Texts(c))
			for _, o := range test.WidgetRenderer(c).Objects() {
				_, isArt := o.(*GateArt)
				assert.False(t, isArt)
			}
		})
	}
}

func TestAllBacksAreAlike(t *testing.T) {
	useTheme(t, 1)
	pictures := map[string]bool{}
	for _, m := range faces {
		m.FaceDown = true
		c := NewCard(m)
		c.Resize(fyne.NewSize(150, 200))
		pictures[test.RenderObjectToMarkup(c)] = true
	}
	assert.Len(t, pictures, 1)
}

// stringsIn is every string that can be reached from v, through pointers and
// unexported fields too.
func stringsIn(v any) []string {
	var found []string
	seen := map[uintptr]bool{}
	var walk func(reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.String:
			found = append(found, v.String())
		case reflect.Pointer:
			if v.IsNil() || seen[v.Pointer()] {
				return
			}
			seen[v.Pointer()] = true
			walk(v.Elem())
		case reflect.Interface:
			if !v.IsNil() {
				walk(v.Elem())
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				walk(v.Index(i))
			}
		}
	}
	walk(reflect.ValueOf(v))
	return found
}

func TestGateArtFades(t *testing.T) {
	useTheme(t, 1)
	a := NewGateArt(GateCNOT, theme.ColorCardInk)
	a.SetOpacity(0.5)
	for _, o := range test.WidgetRenderer(a).Objects() {
		if l, ok := o.(*canvas.Line); ok {
			_, _, _, alpha := l.StrokeColor.RGBA()
			assert.InDelta(t, 0x7fff, alpha, 0x200)
		}
	}
}
