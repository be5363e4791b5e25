// Package resources holds the files that ship inside the program: fonts and icon.
// It gives plain bytes and knows no toolkit; ui wraps them as it needs.
//
// All faces have the characters listed in fonts/glyphs.txt, so that a ket or an arrow looks
// the same on every machine, whatever fonts its system has. fonts/build.sh makes them.
package resources

import _ "embed"

// SansRegular is the face of most text, as a TrueType font.
//
//go:embed fonts/sans-regular.ttf
var SansRegular []byte

// SansBold is SansRegular's heavier sister, for headings and what matters now.
//
//go:embed fonts/sans-bold.ttf
var SansBold []byte

// MonoRegular is the face of what should line up: kets, columns of figures, seeds.
//
//go:embed fonts/mono-regular.ttf
var MonoRegular []byte

// FontLicence is the SIL Open Font License with the fonts' copyright notice. It has to be
// within reach of whoever gets the program.
//
//go:embed fonts/OFL.txt
var FontLicence string

// Icon is the game's icon, a square PNG of 1024 pixels a side, drawn in icon/icon.svg.
//
//go:embed icon/icon.png
var Icon []byte

// English is the catalogue of all sentences of the game, as JSON for Fyne's lang
// package: each English sentence, which is its key, and its plural forms where it
// has any.
//
//go:embed translations/en.json
var English []byte
