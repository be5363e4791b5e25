// Package locale puts the system's list of languages into a form that Fyne can read, before
// Fyne reads it. Import it for its effect alone.
//
// On Linux and BSD the languages come from LC_ALL, LC_MESSAGES, LANG and LANGUAGE. Fyne takes
// names such as de_DE@euro, POSIX.UTF-8 or an empty entry for errors, and prints them while its
// packages are initialised, which is before main. This package imports next to nothing, so that
// Go initialises it first: of the packages that are ready, Go takes the one whose import path
// sorts first, and Fyne's lang waits for text/template. Keep it so.
package locale

import (
	"os"
	"strings"
)

// fallback is the language where the system names none that is usable.
const fallback = "en"

func init() {
	if list, ok := readable(os.Getenv); !ok {
		// LANG and LC_ALL stay: they also tell C code how text is encoded.
		_ = os.Setenv("LANGUAGE", list)
	}
}

// readable gives the list of languages that the environment asks for, and whether Fyne can
// read it as it stands.
func readable(getenv func(string) string) (list string, ok bool) {
	asked := ""
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if asked = getenv(name); asked != "" {
			break
		}
	}
	if asked == "C" || asked == "POSIX" {
		return asked, true // no language at all; LANGUAGE does not count then
	}
	if languages := getenv("LANGUAGE"); languages != "" {
		asked = languages
	}
	if asked == "" {
		return asked, true
	}
	var names []string
	ok = true
	for entry := range strings.SplitSeq(asked, ":") {
		// language_REGION.encoding@modifier; Fyne itself drops what follows the dot.
		name, _, _ := strings.Cut(entry, ".")
		ok = ok && isName(name)
		name, _, _ = strings.Cut(name, "@")
		if isName(name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		names = []string{fallback}
	}
	return strings.Join(names, ":"), ok
}

// isName tells whether name is a language of two or three letters, perhaps with a region.
func isName(name string) bool {
	language, region, hasRegion := strings.Cut(strings.ReplaceAll(name, "-", "_"), "_")
	if len(language) < 2 || len(language) > 3 || strings.Trim(language, "abcdefghijklmnopqrstuvwxyz") != "" {
		return false
	}
	return !hasRegion || len(region) == 2 && strings.Trim(region, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}
