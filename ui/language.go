package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/resources"
)

// language is one that the game speaks.
type language struct {
	code      string // ISO 639's
	name      string // in the language itself
	catalogue []byte
}

// languages are all of them; the first is for devices that speak none of them.
var languages = []language{
	{"en", "English", resources.English},
	{"es", "Español", resources.Spanish},
	{"zh", "简体中文", resources.Chinese},
}

// spoken is the language with the chosen code, or the device's where that is "".
func spoken(chosen string, device fyne.Locale) language {
	if chosen == "" {
		chosen, _, _ = strings.Cut(string(device), "-")
	}
	return languages[max(0, indexOfLanguage(chosen))]
}

// indexOfLanguage is -1 for a code that the game does not know.
func indexOfLanguage(code string) int {
	return slices.IndexFunc(languages, func(l language) bool { return l.code == code })
}

// applyLanguage makes all that is said from now on follow the settings.
func (a *App) applyLanguage() {
	speak(spoken(a.prefs.language(), lang.SystemLocale()).catalogue)
}

// speak makes a catalogue the one of the device's language, whichever that is,
// since Fyne offers no other way to choose.
func speak(catalogue []byte) {
	messages, err := messagesOf(catalogue)
	if err == nil {
		err = lang.AddTranslationsForLocale(messages, lang.SystemLocale())
	}
	if err != nil {
		fyne.LogError("The catalogue of sentences cannot be read; the game goes on in English without plural forms", err)
	}
}

// changeLanguage is applyLanguage for a window that says things already.
func (a *App) changeLanguage() {
	a.applyLanguage()
	a.win.SetTitle(a.title())
	a.toasts.clear()
	a.sayTrouble()
	a.show(renewed(a.current))
}

// renewer is a screen that says what was put in when it was made.
type renewer interface{ renew() screen }

// renewed is the screen in the language that is spoken now.
func renewed(s screen) screen {
	if r, ok := s.(renewer); ok {
		return r.renew()
	}
	return s
}
