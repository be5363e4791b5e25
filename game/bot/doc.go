// Package bot holds the players that are not people, one file a level.
//
// # Honest
//
// A bot is given the [game.View] of its seat and nothing else, so it cannot
// depend on a card that the seat has not seen. The same View, random source and
// [Budget] give the same [Choice] on every machine, however slow: a budget
// counts work, never time.
//
// # Conventions
//
// Values are in antes: what a seat is paid on average, its own ante not
// subtracted. Levels work with whole numbers where the rules give whole numbers,
// so that plays of equal worth compare as equal; see [Option].
package bot
