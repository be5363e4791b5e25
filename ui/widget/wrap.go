package widget

import (
	"strings"
	"unicode"
)

// wrap breaks text into lines of at most that width. It breaks at spaces and
// line feeds but not at a no-break space, between Chinese characters, and inside a word
// only if the word alone is too long.
func wrap(text string, width float32, measure func(string) float32) []string {
	var lines []string
	for _, paragraph := range strings.Split(text, "\n") {
		lines = append(lines, wrapParagraph(paragraph, width, measure)...)
	}
	return lines
}

func wrapParagraph(text string, width float32, measure func(string) float32) []string {
	var lines []string
	current := ""
	for _, word := range spaced(text) {
		for i, part := range parts(word) {
			candidate := current + part
			if i == 0 {
				candidate = join(current, part)
			}
			if measure(candidate) <= width {
				current = candidate
				continue
			}
			if current != "" {
				lines = append(lines, current)
			}
			pieces := breakWord(part, width, measure)
			lines = append(lines, pieces[:len(pieces)-1]...)
			current = pieces[len(pieces)-1]
		}
	}
	return append(lines, current)
}

// spaced are the parts of a text between the spaces at which a line may end.
func spaced(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' })
}

func join(a, b string) string {
	if a == "" {
		return b
	}
	return a + " " + b
}

// Chinese is written without spaces, and a line may end after any character, but
// not before the one kind of these marks and not after the other.
const (
	closing = "，。、；：？）”…"
	opening = "（“"
)

// parts are the pieces of a word between which a line may end.
func parts(word string) []string {
	var out []string
	start, before := 0, rune(0)
	for i, r := range word {
		if free := chinese(before) || chinese(r); i > 0 && free && !strings.ContainsRune(closing, r) && !strings.ContainsRune(opening, before) {
			out = append(out, word[start:i])
			start = i
		}
		before = r
	}
	return append(out, word[start:])
}

func chinese(r rune) bool {
	return unicode.Is(unicode.Han, r) || strings.ContainsRune("，。、；：？（）", r)
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

// words are the parts of a text that wrap keeps whole where it can.
func words(text string) []string {
	var out []string
	for _, word := range spaced(text) {
		out = append(out, parts(word)...)
	}
	return out
}
