package ui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
)

// film is a device that counts the animations that are started on it, and that may
// be set to show none in any app.
type film struct {
	fyne.App
	still   bool
	started int
}

func (f *film) Driver() fyne.Driver     { return filmDriver{f.App.Driver(), f} }
func (f *film) Settings() fyne.Settings { return filmSettings{f.App.Settings(), !f.still} }

type filmDriver struct {
	fyne.Driver
	film *film
}

func (d filmDriver) StartAnimation(a *fyne.Animation) {
	d.film.started++
	d.Driver.StartAnimation(a)
}

type filmSettings struct {
	fyne.Settings
	animations bool
}

func (s filmSettings) ShowAnimations() bool { return s.animations }

// Where animations are off, for this game or for all apps, nothing moves by itself.
func TestNothingMovesWhereAnimationIsOff(t *testing.T) {
	for name, off := range map[string]struct{ inGame, onDevice bool }{
		"on": {}, "off in the game": {inGame: true}, "off on the device": {onDevice: true},
	} {
		play(t, name, func(t *testing.T) {
			p := sit(t, chair{seed: seedWhere(3, func(d game.Deal) bool { return holds(d[0], game.X) }), prefs: func(saved prefs) {
				s := saved.settings()
				s.animate = !off.inGame
				saved.setSettings(s)
			}})
			f := &film{App: fyne.CurrentApp(), still: off.onDevice}
			fyne.SetCurrentApp(f)
			p.reveal()
			p.drag(p.card(p.holding(game.X)), p.centre(p.table().hand.name)) // it flies back
			p.press(fyne.KeyH)
			p.toLastMeasure()
			p.press(fyne.KeyReturn)
			shown := p.snap().Result != nil && !p.table().measuring()
			assert.Equal(t, off.inGame || off.onDevice, shown, "the wires fall one after another, or not")
			for range 10 {
				p.wait(game.RevealGuard)
			}
			require.Equal(t, game.HandDone, p.snap().Phase)
			if off.inGame || off.onDevice {
				assert.Zero(t, f.started)
			} else {
				assert.GreaterOrEqual(t, f.started, 3, "the card, the results of the wires, the chips")
			}
		})
	}
}

// Whoever starts an animation asks first whether there are any.
func TestEveryAnimationAsksFirst(t *testing.T) {
	found := 0
	require.NoError(t, filepath.WalkDir(".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		require.NoError(t, err)
		for _, d := range file.Decls {
			var asked, starts token.Pos
			ast.Inspect(d, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				if f, ok := call.Fun.(*ast.SelectorExpr); ok {
					switch name := f.Sel.Name; {
					case name == "Animate":
						asked = call.Pos()
					case strings.HasPrefix(name, "New") && strings.HasSuffix(name, "Animation"):
						starts = call.Pos()
						found++
					}
				}
				return true
			})
			if starts.IsValid() {
				assert.True(t, asked.IsValid() && asked < starts, "%s starts an animation unasked", set.Position(starts))
			}
		}
		return nil
	}))
	assert.Positive(t, found)
}
