// Package widget has the things that the game draws for itself: the marks of
// seats, circuits, cards, buttons, charts, odds and recap. They know values and
// callbacks. What a value means, and how a number is written, is the caller's.
//
// Conventions: a widget is made by NewX from a small model, SetModel (or a
// setter named after what it sets) changes it and draws once, and only if
// something changed. Callbacks are fields named OnX and may be nil. Colours and
// text sizes are names of package theme, looked up when the widget refreshes.
// Everything is called on the UI goroutine.
package widget
