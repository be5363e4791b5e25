package ui

import (
	"encoding/json"
	"fmt"
)

// messagesOf prepares a catalogue for Fyne. Fyne takes the plural form by the rules
// of the device's language, which need not be the catalogue's: a Polish device asks
// for three forms of a Spanish sentence, a Chinese one for a single form. So each
// form that may be asked for is one template, which decides by the number N itself.
// The game's languages all have one form for 1 and one for the rest.
func messagesOf(catalogue []byte) ([]byte, error) {
	var sentences map[string]any
	if err := json.Unmarshal(catalogue, &sentences); err != nil {
		return nil, err
	}
	for key, sentence := range sentences {
		forms, plural := sentence.(map[string]any)
		if !plural {
			continue
		}
		either := fmt.Sprintf("{{if eq .N 1}}%s{{else}}%s{{end}}", forms["one"], forms["other"])
		all := map[string]string{}
		for _, category := range []string{"zero", "one", "two", "few", "many", "other"} {
			all[category] = either
		}
		sentences[key] = all
	}
	return json.Marshal(sentences)
}
