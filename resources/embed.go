// Package resources holds the files that ship inside the program: fonts and icon.
// It gives plain bytes and knows no toolkit; ui wraps them as it needs.
//
// All faces have the characters listed in fonts/glyphs.txt, so that a ket or an arrow looks
// the same on every machine, whatever fonts its system has. fonts/build.sh makes them.
// The sans faces have the characters of all translations too.
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

// English is the catalogue of all sentences of the game, as JSON: each English
// sentence, which is its key, and its forms "one" and "other" where it counts things.
//
//go:embed translations/en.json
var English []byte

// Spanish is English's catalogue in Spanish, with the same keys.
//
//go:embed translations/es.json
var Spanish []byte

// Chinese is English's catalogue in Simplified Chinese, with the same keys. The sans
// faces have the characters that it uses.
//
//go:embed translations/zh.json
var Chinese []byte
