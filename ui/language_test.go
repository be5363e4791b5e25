package ui

import (
	"encoding/json"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/odds"
	"quantumpoker/quantum"
	"quantumpoker/resources"
	"quantumpoker/ui/widget/widgettest"
)

// speakEnglishAfter makes the other tests independent of what this one speaks.
// It comes before anything else that changes the language.
func speakEnglishAfter(t *testing.T) {
	t.Cleanup(func() { speak(resources.English) })
}

// device makes the system's language that of a locale.
func device(t *testing.T, locale string) {
	speakEnglishAfter(t)
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANGUAGE"} {
		t.Setenv(name, "")
	}
	t.Setenv("LANG", locale+".UTF-8")
}

func TestTheDeviceChoosesUntilThePlayerDoes(t *testing.T) {
	for name, tt := range map[string]struct {
		chosen string
		device fyne.Locale
		want   string
	}{
		"English":                     {"", "en-US", "en"},
		"Spanish of Mexico":           {"", "es-MX", "es"},
		"Spanish of nowhere":          {"", "es", "es"},
		"Chinese":                     {"", "zh-CN-Hans", "zh"},
		"a language that is not here": {"", "pl-PL", "en"},
		"chosen":                      {"zh", "es-ES", "zh"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tt.want, spoken(tt.chosen, tt.device).code)
		})
	}
}

// A device may have another rule for plurals than the language that is spoken:
// Chinese none, Polish three forms, French the singular for 0.
func TestPluralsAreThoseOfTheLanguageThatIsSpoken(t *testing.T) {
	for _, locale := range []string{"en_US", "es_ES", "zh_CN", "pl_PL", "fr_FR", "ar_EG"} {
		t.Run(locale, func(t *testing.T) {
			device(t, locale)
			speak(resources.Spanish)
			for n, want := range map[int]string{0: "0 cartas", 1: "1 carta", 2: "2 cartas", 5: "5 cartas", 21: "21 cartas"} {
				assert.Equal(t, want, cardCount(n))
			}
			speak(resources.English)
			assert.Equal(t, []string{"0 cards", "1 card", "2 cards"}, []string{cardCount(0), cardCount(1), cardCount(2)})
			speak(resources.Chinese)
			assert.Equal(t, []string{"1 张牌", "2 张牌"}, []string{cardCount(1), cardCount(2)})
		})
	}
}

func TestFiguresHaveTheMarkOfTheLanguage(t *testing.T) {
	speakEnglishAfter(t)
	speak(resources.Spanish)
	eighth := quantum.Fraction{Num: 1, Den: 8}
	assert.Equal(t, "12,5%", percent(eighth))
	assert.Equal(t, "<0,1%", percent(quantum.Fraction{Num: 1, Den: 4096}))
	assert.Equal(t, "−22,5", chips(odds.Chips{Num: -45, Den: 2}))
	assert.Equal(t, "60", chips(odds.Chips{Num: 60, Den: 1}))
	speak(resources.Chinese)
	assert.Equal(t, "12.5%", percent(eighth))
}

// englishLeft are the texts of a screen that are sentences of the English catalogue
// though the other one says them differently.
func englishLeft(t *testing.T, a *App, catalogue []byte) (left []string) {
	other := map[string]any{}
	require.NoError(t, json.Unmarshal(catalogue, &other))
	for _, text := range widgettest.Texts(a.win.Content()) {
		if said, ok := other[text]; ok && said != text {
			left = append(left, text)
		}
	}
	return left
}

func TestTheLanguageChangesAtOnceAndEverywhere(t *testing.T) {
	speakEnglishAfter(t)
	play(t, "in a match", func(t *testing.T) {
		p := sit(t, chair{seed: 1})
		table := p.table()
		p.wait(time.Second)
		p.app.goHome()
		p.app.show(newSettings(p.app))
		for i, l := range languages {
			s := p.app.current.(*settingsScreen)
			s.languages.choose(1 + i)
			s = p.app.current.(*settingsScreen)
			assert.Equal(t, l.code, p.app.prefs.language())
			assert.Equal(t, s.languages, p.inner.Focused(), "the arrow keys go on from it")
			assert.Equal(t, lang.L("Quantum Poker"), p.app.win.(*deskWindow).title)
			assert.Contains(t, widgettest.Texts(p.app.win.Content()), lang.L("Settings"))
			assert.Empty(t, englishLeft(t, p.app, l.catalogue))
			s.back()
			assert.IsType(t, &home{}, p.app.current)
			assert.Contains(t, widgettest.Texts(p.app.win.Content()), lang.L("New match"))
			assert.Empty(t, englishLeft(t, p.app, l.catalogue))
			table.open()
			assert.Contains(t, widgettest.Texts(p.app.win.Content()), lang.L("Leave"))
			assert.Empty(t, englishLeft(t, p.app, l.catalogue))
			p.app.goHome()
			p.app.show(newSettings(p.app))
		}
		s := p.app.current.(*settingsScreen)
		s.languages.choose(0)
		assert.Empty(t, p.app.prefs.language(), "the device's again")
	})
}

// Fyne's own dialogs and menus speak the language of the game, not of the device.
func TestTheToolkitSpeaksTheChosenLanguage(t *testing.T) {
	for _, locale := range []string{"en_US", "es_ES", "zh_CN", "pl_PL", "zh_TW"} {
		t.Run(locale, func(t *testing.T) {
			device(t, locale)
			for catalogue, want := range map[*[]byte][]string{
				&resources.English: {"Save File", "Cancel", "Enter filename", "Copy"},
				&resources.Spanish: {"Guardar Archivo", "Cancelar", "Introducir nombre del archivo", "Copiar"},
				&resources.Chinese: {"保存 文件", "取消", "输入文件名", "复制"},
			} {
				speak(*catalogue)
				a := openApp(t, windowUsual)
				speak(*catalogue)
				a.saveAs("circuit.qasm", nil)
				said := widgettest.Texts(a.win.Canvas().Overlays().Top())
				assert.Subset(t, append(said, lang.L("Enter filename"), lang.L("Copy")), want)
			}
		})
	}
}

func TestALanguageThatCannotBeReadsAsTheDevices(t *testing.T) {
	a := openApp(t, windowUsual)
	a.prefs.setLanguage("tlh")
	assert.Empty(t, a.prefs.language())
}

// A match outlives a change of language: whatever is to be seen and heard of it then,
// it says as a table does that is made in that language.
func TestATableThatWasLeftSpeaksTheNewLanguage(t *testing.T) {
	looksOnly(t)
	for name, visit := range visits(t) {
		play(t, name, func(t *testing.T) {
			speakEnglishAfter(t)
			p := sit(t, chair{odds: game.OddsAdvice, seed: 7, hands: 2, prefs: knowing})
			visit(p)
			left, ok := p.app.current.(*tableScreen)
			if !ok || p.inner.Overlays().Top() != nil {
				return
			}
			said := func(s *tableScreen) []string {
				p.app.show(s)
				p.wait(time.Second)
				if p.snap().Phase == game.Passing {
					p.press(fyne.KeyReturn)
				}
				return append(p.texts(), labels(p.app.heard())...)
			}
			p.app.goHome()
			speak(pseudo(t))
			after := said(left)
			made := newTableScreen(p.app, left.ctl)
			made.tabs.chosen = left.tabs.chosen
			assert.Equal(t, said(made), after)
		})
	}
}
