package resources_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Every string of the program can be drawn with the fonts that ship with it: what is missing
// would come from the system's fonts, and be an empty box where these lack it too.
func TestEveryCharacterInUseHasAGlyph(t *testing.T) {
	face := parse(t, faces["sans regular"])
	files := 0
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files++
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(node ast.Node) bool {
			if text, ok := node.(*ast.BasicLit); ok && text.Kind == token.STRING {
				value, err := strconv.Unquote(text.Value)
				require.NoError(t, err)
				for _, r := range value {
					if _, ok := face.NominalGlyph(r); !ok && r >= ' ' {
						assert.Fail(t, "no glyph", "%s: %U %q: add it to fonts/glyphs.txt and run fonts/build.sh", set.Position(text.Pos()), r, r)
					}
				}
			}
			return true
		})
		return nil
	})
	require.NoError(t, err)
	require.NotZero(t, files, "no source file found")
}
