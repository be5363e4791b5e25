package ui

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"quantumpoker/resources"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// newAbout says what this program is, what it does with what it learns, and
// under which terms it may be passed on.
func newAbout(a *App) screen {
	body := newColumn(
		newSection(lang.L("Quantum Poker"), versionLine(a.app.Metadata().Version, resources.Commit()),
			plain(lang.L("A card game for two to eight people at one device. The cards are quantum gates, the table is a circuit, and measuring it decides who gets the chips."))),
		newSection(lang.L("Privacy"), "",
			plain(lang.L("The game sends nothing to anybody and asks for nothing from the network. Your settings and the names of the players stay on this device.")),
			plain(lang.L("Matches are kept on this device too. While a hand runs, its cards are covered in the file with a key that lies beside it: that is against a glance, a search or a preview of the file, not against somebody who wants to cheat on their own machine."))),
		newSection(lang.L("Licence"), "",
			plain(lang.L("Quantum Poker is free software under the MIT licence: use it, change it and pass it on as you like. It comes without any warranty.")),
			plain(lang.L("Its windows are drawn with Fyne, which is under the BSD licence."))),
		newSection(lang.L("Fonts"), lang.L("The text is set in Noto fonts. This is their licence, as its authors wrote it:"),
			widget.NewParagraph(widget.TextModel{Text: reflow(resources.FontLicence), Size: theme.SizeCaption})),
	)
	body.gap = theme.PanelInset
	return newLeaf(a, lang.L("About"), body)
}

// versionLine names the commit where it is known, so that a report of a fault can.
func versionLine(version, commit string) string {
	if commit == "" {
		return lang.L("Version {{.Version}}", args{"Version": version})
	}
	return lang.L("Version {{.Version}}, commit {{.Commit}}", args{"Version": version, "Commit": commit})
}

// reflow joins the lines of each paragraph, which were broken for a terminal,
// and leaves the lines out that only divide.
func reflow(text string) string {
	var paragraphs []string
	for _, p := range strings.Split(text, "\n\n") {
		var lines []string
		for _, line := range strings.Split(p, "\n") {
			if line = strings.TrimSpace(line); strings.Trim(line, "-") != "" {
				lines = append(lines, line)
			}
		}
		if len(lines) > 0 {
			paragraphs = append(paragraphs, strings.Join(lines, " "))
		}
	}
	return strings.Join(paragraphs, "\n\n")
}
