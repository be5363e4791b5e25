package widget

import "strings"

// wrap breaks text into lines of at most that width. It breaks at spaces and
// line feeds, and inside a word only if the word alone is too long.
func wrap(text string, width float32, measure func(string) float32) []string {
	var lines []string
	for _, paragraph := range strings.Split(text, "\n") {
		lines = append(lines, wrapParagraph(strings.Fields(paragraph), width, measure)...)
	}
	return lines
}

func wrapParagraph(words []string, width float32, measure func(string) float32) []string {
	var lines []string
	current := ""
	for _, word := range words {
		if candidate := join(current, word); measure(candidate) <= width {
			current = candidate
			continue
		}
		if current != "" {
			lines = append(lines, current)
		}
		pieces := breakWord(word, width, measure)
		lines = append(lines, pieces[:len(pieces)-1]...)
		current = pieces[len(pieces)-1]
	}
	return append(lines, current)
}

func join(a, b string) string {
	if a == "" {
		return b
	}
	return a + " " + b
}

// breakWord gives every piece at least one character, however narrow the line.
func breakWord(word string, width float32, measure func(string) float32) []string {
	pieces := []string{""}
	for _, r := range word {
		last := &pieces[len(pieces)-1]
		if *last != "" && measure(*last+string(r)) > width {
			pieces = append(pieces, string(r))
			continue
		}
		*last += string(r)
	}
	return pieces
}
