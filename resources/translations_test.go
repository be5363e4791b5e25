package resources_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/resources"
)

var catalogues = map[string][]byte{
	"English": resources.English,
	"Spanish": resources.Spanish,
	"Chinese": resources.Chinese,
}

// formsOf reads a catalogue: the forms of each sentence, which is "" where it has
// no number to agree with.
func formsOf(t *testing.T, catalogue []byte) map[string]map[string]string {
	t.Helper()
	raw := map[string]json.RawMessage{}
	require.NoError(t, json.Unmarshal(catalogue, &raw))
	out := map[string]map[string]string{}
	for key, value := range raw {
		var forms map[string]string
		if json.Unmarshal(value, &forms) != nil {
			var text string
			require.NoError(t, json.Unmarshal(value, &text), "%q", key)
			forms = map[string]string{"": text}
		}
		out[key] = forms
	}
	return out
}

var placeholder = regexp.MustCompile(`{{[^}]*}}`)

// placeholders are what a sentence leaves open, sorted, each once.
func placeholders(text string) []string {
	found := placeholder.FindAllString(text, -1)
	slices.Sort(found)
	return slices.Compact(found)
}

func TestEveryLanguageSaysEverything(t *testing.T) {
	english := formsOf(t, resources.English)
	for name, catalogue := range catalogues {
		t.Run(name, func(t *testing.T) {
			translated := formsOf(t, catalogue)
			for key, forms := range english {
				if !assert.Contains(t, translated, key, "not translated") {
					continue
				}
				for form := range forms {
					text := translated[key][form]
					assert.NotEmpty(t, strings.TrimSpace(text), "%q has no form %q", key, form)
					want, got := placeholders(key), placeholders(text)
					if form == "one" { // may write the number out
						want = slices.DeleteFunc(want, func(p string) bool { return p == "{{.N}}" })
						got = slices.DeleteFunc(got, func(p string) bool { return p == "{{.N}}" })
					}
					assert.ElementsMatch(t, want, got, "%q: %q", key, text)
				}
				assert.Len(t, translated[key], len(forms), "%q", key)
			}
			for key := range translated {
				assert.Contains(t, english, key, "nobody says this any more")
			}
		})
	}
}

// alike are the sentences that say one as they say many.
var alike = map[string][]string{
	"Spanish": {"{{.N}} others: {{.P}}"},
}

// A form that the catalogue tool filled in and nobody corrected says "1 hands".
func TestOneIsNotSaidAsMany(t *testing.T) {
	for _, name := range []string{"English", "Spanish"} {
		for key, forms := range formsOf(t, catalogues[name]) {
			if _, plural := forms["one"]; plural && !slices.Contains(alike[name], key) {
				assert.NotEqual(t, forms["other"], forms["one"], "%s: %q", name, key)
			}
		}
	}
}

// Whatever the language, no character has to come from the system's fonts.
func TestEveryCharacterOfTheTranslationsHasAGlyph(t *testing.T) {
	for _, name := range []string{"sans regular", "sans bold"} {
		face := parse(t, faces[name])
		for language, catalogue := range catalogues {
			for key, forms := range formsOf(t, catalogue) {
				for _, text := range forms {
					for _, r := range text {
						_, ok := face.NominalGlyph(r)
						assert.True(t, ok, "%s, %s: %U %q in %q has no glyph: run fonts/build.sh, or add it to fonts/glyphs.txt if it is not Chinese", name, language, r, r, key)
					}
				}
			}
		}
	}
}

// A sentence that was left in English is one that needs no translation: names,
// symbols and figures.
func TestTranslationsDifferFromEnglish(t *testing.T) {
	words := regexp.MustCompile(`[a-z]{3,} [a-z]{2,} [a-z]{2,}`)
	for name, catalogue := range map[string][]byte{"Spanish": resources.Spanish, "Chinese": resources.Chinese} {
		for key, forms := range formsOf(t, catalogue) {
			for _, text := range forms {
				if words.MatchString(placeholder.ReplaceAllString(key, "")) {
					assert.NotEqual(t, key, text, name)
				}
			}
		}
	}
}
