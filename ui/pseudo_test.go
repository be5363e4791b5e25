package ui

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/resources"
)

// accented has an accent for every letter, and every vowel twice: that makes a text
// longer by more than a third, and taller, without changing where it may break.
var accented = strings.NewReplacer(
	"a", "åå", "e", "éé", "i", "îî", "o", "öö", "u", "ûû", "y", "ýý",
	"A", "ÅÅ", "E", "ÉÉ", "I", "ÎÎ", "O", "ÖÖ", "U", "ÛÛ",
	"c", "ç", "g", "ğ", "l", "ļ", "n", "ñ", "r", "ŕ", "s", "š", "t", "ţ", "z", "ž",
	"C", "Ç", "G", "Ğ", "H", "Ĥ", "L", "Ļ", "N", "Ñ", "R", "Ŕ", "S", "Š", "T", "Ţ",
)

var fixedParts = regexp.MustCompile(`{{[^}]*}}|\|[^⟩ ]*⟩|P\(1\)|%`)

// pseudo is the English catalogue in a language that nobody speaks.
func pseudo(t *testing.T) []byte {
	t.Helper()
	catalogue := map[string]any{}
	require.NoError(t, json.Unmarshal(resources.English, &catalogue))
	for key, sentence := range catalogue {
		if key == "Measure" || key == "Hadamard" || key == "Pauli-X" {
			continue // a card has no room for a longer name in any language
		}
		switch s := sentence.(type) {
		case string:
			catalogue[key] = stretched(s)
		case map[string]any:
			for form, text := range s {
				s[form] = stretched(text.(string))
			}
		}
	}
	out, err := json.Marshal(catalogue)
	require.NoError(t, err)
	return out
}

// stretched leaves alone what no translator would touch.
func stretched(s string) string {
	var out strings.Builder
	for {
		at := fixedParts.FindStringIndex(s)
		if at == nil {
			return out.String() + accented.Replace(s)
		}
		out.WriteString(accented.Replace(s[:at[0]]) + s[at[0]:at[1]])
		s = s[at[1]:]
	}
}

func TestPseudoLanguageIsLongerByTwoFifths(t *testing.T) {
	assert.Equal(t, "Ţååkéé ţhéé {{.Card}} bååçk", stretched("Take the {{.Card}} back"))
	var plain, longer int
	var catalogue map[string]any
	require.NoError(t, json.Unmarshal(resources.English, &catalogue))
	for _, sentence := range catalogue {
		if s, ok := sentence.(string); ok {
			plain, longer = plain+len([]rune(s)), longer+len([]rune(stretched(s)))
		}
	}
	assert.InDelta(t, 1.4, float64(longer)/float64(plain), 0.15)
}

// tongues are what screens are looked at in, beside English.
func tongues(t *testing.T) map[string][]byte {
	return map[string][]byte{"pseudo": pseudo(t), "Spanish": resources.Spanish, "Chinese": resources.Chinese}
}

func TestPagesFitInEveryLanguage(t *testing.T) {
	looksOnly(t)
	speakEnglishAfter(t)
	for language, catalogue := range tongues(t) {
		for name, page := range pages {
			for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 800, Height: 360}, {Width: 1280, Height: 800}} {
				t.Run(fmt.Sprintf("%s/%s/%vx%v", language, name, size.Width, size.Height), func(t *testing.T) {
					a := openApp(t, size)
					speak(catalogue)
					a.show(page(a))
					for _, s := range checkTexts(t, a) {
						assert.NotContains(t, s.text, "…", "cut though the text has its usual size")
					}
				})
			}
		}
	}
}

func TestTableIsTidyInEveryLanguage(t *testing.T) {
	looksOnly(t)
	speakEnglishAfter(t)
	for language, catalogue := range tongues(t) {
		play(t, language, func(t *testing.T) {
			p := sit(t, chair{odds: game.OddsMeasured, seed: 5, hands: 2})
			speak(catalogue)
			p.table().render()
			p.tidyMatch()
		})
	}
}
