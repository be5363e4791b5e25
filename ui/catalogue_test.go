package ui

import (
	"encoding/json"
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const catalogueFile = "../resources/translations/en.json"

var updateCatalogue = flag.Bool("update-catalogue", false, "write the sentences found in the code into the English catalogue")

// sentencesInCode finds the first argument of every call of lang.L and lang.N
// below this folder; plural says which are of lang.N.
func sentencesInCode(t *testing.T) (plural map[string]bool) {
	plural = map[string]bool{}
	require.NoError(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			f, ok := call.Fun.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if of, ok := f.X.(*ast.Ident); !ok || of.Name != "lang" || f.Sel.Name != "L" && f.Sel.Name != "N" {
				return true
			}
			literal, ok := call.Args[0].(*ast.BasicLit)
			if !assert.True(t, ok, "%s: the sentence must be written out, so that it can be found", set.Position(call.Pos())) {
				return true
			}
			text, err := strconv.Unquote(literal.Value)
			require.NoError(t, err)
			plural[text] = plural[text] || f.Sel.Name == "N"
			return true
		})
		return nil
	}))
	return plural
}

// toolkitSentences are those of Fyne's own file dialogs and menus, by their keys.
// They stand in the game's catalogues too, since Fyne has its own in the language of
// the device alone, which need not be the one that is spoken.
func toolkitSentences(t *testing.T) map[string]string {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "fyne.io/fyne/v2").Output()
	require.NoError(t, err)
	raw, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "lang", "translations", "base.en.json"))
	require.NoError(t, err)
	var all map[string]any
	require.NoError(t, json.Unmarshal(raw, &all))
	out := map[string]string{}
	for key, sentence := range all {
		switch s := sentence.(type) {
		case string:
			out[key] = s
		case map[string]any:
			out[key] = s["other"].(string)
		}
		if strings.HasSuffix(strings.TrimSuffix(key, ".short"), "day") {
			delete(out, key) // of a calendar, which the game has none of
		}
	}
	return out
}

// TestEverySentenceIsInTheCatalogue keeps the English catalogue complete and free
// of what the game no longer says.
func TestEverySentenceIsInTheCatalogue(t *testing.T) {
	raw, err := os.ReadFile(catalogueFile)
	require.NoError(t, err)
	catalogue := map[string]any{}
	require.NoError(t, json.Unmarshal(raw, &catalogue))
	code := sentencesInCode(t)
	toolkit := toolkitSentences(t)
	for key := range toolkit {
		code[key] = false
	}
	if *updateCatalogue {
		for text, plural := range code {
			if _, known := catalogue[text]; !known {
				catalogue[text] = text
				if says, ok := toolkit[text]; ok {
					catalogue[text] = says
				}
				if plural {
					catalogue[text] = map[string]string{"one": text, "other": text}
				}
			}
		}
		for text := range catalogue {
			if _, used := code[text]; !used {
				delete(catalogue, text)
			}
		}
		var b strings.Builder
		e := json.NewEncoder(&b)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		require.NoError(t, e.Encode(catalogue))
		require.NoError(t, os.WriteFile(catalogueFile, []byte(b.String()), 0o644))
	}
	const how = "run go test ./ui -run Catalogue -update-catalogue"
	for text, plural := range code {
		entry, ok := catalogue[text]
		if assert.True(t, ok, "%q is missing: %s", text, how) {
			_, forms := entry.(map[string]any)
			_, made := entry.(map[string]string)
			assert.Equal(t, plural, forms || made, "%q: plural forms where the code asks for them", text)
		}
	}
	for text := range catalogue {
		assert.Contains(t, code, text, "nobody says this any more: %s", how)
	}
}
