package widget

import (
	"strings"
	"testing"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget/widgettest"
)

func TestTextIsShortenedToItsWidth(t *testing.T) {
	useTheme(t, 1)
	text := NewText(TextModel{Text: longName})
	natural, usual := text.Natural(), theme.Size(theme.SizeText)
	for name, tt := range map[string]struct {
		width float32
		whole bool
		size  float32
	}{
		"room enough": {natural.Width, true, usual},
		"a bit less":  {natural.Width * 0.85, true, usual * 0.85},
		"much less":   {natural.Width * 0.5, false, usual},
		"little":      {40, false, usual},
		"almost none": {5, false, usual},
	} {
		t.Run(name, func(t *testing.T) {
			text.Resize(fyne.NewSize(tt.width, natural.Height))
			assert.Empty(t, widgettest.Offences(text))
			shown := strings.Join(widgettest.Texts(text), "")
			assert.Equal(t, tt.whole, shown == longName)
			assert.InEpsilon(t, tt.size, test.WidgetRenderer(text).Objects()[0].(*canvas.Text).TextSize, 0.08)
			assert.True(t, strings.HasPrefix(longName, strings.TrimSuffix(shown, "…")))
		})
	}
}

func TestTextFollowsTheTheme(t *testing.T) {
	useTheme(t, 1)
	text := NewText(TextModel{Text: "42", Color: theme.ColorGold, Size: theme.SizeTitle})
	w := test.NewTempWindow(t, text)
	w.Resize(fyne.NewSize(200, 100))
	drawn := test.WidgetRenderer(text).Objects()[0].(*canvas.Text)
	small := drawn.TextSize
	require.Equal(t, theme.Color(theme.ColorGold), drawn.Color)

	dark := drawn.Color
	test.ApplyTheme(t, theme.New(theme.Settings{Variant: theme.Light, TextScale: 2}))
	w.Content().Refresh()
	assert.InDelta(t, 2*small, drawn.TextSize, 0.01)
	assert.Equal(t, theme.Color(theme.ColorGold), drawn.Color)
	assert.NotEqual(t, dark, drawn.Color)
}

func TestWrap(t *testing.T) {
	measure := func(s string) float32 { return float32(utf8.RuneCountInString(s)) }
	for name, tt := range map[string]struct {
		text  string
		width float32
		want  []string
	}{
		"fits":               {"one two", 7, []string{"one two"}},
		"breaks at a space":  {"one two three", 8, []string{"one two", "three"}},
		"no-break space":     {"on 2026\u00a016:44", 10, []string{"on", "2026\u00a016:44"}},
		"keeps line feeds":   {"one\ntwo", 20, []string{"one", "two"}},
		"breaks a long word": {"abcdefgh ij", 3, []string{"abc", "def", "gh", "ij"}},
		"no room at all":     {"abc", 0, []string{"a", "b", "c"}},
		"nothing":            {"", 5, []string{""}},
		"Chinese":            {"把牌拖到一条线上", 3, []string{"把牌拖", "到一条", "线上"}},
		"Chinese marks":      {"看牌，或出牌（一张）。", 3, []string{"看牌，", "或出牌", "（一", "张）。"}},
		"Chinese and others": {"H 作用于q0再测量", 5, []string{"H 作用于", "q0再测量"}},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tt.want, wrap(tt.text, tt.width, measure))
		})
	}
}

func TestWrapLosesNothing(t *testing.T) {
	measure := func(s string) float32 { return float32(utf8.RuneCountInString(s)) }
	squeeze := func(s string) string { return strings.Join(strings.Fields(s), "") }
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[a-z⟩ ]{0,60}`).Draw(t, "text")
		width := rapid.IntRange(1, 20).Draw(t, "width")
		lines := wrap(text, float32(width), measure)
		assert.Equal(t, squeeze(text), squeeze(strings.Join(lines, " ")))
		for _, l := range lines {
			assert.LessOrEqual(t, utf8.RuneCountInString(l), width)
		}
	})
}

func TestParagraphGrowsWhereItIsNarrow(t *testing.T) {
	sentence := "Ben played CNOT, control q1 (Ben), target q0 (Ada): q0 and q1 now always agree"
	checkLayout(t, []fyne.Size{{Width: 900, Height: 100}, {Width: 300, Height: 240}, {Width: 120, Height: 900}}, func() fyne.Widget {
		return NewParagraph(TextModel{Text: sentence})
	})
	useTheme(t, 1)
	p := NewParagraph(TextModel{Text: sentence})
	assert.Greater(t, p.HeightFor(200), 2*p.HeightFor(900))
	p.Resize(fyne.NewSize(200, 100))
	assert.Equal(t, p.HeightFor(200), p.MinSize().Height)
	assert.Equal(t, sentence, strings.Join(widgettest.Texts(p), " "))
}
