package ui

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// settingsScreen changes how the game looks and when it hides cards. What is
// chosen holds at once.
type settingsScreen struct {
	*leaf
	chosen    settings
	languages *segments
}

func newSettings(a *App) *settingsScreen {
	s := &settingsScreen{chosen: a.prefs.settings()}
	changed := func(change func(i int)) func(int) {
		return func(i int) {
			change(i)
			a.prefs.setSettings(s.chosen)
			a.applySettings()
			s.page.relayout()
		}
	}
	variants := newSegments(int(s.chosen.variant),
		changed(func(i int) { s.chosen.variant = theme.Variant(i) }),
		lang.L("As the device"), lang.L("Light"), lang.L("Dark"))
	contrast := newSegments(oneIf(s.chosen.high),
		changed(func(i int) { s.chosen.high = i == 1 }),
		lang.L("Normal"), lang.L("High"))
	motion := newSegments(oneIf(!s.chosen.animate),
		changed(func(i int) { s.chosen.animate = i == 0 }),
		lang.L("On"), lang.L("Off"))
	percent := func() string { return fmt.Sprintf("%d%%", s.chosen.text) }
	size := plain(percent())
	var text *slider
	text = newSlider((s.chosen.text-textLeast)/textStep, (textMost-textLeast)/textStep,
		func(int) string { return facts(lang.L("Text size"), percent()) },
		func(i int) {
			s.page.hold(text, func() {
				changed(func(i int) { s.chosen.text = textLeast + i*textStep })(i)
				size.SetText(percent())
			})
		})
	order := []hideChoice{hideAtOnce, hideSoon, hideNever}
	hide := newSegments(slices.Index(order, s.chosen.hide),
		changed(func(i int) { s.chosen.hide = order[i] }),
		lang.L("At once"), lang.L("After 5 seconds"), lang.L("Never"))

	paceOrder := []pace{paceSlow, paceNormal, paceFast, paceAtOnce}
	bots := newSegments(slices.Index(paceOrder, a.prefs.pace()),
		func(i int) { a.prefs.setPace(paceOrder[i]) },
		lang.L("Slow"), lang.L("Normal"), lang.L("Fast"), lang.L("At once"))

	names := []string{lang.L("As the device")}
	for _, l := range languages {
		names = append(names, l.name)
	}
	s.languages = newSegments(1+indexOfLanguage(a.prefs.language()), s.speak, names...)

	body := newColumn(
		newSection(lang.L("Language"), "", s.languages),
		newSection(lang.L("Theme"), "", variants),
		newSection(lang.L("Contrast"), lang.L("High is for eyes that need clearer text and outlines, and for bright sunlight."), contrast),
		newSection(lang.L("Text size"), lang.L("Of all text in the game. The window keeps its size."), size, text),
		newSection(lang.L("Animation"), lang.L("Cards that fly, wires that collapse one after another. Off shows at once what they lead to."), motion),
		newSection(lang.L("Pace of the bots"), lang.L("How long each of their plays can be looked at. Escape or a tap on the table skips the wait."), bots),
		newSection(lang.L("Hide the cards when the window loses the focus"),
			lang.L("So that nobody sees your cards after you have turned to something else. A minimised window, and one in the background of a phone, hides them at once."), hide),
	)
	body.gap = theme.PanelInset
	s.leaf = newLeaf(a, lang.L("Settings"), body)
	return s
}

// speak has the language that was chosen spoken at once. The choice is focused
// again, so that the arrow keys can go on from it.
func (s *settingsScreen) speak(i int) {
	code := ""
	if i > 0 {
		code = languages[i-1].code
	}
	s.app.prefs.setLanguage(code)
	s.app.changeLanguage()
	now := s.app.current.(*settingsScreen)
	s.app.focus(now.languages)
	s.app.showFocus()
}

func (s *settingsScreen) renew() screen {
	made := newSettings(s.app)
	made.from = renewed(s.from)
	return made
}

// newSection is a panel with a title, an explanation and what can be chosen.
func newSection(title, why string, choice ...fyne.CanvasObject) *column {
	items := []fyne.CanvasObject{heading(title)}
	if why != "" {
		items = append(items, muted(why))
	}
	return newPanel(append(items, choice...)...)
}

// plain and muted are running text.
func plain(text string) *widget.Paragraph {
	return widget.NewParagraph(widget.TextModel{Text: text})
}

func muted(text string) *widget.Paragraph {
	return widget.NewParagraph(widget.TextModel{Text: text, Color: theme.ColorMuted})
}

func oneIf(b bool) int {
	if b {
		return 1
	}
	return 0
}
