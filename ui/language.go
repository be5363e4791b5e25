package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/resources"
)

// loadLanguage makes the catalogue the one of the system's language, whichever
// that is, since Fyne offers no other way to choose.
func loadLanguage() {
	if err := lang.AddTranslationsForLocale(resources.English, lang.SystemLocale()); err != nil {
		fyne.LogError("The catalogue of sentences cannot be read; the game goes on without plural forms", err)
	}
}
